// The map of a list, as an element: <list-map>. Its pins have the numbers of the finds in the list, and one is marked. A page
// is as good without it.

import { LazyMap } from "../map/lazyMap.js";
import { nextOf, pinsOf } from "./steps.model.js";

const [closest, pinSize, apart] = [15, 34, 34]; // the zoom up to which it goes; pixels of a pin, and between two

const idsOf = (steps) => steps.map((s) => s.id).sort().join();

class ListMap extends LazyMap {
  label = "";
  onChoose = () => {}; // called with the id of a find
  #steps = [];
  #pins = [];
  #chosen = "";

  // steps are those of stepsOf. The map moves when there are other ones, and not when their order changes.
  set steps(list) {
    const isSame = idsOf(list) === idsOf(this.#steps);
    this.#steps = list;
    if (!this.map) return;
    if (isSame) this.#mark();
    else this.draw();
  }

  // chosen is the id of the find whose pin is marked, or "".
  set chosen(id) {
    if (id === this.#chosen) return;
    this.#chosen = id;
    if (!this.map) return;
    this.#show();
    this.#mark();
  }

  options() {
    const { lat, lng } = this.#steps[0] ?? { lat: 25, lng: 5 };
    return { view: { lat, lng, zoom: 2 }, still: true, onMove: () => this.map && this.#mark() };
  }

  draw() {
    if (!this.#steps.length) return;
    this.map.fit(this.#steps, closest, { animate: false });
    this.#mark();
  }

  get #pin() { return this.#pins.find((p) => p.steps.some((s) => s.id === this.#chosen)); }

  // #show brings the marked find into view, closer if it shares its pin with finds of other places.
  #show() {
    const pin = this.#pin;
    if (!pin) return;
    if (pin.isOnePlace) this.map.reveal(pin);
    else this.map.fit(pin.steps, closest);
  }

  #mark() {
    this.#pins = pinsOf(this.#steps, (s) => this.map.pixelOf(s), apart);
    const click = (pin) => this.onChoose(nextOf(pin, this.#chosen));
    this.map.setMarkers(this.#pins.map((pin) => ({ ...pin, kind: "nth", size: pinSize, click: () => click(pin) })));
    this.map.select(this.#pin?.key ?? "");
  }

  failed() {
    this.remove();
  }
}

customElements.define("list-map", ListMap);
