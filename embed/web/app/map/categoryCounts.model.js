// How many finds on the map are of each category.

import { getWithMore, query } from "../api.js";
import { number } from "../i18n.js";

// countCategories counts for the filters of a map, which flags returns: {load(bbox), arranged(categories, keep)}.
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
    // arranged sorts categories as Offer.by returns them, or returns null while the counts are not known. rest has those without
    // a find in view, unless they are to be kept. A count is a text, with a plus if there may be more. A category that all finds
    // in view have gets none, since a filter by it would leave out nothing.
    arranged(categories, keep) {
      if (!counts.size) return null;
      const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
      const isRest = (category) => counts.get(category) === 0 && !isPartial && !keep.includes(category);
      const textOf = (n) => (n && (n < total || isPartial) ? `${number(n)}${isPartial ? "+" : ""}` : undefined);
      return {
        shown: categories.filter((c) => !isRest(c)).map((category) => ({ category, count: textOf(counts.get(category)) })),
        rest: categories.filter(isRest),
      };
    },
  };
}
