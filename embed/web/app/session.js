// Who is signed in, what the server can, and what is new for them.

import { get, post, onSessionEnd, onCached, onUser } from "./api.js";
import { setConfig } from "./config.js";
import { t } from "./i18n.js";

let user = null;
let unread = 0;
let stream = null;
let refused = null;

export const me = () => user;
export const unreadCount = () => unread;
// refusal is why the identity provider's answer led nowhere, shown once.
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
  setConfig(boot.config);
  refused = boot.problem ?? null;
  onSessionEnd(expired);
  onCached(setKept);
  const owner = localStorage.getItem("owner");
  const leaver = localStorage.getItem("leaving");
  if (leaver && boot.me?.id === leaver) forget().then(leaveNow); // and nothing of theirs is shown
  else if (!boot.kept) {
    localStorage.removeItem("leaving");
    own(boot.me);
    user = boot.me;
  } else if (boot.me?.id === owner) user = boot.me; // what was kept is never a reason to forget
  onUser(user?.id);
  setUnread(user ? boot.unread ?? 0 : 0);
  addEventListener("online", () => { leaveNow(); redraw(); });
  addEventListener("offline", redraw);
  // A hidden page has no stream: over HTTP/1.1 a browser has six
  // connections to a server, and as many tabs would take them all.
  const look = () => {
    leaveNow();
    agree();
    if (document.hidden || !user) return unfollow();
    follow();
    recount();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("storage", (e) => { if (e.key === "owner" || e.key === null) agree(); });
  addEventListener("pagehide", unfollow);
  addEventListener("pageshow", (e) => { if (e.persisted) look(); });
  if (user) follow();
}

// agree leaves what is shown when another tab has signed out, or somebody else
// has signed in there.
function agree() {
  const owner = localStorage.getItem("owner");
  if (owner === (user?.id ?? null)) return;
  if (owner) return location.reload();
  setMe(null);
  stateHandlers.go("/sign-in", { replace: true });
}

let kept = false;
// isKept tells whether what is shown was kept for reading offline.
export const isKept = () => kept || !navigator.onLine;
function setKept(now) {
  if (kept === now) return;
  kept = now;
  redraw();
}

// setMe changes who is signed in, or what is known of them.
export function setMe(next) {
  const other = next?.id !== user?.id;
  const cleared = own(next);
  user = next;
  onUser(user?.id);
  if (other) setUnread(0);
  if (other && user) {
    localStorage.removeItem("leaving");
    recount();
    cleared.then(() => tellWorker({ type: "keep" })); // the page that it has is of no user, or of another one
  }
  if (user) follow();
  else unfollow();
  redraw();
}

// own makes what this browser keeps that of who is signed in. Of somebody else
// nothing stays; who has to sign in again finds what they typed and shared.
async function own(next) {
  const owner = localStorage.getItem("owner");
  if (!next) return owner ? forget(false) : undefined;
  const former = owner ?? localStorage.getItem("was");
  const cleared = former && former !== next.id ? forget() : undefined;
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith("draft:") && !name.startsWith(`draft:${next.id}:`)) localStorage.removeItem(name);
  }
  localStorage.removeItem("was");
  localStorage.setItem("owner", next.id);
  return cleared;
}

async function tellWorker(message) {
  (await navigator.serviceWorker?.ready)?.active?.postMessage(message);
}

// forget drops everything private that this browser keeps: answers and pictures
// of the service worker, where the map stood, and the push subscription; what
// was typed and shared, too, unless only the session has ended.
export async function forget(all = true) {
  const owner = localStorage.getItem("owner");
  localStorage.removeItem("owner");
  if (all) localStorage.removeItem("was");
  else if (owner) localStorage.setItem("was", owner);
  sessionStorage.clear();
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith("map:") || name === "subscription" || (all && name.startsWith("draft:"))) localStorage.removeItem(name);
  }
  tellWorker({ type: "forget", all });
  if (globalThis.caches) {
    const names = await caches.keys();
    await Promise.all(names.filter((n) => n.startsWith("private") && (all || n !== "private-share")).map((n) => caches.delete(n)));
  }
  if (all) import("./push.js").then((push) => push.release()).catch(() => {}); // the server has its part
}

// signOut clears this browser, whatever the server says. One that cannot be
// reached is asked at the next start, or once there is a connection: no script
// can remove the cookie.
export async function signOut() {
  localStorage.setItem("leaving", user.id);
  await leaveNow();
  await forget();
  setMe(null);
}

let leaving = null;
// leaveNow sends the sign-out that has not reached the server yet, and ends
// when it is known whether it has.
export function leaveNow() {
  leaving ??= leave().finally(() => { leaving = null; });
  return leaving;
}

async function leave() {
  const id = localStorage.getItem("leaving");
  if (!id) return;
  try {
    await post("/api/auth/logout", undefined, { headers: { "X-Finds-User": id }, signal: AbortSignal.timeout(10000) });
  } catch (p) {
    if (p.status !== 401 && p.reason !== "other_user") return;
  }
  if (!user) await forget(); // the worker may have kept a page of theirs meanwhile
  localStorage.removeItem("leaving");
}

// gone is signOut when the account is no more.
export async function gone() {
  await forget();
  setMe(null);
}

function expired() {
  if (!user) return;
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
  const who = user;
  try {
    const { unread: n } = await get("/api/notifications/count");
    if (user === who) setUnread(n);
  } catch { /* the next look will tell */ }
}

const soon = 1000; // ms after which a stream that was refused is asked for again, and twice as long each time
let wait = soon;
let again = 0;

// follow reads the stream of notifications, once the page has come to rest.
function follow() {
  const begin = () => {
    if (!user || stream || document.hidden) return;
    clearTimeout(again);
    const s = new EventSource("/api/notifications/stream");
    stream = s;
    let opened = wait === soon;
    s.addEventListener("open", () => {
      if (!opened) recount();
      opened = false;
      wait = soon;
    });
    s.addEventListener("error", () => {
      if (s !== stream || s.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
      stream = null;
      recount(); // which tells whether the session has ended
      again = setTimeout(follow, wait);
      wait = Math.min(2 * wait, 60000);
    });
    s.addEventListener("notification", (e) => {
      const n = JSON.parse(e.data);
      setUnread(unread + 1);
      stateHandlers.say(noteText(n), noteLink(n));
      dispatchEvent(new CustomEvent("finds:notification", { detail: n }));
    });
    s.addEventListener("reset", recount);
  };
  const idle = globalThis.requestIdleCallback ?? ((f) => setTimeout(f, 500));
  if (document.readyState === "complete") idle(begin);
  else addEventListener("load", () => idle(begin), { once: true });
}

function unfollow() {
  clearTimeout(again);
  stream?.close();
  stream = null;
}

// noteText says what a notification is about, in the reader's language.
export const noteText = (n) => t(`note.${n.type}`, { name: n.data.username, title: n.data.findTitle });

// noteLink is where a notification leads.
export const noteLink = (n) => (n.data.findId ? `/finds/${n.data.findId}` : "/friends");
