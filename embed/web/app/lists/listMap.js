// The map of a list, as an element: <list-map>. Its pins have the numbers of the finds in the list, and one may be marked. A
// page works without it.

import { PointsMap } from "../map/pointsMap.js";
import { nextOf, pinsOf } from "./steps.model.js";

const [closest, pinSize, apart] = [15, 34, 34]; // the zoom up to which it goes; pixels of a pin, and between two

const idsOf = (steps) => steps.map((s) => s.id).sort().join();

class ListMap extends PointsMap {
  closest = closest;
  onChoose = () => {}; // called with the id of a find
  held = null; // what a long touch of a point shows, for those who may add finds
  #pins = [];
  #chosen = "";

  options() {
    const { held } = this;
    return { ...super.options(), ...(held ? { onHold: (point) => held(point) } : {}) };
  }

  // steps come from stepsOf. The map moves when finds are added or removed, and not when their order changes.
  set steps(list) {
    const isSame = idsOf(list) === idsOf(this.points);
    this.points = list;
    if (!this.map) return;
    if (isSame) this.mark();
    else this.draw();
  }

  // chosen is the id of the find whose pin is marked, or "".
  set chosen(id) {
    if (id === this.#chosen) return;
    this.#chosen = id;
    if (!this.map) return;
    this.#show();
    this.mark();
  }

  get #pin() { return this.#pins.find((p) => p.steps.some((s) => s.id === this.#chosen)); }

  // #show brings the marked find into view, closer if it shares its pin with finds of other places.
  #show() {
    const pin = this.#pin;
    if (!pin) return;
    if (pin.isOnePlace) this.map.reveal(pin);
    else this.map.fit(pin.steps, closest);
  }

  // failed removes also the place that the page holds for the map.
  failed() {
    this.parentElement.remove();
  }

  mark() {
    this.#pins = pinsOf(this.points, (s) => this.map.pixelOf(s), apart);
    const click = (pin) => this.onChoose(nextOf(pin, this.#chosen));
    this.map.setMarkers(this.#pins.map((pin) => ({ ...pin, kind: "nth", size: pinSize, click: () => click(pin) })));
    this.map.select(this.#pin?.key ?? "");
  }
}

customElements.define("list-map", ListMap);
