// A list that comes in pages.

import { page as getPage } from "./api.js";
import { explain } from "./i18n.js";
import { say } from "./store.js";

// paged reads a list page by page, from a path or what a function says is one by
// then. items is null until the first page has come; what comes for a list that
// has been read again since is dropped.
export function paged(page, path) {
  const list = { items: null, next: "", busy: false, problem: null };
  let turn = 0;
  const late = (p, my) => my !== turn || p?.name === "AbortError";
  list.load = async () => {
    const my = ++turn;
    Object.assign(list, { busy: false, problem: null });
    try {
      const got = await getPage(typeof path === "function" ? path() : path, { signal: page.signal });
      if (late(null, my)) return;
      Object.assign(list, got);
    } catch (p) {
      if (late(p, my)) return;
      list.problem = p;
    }
    page.update();
  };
  // more reads the next page. What has moved there since stands there alone.
  list.more = async () => {
    if (list.busy || !list.next) return;
    const my = turn;
    list.busy = true;
    page.update();
    try {
      const got = await getPage(list.next, { signal: page.signal });
      if (late(null, my)) return;
      const there = new Set(got.items.map((x) => x.id));
      Object.assign(list, { items: [...list.items.filter((x) => !there.has(x.id)), ...got.items], next: got.next });
    } catch (p) {
      if (late(p, my)) return;
      say(explain(p));
    }
    list.busy = false;
    page.update();
  };
  // clear empties it, whatever is on its way.
  list.clear = () => {
    turn++;
    Object.assign(list, { items: null, next: "", busy: false, problem: null });
    page.update();
  };
  return list;
}
