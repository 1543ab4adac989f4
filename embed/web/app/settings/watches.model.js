// The areas that the user watches.

import { del, get, patch } from "../api.js";
import { succeeds } from "../ui/attempt.model.js";

export class Watches {
  list = [];
  #page;

  constructor(page) { this.#page = page; }

  async read() { this.list = await get("/api/watches", { signal: this.#page.signal }); }

  // edit changes an area, or throws.
  async edit(watch, values) {
    const changed = await patch(`/api/watches/${watch.id}`, values);
    this.list = this.list.map((w) => (w.id === watch.id ? changed : w));
    this.#page.update();
  }

  // change changes an area, or says why not.
  async change(watch, values) {
    if (!await succeeds(this.edit(watch, values))) this.#page.update(); // which shows what it was
  }

  // remove ends the watch of an area.
  async remove(watch) {
    if (await succeeds(del(`/api/watches/${watch.id}`))) this.list = this.list.filter((w) => w.id !== watch.id);
    this.#page.update();
  }
}

// viewOf is where the map shows an area: {lat, lng, zoom}.
export function viewOf({ latitude, longitude, radius, box }) {
  const zoom = (degrees) => Math.max(3, Math.min(16, Math.floor(Math.log2(360 / Math.max(degrees, 1e-4)))));
  if (!box) return { lat: latitude, lng: longitude, zoom: zoom(radius / 50) };
  const width = (box.east - box.west + 360) % 360;
  const lng = box.west + width / 2;
  return { lat: (box.south + box.north) / 2, lng: lng > 180 ? lng - 360 : lng, zoom: zoom(Math.max(width, box.north - box.south)) };
}
