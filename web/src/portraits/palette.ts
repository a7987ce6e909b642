// The colours of the portraits. They're fixed: a portrait keeps its parchment on a dark table, because the theme's ink
// is pale there and would turn a face into a negative.

export const PALETTE = {
  ink: "#2a2016",
  skin: "#faeed6",
  skinShade: "#e2c79c",
  linen: "#fdf8ea",
  pearl: "#fff",
  cream: "#f3ead4",
  gold: "#d9b65c",
  lip: "#b0483f",

  // the two sides, and the ring of a portrait that belongs to neither
  blue: "#1f3f86",
  blueDark: "#152c66",
  bluePlume: "#3f66bd",
  blueLight: "#cfdcf5",
  red: "#98182b",
  redDark: "#6d1022",
  redPlume: "#c0394a",
  redLight: "#e0989c",
  neutral: "#7a5710",

  // the ground behind a head
  ground: "#ecdcb8",
  tokenGround: "#dcc99d",

  // hair
  darkHair: "#4a3526",
  darkHairLight: "#8a6746",
  chestnut: "#6b4326",
  chestnutLight: "#b07f4f",
  fair: "#c08a3a",
  fairLight: "#ecc77d",
  redHair: "#a4501f",
  redHairLight: "#dd9a5f",
  grey: "#cfc6b4",
  greyDark: "#8d8373",

  // cloth, leather and steel
  black: "#33291f",
  blackLight: "#a58a66",
  brown: "#7a4a25",
  brownDark: "#54321a",
  brownLight: "#d2a679",
  ochre: "#b98b2c",
  ochreDark: "#80540c",
  ochreLight: "#f2e2b4",
  green: "#2c6237",
  greenDark: "#1d4426",
  greenLight: "#a9c9a4",
  teal: "#1d6a86",
  tealDark: "#124a60",
  tealLight: "#b9d9e2",
  violet: "#5c3a86",
  violetDark: "#3f2760",
  violetLight: "#c9b3e0",
  slate: "#6f87a8",
  slateDark: "#465c7c",
  steel: "#b9bfc2",
  steelDark: "#7d868c",
  steelLight: "#eef0ec",
} as const;
