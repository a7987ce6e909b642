// A nickname for a player who has not chosen one.

import { settings } from "../settings.svelte";
import { say } from "../text/language.svelte";

/** The remembered nickname, or a random neutral name, unless it is taken at the table. */
export function usualNickname(taken: readonly string[] = []): string {
  const free = (name: string): boolean => !taken.includes(name);
  if (settings.nickname && free(settings.nickname)) return settings.nickname;
  const names = say("web-nicknames")
    .split(",")
    .map((name) => name.trim())
    .filter(free);
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
