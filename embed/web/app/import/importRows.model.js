// The rows of an import, page by page. The server says how far a page goes by the number of its last
// row, where other lists have a link.

import { get } from "../api.js";
import { explain, prepare } from "../i18n.js";
import { say } from "../store.js";

const limitOf = (path) => Number(new URLSearchParams(path.split("?")[1]).get("limit"));

// rowsOf reads the rows from the path that a function returns then, which has a limit: {items, next,
// busy, problem, load(), more(), clear(), put(row), drop(row)}, as lists of list.js.
export function rowsOf(page, pathNow) {
  const list = { items: null, next: 0, busy: false, problem: null };
  let turn = 0;
  const read = async (after) => {
    const my = turn;
    const path = pathNow();
    Object.assign(list, { busy: true, problem: null });
    page.update();
    try {
      const rows = await get(after ? `${path}&after=${after}` : path, { signal: page.signal });
      await Promise.all(rows.flatMap((r) => r.lost ?? []).map(prepare)); // which say why
      if (my !== turn) return;
      list.items = [...(after ? list.items : []), ...rows];
      list.next = rows.length < limitOf(path) ? 0 : rows.at(-1).row;
    } catch (p) {
      if (my !== turn || p.name === "AbortError") return;
      if (after) say(explain(p));
      else list.problem = p;
    }
    list.busy = false;
    page.update();
  };
  list.clear = () => {
    turn++;
    Object.assign(list, { items: null, next: 0, busy: false, problem: null });
  };
  list.load = () => read(0);
  list.more = async () => { if (!list.busy && list.next) await read(list.next); };
  list.put = (row) => { list.items = list.items?.map((r) => (r.row === row.row ? row : r)) ?? null; };
  list.drop = (row) => {
    list.items = list.items?.filter((r) => r.row !== row.row) ?? null;
    if (list.items && !list.items.length) list.more();
  };
  return list;
}
