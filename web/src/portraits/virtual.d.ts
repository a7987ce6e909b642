// What the plugin portraitSheet of vite.config.ts provides.
declare module "virtual:portraits" {
  /** The address of the sheet with all portraits. */
  export const sheet: string;
  /** The side of each person who has a portrait. */
  export const sides: Record<string, import("./sheet").Side>;
}
