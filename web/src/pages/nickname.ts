// A name for somebody who has not chosen one.

import { settings } from "../settings.svelte";
import { say } from "../text/speech.svelte";

/** The remembered nickname, or a name of the time in the language's own spelling. */
export function usualNickname(): string {
  if (settings.nickname) return settings.nickname;
  const names = say("web-nicknames").split(",");
  return names[Math.floor(Math.random() * names.length)]!.trim();
}
