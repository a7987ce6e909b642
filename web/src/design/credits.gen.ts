// Made by tools/icons.mjs: who drew which icon (game-icons.net, CC BY 3.0).

export const ICON_CREDITS: Record<string, readonly string[]> = {
  delapouite: ["bed","bindle","card-exchange","cellar-barrels","check-mark","church","closed-doors","dagger-rose","exit-door","eyepatch","fleur-de-lys","handheld-fan","health-potion","horse-head","night-sleep","person","person-in-bed","pope-crown","robber-mask","rolling-dices","scroll-quill","secret-door","shaking-hands","sound-off","sound-on","stable","tavern-sign","two-coins"],
  lorc: ["breastplate","candle-light","cannon","cloak-dagger","clockwork","cog","conversation","crossed-pistols","crossed-sabres","crossed-swords","crowned-heart","cut-diamond","domino-mask","feather","galleon","hourglass","laurels","linked-rings","mantrap","moon","open-book","padlock","pointing","queen-crown","rose","semi-closed-eye","spyglass","sun","sword-hilt","tied-scroll","wax-seal","world"],
  sbed: ["cancel","help","shield"],
  skoll: ["hearts"],
};
