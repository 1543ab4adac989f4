// Where the distances of a search are measured from.

import { distanceBetween, locateIfAllowed } from "../geo.js";

// Origin is the point of the user where the browser gives it without asking, or else what the
// map shows.
export class Origin {
  #seen; // a function that returns the point of the map, or null
  #here = null;
  #isAsked = false;

  constructor(seen) {
    this.#seen = seen;
  }

  // look asks the browser, once.
  look = async () => {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#here = await locateIfAllowed();
  };

  // distance returns how many km a point is away, or undefined.
  distance = (point) => {
    const from = this.#here ?? this.#seen();
    return from && point ? distanceBetween(from, point) : undefined;
  };
}
