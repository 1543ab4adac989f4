// Who is signed in, what the server can, and what is new for them.

import { get, post, onSessionEnd, onCached } from "./api.js";
import { t } from "./i18n.js";

let user = null;
let conf = {};
let unread = 0;
let stream = null;
let refused = null;

export const me = () => user;
export const config = () => conf;
export const unreadCount = () => unread;
// refusal is why the identity provider's answer led nowhere, told once.
export function refusal() {
  const p = refused;
  refused = null;
  return p;
}

const redraw = () => dispatchEvent(new Event("finds:draw"));
const stateHandlers = { say: () => {}, go: () => {} };
// handlers sets how the session speaks and moves, which it does not know itself.
export const handlers = (h) => Object.assign(stateHandlers, h);

// begin takes what came with the page.
export function begin(boot) {
  conf = boot.config;
  refused = boot.problem ?? null;
  onSessionEnd(expired);
  onCached(setKept);
  setMe(boot.me);
  setUnread(boot.unread ?? 0);
  addEventListener("online", redraw);
  addEventListener("offline", redraw);
  // A page that nobody sees has no stream: over HTTP/1.1 a browser has six
  // connections to a server, and as many tabs would take them all.
  const look = () => {
    if (document.hidden || !user) return unfollow();
    follow();
    recount();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("pagehide", unfollow);
  addEventListener("pageshow", (e) => { if (e.persisted) look(); });
}

let kept = false;
// isKept tells whether what is shown was kept for reading offline.
export const isKept = () => kept || !navigator.onLine;
function setKept(now) {
  if (kept === now) return;
  kept = now;
  redraw();
}

// setMe changes who is signed in. What was kept of somebody else goes.
export function setMe(next) {
  const owner = localStorage.getItem("owner");
  if (owner && owner !== next?.id) forget(Boolean(next));
  if (next) localStorage.setItem("owner", next.id);
  user = next;
  if (user) follow();
  else unfollow();
  redraw();
}

// forget drops everything private that this browser keeps: answers and pictures
// of the service worker, and where the map stood; drafts too unless only the
// session has ended, so that nothing typed is lost.
export async function forget(drafts = true) {
  localStorage.removeItem("owner");
  sessionStorage.clear();
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith("map:") || name === "subscription" || (drafts && name.startsWith("draft:"))) localStorage.removeItem(name);
  }
  navigator.serviceWorker?.controller?.postMessage({ type: "forget" });
  if (!globalThis.caches) return;
  const names = await caches.keys();
  await Promise.all(names.filter((n) => n.startsWith("private")).map((n) => caches.delete(n)));
}

// signOut ends the session here and at the server.
export async function signOut() {
  const push = await import("./push.js");
  await push.release();
  await post("/api/auth/logout");
  await forget();
  setMe(null);
  setUnread(0);
}

// gone is signOut when the account is no more.
export async function gone() {
  await forget();
  setMe(null);
}

function expired() {
  if (!user) return;
  forget(false);
  setMe(null);
  stateHandlers.say(t("session.ended"));
  stateHandlers.go(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`);
}

export function setUnread(n) {
  unread = Math.max(0, n);
  if (unread) navigator.setAppBadge?.(unread).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  redraw();
}

async function recount() {
  try {
    setUnread((await get("/api/notifications/count")).unread);
  } catch { /* the next look will tell */ }
}

// follow reads the stream of notifications, once the page has come to rest.
function follow() {
  const begin = () => {
    if (!user || stream || document.hidden) return;
    stream = new EventSource("/api/notifications/stream");
    stream.addEventListener("notification", (e) => {
      const n = JSON.parse(e.data);
      setUnread(unread + 1);
      stateHandlers.say(noteText(n), noteLink(n));
      dispatchEvent(new CustomEvent("finds:notification", { detail: n }));
    });
    stream.addEventListener("reset", recount);
  };
  const idle = globalThis.requestIdleCallback ?? ((f) => setTimeout(f, 500));
  if (document.readyState === "complete") idle(begin);
  else addEventListener("load", () => idle(begin), { once: true });
}

function unfollow() {
  stream?.close();
  stream = null;
}

// noteText says what a notification tells, in the reader's language. The title
// of a find stands at the end of the server's message.
export function noteText(n) {
  const title = n.message.slice(n.message.indexOf(": ") + 2);
  return t(`note.${n.type}`, { name: n.data.username, title });
}

// noteLink is where a notification leads.
export const noteLink = (n) => (n.data.findId ? `/finds/${n.data.findId}` : "/friends");
