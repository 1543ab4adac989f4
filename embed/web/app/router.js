// Addresses and screens: the table of screens, links followed without loading
// the page again, and the frame around what a screen shows.

import { html, render, nothing } from "../lib/lit-html/lit-html.js";
import { t } from "./i18n.js";
import { me, handlers } from "./session.js";
import { frame, problem, say, back as backInDialog } from "./ui.js";

// Each has a pattern, a module, and whether it is for who is not signed in, too.
// A module's default export makes a screen of a page: {title, view(), ready?,
// close?()}.
const routes = [
  ["/", () => import("./screens/map.js")],
  ["/join", () => import("./screens/join.js"), true],
  ["/sign-in", () => import("./screens/signin.js"), true],
  ["/new", () => import("./screens/edit.js")],
  ["/finds/:id", () => import("./screens/find.js")],
  ["/finds/:id/edit", () => import("./screens/edit.js")],
  ["/people", () => import("./screens/people.js")],
  ["/friends", () => import("./screens/people.js")],
  ["/people/:id", () => import("./screens/person.js")],
  ["/notifications", () => import("./screens/notifications.js")],
  ["/profile", () => import("./screens/profile.js")],
  ["/settings", () => import("./screens/settings.js")],
  ["/about", () => import("./screens/about.js"), true],
];

let screen = null; // what is shown
let page = null; // its address
let waiting = false;
let visit = 0; // counts navigations, so that a slow one does not overtake

// id is the form of the service's ids. Paths of the API are made of them, so that
// nothing else may stand for one.
export const id = "[0-9a-f-]{36}";

// ownPath keeps an address that others name on this service, or leads to "/".
export function ownPath(path) {
  try {
    const u = new URL(path || "/", location.origin);
    if (u.origin === location.origin && !/^\/(api)?\//.test(u.pathname)) return u.pathname + u.search + u.hash;
  } catch { /* none at all */ }
  return "/";
}

function match(path) {
  for (const [pattern, load, open] of routes) {
    const m = new RegExp(`^${pattern.replace(":id", `(?<id>${id})`)}$`).exec(path);
    if (m) return { load, open, params: { ...m.groups } };
  }
  return { load: () => import("./screens/missing.js"), open: true, params: {} };
}

// update draws again, once for all who ask within a frame.
export function update() {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => { waiting = false; draw(); });
}

function draw() {
  if (page?.signal.aborted) return; // the next screen is on its way
  const title = screen?.title ?? "";
  document.title = title && title !== "Finds" ? `${title} · Finds` : "Finds";
  const body = screen ? screen.view() : nothing;
  render(frame(body, { path: location.pathname, wide: screen?.wide }), document.body);
}

// go leads to an address of this service.
export function go(to, { replace = false } = {}) {
  if (!history.state?.dialog) keepPlace();
  history[replace || history.state?.dialog ? "replaceState" : "pushState"]({}, "", to);
  return show({ fresh: true });
}

// keepPlace notes where on the page the reader is, for the way back.
export function keepPlace() {
  const e = document.activeElement?.closest?.("a[href], button[id]");
  const focus = e?.id ? `#${CSS.escape(e.id)}` : e?.getAttribute("href") ? `a[href="${CSS.escape(e.getAttribute("href"))}"]` : "";
  history.replaceState({ ...history.state, dialog: false, scroll: scrollY, focus }, "");
}

// leave closes the screen that is shown, and what lies over it.
function leave() {
  for (const d of document.querySelectorAll("dialog[open]")) d.close();
  if (!page || page.signal.aborted) return;
  page.stop.abort();
  screen.close?.();
}

async function show({ fresh = false, first = false } = {}) {
  const turn = ++visit;
  leave();
  const { load, open, params } = match(location.pathname);
  if (!open && !me()) return go(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`, { replace: true });
  const stop = new AbortController();
  // rename changes the query of the address while the screen is shown.
  const rename = (to) => { if (turn === visit) history.replaceState(history.state, "", to); };
  const next = { params, query: new URLSearchParams(location.search), path: location.pathname, update, go, rename, signal: stop.signal, stop };
  let made;
  try {
    made = (await load()).default(next);
  } catch (e) {
    made = { title: t("error.title"), view: () => problem({ code: "offline" }, () => location.reload()) };
    if (!(e instanceof TypeError)) console.error(e); // a module that did not come is a TypeError
  }
  if (turn !== visit) {
    stop.abort();
    return made.close?.();
  }
  screen = made;
  page = next;
  draw();
  if (fresh) scrollTo(0, 0);
  if (!first) await settle(fresh, turn);
}

// settle puts the focus on what is new, or back to where it was.
async function settle(fresh, turn) {
  const { scroll = 0, focus } = fresh ? {} : history.state ?? {};
  if (!fresh) await Promise.race([screen.ready, new Promise((r) => setTimeout(r, 2000))]);
  if (turn !== visit) return;
  draw();
  const back = focus && document.querySelector(focus);
  (back || document.querySelector("main h1") || document.querySelector("main"))?.focus({ preventScroll: true });
  if (!fresh) scrollTo(0, scroll);
}

// inside tells whether a click on a link stays on this service.
function inside(event) {
  const a = event.composedPath().find((e) => e instanceof HTMLAnchorElement);
  if (!a || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (a.target || a.hasAttribute("download") || a.origin !== location.origin) return null;
  return /^\/(api|_)\//.test(a.pathname) ? null : a;
}

// start shows the screen of the address, and follows links from then on.
export function start() {
  history.scrollRestoration = "manual";
  handlers({ say, go });
  document.body.replaceChildren();
  addEventListener("click", (event) => {
    const a = inside(event);
    if (!a) return;
    event.preventDefault();
    if (a.hash && a.pathname + a.search === location.pathname + location.search) return document.querySelector(a.hash)?.focus();
    go(a.pathname + a.search + a.hash);
  });
  addEventListener("popstate", () => { if (!backInDialog()) show(); });
  addEventListener("finds:draw", update);
  navigator.serviceWorker?.addEventListener("message", (e) => { if (e.data?.type === "open") go(ownPath(e.data.path)); });
  // What was refused at the identity provider is shown where users sign in, or
  // where accounts are linked.
  if (location.pathname.startsWith("/api/")) history.replaceState({}, "", me() ? "/settings" : "/sign-in");
  return show({ first: true });
}
