// A page for looking at the board and the panels without a server: `npm run dev`, then /gallery.html.
// It takes ?scene=0&language=en&theme=dark&show=board (or panels, or all), or for the Quest boards
// ?quest=inn-half&width=840&height=636 (or quest=inn, or all; a height of 80 shows thumbnails). It is no part of the build.

import { mount } from "svelte";

import "../design/base.css";
import { useNames } from "../text/names";
import { locale } from "../text/language.svelte";
import type { Names } from "../wire/types.gen";
import made from "./views.json";

const files = import.meta.glob("../../../src/mousquetaires/i18n/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function textsOf(language: string): Record<string, string> {
  const here = Object.entries(files).filter(([path]) => path.split("/").at(-2) === language);
  return Object.fromEntries(here.map(([path, text]) => [path.split("/").at(-1)!, text]));
}

const asked = new URLSearchParams(location.search);
const language = asked.get("language") ?? "en";
window.fetch = (what) => {
  const path = new URL(what instanceof Request ? what.url : what, location.href).pathname.split("/");
  const answer =
    path[2] === "texts"
      ? textsOf(path[3]!)
      : path[2] === "about"
        ? { texts: (made.about as Record<string, unknown>)[path[3]!] }
        : {};
  return Promise.resolve(new Response(JSON.stringify(answer)));
};

async function open(): Promise<void> {
  useNames(made.names as unknown as Names);
  await locale.speak(language);
  document.documentElement.dataset.theme = asked.get("theme") ?? "light";
  const target = document.getElementById("app")!;
  const quest = asked.get("quest");
  if (quest !== null) {
    const { default: QuestGallery } = await import("./QuestGallery.svelte");
    const [width, height] = [Number(asked.get("width") ?? 840), Number(asked.get("height") ?? 636)];
    mount(QuestGallery, { target, props: { only: quest === "all" ? "" : quest, width, height } });
    return;
  }
  const { default: Gallery } = await import("./Gallery.svelte");
  mount(Gallery, {
    target,
    props: { scene: Number(asked.get("scene") ?? 0), show: asked.get("show") ?? "all" },
  });
}

void open();
