// What is new from friends and around the user.

import { query } from "../api.js";
import { explain } from "../i18n.js";
import { Liking } from "../find/liking.model.js";
import { distanceBetween, locate, locateIfAllowed, pointOf, readView } from "../geo.js";
import { paged } from "../list.js";
import { saveFind } from "../lists/saved.model.js";
import { shownPlace } from "../names.js";
import { mapView } from "../storage.js";
import { say } from "../store.js";
import { after } from "../tasks.js";
import { daysOf } from "./days.model.js";

const patience = 1500; // ms that the list waits for the place of the user
const [least, mostPages] = [4, 4]; // cards to begin with, and pages that are read at once to get them
const townZoom = 9; // of the map, from which its middle says where the user looks

// lastView returns the middle of the map as the user has left it, or null if it shows more than a town
// and its surroundings.
function lastView() {
  const view = readView(mapView.get());
  return view?.zoom >= townZoom ? { lat: view.lat, lng: view.lng } : null;
}

// here returns the point of the user if the browser tells it unasked and soon, or null.
const here = () => Promise.race([locateIfAllowed(), after(patience, null)]);

// coarse rounds a point to about a kilometre: more says where the user is, and finds no more.
const coarse = (at) => (at ? { lat: Math.round(at.lat * 100) / 100, lng: Math.round(at.lng * 100) / 100 } : {});

export class Feed {
  at = null; // the point whose surroundings count, or null
  isHere = false; // that is where the user is
  busy = false;
  #likings = new WeakMap(); // by find
  #open; // keys of groups
  #page;

  constructor(page) {
    this.#page = page;
    this.at = page.kept?.at ?? null;
    this.isHere = page.kept?.isHere ?? false;
    this.#open = new Set(page.kept?.open);
    this.list = paged(page, () => query("/api/finds/feed", { ...coarse(this.at), limit: 20 }));
  }

  // liking is the like of a find by the user.
  liking(find) {
    let liking = this.#likings.get(find);
    if (!liking) this.#likings.set(find, liking = new Liking(find.id, () => find, this.#page));
    return liking;
  }

  save(find, state) { return saveFind(find, state, this.#page.update); }

  load = async () => {
    if (this.#page.kept?.at === undefined) {
      const point = await here();
      this.#choose(point ?? lastView(), Boolean(point));
    }
    await this.#load();
  };

  // days are what the feed shows: finds and groups of them, by period.
  get days() { return daysOf(this.list.items ?? [], { mayContinue: Boolean(this.list.next) }); }

  get #cards() { return this.days.reduce((n, day) => n + day.entries.length, 0); }

  isOpen = ({ key }) => this.#open.has(key);

  // toggle shows the finds of a group, or the group as one card.
  toggle({ key }) {
    if (!this.#open.delete(key)) this.#open.add(key);
    this.#page.keep({ open: [...this.#open] });
    this.#page.update();
  }

  // #load reads the first page, and more while all finds are in a few groups.
  async #load() {
    await this.list.load();
    await this.#read(least);
  }

  // more reads pages until there is a new card, since a group may fill several pages.
  more = () => this.#read(this.#cards + 1);

  async #read(cards) {
    for (let n = 0; this.list.next && this.#cards < cards && n < mostPages; n++) {
      const before = this.list.items.length;
      await this.list.more();
      if (this.list.items?.length === before) return; // it was refused, or is being read
    }
  }

  #choose(at, isHere) {
    Object.assign(this, { at, isHere });
    this.#page.keep({ at, isHere });
  }

  // nearMe asks for the point of the user and reads the list again.
  async nearMe() {
    this.busy = true;
    this.#page.update();
    try {
      this.#choose(await locate({ timeout: 10000 }), true);
      this.list.clear();
      await this.#load();
    } catch (p) {
      say(explain(p));
    }
    this.busy = false;
    this.#page.update();
  }

  // distance is how many km a find is from the user, or undefined: from another point it would mislead.
  distance = (find) => (this.isHere ? distanceBetween(this.at, pointOf(shownPlace(find))) : undefined);
}
