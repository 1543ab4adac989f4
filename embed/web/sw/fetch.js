// The service worker: its life, requests, and messages of pages.

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(shell);
    await Promise.all(files.map(async (name) => {
      const res = await fetch(base + name);
      if (!canStore(res)) throw new Error(`${name} is not there`); // the browser tries again later
      await cache.put(base + name, res);
    }));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((n) => n.startsWith("shell-") && n !== shell).map((n) => caches.delete(n)));
    await self.clients.claim();
  })());
});

const isPage = (res) => canStore(res) && res.headers.get("Content-Type")?.startsWith("text/html");

// isScreen tells whether the app has a screen at a path. Others may be of a proxy: its sign-in.
const isScreen = (path) => screens.includes(path.split("/")[1]);
const screens = ["", "about", "admin", "feed", "finds", "friends", "help", "import", "invites", "join", "lists", "new", "notifications",
  "people", "profile", "saved", "settings", "shares", "sign-in", "waiting"];

// isForeign tells whether a page is not of Finds. A redirect of a proxy, to where users sign in, is followed.
const isForeign = (res) => !isOwn(res) && res.type !== "opaqueredirect";

// page answers a navigation. Offline every address has the same page, which then reads what was
// stored for it.
async function page(event) {
  const from = generation;
  let res;
  try {
    res = await fetch(event.request);
  } catch (error) {
    const have = await storedPage();
    if (!have) throw error;
    return have;
  }
  if (isPage(res)) event.waitUntil(store(privateCaches.pages, "/", res.clone(), from));
  return (isForeign(res) && isScreen(new URL(event.request.url).pathname) && await storedPage()) || res;
}

const boot = 'id="boot">{';

// storedPage is the stored page, which says that it is one, without what was for the address that it came from. Former
// versions also stored pages that are not of Finds.
async function storedPage() {
  const have = await caches.match("/", { cacheName: privateCaches.pages });
  if (!have) return null;
  const text = await have.text();
  if (!text.includes(boot)) return null;
  const page = text.replace(boot, '$&"kept":true,').replace(/<!--preloads-->[^]*<!--\/preloads-->/, "");
  return new Response(page, { status: 200, headers: have.headers });
}

// storePage stores the page of the user who has just signed in.
async function storePage() {
  await cleared;
  const from = generation;
  const res = await fetch("/");
  if (isPage(res)) await store(privateCaches.pages, "/", res, from);
}

const isPicture = (request, path) => /^\/api\/(media|avatars)\//.test(path) && request.destination === "image";

// isLive tells whether a path of the API is never answered from a cache.
const isLive = (path) => /^\/api\/(docs|openapi\.(json|yaml)$|auth\/|notifications\/stream$|places|media|push)/.test(path);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  const path = url.pathname;
  if (request.method === "POST" && path === "/share") return event.respondWith(share(request));
  if (request.method !== "GET" || request.headers.has("Range")) return;
  if (path.startsWith("/_/")) return event.respondWith(cacheFirst(event, shell));
  if (path === "/theme.css") return event.respondWith(cacheFirst(event, "theme"));
  if (path.startsWith("/tiles/")) return event.respondWith(cacheFirst(event, privateCaches.tiles, 30 * day));
  if (isPicture(request, path)) return event.respondWith(cacheFirst(event, privateCaches.media, day));
  if (path.startsWith("/api/")) {
    if (request.mode !== "navigate" && !isLive(path)) event.respondWith(networkFirst(event, privateCaches.answers));
    return;
  }
  if (path.startsWith("/s/")) return; // shared by a link, and so not kept
  if (request.mode === "navigate" && !url.searchParams.has("direct")) event.respondWith(page(event));
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(storePage());
  if (event.data?.type !== "forget") return;
  generation++;
  cleared = clear(event.data.all);
  event.waitUntil(cleared);
});
