// A list that comes in pages.

import { page as getPage } from "./api.js";
import { explain } from "./i18n.js";
import { say } from "./ui.js";

// paged reads a list page by page. items is null until the first has come.
export function paged(page, path) {
  const list = { items: null, next: "", busy: false, problem: null };
  list.load = async () => {
    list.problem = null;
    try {
      Object.assign(list, await getPage(path, { signal: page.signal }));
    } catch (p) {
      if (p.name === "AbortError") return;
      list.problem = p;
    }
    page.update();
  };
  list.more = async () => {
    list.busy = true;
    page.update();
    try {
      const got = await getPage(list.next, { signal: page.signal });
      Object.assign(list, { items: [...list.items, ...got.items], next: got.next });
    } catch (p) {
      if (p.name !== "AbortError") say(explain(p));
    }
    list.busy = false;
    page.update();
  };
  return list;
}
