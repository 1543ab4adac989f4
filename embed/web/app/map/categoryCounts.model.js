// How many finds on the map are of each category.

import { getWithMore, query } from "../api.js";
import { number } from "../i18n.js";

// countCategories counts for the filters of a map, which flags returns: {load(bbox), of(category)}.
// A load ends the one before it.
export function countCategories(page, flags) {
  let [counts, isPartial] = [new Map(), false];
  let asking = new AbortController();
  page.signal.addEventListener("abort", () => asking.abort());
  return {
    async load(bbox) {
      asking.abort();
      const { signal } = asking = new AbortController();
      try {
        const [list, more] = await getWithMore(query("/api/locations/categories", { ...flags(), category: "", bbox }), { signal });
        if (signal.aborted) return;
        [counts, isPartial] = [new Map(list.map((c) => [c.category, c.count])), more];
      } catch (p) {
        if (p.name === "AbortError") return;
        counts.clear(); // those of another view would be wrong
      }
      page.update();
    },
    // of is the count as a text, with a plus if there may be more, or undefined while it is not known.
    of(category) {
      const n = counts.get(category);
      return n === undefined || isPartial && !n ? undefined : `${number(n)}${isPartial ? "+" : ""}`;
    },
  };
}
