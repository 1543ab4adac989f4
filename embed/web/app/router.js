// Shows the screen of the address, follows links without loading the page again, and draws
// the frame around what a screen shows.

import { html, render, nothing } from "../lib/lit-html/lit-html.js";
import { t } from "./i18n.js";
import { me } from "./session.js";
import { app } from "./store.js";
import { go, back, onGo, ownPath, savePosition } from "./address.js";
import { frame, problem, showMessage } from "./ui.js";

let match = null; // finds the screen of a path
let screen = null; // what is shown
let page = null; // its address
let waiting = false;
let visit = 0; // counts navigations, so that a slow one does not overtake

// update draws again, once for all who ask within a frame.
function update() {
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

// navigate leads to a path of this service.
function navigate(to, { replace = false } = {}) {
  if (!history.state?.dialog) savePosition();
  history[replace || history.state?.dialog ? "replaceState" : "pushState"]({}, "", to);
  return show({ fresh: true });
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

// startRouter shows the screen of the address, and follows links from then on. find is the match
// of routes.js.
export function startRouter(find) {
  match = find;
  onGo(navigate);
  history.scrollRestoration = "manual";
  document.body.replaceChildren();
  addEventListener("click", (event) => {
    const a = inside(event);
    if (!a) return;
    event.preventDefault();
    if (a.hash && a.pathname + a.search === location.pathname + location.search) return document.querySelector(a.hash)?.focus();
    go(a.pathname + a.search + a.hash);
  });
  addEventListener("popstate", () => { if (!back()) show(); });
  app.subscribe("*", update);
  app.subscribe("message", showMessage);
  navigator.serviceWorker?.addEventListener("message", (e) => { if (e.data?.type === "open") go(ownPath(e.data.path)); });
  // What was refused at the identity provider is shown where users sign in, or
  // where accounts are linked.
  if (location.pathname.startsWith("/api/")) history.replaceState({}, "", me() ? "/settings" : "/sign-in");
  return show({ first: true });
}
