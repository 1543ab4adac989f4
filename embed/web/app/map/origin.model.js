// Where the distances of a search are measured from.

import { distanceBetween, locateIfAllowed } from "../geo.js";

// Origin is the point of the user, where they have shown it or the browser gives it without asking, or else what the map
// shows. Rows are sorted by either, but a distance from the middle of a map would read like one from the user.
export class Origin {
  #near; // functions that return a point, or null: where the user has shown to be, and the middle of the map
  #seen;
  #here = null;
  #isAsked = false;

  constructor(near, seen) {
    [this.#near, this.#seen] = [near, seen];
  }

  // look asks the browser, once.
  look = async () => {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#here = await locateIfAllowed();
  };

  // away returns how many km a point is away from the user, or undefined where that is not known.
  away = (point) => this.#from(this.#here ?? this.#near(), point);

  // distance is away, or else measured from the middle of the map.
  distance = (point) => this.away(point) ?? this.#from(this.#seen(), point);

  #from(from, point) { return from && point ? distanceBetween(from, point) : undefined; }
}
