// The map of finds: what is in view, and what is open. The address has all of it, so that Back
// leads to what was shown before.

import { query } from "../api.js";
import { boxAround, firstView, locate, pointOf, readView, writeView } from "../geo.js";
import { categories } from "../categories.js";
import { explain } from "../i18n.js";
import { quietly } from "../later.js";
import { mapView } from "../storage.js";
import { say } from "../store.js";
import { after, nextTask } from "../tasks.js";
import { Exact } from "./exact.model.js";
import { Filters } from "./filters.model.js";
import { Groups } from "./groups.model.js";
import { MapList } from "./mapList.model.js";
import { Markers } from "./markers.model.js";
import { Offer } from "./offer.model.js";
import { Panel } from "./panel.model.js";
import { closest } from "./streets.model.js";

const everywhere = "-180,-90,180,90";
const pause = 120; // ms after a move before the server is asked
const listPatience = 1000; // ms that the map waits for the list
const [townZoom, locationZoom] = [13, 15]; // at which a search and a click end

export class MapModel {
  map = null; // once it is made
  failed = false; // to load the map; the list does without
  listName = ""; // of the list that is shown alone, once it is known
  note = null; // draws what is above the list
  #page;
  #canvas = null;
  #showFind;
  #world;
  #known; // the view of the address, of the last visit, or where administrators let the map begin, or null
  box = ""; // what the map shows, as "west,south,east,north"
  #timer = 0;
  #placing = false; // while the first view is looked for

  // showFind shows a find, beside the map where there is room.
  constructor(page, showFind = (id) => this.openFind(id)) {
    this.#page = page;
    this.#showFind = showFind;
    this.filters = new Filters(page.query);
    this.#known = readView(page.query.get("at")) ?? (this.filters.list ? null : firstView());
    this.#world = { lat: 25, lng: 5, zoom: globalThis.innerWidth < 700 ? 1 : 2 }; // all of it, in one tile on a phone
    this.view = { ...this.#world, ...this.#known };
    this.exact = new Exact(page, this.filters);
    const flags = () => ({ ...this.filters.flags, ...this.exact.flags });
    this.groups = new Groups(page, flags);
    this.offer = new Offer(categories(), page.update);
    const open = (panel) => this.open(panel);
    const screen = { map: () => this.map, zoom: () => this.view.zoom, open, openFind: showFind, update: page.update };
    this.markers = new Markers(this.groups, this.exact, () => this.list.items ?? [], screen);
    this.panel = new Panel(page, flags);
    this.places = new MapList(page, this.filters, this.exact, () => ({ view: this.view, box: this.box }));
    this.list = this.places.list;
  }

  // start loads what is in view, and makes the map once the list is drawn: the list is what one
  // reads first, and a map keeps the processor busy. The canvas is the page:
  // {size(), create(options), prefetch(), painted(), opened(), held(point)}.
  async start(canvas) {
    this.#canvas = canvas;
    const isKnown = Boolean(this.#known || this.filters.near);
    if (isKnown) this.#look(this.view);
    const listed = this.places.load();
    const opened = this.panel.show(Panel.of(this.#page.query));
    nextTask().then(canvas.prefetch);
    const grouped = isKnown ? this.markers.load(this.box, this.view.zoom) : null;
    const world = isKnown ? null : this.groups.within(everywhere, this.view.zoom).catch((p) => p); // reported with the map
    await Promise.race([listed, after(listPatience)]);
    await canvas.painted();
    const drawn = this.makeMap().then(() => (isKnown ? this.#readList() : this.#findView(world)));
    await Promise.all([listed.then(() => this.places.drawRest(canvas.painted)), grouped, drawn, opened]);
    this.markers.select(this.panel.place, this.panel.isOpen);
    await this.#apart();
  }

  // #apart shows the finds that are not where others see them.
  async #apart() {
    const isOther = await this.exact.load({ bbox: this.box, zoom: this.view.zoom });
    if (isOther) await this.#read();
    else if (this.exact.items.length) this.markers.show();
  }

  // #read reads the groups in view, whose photos come with the list, and the list unless it is of a circle.
  async #read() {
    await Promise.all([this.markers.load(this.box, this.view.zoom), this.filters.near ? null : this.places.load()]);
    this.markers.show();
  }

  async makeMap() {
    const { create, held } = this.#canvas;
    const map = await create({ view: this.view, onMove: (view) => this.#moved(view), onHold: held }).catch(() => null);
    this.failed = !map;
    if (!map) return this.#page.update();
    if (this.#page.signal.aborted) return map.close();
    this.map = map;
    this.#look(this.view);
    await nextTask();
    if (this.#page.signal.aborted) return;
    this.markers.show();
    this.map.around(this.filters.near, this.filters.radius, { fit: !this.#known });
    this.#page.update();
  }

  // #findView goes where the finds are. world resolves to their groups, or a problem.
  async #findView(world) {
    if (this.#page.signal.aborted) return;
    this.#placing = true;
    try {
      if (this.filters.list) await this.#readList(true);
      else await this.markers.approach(await world, () => ({ bbox: this.box, zoom: this.view.zoom }));
      if (this.filters.list || this.view.zoom > this.#world.zoom) await this.#readView();
    } catch (p) {
      this.groups.report(p);
    } finally {
      this.#placing = false;
    }
  }

  // #readList reads the list that is shown alone, and with fit shows where its finds are.
  async #readList(fit = false) {
    const { list, flags } = this.filters;
    const found = list && await quietly("listOnMap", this.#page, list, flags).catch(() => null);
    if (list !== this.filters.list) return;
    this.listName = found?.name ?? "";
    if (fit && found?.points.length) this.map?.fit(found.points, locationZoom, { animate: false });
    this.#page.update();
  }

  // #look takes a view as the address has it, and the area that it shows.
  #look(view) {
    this.view = readView(writeView(view));
    this.box = boxAround(this.#canvas.size(), this.view);
  }

  #moved(view) {
    this.#look(view);
    if (this.#placing) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.refresh, pause);
  }

  // #address is the path of what is shown, with a panel that is open and filters.
  #address(panel, filters = this.filters) {
    const at = this.#known || this.map ? writeView(this.view) : "";
    return query("/", { ...filters.query(), at, ...panel });
  }

  // #readView reads what is in view, and writes the view into the address, for links and the way back.
  #readView() {
    this.#page.rename(this.#address(Panel.of(this.#page.query)));
    return Promise.all([this.#read(), this.#apart()]);
  }

  // refresh reads what the user has moved the map to, where the next visit begins.
  refresh = () => {
    mapView.set(writeView(this.view));
    this.offer.release("touch");
    return this.#readView();
  };

  // open shows a location, a group or a find, as an entry of the history.
  open(panel) {
    return this.#page.push(this.#address(panel));
  }

  // openFind shows a find beside what is open.
  openFind(id) {
    return this.#page.push(this.#address({ ...Panel.of(this.#page.query), find: id }));
  }

  close = () => this.#page.push(this.#address({}));

  // moved shows what the address says: the user has gone back, or has opened something.
  async moved(q) {
    const view = readView(q.get("at"));
    const isBack = view && writeView(view) !== writeView(this.view);
    if (isBack) this.map?.setView(view);
    const before = JSON.stringify(this.filters.query());
    const { list } = this.filters;
    Object.assign(this.filters, new Filters(q));
    const filtered = JSON.stringify(this.filters.query()) !== before ? this.#filtered(!isBack) : null;
    if (list !== this.filters.list) this.#readList(!view);
    const isNew = await this.panel.show(Panel.of(q));
    this.markers.select(this.panel.place, this.panel.isOpen);
    await filtered;
    if (!isNew) return;
    if (this.panel.place) this.map?.reveal(pointOf(this.panel.place));
    await this.#canvas.opened();
  }

  // #filtered reads everything with other filters.
  #filtered(fit) {
    this.markers.forget();
    this.map?.around(this.filters.near, this.filters.radius, { fit });
    return Promise.all([this.places.load(), this.markers.load(this.box, this.view.zoom), this.#apart()]).then(() => this.markers.show());
  }

  // enter moves the map to a location of the list and opens it.
  enter(location) {
    this.map?.setView({ ...pointOf(location), zoom: Math.max(Math.min(locationZoom, closest(pointOf(location))), this.view.zoom) });
    if (location.find) return this.#showFind(location.find.id);
    return this.open({ place: location.id });
  }

  // change sets filters, as an entry of the history.
  change(changes) {
    const filters = Object.assign(new Filters(new URLSearchParams()), this.filters, changes);
    return this.#page.push(this.#address({}, filters));
  }

  // goTo moves to the point of a town, as close as the map has something to show there.
  goTo(point) {
    if (this.filters.near || this.panel.isOpen) this.change({ near: null });
    const view = { ...point, zoom: Math.min(townZoom, closest(point)) };
    if (this.map) return this.map.setView(view);
    this.#look(view);
    this.refresh();
  }

  // toggleNear shows what is around the user, or in view again. It asks where the user is then,
  // never before.
  async toggleNear() {
    if (this.filters.near) return this.change({ near: null });
    try {
      await this.change({ near: await locate({ maximumAge: 60000, timeout: 10000 }) });
    } catch (p) {
      say(explain(p));
    }
  }

  // locate shows where the user is and, unlike toggleNear, hides no finds. It asks for the position only then.
  locate = async () => {
    try {
      const here = await locate({ maximumAge: 60000, timeout: 10000 });
      if (this.#page.signal.aborted) return;
      const { near, radius } = this.filters;
      this.map?.around(near ?? here, near ? radius : 0, { fit: Boolean(near) });
      if (!near) this.map?.setView({ ...here, zoom: Math.max(this.view.zoom, Math.min(locationZoom, closest(here))) });
    } catch (p) {
      say(explain(p));
    }
  };

  end() {
    this.map?.close();
    this.map = null;
    clearTimeout(this.#timer); // closing may have moved it
  }
}
