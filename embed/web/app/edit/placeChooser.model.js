// The place of a find while it is chosen: the middle of a map that moves under a cross. The form
// keeps its place until the user takes this one.

import { t } from "../i18n.js";
import { distanceBetween, firstView, pixelSize } from "../geo.js";
import { mapView } from "../storage.js";
import { PlacePicker } from "./placePicker.model.js";

const closeZoom = 16;
const exactZoom = 10; // from which on the middle of a map is a place
const still = 2; // pixels by which the middle of a map may be off without having been moved
const world = { lat: 25, lng: 5, zoom: 1 };

export class PlaceChooser extends PlacePicker {
  failed = false; // to load the map
  problem = ""; // why the place cannot be taken
  #page;
  #map = null;

  constructor(page, picker) {
    super(page, picker.value, () => this.#follow());
    this.#page = page;
    Object.assign(this, { nearby: picker.nearby, proposal: picker.proposal });
  }

  // showMap makes the map with a function that takes {view, onMove, onPick}.
  async showMap(create) {
    this.failed = false;
    const view = this.#firstView();
    try {
      const map = await create({ view, onMove: (to) => this.#moved(to), onPick: (to) => this.setPoint(to, "tap") });
      if (this.#page.signal.aborted) return map.close();
      this.#map = map;
      if (this.photo) map.mark(this.photo, t("spot.photoPlace"), { kind: "one ghost" });
    } catch {
      this.failed = true;
    }
    if (this.#map && this.point) this.#follow();
    this.#page.update();
    if (!this.point && mapView.get() && view.zoom >= exactZoom) return this.setPoint({ lat: view.lat, lng: view.lng }, "tap");
    return this.point ? this.propose() : null;
  }

  #firstView() {
    if (this.point) return { ...this.point, zoom: closeZoom };
    const last = firstView();
    return last?.zoom ? last : world;
  }

  // #follow shows the point in the middle of the map.
  #follow() {
    this.problem = "";
    const at = this.#map?.where();
    if (at && !this.#isAt(at)) {
      this.#map.setView({ ...this.point, zoom: this.source === "tap" ? at.zoom : Math.max(closeZoom, at.zoom) }, { animate: false });
    }
    this.#page.update();
  }

  #isAt(view) { return distanceBetween(this.point, view) < still * pixelSize(view); }

  // #moved follows the map. A movement that was not the user's leaves the point as it is.
  #moved(view) {
    if (!this.point || !this.#isAt(view)) this.setPoint({ lat: view.lat, lng: view.lng }, "tap");
  }

  // usePhoto goes back to where the photo was taken, useFound to a place that a search has found.
  usePhoto() { return this.setPoint(this.photo, "photo"); }

  useFound(place) { return this.setPlace(place); }

  // distance returns how many km a place is from the one chosen, or undefined.
  distance = (to) => (this.point && to ? distanceBetween(this.point, to) : undefined);

  // check reports whether the place can be taken, and says why not.
  check() {
    const zoom = this.#map?.where().zoom ?? closeZoom;
    const isVague = this.source === "tap" && !this.chosen && zoom < exactZoom;
    this.problem = !this.point ? t("spot.none") : isVague ? t("spot.zoom") : "";
    this.#page.update();
    return !this.problem;
  }

  close() {
    super.close();
    this.#map?.close();
    this.#map = null;
  }
}
