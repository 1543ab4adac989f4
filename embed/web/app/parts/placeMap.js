// A small map with one pin, as an element: <place-map>. Without a map its place stays empty.

import { closest } from "../models/streets.js";
import { LazyMap } from "./lazyMap.js";

const closeZoom = 14;

class PlaceMap extends LazyMap {
  #at = null;

  set at(point) {
    const is = this.#at;
    this.#at = point;
    if (this.map && (is.lat !== point.lat || is.lng !== point.lng)) this.draw();
  }

  options() {
    return { view: { ...this.#at, zoom: Math.min(closeZoom, closest(this.#at)) }, isPicture: true };
  }

  draw() {
    this.map.setView(this.#at);
    this.map.mark(this.#at, "");
  }
}

customElements.define("place-map", PlaceMap);
