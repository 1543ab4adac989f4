// The service worker: push notifications.

// messageOf reads a push. Anything that it does not know counts as an empty one.
function messageOf(event) {
  try {
    const m = event.data?.json();
    return typeof m === "object" && m !== null ? m : {};
  } catch {
    return {};
  }
}

// fallbackWords are what a push without a title says.
async function fallbackWords() {
  try {
    return await (await caches.match("/words", { cacheName: "words" })).json();
  } catch {
    return { title: "Finds", body: "" }; // the name of the app says enough
  }
}

// Every push shows a notification, whatever it holds: browsers withdraw the permission of a
// service worker that shows none.
self.addEventListener("push", (event) => {
  event.waitUntil((async () => {
    const m = messageOf(event);
    const words = m.title ? { title: "", body: "" } : await fallbackWords();
    await self.registration.showNotification(String(m.title || words.title), {
      body: String(m.body || words.body || ""), tag: m.tag ? String(m.tag) : "finds", data: m.data ?? {},
      icon: "/favicon.ico", badge: base + "icons/badge.png",
    });
    try {
      const res = await fetch("/api/notifications/count");
      if (res.ok && isOwn(res)) await self.navigator.setAppBadge?.((await res.json()).unread);
    } catch { /* the number follows when the app is opened */ }
  })());
});

// targetOf is the address on this service that a notification leads to.
function targetOf(notification) {
  const list = new URL("/notifications", location.origin);
  try {
    const url = new URL(notification.data?.url ?? list, location.origin);
    return url.origin === location.origin ? url : list;
  } catch {
    return list;
  }
}

// A click opens the find: in a window that there is, or in a new one. A page of the API or an
// asset does not listen.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const to = targetOf(event.notification);
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = windows.find((c) => !/^\/(api|_)\//.test(new URL(c.url).pathname));
    if (!open) return self.clients.openWindow(to.href);
    open.postMessage({ type: "open", path: to.pathname + to.search + to.hash });
    try {
      await open.focus();
    } catch { /* without a real click the window may not be focused */ }
  })());
});

async function subscribeAgain(old) {
  if (old?.options) return self.registration.pushManager.subscribe(old.options);
  const res = await fetch("/api/push/key");
  if (!isOwn(res)) throw new Error("the server is away");
  const { publicKey } = await res.json();
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

// A browser that changes its subscription sends the new one to the server at once; the page
// finds its id here the next time that it asks.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil((async () => {
    const sub = event.newSubscription ?? await subscribeAgain(event.oldSubscription);
    const { endpoint, keys } = sub.toJSON();
    const from = generation;
    const headers = { "Content-Type": "application/json" };
    const res = await fetch("/api/push/subscriptions", { method: "POST", headers, body: JSON.stringify({ endpoint, keys }) });
    if (res.ok && isOwn(res)) await store("private-push", "/subscription", res, from);
  })());
});
