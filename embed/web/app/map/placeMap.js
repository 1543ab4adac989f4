// A small map with one pin, an area or a view, as an element: <place-map>. Without a map its place stays empty.

import { closest } from "./streets.model.js";
import { LazyMap } from "./lazyMap.js";

const closeZoom = 14;
const zoomOf = (km) => (km ? Math.round(13 - Math.log2(km)) : closeZoom); // at which an area fills the map

class PlaceMap extends LazyMap {
  #at = null;
  area = 0; // kilometres; 0 is a pin
  find = null; // whose category the pin shows

  // at is a point, or a view, which has no pin.
  set at(point) {
    const is = this.#at;
    this.#at = point;
    if (this.map && (is.lat !== point.lat || is.lng !== point.lng || is.zoom !== point.zoom)) this.draw();
  }

  options() {
    return { view: { zoom: Math.min(zoomOf(this.area), closest(this.#at)), ...this.#at }, isPicture: true };
  }

  draw() {
    this.map.setView(this.#at);
    if (this.area) this.map.around(this.#at, this.area * Math.SQRT1_2, { isArea: true });
    else if (!this.#at.zoom) this.map.mark(this.#at, "", { find: this.find });
  }
}

customElements.define("place-map", PlaceMap);
