// Being told of one's turn while away: the browser's own push, and what is remembered of it here.

import { pushKey, subscribe, unsubscribe } from "../wire/api";

const KEY = "mousquetaires.notices";
const SECRET_BYTES = 32;
const WORKER = "/sw.js"; // shows what comes, and leads to the table

/** The notices asked for from this browser, by table: the name by which each is ended. */
export interface Asked {
  push?: string;
  webhook?: string;
}

export function askedFor(table: string): Asked {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Asked>)[table] ?? {};
  } catch {
    return {};
  }
}

function keep(table: string, asked: Asked): void {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Asked>;
    localStorage.setItem(KEY, JSON.stringify({ ...all, [table]: asked }));
  } catch {
    // a browser without storage cannot take a notice back: it ends with the table
  }
}

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Ask for the browser's push at this table; false when its owner does not allow it. */
export async function askForPush(table: string, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration =
    (await navigator.serviceWorker.getRegistration()) ?? (await navigator.serviceWorker.register(WORKER));
  await ready(registration);
  const { key } = await pushKey();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const to = { type: "push" as const, endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
  const { id } = await subscribe(table, { to, language });
  keep(table, { ...askedFor(table), push: id });
  return true;
}

/** A worker that was just registered cannot subscribe before it is active. */
async function ready(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener("statechange", () => coming.state === "activated" && resolve());
  });
}

/** Ask for calls to an address of one's own; answers the secret they are signed with. */
export async function askForWebhook(table: string, url: string, language: string): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const secret = `whsec_${btoa(String.fromCharCode(...bytes))}`;
  const { id } = await subscribe(table, { to: { type: "webhook", url, secret }, language });
  keep(table, { ...askedFor(table), webhook: id });
  return secret;
}

export async function endNotice(table: string, kind: keyof Asked): Promise<void> {
  const { [kind]: id, ...others } = askedFor(table);
  if (id) await unsubscribe(table, id);
  keep(table, others);
}
