// Notifications when it is the player's turn: the browser's push or a webhook, and which of them were asked for.

import { readStored, writeStored } from "../storage";
import { pushKey, subscribe, unsubscribe } from "../wire/api";

const KEY = "mousquetaires.notices";
const SECRET_BYTES = 32;
const WORKER = "/sw.js"; // shows the notification, and opens the table

/** The notifications of a table that this browser asked for: the id by which each is ended. */
export interface Asked {
  push?: string;
  webhook?: string;
}

export function askedFor(table: string): Asked {
  return readAll()[table] ?? {};
}

function readAll(): Record<string, Asked> {
  return readStored(KEY, {});
}

function keep(table: string, asked: Asked): void {
  writeStored(KEY, { ...readAll(), [table]: asked });
}

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Asks for the browser's push at this table; false if the user does not allow it. */
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

/** Waits until a new service worker is active: it cannot subscribe before. */
async function ready(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener("statechange", () => coming.state === "activated" && resolve());
  });
}

/** Asks for calls to a webhook; returns the secret with which they are signed. */
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
