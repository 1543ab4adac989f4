// A map of some finds, as an element: <finds-map>. A page is as good without it.

import { LazyMap } from "./lazyMap.js";

const [closest, pinSize] = [12, 28]; // the zoom up to which it goes, and pixels

class FindsMap extends LazyMap {
  label = "";
  #places = [];

  // places are {lat, lng, name}.
  set places(list) {
    this.#places = list;
    if (this.map) this.draw();
  }

  options() {
    const { lat, lng } = this.#places[0] ?? { lat: 25, lng: 5 };
    return { view: { lat, lng, zoom: 2 }, still: true };
  }

  draw() {
    if (!this.#places.length) return;
    this.map.setMarkers(this.#places.map((p) => ({
      key: `${p.lat},${p.lng}`, lat: p.lat, lng: p.lng, kind: "dot", size: pinSize, text: "", label: p.name,
      click: () => this.map.setView({ ...p, zoom: closest }),
    })));
    this.map.fit(this.#places, closest, { animate: false });
  }

  failed() {
    this.remove();
  }
}

customElements.define("finds-map", FindsMap);
