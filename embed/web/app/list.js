// A list that comes in pages.

import { page as getPage } from "./api.js";
import { explain } from "./i18n.js";
import { say } from "./store.js";

// mostAgain is how many pages of a list are read again when one comes back to it.
const mostAgain = 5;

// paged reads a list page by page, from a path or from what a function returns then: {items, next,
// busy, problem, isPartial, load(), more(), clear()}. items is null until the first page has come. What
// comes for a list that was read again or cleared since is dropped. On the way back the first
// load takes what the list had then; when this page has written something since, the list is
// also read again, with as many items. idOf returns the id of an item.
export function paged(page, path, idOf = (x) => x.id) {
  const list = { items: null, next: "", busy: false, problem: null, isPartial: false };
  let turn = 0;
  let was = page.restore?.(list);
  const isLate = (my, p) => my !== turn || p?.name === "AbortError";
  const readAgain = async (my, least) => {
    const items = [];
    let next = typeof path === "function" ? path() : path;
    for (let n = 0; next && items.length < least && n < mostAgain; n++) {
      const got = await getPage(next, { signal: page.signal });
      items.push(...got.items);
      next = got.next;
    }
    if (isLate(my) || items.length < Math.min(least, list.items.length) && next) return; // a list too long to be read again stays
    Object.assign(list, { items, next });
    page.update();
  };
  list.load = async () => {
    const my = ++turn;
    if (was?.items) {
      Object.assign(list, { items: was.items, next: was.next, isPartial: was.isPartial });
      if (was.isStale) readAgain(my, was.items.length).catch(() => {}); // what was shown stays
      was = null;
      return page.update();
    }
    Object.assign(list, { busy: false, problem: null });
    try {
      const got = await getPage(typeof path === "function" ? path() : path, { signal: page.signal });
      if (isLate(my)) return;
      Object.assign(list, got);
    } catch (p) {
      if (isLate(my, p)) return;
      list.problem = p;
    }
    page.update();
  };
  // more reads the next page. An item that has moved there since is shown there alone.
  list.more = async () => {
    if (list.busy || !list.next) return;
    const my = turn;
    list.busy = true;
    page.update();
    try {
      const got = await getPage(list.next, { signal: page.signal });
      if (isLate(my)) return;
      const ids = new Set(got.items.map(idOf));
      Object.assign(list, { items: [...list.items.filter((x) => !ids.has(idOf(x))), ...got.items], next: got.next });
    } catch (p) {
      if (isLate(my, p)) return;
      say(explain(p));
    }
    list.busy = false;
    page.update();
  };
  list.clear = () => {
    turn++;
    Object.assign(list, { items: null, next: "", busy: false, problem: null });
    page.update();
  };
  return list;
}
