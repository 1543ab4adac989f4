// Where the places of an import are: the points of all rows with a status, for a map of them.

import { get, query } from "../api.js";
import { t } from "../i18n.js";
import { regionsOf } from "./importRegions.model.js";
import { boxAround, pointOf, writeView } from "../geo.js";

const atOnce = 1000; // points of an answer
const closest = 14; // zoom of a map of one place

const placeOf = (row) => ({ ...pointOf(row), row: row.row, name: row.title });

// viewOf is the closest view of a map of some pixels, {width, height}, that has all of some points. For points on both
// sides of the antimeridian it is the whole world.
export function viewOf(points, size) {
  const [lats, lngs] = [points.map((p) => p.lat), points.map((p) => p.lng)].map((list) => list.toSorted((a, b) => a - b));
  const [south, north, west, east] = [lats[0], lats.at(-1), lngs[0], lngs.at(-1)];
  const view = { lat: (south + north) / 2, lng: (west + east) / 2, zoom: closest };
  const hasAll = () => {
    const [w, s, e, n] = boxAround(size, view).split(",").map(Number);
    return w <= west && e >= east && s <= south && n >= north;
  };
  while (view.zoom > 1 && !hasAll()) view.zoom--;
  return view;
}

export class ImportPoints {
  items = []; // {lat, lng, row, name}
  where = ""; // them in a line, once it is known: "200 places near Salzburg and in 3 more regions"
  #page;
  #turn = 0;

  constructor(page) { this.#page = page; }

  // load reads the points of the rows of an import with a status. Without them the page has no map, so a failure says nothing.
  async load(path, status) {
    const turn = ++this.#turn;
    const items = [];
    try {
      for (let after = 0, rows; !rows || rows.length === atOnce; after = rows.at(-1)?.row) {
        rows = await get(query(`${path}/points`, { status, after: after || "" }), { signal: this.#page.signal });
        if (turn !== this.#turn) return;
        items.push(...rows.map(placeOf));
      }
    } catch {
      if (turn !== this.#turn) return;
      items.length = 0;
    }
    this.items = items;
    this.where = "";
    this.#page.update();
    if (items.length) await this.#describe(turn);
  }

  // #describe names the region that has the most points after a town.
  async #describe(turn) {
    const [first, ...others] = regionsOf(this.items);
    const at = { lat: first.at.lat.toFixed(3), lng: first.at.lng.toFixed(3) };
    const town = await get(query("/api/places/reverse", at), { signal: this.#page.signal }).catch(() => null);
    if (turn !== this.#turn || !town?.name) return;
    const values = { places: t("import.places", { n: this.items.length }), town: town.name, n: others.length };
    this.where = t(others.length ? "import.whereMore" : "import.where", values);
    this.#page.update();
  }

  // put takes a row that has changed, of those that are ready.
  put(row) {
    const others = this.items.filter((p) => p.row !== row.row);
    this.items = row.status === "ready" && row.latitude !== undefined ? [...others, placeOf(row)] : others;
  }

  // link is the address of a map of some pixels with all of them in view.
  link(size) { return query("/", { at: writeView(viewOf(this.items, size)) }); }
}
