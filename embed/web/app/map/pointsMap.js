// What the elements with a map of points have in common: the map shows all of them at first, and its pins are made again
// after every move, since pins that a finger could not tell apart are one. A page works without the map.
//
// A subclass has mark(), which makes the pins, and closest, the zoom up to which the map goes to show the points.

import { LazyMap } from "./lazyMap.js";

export class PointsMap extends LazyMap {
  label = "";
  points = []; // {lat, lng}

  options() {
    const { lat, lng } = this.points[0] ?? { lat: 25, lng: 5 };
    return { view: { lat, lng, zoom: 2 }, still: true, onMove: () => this.map && this.mark() };
  }

  draw() {
    if (!this.points.length) return;
    this.map.fit(this.points, this.closest, { animate: false });
    this.mark();
  }

  failed() {
    this.remove();
  }
}
