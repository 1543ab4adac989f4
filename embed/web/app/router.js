// Shows the screen of the address, and follows links without loading the page again.

import { render, nothing } from "../lib/lit-html/lit-html.js";
import { back, go, id, onGo, ownPath } from "./address.js";
import { instanceName } from "./config.js";
import * as entries from "./entries.js";
import { t } from "./i18n.js";
import { frame } from "./ui/frame.js";
import { clearMessage, showMessage } from "./ui/messages.js";
import { problem } from "./ui/ui.js";
import { me } from "./session.js";
import { app } from "./store.js";
import { after, nextTask } from "./tasks.js";

const findPath = new RegExp(`^/finds/(${id})$`);
const readyPatience = 2000; // ms that a screen has to load what it showed before

let match = null; // finds the screen of a path
let load = null; // loads a screen by its name
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
  document.title = [title, instanceName()].filter(Boolean).join(" · ");
  const body = screen ? screen.view() : nothing;
  render(frame(body, { path: location.pathname, wide: screen?.wide, broad: screen?.broad }), document.body);
}

// navigate leads to a path of this service. What is kept, its screen finds as if it had kept that itself;
// called is the title of what is there, if that is known.
function navigate(path, { replace = false, kept, called } = {}) {
  entries.savePosition();
  if (replace) entries.replace(path, kept);
  else entries.push(path, kept);
  return show({ fresh: true, called });
}

// closeScreen closes the screen that is shown, and the dialogs over it.
function closeScreen() {
  clearMessage();
  for (const d of document.querySelectorAll("dialog[open]")) d.close();
  if (!page || page.signal.aborted) return;
  if (page.user === me()?.id) entries.saveLists(page.lists, page.user);
  page.stop.abort();
  screen.close?.();
}

// newPage is what a screen gets: the parameters of its pattern, its address, and how it draws
// itself, leads elsewhere and is shown again on the way back.
function newPage(params, turn, called) {
  const stop = new AbortController();
  const user = me()?.id;
  const { lists: saved, isStale } = entries.savedLists(user);
  const lists = [];
  const isShown = () => turn === visit;
  return {
    params, called, path: location.pathname, query: new URLSearchParams(location.search),
    signal: stop.signal, stop, update, go, lists, user,
    // rename changes the query of the address while the screen is shown.
    rename: (path) => { if (isShown()) entries.rename(path); },
    // push adds an entry to the history for another state of the screen, which gets the query
    // of the address by moved(query), now and on the way back.
    push: (path) => (isShown() ? moveTo(path) : null),
    // leave leads to where the user came from, when there is nothing to see here any more.
    leave: () => entries.leave() ?? go("/", { replace: true }),
    // kept is what keep has kept for this entry of the history.
    kept: entries.kept(),
    keep: (values) => { if (isShown()) entries.keep(values); },
    // restore returns what a list of the screen had when the entry was left, {items, next,
    // isStale}, or undefined. The lists of a screen are made in the same order each time.
    restore: (list) => {
      const was = saved[lists.push(list) - 1];
      return was && { ...was, isStale };
    },
  };
}

function moveTo(path) {
  entries.savePosition();
  entries.push(path);
  return moved();
}

// moved hands the address to a screen that stays. It returns null if there is none, else what ends
// when the screen shows it.
function moved() {
  if (!screen?.moved || page.signal.aborted || page.path !== location.pathname) return null;
  entries.enter();
  page.query = new URLSearchParams(location.search);
  page.kept = entries.kept();
  return Promise.resolve(screen.moved(page.query));
}

// onPopState shows what the entry of the history is of that the browser has moved to.
async function onPopState() {
  if (back()) return;
  const turn = visit;
  const shown = moved();
  if (!shown) return show();
  await shown;
  if (turn === visit) entries.restoreScroll();
}

// makerOf returns the function that makes a screen.
async function makerOf(name) {
  try {
    return await load(name);
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

async function show({ fresh = false, first = false, called } = {}) {
  const turn = ++visit;
  closeScreen();
  const { screen: name, open, params } = match(location.pathname);
  if (!open && !me()) return go(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`, { replace: true });
  if (me() && location.pathname === "/sign-in") return go(ownPath(new URLSearchParams(location.search).get("next")), { replace: true });
  if (first) { // the frame is drawn in a task of its own, since screens take as long
    draw();
    await nextTask();
  }
  const make = await makerOf(name);
  if (turn !== visit) return;
  entries.enter();
  page = newPage(params, turn, called);
  screen = made(make, page);
  document.activeElement?.blur(); // browsers lay out the whole former screen again if its focused element is removed
  draw(); // at once: a screen counts on its elements after one microtask
  if (fresh) scrollTo(0, 0);
  if (!first) await restoreFocus(fresh, turn);
}

// restoreFocus puts the focus on the title of a new screen, or back where it was.
async function restoreFocus(fresh, turn) {
  if (!fresh) await Promise.race([screen.ready, after(readyPatience)]);
  if (turn !== visit) return;
  draw();
  const last = fresh ? null : entries.savedFocus();
  (last || document.querySelector("main h1") || document.querySelector("main"))?.focus({ preventScroll: true });
  if (!fresh) entries.restoreScroll();
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
  go(a.pathname + a.search + a.hash, { kept: { along: findsAlong(a) }, called: a.querySelector(".name")?.textContent.trim() });
}

const findIn = ({ pathname }) => findPath.exec(pathname)?.[1];

// findsAlong returns the ids of the finds that the page lists, in its order, if a link leads to one of them.
function findsAlong(a) {
  const rows = findIn(a) ? [...document.querySelectorAll("main a[href^='/finds/']")] : [];
  const ids = [...new Set(rows.map(findIn))].filter(Boolean);
  return ids.includes(findIn(a)) ? ids : undefined;
}

// startRouter shows the screen of the address, and follows links from then on. It finds screens
// with the match of routes.js and the loadScreen of screens.js.
export function startRouter(find, loadScreen) {
  [match, load] = [find, loadScreen];
  onGo(navigate);
  history.scrollRestoration = "manual";
  let user = me()?.id;
  app.subscribe("user", (next) => {
    if (next?.id !== user) entries.forgetLists();
    user = next?.id;
  });
  app.subscribe("*", update);
  app.subscribe("message", showMessage);
  document.body.replaceChildren();
  addEventListener("click", onClick);
  addEventListener("popstate", onPopState);
  addEventListener("keydown", () => document.documentElement.classList.add("keys"), { once: true });
  navigator.serviceWorker?.addEventListener("message", (e) => { if (e.data?.type === "open") go(ownPath(e.data.path)); });
  // What was refused at the identity provider is shown where users sign in, or where accounts
  // are linked.
  if (location.pathname.startsWith("/api/")) entries.replace(me() ? "/settings" : "/sign-in");
  return show({ first: true });
}
