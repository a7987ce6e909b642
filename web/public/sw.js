// What the browser keeps for the game, and what it shows when a notice comes. The game itself is always asked for.
const KEPT = "kept-1";
const MOST = 200; // files: older builds' go first
const PAGE = "/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(PAGE)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (isWords(url.pathname)) event.respondWith(words(request));
  else if (request.mode === "navigate" && isOurs(url.pathname)) event.respondWith(page(request));
});

// An asset's name changes with what is in it, so one that is here is the right one.
async function asset(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const all = await kept.keys();
    const old = all.filter((one) => new URL(one.url).pathname !== PAGE).slice(0, Math.max(0, all.length - MOST));
    await Promise.all(old.map((one) => kept.delete(one)));
  }
  return answer;
}

// What every page begins with: without it there is not even a sentence to say that one is alone.
function isWords(path) {
  return path === "/api/names" || path === "/api/box" || /^\/api\/(texts|about)\//.test(path);
}

async function words(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(request);
    if (found) return found;
    throw error;
  }
}

// The first page was there before this worker: it says what it has fetched, so that all of it is here the next time.
self.addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));

async function keepAll(addresses) {
  const kept = await caches.open(KEPT);
  for (const address of addresses) {
    const { origin, pathname } = new URL(address);
    const wanted = origin === self.location.origin && (pathname.startsWith("/assets/") || isWords(pathname));
    if (wanted && !(await kept.match(address))) await kept.add(address).catch(() => undefined);
  }
}

function isOurs(path) {
  return path === "/" || /^\/(lobby|new|rules|credits)$/.test(path) || path.startsWith("/table/");
}

// Without a connection the page opens all the same, and says there that it is alone.
async function page(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(PAGE);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (!told) return;
  const options = { body: told.body, tag: told.tag, lang: told.language, icon: "/icon-192.png", data: told.link };
  event.waitUntil(self.registration.showNotification(told.title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(link) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => one.url === link);
  return there ? there.focus() : self.clients.openWindow(link);
}
