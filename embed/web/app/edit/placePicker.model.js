// The place of a find: where a photo was taken, or what the user has chosen.

import { explain } from "../i18n.js";
import { distanceBetween, locate, pointOf } from "../geo.js";
import { say } from "../store.js";
import { around } from "./placeNames.model.js";

const sameName = 1; // km within which a name that was found stays when the point moves

export class PlacePicker {
  nearby = []; // locations that exist
  proposal = ""; // the name for a place without one
  title = ""; // for the find, from a text that names the place
  #page;
  #changed;
  #namedAt; // the point that the name is of
  #timer = 0;
  #turn = 0;

  // first is the value of another picker, or null. changed is called when the place is another one.
  constructor(page, first, changed = () => {}) {
    this.#page = page;
    this.#changed = changed;
    this.#set(first ?? {});
  }

  // value is {point, name, by, source, photo, location}:
  //   name      what the user or a search calls it, which is the one in by: "reader" or "search"
  //   source    where the point comes from: "photo", "tap", "found", "camera", "hereDone", or "" from the start
  //   photo     where a photo was taken
  //   location  one that exists
  get value() {
    const { point, by, source, photo, chosen } = this;
    return { point, name: this.name.trim(), by, source, photo, location: chosen };
  }

  #set({ point = null, name = "", by = "", source = "", photo = null, location = null }) {
    Object.assign(this, { point, name, by, source, photo, chosen: location });
    this.#namedAt = point;
  }

  // label is what the place is called, or "" until that is known.
  get label() { return this.chosen?.name || this.name.trim() || this.proposal; }

  // take takes over what another picker has.
  take(other) {
    this.#set(other.value);
    Object.assign(this, { nearby: other.nearby, proposal: other.proposal, title: other.title });
    this.#changed();
    if (this.point && !this.label) return this.propose();
  }

  // setPoint chooses a point. source is where it comes from, name what a search found there.
  setPoint(to, source, name = "") {
    Object.assign(this, { point: to, chosen: null, source, proposal: "" });
    if (name) {
      Object.assign(this, { name, by: "search" });
      this.#namedAt = to;
    } else if (this.by !== "reader" && this.#namedAt && distanceBetween(this.#namedAt, to) > sameName) {
      Object.assign(this, { name: "", by: "" });
    }
    this.#changed();
    return this.propose();
  }

  // setPlace chooses a place that a search, or a text, has found. One of a text has a title, and may be only the middle of a map. One
  // of coordinates has no name.
  setPlace(place) {
    this.title = place.title ?? "";
    const name = place.title ?? (place.id?.startsWith("point:") ? "" : place.name);
    return this.setPoint(pointOf(place), place.isCamera ? "camera" : "found", name);
  }

  // suggestPoint takes the point of a photo, as the place unless one is chosen.
  suggestPoint(p) {
    this.photo ??= p;
    return this.point ? this.#changed() : this.setPoint(p, "photo");
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
    if (this.chosen) this.point = pointOf(location);
    this.#changed();
  }

  // propose asks what is at the point: locations that exist, and a name.
  async propose() {
    const turn = ++this.#turn;
    const { signal } = this.#page;
    clearTimeout(this.#timer);
    const { nearby, name, wait } = await around(this.point, { signal });
    if (turn !== this.#turn || signal.aborted) return;
    Object.assign(this, { nearby, proposal: name });
    if (wait) this.#timer = setTimeout(() => this.propose(), 1000 * wait);
    this.#page.update();
  }

  close() { clearTimeout(this.#timer); }
}
