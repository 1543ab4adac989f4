// A list that comes in pages.

import { page as getPage } from "./api.js";
import { explain } from "./i18n.js";
import { say } from "./store.js";

// paged reads a list page by page, from a path or from what a function returns then: {items, next,
// busy, problem, load(), more(), clear()}. items is null until the first page has come. What
// comes for a list that was read again or cleared since is dropped.
export function paged(page, path) {
  const list = { items: null, next: "", busy: false, problem: null };
  let turn = 0;
  const isLate = (my, p) => my !== turn || p?.name === "AbortError";
  list.load = async () => {
    const my = ++turn;
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
      const ids = new Set(got.items.map((x) => x.id));
      Object.assign(list, { items: [...list.items.filter((x) => !ids.has(x.id)), ...got.items], next: got.next });
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
