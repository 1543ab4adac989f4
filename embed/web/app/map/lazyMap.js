// What the elements with a small map have in common: the map is made when the element comes into
// view and the processor is idle, because its libraries are larger than the rest of the page and
// must not come before the photos.
//
// A subclass has options(), which returns those of its map, and draw(), which is called once there is
// a map. It may have a label for screen readers, and failed(), which is called if the map cannot be made.

import { createMap } from "./leaflet.js";

export class LazyMap extends HTMLElement {
  #seen = null;
  #turn = 0; // counts the connections, so that a late map is closed
  map = null; // once it is made

  connectedCallback() {
    this.#seen = new IntersectionObserver((entries) => {
      if (!entries.some((e) => e.isIntersecting)) return;
      this.#seen.disconnect();
      const idle = globalThis.requestIdleCallback ?? ((f) => setTimeout(f, 200));
      const turn = this.#turn;
      idle(() => this.#make(turn));
    }, { rootMargin: "100px" });
    this.#seen.observe(this);
  }

  async #make(turn) {
    if (turn !== this.#turn) return;
    const box = document.createElement("div");
    if (this.label) {
      box.setAttribute("role", "application");
      box.setAttribute("aria-label", this.label);
    }
    this.replaceChildren(box);
    const map = await createMap(box, this.options()).catch(() => null);
    if (turn !== this.#turn) return map?.close();
    this.map = map;
    if (map) this.draw();
    else this.failed?.();
  }

  disconnectedCallback() {
    this.#turn++;
    this.#seen.disconnect();
    this.map?.close();
    this.map = null;
    this.replaceChildren();
  }
}
