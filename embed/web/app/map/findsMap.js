// A map of some finds, as an element: <finds-map>. A page is as good without it. Pins that a finger could not tell
// apart are one with a number, until the map is closer.

import { markerOf } from "./markers.model.js";
import { gathered } from "./groups.model.js";
import { PointsMap } from "./pointsMap.js";

const [closest, pinSize, apart] = [12, 28, 44]; // the zoom up to which it goes; pixels of a pin, and between two

class FindsMap extends PointsMap {
  closest = closest;

  options() { return { ...super.options(), isWide: true }; }

  // places are {lat, lng, name}, with km those that stand for areas.
  set places(list) {
    const isOther = list !== this.points;
    this.points = list;
    if (this.map && isOther) this.draw();
  }

  mark() {
    this.map.setMarkers(gathered(this.points, (p) => this.map.pixelOf(p), apart).map((places) => this.#pin(places)));
  }

  #pin([p, ...more]) {
    if (!more.length) {
      const click = () => this.map.setView({ ...p, zoom: closest });
      const area = p.km ? p : null;
      return { key: `${p.lat},${p.lng}`, lat: p.lat, lng: p.lng, kind: "dot", size: pinSize, text: "", label: p.name, area, click };
    }
    const group = markerOf({ latitude: p.lat, longitude: p.lng, count: more.length + 1 });
    const isOnePlace = more.every((q) => q.lat === p.lat && q.lng === p.lng);
    const click = () => (isOnePlace ? this.map.setView({ ...p, zoom: closest }) : this.map.fit([p, ...more], closest));
    return { ...group, click };
  }
}

customElements.define("finds-map", FindsMap);
