// The place of a find while it is chosen: where the user is, where a photo was taken, a tap on
// the map, a search, or a location that exists.

import { get, query } from "../api.js";
import { t, explain } from "../i18n.js";
import { distanceBetween, locate, pointOf, readView } from "../geo.js";
import { mapView } from "../storage.js";
import { say } from "../store.js";

const nearbyRadius = 0.25; // km within which existing locations are proposed
const townRadius = 20; // km within which the name of a town says where something is
const sameName = 1; // km within which a proposed name stays when the point moves
const closeZoom = 15;
const world = { lat: 25, lng: 5, zoom: 1 };

export class PlacePicker {
  nearby = []; // locations that exist
  source = ""; // where the point comes from: "photo", "tap", "found", "hereDone", or "" from the start
  failed = false; // to load the map
  #page;
  #changed;
  #map = null;
  #namedAt; // the point that the name is of
  #timer = 0;
  #turn = 0;

  // first is the value of another picker, or null. changed is called when the user has chosen
  // another place.
  constructor(page, first, changed) {
    this.#page = page;
    this.#changed = changed;
    this.point = first?.point ?? null;
    this.chosen = first?.location ?? null; // a location that exists
    this.name = first?.name ?? "";
    this.by = first?.by ?? ""; // "reader" or "search" when one of them gave the name, which then stays
    this.#namedAt = this.point;
  }

  // value is {point, name, by, location}.
  get value() {
    return { point: this.point, name: this.name.trim(), by: this.by, location: this.chosen };
  }

  // showMap makes the map with a function that takes {view, onPick}.
  async showMap(create) {
    this.failed = false;
    const initial = this.point;
    try {
      const map = await create({ view: this.#firstView(), onPick: (p) => this.setPoint(p, "tap") });
      if (this.#page.signal.aborted) return map.close();
      this.#map = map;
    } catch {
      this.failed = true;
    }
    this.#page.update();
    if (!this.point) return;
    this.#map?.mark(this.point, t("spot.chosen"));
    if (this.point !== initial) this.#map?.setView({ ...this.point, zoom: closeZoom });
    await this.#propose();
  }

  #firstView() {
    if (this.point) return { ...this.point, zoom: closeZoom };
    const last = readView(mapView.get());
    return last?.zoom ? last : world;
  }

  // setPoint chooses a point. source is where it comes from, name what a search found there.
  setPoint(to, source, name = "") {
    this.point = to;
    this.chosen = null;
    this.source = source;
    if (name) {
      Object.assign(this, { name, by: "search" });
      this.#namedAt = to;
    } else if (this.by !== "reader" && this.#namedAt && distanceBetween(this.#namedAt, to) > sameName) {
      Object.assign(this, { name: "", by: "" });
    }
    this.#map?.mark(to, t("spot.chosen"));
    if (source !== "tap") this.#map?.setView({ ...to, zoom: Math.max(closeZoom, this.#map.where().zoom) });
    this.#changed();
    return this.#propose();
  }

  // suggestPoint chooses a point of a photo unless one is chosen.
  suggestPoint(p) {
    if (!this.point) this.setPoint(p, "photo");
  }

  // setName takes what the user types. It is not drawn again for that.
  setName(name) {
    this.name = name;
    this.by = name.trim() ? "reader" : "";
  }

  async locate() {
    try {
      const here = await locate({ enableHighAccuracy: true, timeout: 15000 });
      if (!this.#page.signal.aborted) this.setPoint(here, "hereDone");
    } catch (p) {
      if (!this.#page.signal.aborted) say(explain(p));
    }
  }

  // toggle chooses a location that exists, or none again.
  toggle(location) {
    this.chosen = this.chosen?.id === location.id ? null : location;
    if (this.chosen) {
      this.point = pointOf(location);
      this.#map?.mark(this.point, location.name);
    }
    this.#changed();
  }

  // #propose asks what is at the point: locations that exist, and the name of the town.
  async #propose() {
    const turn = ++this.#turn;
    const { signal } = this.#page;
    clearTimeout(this.#timer);
    const at = { lat: this.point.lat.toFixed(6), lng: this.point.lng.toFixed(6) };
    const own = { includePrivate: true, includeFriends: true };
    const [there, nearest] = await Promise.allSettled([
      get(query("/api/locations", { ...at, radius: nearbyRadius, order: "distance", findsLimit: 0, limit: 5, ...own }), { signal }),
      this.by ? null : get(query("/api/places/reverse", at), { signal }),
    ]);
    if (turn !== this.#turn || signal.aborted) return;
    this.nearby = there.value ?? [];
    const unpacking = nearest.reason?.status === 503 ? nearest.reason.retryAfter || 2 : 0; // s
    if (unpacking) this.#timer = setTimeout(() => this.#propose(), 1000 * unpacking);
    if (!this.by && !this.chosen && nearest.value) this.#proposeName(nearest.value);
    this.#page.update();
  }

  #proposeName(town) {
    this.name = town.distance <= townRadius ? town.name : "";
    this.#namedAt = this.point;
  }

  close() {
    clearTimeout(this.#timer);
    this.#map?.close();
    this.#map = null;
  }
}
