// Made by tools/icons.mjs: who drew which icon (game-icons.net, CC BY 3.0).

export const ICON_CREDITS: Record<string, readonly string[]> = {
  delapouite: ["bed","bindle","cellar-barrels","check-mark","church","closed-doors","dagger-rose","eyepatch","fleur-de-lys","handheld-fan","health-potion","horse-head","night-sleep","person","person-in-bed","pope-crown","robber-mask","rolling-dices","stable","tavern-sign","two-coins"],
  lorc: ["boot-prints","breastplate","candle-light","cannon","cloak-dagger","clockwork","conversation","crossed-pistols","crossed-sabres","crossed-swords","crowned-heart","cut-diamond","domino-mask","feather","galleon","hourglass","laurels","mantrap","open-book","padlock","pointing","queen-crown","rose","spyglass","sword-hilt","treasure-map","wax-seal"],
  sbed: ["cancel","shield"],
  skoll: ["hearts"],
};
