// What somebody who has joined with an invite is shown first: the finds of the inviter, on the map and
// as a card above its list.

import { get, query } from "../api.js";
import { pointOf, writeView } from "../geo.js";
import { inviter, mapView } from "../storage.js";
import { ask } from "../people/friendships.model.js";
import { closest } from "./streets.model.js";

const newest = 100; // finds that the map is fitted to
const few = 5; // finds, of which fewer are all shown
const most = 14; // zoom, for one find or several at one place
const margin = 48; // pixels around the finds
const tile = 256; // pixels of the world at zoom 0
const [desk, column, sheet] = [860, 400, 0.46]; // width of a wide screen and of its list, and the share of a phone that the list covers

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

// around returns the view of a map of some pixels that shows nine of ten points: those that are nearest to the middle of
// all, so that one journey does not make the map show a continent.
export function around(points, { width, height }) {
  const flat = points.map(({ lat, lng }) => {
    const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
    return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
  });
  const at = { x: middle(flat.map((p) => p.x)), y: middle(flat.map((p) => p.y)) };
  const away = (p) => Math.hypot(p.x - at.x, p.y - at.y);
  const near = flat.sort((a, b) => away(a) - away(b)).slice(0, flat.length < few ? few : Math.floor(flat.length * 0.9));
  const side = (name) => [Math.min(...near.map((p) => p[name])), Math.max(...near.map((p) => p[name]))];
  const [[west, east], [north, south]] = [side("x"), side("y")];
  const fits = (pixels, part) => Math.log2(Math.max(1, pixels - 2 * margin) / (tile * part));
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - north - south))) * 180) / Math.PI;
  const point = { lat, lng: (west + east - 1) * 180 };
  const zoom = Math.floor(Math.min(fits(width, east - west), fits(height, south - north), most, closest(point)));
  return { ...point, zoom: Math.max(1, zoom) };
}

// mapSize is about how large the map will be.
function mapSize() {
  const { innerWidth: width = desk, innerHeight: height = desk } = globalThis;
  return width >= desk ? { width: width - column, height } : { width, height: height * (1 - sheet) };
}

// begin lets the first map of a new user show the finds of the inviter, if there are any. Without that the map begins as
// usual, so problems do not show.
export async function begin({ id }) {
  const finds = await get(query("/api/finds", { userId: id, includeFriends: true, includeLists: true, limit: newest })).catch(() => []);
  if (!finds.length) return;
  mapView.set(writeView(around(finds.map((f) => pointOf(f.location)), mapSize())));
  inviter.set(id);
}

// Introduction is the card about the inviter.
export class Introduction {
  user = null; // the inviter, with findCount and friendship
  #update;

  constructor(update) {
    this.#update = update;
  }

  // load reads who has invited the user; an inviter that they no longer see is not introduced.
  async load() {
    try {
      this.user = await get(`/api/users/${inviter.get()}`);
    } catch (p) {
      if (p.code === "not_found") inviter.remove();
      return;
    }
    if (!this.user.findCount) return this.close();
    this.#update();
  }

  get mayAsk() { return this.user.friendship === "none"; }

  // ask sends a friend request, and reports whether it is on its way.
  async ask() {
    const isSent = await ask(this.user);
    if (isSent) this.user = { ...this.user, friendship: "pending" };
    this.#update();
    return isSent;
  }

  close() {
    inviter.remove();
    this.user = null;
    this.#update();
  }
}
