// The page that is shown, by the browser's address and history.

export const RULES_PAGES = ["learn", "rules", "advice", "components", "box", "booklet"] as const;
export type RulesPage = (typeof RULES_PAGES)[number];
export type Page =
  "front" | "lobby" | "new" | "table" | "replay" | "story" | "games" | "lessons" | RulesPage | "credits" | "lost";

export interface Place {
  page: Page;
  table: string; // the id of the table on its page
  hash: string; // without the #
}

const PAGES: Record<string, Page> = {
  "/": "front",
  "/lobby": "lobby",
  "/new": "new",
  "/replay": "replay",
  "/games": "games",
  "/lessons": "lessons",
  "/rules": "learn",
  "/rules/all": "rules",
  "/rules/advice": "advice",
  "/rules/components": "components",
  "/rules/box": "box",
  "/rules/booklet": "booklet",
  "/credits": "credits",
};
const TABLE = /^\/(table|replay)\/([\w-]{16})(\/story)?$/;
const SERVERS_OWN = /^\/(api|privacy|schema|static|health|ready|metrics)(\/|$)/;

export function placeOf(path: string, hash: string): Place {
  const [, kind, table = "", story] = TABLE.exec(path) ?? [];
  if (story) return { page: kind === "table" ? "story" : "lost", table, hash: hash.replace(/^#/, "") };
  const found = kind ? (kind as Page) : (PAGES[path.replace(/(.)\/$/, "$1")] ?? "lost");
  const page = found === "learn" && hash.length > 1 ? "rules" : found; // /rules#DUEL-8 names a rule
  return { page, table, hash: hash.replace(/^#/, "") };
}

class Router {
  place: Place = $state.raw(placeOf(location.pathname, location.hash));

  /** Goes to an address of this site. */
  go(to: string): void {
    const url = new URL(to, location.href);
    if (url.href !== location.href) history.pushState(null, "", url);
    this.look();
  }

  /** Changes the address of the page without a step in the history. */
  rename(to: string): void {
    history.replaceState(null, "", to);
    this.look();
  }

  look(): void {
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** Opens links inside the site without reloading. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (SERVERS_OWN.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return; // the browser scrolls, and sends popstate
  event.preventDefault();
  router.go(link.href);
}
