// The list beside the map: the locations in view, or around the user.

import { get, query } from "../api.js";
import { distanceBetween } from "../geo.js";
import { paged } from "../list.js";

const everywhere = "-180,-90,180,90";
const anyDistance = 20000; // km
const [pageSize, mostLocations, findsShown] = [20, 500, 3];
const fewest = 3; // locations, which fill the list when it is first drawn

export class MapList {
  nearest = null; // the location nearest to the user, when there is none in the circle
  #page;
  #filters;
  #exact;
  #seen;
  #limit = pageSize;
  #growing = false;
  #drawn = fewest;

  // exact has the finds that are listed apart. seen returns what the map shows, {view, box}; the box is "" until it is known.
  constructor(page, filters, exact, seen) {
    this.#page = page;
    this.#filters = filters;
    this.#exact = exact;
    this.#seen = seen;
    const area = () => this.#area(seen());
    const shown = () => ({ findsLimit: findsShown, limit: this.#limit });
    this.list = paged(page, () => query("/api/locations", { ...filters.flags, ...exact.flags, ...area(), ...shown() }));
  }

  // #area is the part of the Earth that the list is of, and its order. The API sorts by the distance
  // from the middle of a circle, so a list by distance is of the circle around what the map shows.
  #area({ view, box }) {
    const order = this.#filters.sorted;
    if (this.#filters.circle) return { ...this.#filters.circle, order };
    const bbox = box || everywhere;
    if (order !== "distance") return { bbox, order };
    const [west, south, east, north] = bbox.split(",").map(Number);
    const reach = Math.max(distanceBetween(view, { lat: north, lng: west }), distanceBetween(view, { lat: south, lng: east }));
    return { lat: view.lat, lng: view.lng, radius: Math.min(anyDistance, Math.max(0.1, reach)).toFixed(3), order };
  }

  // shown are the locations to draw: those that fill the list, until drawRest has added the rest.
  get shown() {
    return this.#exact.among(this.list.items, this.#filters.sorted, this.#seen().view).slice(0, this.#drawn);
  }

  // drawRest adds the other locations, a few after each frame: laying them all out at once takes
  // longer than a finger waits. painted resolves after a frame.
  async drawRest(painted) {
    while (this.#drawn < (this.list.items?.length ?? 0)) {
      await painted();
      this.#drawn += fewest;
      this.#page.update();
    }
    this.#drawn = Infinity;
  }

  // hasMore tells whether more shows more locations. A list in an order that has no pages is
  // read again, longer.
  get hasMore() {
    const { items, next, isPartial } = this.list;
    return Boolean(next) || (isPartial && items?.length >= this.#limit && this.#limit < mostLocations);
  }

  more = async () => {
    if (this.list.next) return this.list.more();
    if (this.#growing) return;
    this.#growing = true;
    this.#limit = Math.min(mostLocations, 3 * Math.max(this.#limit, this.list.items.length));
    await this.list.load();
    this.#growing = false;
  };

  async load() {
    this.nearest = null;
    this.#limit = pageSize;
    await this.list.load();
    if (this.#filters.near && this.list.items?.length === 0 && !this.list.next) await this.#findNearest();
  }

  async #findNearest() {
    const { lat, lng } = this.#filters.near;
    const nearest = { lat, lng, radius: anyDistance, order: "distance", findsLimit: 1, limit: 1 };
    const path = query("/api/locations", { ...this.#filters.flags, ...nearest });
    [this.nearest = null] = await get(path, { signal: this.#page.signal }).catch(() => []); // it is only a hint
    this.#page.update();
  }
}
