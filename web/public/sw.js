// The service worker: caches the client's files for offline use, and shows notifications. Games are never cached.
const CACHE = "kept-1";
const MOST = 200; // files; those of older builds are removed first
const PAGE = "/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (isText(url.pathname)) event.respondWith(text(request));
  else if (request.mode === "navigate" && isOurs(url.pathname)) event.respondWith(page(request));
});

// The name of an asset changes with its content, so a cached one is never out of date.
async function asset(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    const old = all.filter((one) => new URL(one.url).pathname !== PAGE).slice(0, Math.max(0, all.length - MOST));
    await Promise.all(old.map((one) => cache.delete(one)));
  }
  return answer;
}

// Texts and names: every page needs them, also to say that there is no connection.
function isText(path) {
  return path === "/api/names" || path === "/api/box" || /^\/api\/(texts|about)\//.test(path);
}

async function text(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(request);
    if (found) return found;
    throw error;
  }
}

// The first page was loaded before this worker: it sends the addresses it has fetched, so that they are cached, too.
self.addEventListener("message", (event) => event.waitUntil(cacheAll(event.data)));

async function cacheAll(addresses) {
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    const { origin, pathname } = new URL(address);
    const wanted = origin === self.location.origin && (pathname.startsWith("/assets/") || isText(pathname));
    if (wanted && !(await cache.match(address))) await cache.add(address).catch(() => undefined);
  }
}

function isOurs(path) {
  return path === "/" || /^\/(lobby|new|rules|lessons|credits)$/.test(path) || path.startsWith("/table/");
}

// Offline the page opens from the cache, and says that there is no connection.
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(PAGE);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  const notice = event.data?.json();
  if (!notice) return;
  const options = { body: notice.body, tag: notice.tag, lang: notice.language, icon: "/icon-192.png", data: notice.link };
  event.waitUntil(self.registration.showNotification(notice.title, options));
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
