// The list of finds that the map shows alone.

import { get, query } from "../api.js";
import { pointOf } from "../geo.js";
import { t, explain } from "../i18n.js";
import { say } from "../store.js";

const most = 500; // locations that the map is fitted to

// listOnMap reads a list for a map with these flags: {name, points}, where its finds are.
export async function listOnMap(page, id, flags) {
  const { signal } = page;
  const places = query("/api/locations", { ...flags, category: "", q: "", list: id, bbox: "-180,-90,180,90", findsLimit: 0, limit: most });
  try {
    const [{ name }, found] = await Promise.all([get(`/api/lists/${encodeURIComponent(id)}`, { signal }), get(places, { signal })]);
    return { name, points: found.map(pointOf) };
  } catch (p) {
    if (p.name !== "AbortError") say(p.code === "not_found" ? t("lists.gone") : explain(p));
    return { name: t("lists.one"), points: [] };
  }
}
