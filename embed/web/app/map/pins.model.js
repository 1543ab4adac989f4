// The pins that cover names on the base map.

const side = 256; // pixels of the world at zoom 0
const mostAsked = 4000; // boxes that are remembered until the pins change

// Pins are the pins of one map, {x, y, radius}: where they are on the world, from 0 to 1, and half their size in pixels of the display,
// which shows tiles enlarged so many times.
export class Pins {
  list;
  #enlarged;
  #asked = []; // {zoom, box, covered}, the last questions

  constructor(list, enlarged) {
    this.list = list;
    this.#enlarged = enlarged;
  }

  #covers(zoom, box) {
    const world = side * 2 ** zoom;
    return this.list.some(({ x, y, radius }) => {
      const [left, top, r] = [x * world, y * world, radius / this.#enlarged];
      return box.minX < left + r && box.maxX > left - r && box.minY < top + r && box.maxY > top - r;
    });
  }

  // cover reports whether a pin covers part of a box, {minX, minY, maxX, maxY} in pixels of the world at a whole zoom.
  cover(zoom, box) {
    if (this.#asked.length > mostAsked) this.#asked.splice(0, mostAsked / 2);
    const covered = this.#covers(zoom, box);
    this.#asked.push({ zoom, box, covered });
    return covered;
  }

  // change takes other pins, and reports whether an earlier answer at the zoom would be another with them.
  change(list, zoom) {
    this.list = list;
    return this.#asked.some((a) => a.zoom === zoom && a.covered !== this.#covers(zoom, a.box));
  }
}
