// The entries of the browser's history, and what each needs to be shown again as it was: how far
// it was scrolled, what had the focus, what its screen keeps, and the pages of its lists. The
// lists stay in memory, so a page that is loaded again reads them again.

import { writes } from "./api.js";

const most = 30; // entries whose lists are kept

const lists = new Map(); // {user, saved, writes} by the key of an entry
let shown = ""; // the key of the entry that is shown
let count = 0;

const newKey = () => `${performance.timeOrigin}.${++count}`;

// depth is how many entries of this client are behind the current one.
const depth = () => history.state?.depth ?? 0;

// enter takes the current entry as the one that is shown.
export function enter() {
  if (!history.state?.key) history.replaceState({ depth: 0, ...history.state, key: newKey() }, "");
  shown = history.state.key;
}

// push adds an entry for a path, for which its screen keeps something if that is given. It takes the place of that of a dialog.
export function push(path, kept) {
  const state = { key: newKey(), depth: depth() + 1, kept };
  if (isDialog()) history.replaceState(state, "", path);
  else history.pushState(state, "", path);
}

// replace takes the place of the current entry.
export const replace = (path, kept) => history.replaceState({ key: newKey(), depth: depth() + (isDialog() ? 1 : 0), kept }, "", path);

// rename changes the path of the current entry.
export const rename = (path) => history.replaceState(history.state, "", path);

// pushDialog adds an entry for a dialog over the page, so that Back closes it.
export const pushDialog = () => history.pushState({ ...history.state, dialog: true }, "");
export function isDialog() { return Boolean(history.state?.dialog); }

// kept is what the screen of the current entry keeps, and keep changes some of it.
export const kept = () => history.state?.kept ?? {};
export const keep = (values) => history.replaceState({ ...history.state, kept: { ...kept(), ...values } }, "");

// savePosition saves in the current entry how far the page and the elements with data-scroll are
// scrolled, what has the focus, and of a row how far below the top of the window it is.
export function savePosition() {
  if (isDialog()) return; // the entry below has it
  const e = document.activeElement?.closest?.("a[href], button[id]");
  const inside = Object.fromEntries([...document.querySelectorAll("[data-scroll]")].map((x) => [x.id, x.scrollTop]));
  const focus = selectorOf(e);
  const isRow = e?.closest("li") && document.querySelector(focus) === e; // the only link to its address
  const top = isRow ? e.getBoundingClientRect().top : undefined;
  history.replaceState({ ...history.state, scroll: scrollY, inside, focus, top }, "");
}

function selectorOf(element) {
  if (element?.id) return `#${CSS.escape(element.id)}`;
  const href = element?.getAttribute("href");
  return href ? `a[href="${CSS.escape(href)}"]` : "";
}

// savedFocus returns the element that had the focus in the current entry, or null.
export function savedFocus() {
  const { focus } = history.state ?? {};
  return focus ? document.querySelector(focus) : null;
}

// restoreScroll scrolls the page and what is in it as the current entry was. A row that had the
// focus is where it was in the window, also if rows above it have become higher or lower.
export function restoreScroll() {
  const { scroll = 0, inside = {}, top } = history.state ?? {};
  for (const [id, y] of Object.entries(inside)) document.getElementById(id)?.scrollTo(0, y);
  scrollTo(0, scroll);
  const e = top >= 0 && top < innerHeight && savedFocus();
  if (e) scrollBy(0, e.getBoundingClientRect().top - top);
}

// saveLists keeps the lists of the screen that is shown, for the user that it is of.
export function saveLists(saved, user) {
  lists.delete(shown);
  lists.set(shown, { user, saved: saved.map(({ items, next, isPartial }) => ({ items, next, isPartial })), writes: writes() });
  if (lists.size > most) lists.delete(lists.keys().next().value);
}

// forgetLists drops what is kept, for another user must not see it.
export const forgetLists = () => lists.clear();

// savedLists returns the lists of the current entry, as {items, next}, and whether they may have
// changed since, because this page has written something. Those of another user are not returned.
export function savedLists(user) {
  const entry = lists.get(history.state?.key);
  return entry?.user === user && entry ? { lists: entry.saved, isStale: entry.writes !== writes() } : { lists: [], isStale: false };
}

// leave leads to the screen before, and resolves when that is shown. It returns null without one.
export function leave() {
  if (!depth()) return null;
  return new Promise((shown) => {
    addEventListener("popstate", shown, { once: true });
    history.back();
  });
}

// goBack leads to the screen before, as the Back of the browser does; without one the link that
// was clicked is followed.
export function goBack(event) {
  if (!depth()) return;
  event.preventDefault();
  history.back();
}
