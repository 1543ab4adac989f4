// The service worker: what is needed to read offline, push, and what other apps
// share. Names that begin with "private" are dropped at the sign-out.

const base = "/_/";
const files = "files"; // the server puts the list here
const shell = "shell-" + base;
const keep = { answers: "private-answers", pages: "private-pages", media: "private-media", tiles: "private-tiles" };
const most = { [keep.answers]: 300, [keep.media]: 400, [keep.tiles]: 400 };
const day = 24 * 60 * 60 * 1000; // media may have become private since

let generation = 0; // counts sign-outs: what was asked for before one is not kept after it
let cleared = Promise.resolve(); // when the last of them is done

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(shell);
    await cache.addAll(files.map((name) => base + name));
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

// store keeps a copy, unless somebody has signed out since it was asked for.
async function store(name, request, res, from) {
  if (from !== generation) return;
  const cache = await caches.open(name);
  await cache.put(request, res);
  if (from !== generation) return void caches.delete(name);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - (most[name] ?? 1)))) await cache.delete(old);
}

const marked = (res) => {
  const headers = new Headers(res.headers);
  headers.set("X-Finds-Kept", "1");
  return new Response(res.body, { status: res.status, headers });
};

// unreachable tells whether something before the server answered for it.
const unreachable = (res) => res.status >= 502 && res.status <= 504 && !res.headers.get("Content-Type")?.startsWith("application/problem+json");

// gone tells whether the server no longer shows it to who asks.
const gone = (res) => res.status === 403 || res.status === 404 || res.status === 410;

// fresh asks the network first; what was kept is the second best, and says so.
async function fresh(event, name) {
  const key = event.request;
  const from = generation;
  const second = () => caches.match(key, { cacheName: name });
  let res;
  try {
    res = await fetch(event.request);
  } catch (error) {
    const have = await second();
    if (!have) throw error;
    return marked(have);
  }
  if (res.ok && res.type === "basic") event.waitUntil(store(name, key, res.clone(), from));
  if (gone(res)) event.waitUntil(caches.open(name).then((c) => c.delete(key)));
  const have = unreachable(res) && await second();
  return have ? marked(have) : res;
}

// kept takes what is there, and asks the network for what is not or is too old.
// What is asked for with a signature, another each day, is kept without it.
async function kept(event, name, age = Infinity) {
  const from = generation;
  const key = name === keep.media ? new URL(event.request.url).pathname : event.request;
  const have = await caches.match(key, { cacheName: name });
  const old = have && Date.now() - new Date(have.headers.get("Date") ?? 0) > age;
  if (have && !old) return have;
  try {
    const res = await fetch(event.request);
    if (res.ok && res.status === 200 && res.type === "basic") event.waitUntil(store(name, key, res.clone(), from));
    if (gone(res) && have) event.waitUntil(caches.open(name).then((c) => c.delete(key)));
    return have && unreachable(res) ? have : res;
  } catch (error) {
    if (have) return have;
    throw error;
  }
}

// page answers a navigation. Offline every address has the same page, which
// then reads what was kept for it.
async function page(event) {
  const from = generation;
  let res;
  try {
    res = await fetch(event.request);
  } catch (error) {
    const have = await keptPage();
    if (!have) throw error;
    return have;
  }
  if (isPage(res)) event.waitUntil(store(keep.pages, "/", res.clone(), from));
  return (unreachable(res) && await keptPage()) || res;
}

const isPage = (res) => res.ok && res.type === "basic" && res.headers.get("Content-Type")?.startsWith("text/html");

// keptPage is the page as it was kept, which says so.
async function keptPage() {
  const have = await caches.match("/", { cacheName: keep.pages });
  if (!have) return null;
  const text = (await have.text()).replace('id="boot">{', '$&"kept":true,');
  return new Response(text, { status: 200, headers: have.headers });
}

// keepPage keeps the page of who has just signed in.
async function keepPage() {
  await cleared;
  const from = generation;
  const res = await fetch("/");
  if (isPage(res)) await store(keep.pages, "/", res, from);
}

// share keeps what another app sends until the form for a new find is there and
// its reader takes it. A form of another site is not an app, but one that hides where
// it comes from cannot be distinguished from an app: so nothing replaces what waits, and
// the reader is asked.
async function share(request) {
  if (/^https?:/.test(request.referrer) && new URL(request.referrer).origin !== location.origin) return Response.redirect("/new", 303);
  const form = await request.formData();
  const files = form.getAll("file");
  form.delete("file");
  let size = 0;
  const taken = files.filter((f, i) => i < 10 && (size += f.size) <= 200e6);
  for (const f of taken) form.append("file", f);
  form.set("left", files.length - taken.length);
  const cache = await caches.open("private-share");
  const waiting = await cache.keys();
  if (waiting.length >= 5) return Response.redirect("/new?shared=full", 303);
  await cache.put(`/share?${Date.now()}-${waiting.length}`, new Response(form));
  return Response.redirect("/new?shared=1", 303);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && url.pathname === "/share") return event.respondWith(share(request));
  if (request.method !== "GET" || request.headers.has("Range")) return;
  const path = url.pathname;
  if (path.startsWith("/_/")) return event.respondWith(kept(event, shell));
  if (path.startsWith("/tiles/")) return event.respondWith(kept(event, keep.tiles, 30 * day));
  if ((path.startsWith("/api/media/") || path.startsWith("/api/avatars/")) && request.destination === "image") return event.respondWith(kept(event, keep.media, day));
  if (path.startsWith("/api/docs") || path === "/api/openapi.json" || path.startsWith("/api/auth/oauth/") || path === "/api/notifications/stream") return;
  if (path.startsWith("/api/")) {
    if (request.mode !== "navigate" && !/^\/api\/(places|media|push|auth)/.test(path)) event.respondWith(fresh(event, keep.answers));
    return;
  }
  if (request.mode === "navigate") event.respondWith(page(event));
});

// clear drops everything private, and what is shown outside of the page. What
// was shared stays when only the session has ended.
async function clear(all) {
  for (const n of await self.registration.getNotifications()) n.close();
  const names = await caches.keys();
  await Promise.all(names.filter((n) => n.startsWith("private") && (all || n !== "private-share")).map((n) => caches.delete(n)));
}

self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(keepPage());
  if (event.data?.type !== "forget") return;
  generation++;
  cleared = clear(event.data.all);
  event.waitUntil(cleared);
});

// Every push shows a notification, whatever it holds: browsers withdraw the
// permission of who shows none.
self.addEventListener("push", (event) => {
  event.waitUntil((async () => {
    let m = {};
    try {
      m = event.data?.json() ?? {};
    } catch { /* shown without */ }
    if (typeof m !== "object" || m === null) m = {};
    let words = { title: "Finds", body: "" };
    if (!m.title) {
      try {
        words = await (await caches.match("/words", { cacheName: "words" })).json();
      } catch { /* the name of the app says enough */ }
    }
    await self.registration.showNotification(String(m.title || words.title), {
      body: String(m.body || words.body || ""), tag: m.tag ? String(m.tag) : "finds", data: m.data ?? {}, icon: base + "icons/192.png", badge: base + "icons/badge.png",
    });
    try {
      const res = await fetch("/api/notifications/count");
      if (res.ok) await self.navigator.setAppBadge?.((await res.json()).unread);
    } catch { /* the number follows when the app is opened */ }
  })());
});

// A click opens the find: in a window that there is, or in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    let to = new URL("/notifications", location.origin);
    try {
      const wish = new URL(event.notification.data?.url ?? "/notifications", location.origin);
      if (wish.origin === location.origin) to = wish;
    } catch { /* to the list */ }
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = windows.find((c) => !/^\/(api|_)\//.test(new URL(c.url).pathname)); // such as the page of the API, which would not hear it
    if (!open) return self.clients.openWindow(to.href);
    open.postMessage({ type: "open", path: to.pathname + to.search });
    try {
      await open.focus();
    } catch { /* without a real click the window may not be focused */ }
  })());
});

// A browser that changes its subscription tells the server at once, and the page
// the next time that it asks.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil((async () => {
    const sub = event.newSubscription ?? await self.registration.pushManager.subscribe(event.oldSubscription?.options
      ?? { userVisibleOnly: true, applicationServerKey: (await (await fetch("/api/push/key")).json()).publicKey });
    const { endpoint, keys } = sub.toJSON();
    const from = generation;
    const res = await fetch("/api/push/subscriptions", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ endpoint, keys }) });
    if (res.ok) await store("private-push", "/subscription", res, from);
  })());
});
