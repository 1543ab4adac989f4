// Shows the screen of the address, and follows links without loading the page again.

import { render, nothing } from "../lib/lit-html/lit-html.js";
import { back, go, onGo, ownPath, savePosition } from "./address.js";
import { t } from "./i18n.js";
import { frame, showMessage } from "./parts/frame.js";
import { problem } from "./parts/ui.js";
import { me } from "./session.js";
import { app } from "./store.js";

const readyPatience = 2000; // ms that a screen has to load what it showed before

let match = null; // finds the screen of a path
let screen = null; // what is shown
let page = null; // its address
let isDrawQueued = false;
let visit = 0; // counts navigations, so that a slow one does not overtake

// update draws the page once for all that ask at the same time.
function update() {
  if (isDrawQueued) return;
  isDrawQueued = true;
  queueMicrotask(() => { isDrawQueued = false; draw(); });
}

function draw() {
  if (page?.signal.aborted) return; // the next screen is loaded
  const title = screen?.title ?? "";
  document.title = title && title !== "Finds" ? `${title} · Finds` : "Finds";
  const body = screen ? screen.view() : nothing;
  render(frame(body, { path: location.pathname, wide: screen?.wide }), document.body);
}

// navigate leads to a path of this service.
function navigate(path, { replace = false } = {}) {
  if (!history.state?.dialog) savePosition();
  history[replace || history.state?.dialog ? "replaceState" : "pushState"]({}, "", path);
  return show({ fresh: true });
}

// closeScreen closes the screen that is shown, and the dialogs over it.
function closeScreen() {
  for (const d of document.querySelectorAll("dialog[open]")) d.close();
  if (!page || page.signal.aborted) return;
  page.stop.abort();
  screen.close?.();
}

// newPage is what a screen gets: the parameters of its pattern, its address, and how it draws
// itself and leads elsewhere.
function newPage(params, turn) {
  const stop = new AbortController();
  return {
    params, path: location.pathname, query: new URLSearchParams(location.search), signal: stop.signal, stop, update, go,
    // rename changes the query of the address while the screen is shown.
    rename: (path) => { if (turn === visit) history.replaceState(history.state, "", path); },
  };
}

// makerOf loads the module of a screen and returns the function that makes it.
async function makerOf(load) {
  try {
    return (await load()).default;
  } catch (e) {
    if (!(e instanceof TypeError)) console.error(e); // a TypeError is a module that did not load
    return failedScreen;
  }
}

function made(make, next) {
  try {
    return make(next);
  } catch (e) {
    console.error(e);
    return failedScreen();
  }
}

const failedScreen = () => ({ title: t("error.title"), view: () => problem({ code: "offline" }, () => location.reload()) });

async function show({ fresh = false, first = false } = {}) {
  const turn = ++visit;
  closeScreen();
  const { load, open, params } = match(location.pathname);
  if (!open && !me()) return go(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`, { replace: true });
  const make = await makerOf(load);
  if (turn !== visit) return;
  page = newPage(params, turn);
  screen = made(make, page);
  draw(); // at once: a screen counts on its elements after one microtask
  if (fresh) scrollTo(0, 0);
  if (!first) await restoreFocus(fresh, turn);
}

// restoreFocus puts the focus on the title of a new screen, or back where it was.
async function restoreFocus(fresh, turn) {
  const { scroll = 0, focus } = fresh ? {} : history.state ?? {};
  if (!fresh) await Promise.race([screen.ready, new Promise((resolve) => { setTimeout(resolve, readyPatience); })]);
  if (turn !== visit) return;
  draw();
  const last = focus && document.querySelector(focus);
  (last || document.querySelector("main h1") || document.querySelector("main"))?.focus({ preventScroll: true });
  if (!fresh) scrollTo(0, scroll);
}

// linkOf returns the link of a click that stays in the client, or null.
function linkOf(event) {
  const a = event.composedPath().find((e) => e instanceof HTMLAnchorElement);
  if (!a || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (a.target || a.hasAttribute("download") || a.origin !== location.origin) return null;
  return /^\/(api|_)\//.test(a.pathname) ? null : a;
}

function onClick(event) {
  const a = linkOf(event);
  if (!a) return;
  event.preventDefault();
  const isHere = a.pathname + a.search === location.pathname + location.search;
  if (a.hash && isHere) return document.querySelector(a.hash)?.focus();
  go(a.pathname + a.search + a.hash);
}

// startRouter shows the screen of the address, and follows links from then on. find is the match
// of routes.js.
export function startRouter(find) {
  match = find;
  onGo(navigate);
  history.scrollRestoration = "manual";
  app.subscribe("*", update);
  app.subscribe("message", showMessage);
  document.body.replaceChildren();
  addEventListener("click", onClick);
  addEventListener("popstate", () => { if (!back()) show(); });
  navigator.serviceWorker?.addEventListener("message", (e) => { if (e.data?.type === "open") go(ownPath(e.data.path)); });
  // What was refused at the identity provider is shown where users sign in, or where accounts
  // are linked.
  if (location.pathname.startsWith("/api/")) history.replaceState({}, "", me() ? "/settings" : "/sign-in");
  return show({ first: true });
}
