// The map of finds, and beside it the same finds as a list.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { get, getWithMore, page as getPage, query } from "../api.js";
import { config } from "../config.js";
import { mapView } from "../storage.js";
import { t, language, number, distance, explain } from "../i18n.js";
import { icon, chip, empty, problem, skeleton } from "../ui.js";
import { say } from "../store.js";
import { openedPlace, placeWithFinds, more, atLeast } from "../finds.js";
import { paged } from "../list.js";
import { createMap, fetchEngine, boxAround, readPlace, writePlace } from "../map.js";
import { id } from "../address.js";
import "../places.js";

const world = { lat: 25, lng: 5, zoom: innerWidth < 700 ? 1 : 2 }; // all of it, in one tile on a phone
const pause = 120; // ms after a move before the server is asked
const mostPins = 500; // around the reader
const radii = [1, 5, 20, 50, 200];
const patience = 1000; // ms that the map waits for the list
const after = (ms) => new Promise((done) => setTimeout(done, ms));
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

export default function mapScreen(page) {
  const q = page.query;
  const f = {
    q: q.get("q") ?? "", category: q.get("category") ?? "", mine: q.get("mine") !== "0", friends: q.get("friends") !== "0",
    near: readPlace(q.get("near")), radius: Number(q.get("radius")) || 5,
  };
  const kept = readPlace(q.get("at")) ?? readPlace(mapView.get());
  let view = { ...world, ...kept };
  let map = null;
  let box = "";
  let shownFilters = Boolean(f.q || f.category || f.near || !f.mine || !f.friends);
  let place = null; // a location that the reader has opened, with all finds at it
  let opening = 0; // counts the locations that were asked for, so that a slow one does not overtake
  let failed = false; // to load the map; the list does without
  let pins = []; // of the map, once there is one
  let cut = false; // there are more around the reader than the map shows
  let partial = false; // there may be more finds in view than the map counts
  let timer = 0;
  let turn = 0;
  let placing = false; // while the first view is looked for

  const flags = () => ({ includePrivate: f.mine, includeFriends: f.friends, category: f.category, q: f.q });

  // address keeps what is shown in the address, for links and the way back.
  function address() {
    const at = kept || map ? writePlace(view) : "";
    page.rename(query("/", { q: f.q, category: f.category, mine: f.mine ? "" : "0", friends: f.friends ? "" : "0",
      near: f.near ? writePlace(f.near) : "", radius: f.near ? f.radius : "", at }));
    mapView.set(writePlace(view));
  }

  const around = () => ({ lat: f.near.lat, lng: f.near.lng, radius: f.radius, order: "distance" });
  const list = paged(page, () => query("/api/locations", { ...flags(), ...(f.near ? around() : { bbox: box || "-180,-90,180,90" }), findsLimit: 3, limit: 20 }));

  // groupsIn returns the groups of finds in an area, and whether there may be more.
  const groupsIn = (area, zoom) => getWithMore(query("/api/locations/clusters", { ...flags(), bbox: area, zoom: Math.round(zoom) }), { signal: page.signal });

  // loadPins asks for the groups of finds in view. Around a place they are the
  // nearest locations themselves.
  async function loadPins() {
    const my = turn;
    try {
      let groups;
      let some = false;
      let rest = "";
      if (f.near) {
        const got = await getPage(query("/api/locations", { ...flags(), ...around(), findsLimit: 0, limit: mostPins }), { signal: page.signal });
        groups = got.items.map((l) => ({ latitude: l.latitude, longitude: l.longitude, count: l.findCount, more: l.moreFinds, locationId: l.id }));
        rest = got.next;
      } else [groups, some] = await groupsIn(box, view.zoom);
      if (my !== turn) return;
      [cut, partial] = [Boolean(rest), some];
      setPins(groups);
      page.update();
    } catch (p) {
      if (p.name !== "AbortError" && p.code !== "offline") say(explain(p));
    }
  }

  function setPins(groups) {
    pins = groups.map(pin);
    map?.setMarkers(pins);
  }

  const pin = (g) => ({
    key: `${g.latitude},${g.longitude}`, lat: g.latitude, lng: g.longitude,
    kind: g.locationId ? "one" : g.count < 100 ? "few" : g.count < 1000 ? "some" : "many",
    text: g.locationId && g.count === 1 && !g.more ? "" : `${number(g.count)}${g.more ? "+" : ""}`,
    label: atLeast(g.more, g.locationId ? t("map.place", { n: g.count }) : t("map.group", { n: g.count })),
    size: g.locationId ? 36 : g.count < 100 ? 40 : g.count < 1000 ? 46 : 52,
    click: () => (g.locationId ? openPlace(g.locationId) : map.zoomBy(2, { lat: g.latitude, lng: g.longitude })),
  });

  async function openPlace(id) {
    const my = ++opening;
    try {
      const got = await get(query(`/api/locations/${id}`, { ...flags(), findsLimit: 100 }), { signal: page.signal });
      if (my !== opening) return;
      place = got;
    } catch (p) {
      if (p.name !== "AbortError" && my === opening) say(explain(p));
      return;
    }
    page.update();
    await Promise.resolve();
    document.getElementById("place-title")?.focus();
    document.getElementById("list")?.scrollIntoView({ block: "nearest" });
  }

  // closePlace leads back to the list, also from a location that is on its way.
  function closePlace() {
    opening++;
    place = null;
    page.update();
  }

  function refresh() {
    turn++;
    address();
    return Promise.all([loadPins(), list.load()]);
  }

  // look takes a view as it is kept in the address, and what it shows.
  function look(where) {
    view = readPlace(writePlace(where));
    box = boxAround(document.getElementById("map"), view);
  }

  function moved(where) {
    look(where);
    if (placing) return;
    clearTimeout(timer);
    if (f.near) return address();
    timer = setTimeout(refresh, pause);
  }

  function change(set) {
    Object.assign(f, set);
    map?.circle(f.near, f.radius);
    refresh();
    closePlace();
  }

  function goTo(there) {
    f.near = null;
    closePlace();
    map?.circle(null);
    if (map) return map.setView(there);
    look(there);
    refresh();
  }

  // close is the zoom of a town, or less where the map has no more to show there.
  const close = () => Math.min(12, (config().tiles?.maxZoom || 15) + 3);

  // aroundMe asks where the reader is, when they want that, never before.
  function aroundMe() {
    if (f.near) return change({ near: null });
    if (!isSecureContext || !navigator.geolocation) return say(t(isSecureContext ? "here.none" : "here.insecure"));
    navigator.geolocation.getCurrentPosition(
      (p) => change({ near: { lat: p.coords.latitude, lng: p.coords.longitude } }),
      (e) => say(t(e.code === 1 ? "here.denied" : "here.none")), { maximumAge: 60000, timeout: 10000 });
  }

  // start asks for what is in view, and makes the map once the list is seen: it is
  // what one reads first, and a map keeps the processor busy.
  async function start() {
    const element = document.getElementById("map");
    const known = Boolean(kept || f.near);
    if (known) look(view);
    const listed = list.load();
    fetchEngine(config().tiles);
    const pinned = known ? loadPins() : null;
    const everywhere = known ? null : groupsIn("-180,-90,180,90", view.zoom).catch((p) => p);
    await Promise.race([listed, after(patience)]);
    await painted();
    const drawn = makeMap(element).then(() => (known ? null : firstView(everywhere)));
    await Promise.all([listed, pinned, drawn]);
    const at = page.query.get("place");
    if (new RegExp(`^${id}$`).test(at)) await openPlace(at);
    performance.mark("finds:map");
  }

  async function makeMap(element) {
    failed = false;
    let made;
    try {
      made = await createMap(element, {
        view, tiles: config().tiles, lang: language(), words: { zoomIn: t("map.zoomIn"), zoomOut: t("map.zoomOut") }, onMove: moved,
      });
    } catch {
      failed = true;
      return page.update();
    }
    if (page.signal.aborted) return made.close();
    map = made;
    look(view), map.setMarkers(pins);
    if (f.near) map.circle(f.near, f.radius);
    page.update();
  }

  // firstView goes where the finds are, when no view is known: closer while they
  // are one group, until they fill the map.
  async function firstView(asked) {
    if (page.signal.aborted) return;
    placing = true;
    try {
      const first = await asked;
      if (first instanceof Error) throw first;
      let [groups, some] = first;
      for (const zoom of groups.length && groups.length < 4 ? [5, 8, 11, 13] : []) {
        if (!map) break;
        map.fit(groups.map((g) => ({ lat: g.latitude, lng: g.longitude })), zoom);
        const closer = await groupsIn(box, view.zoom);
        if (!closer[0].length) break;
        [groups, some] = closer;
        if (view.zoom < zoom) break;
      }
      partial = some;
      setPins(groups);
      page.update();
      if (view.zoom > world.zoom) await refresh();
    } catch (p) {
      if (p.name !== "AbortError" && p.code !== "offline") say(explain(p));
    } finally {
      placing = false;
    }
  }

  const ready = Promise.resolve().then(start);

  const filters = () => html`
    <div class="filters" id="filters" ?hidden=${!shownFilters}>
      <div class="chips" role="group" aria-label=${t("map.whose")}>
        ${chip(f.mine, t("map.mine"), () => change({ mine: !f.mine }), f.mine ? "check" : "plus")}
        ${chip(f.friends, t("map.friends"), () => change({ friends: !f.friends }), f.friends ? "check" : "plus")}
      </div>
      <form class="row" role="search" @submit=${(e) => { e.preventDefault(); change({ q: e.target.q.value.trim(), category: e.target.category.value.trim() }); }}>
        <label class="grow"><span>${t("map.text")}</span><input name="q" type="search" autocomplete="off" maxlength="200" .value=${f.q}></label>
        <label class="grow"><span>${t("find.category")}</span><input name="category" type="search" autocomplete="off" maxlength="50" .value=${f.category}></label>
        <button type="submit" class="quiet">${t("map.apply")}</button>
      </form>
    </div>`;

  const tools = () => html`
    <place-search id="places" .label=${t("places.label")} .near=${view.zoom > 4 ? view : null}
      @place=${(e) => goTo({ lat: e.detail.latitude, lng: e.detail.longitude, zoom: close() })}></place-search>
    <div class="chips">
      ${chip(Boolean(f.near), t("map.near"), aroundMe, "here")}
      ${f.near ? html`<label class="chip select"><span class="unseen">${t("map.radius")}</span><select @change=${(e) => change({ radius: Number(e.target.value) })}>
        ${radii.map((r) => html`<option value=${r} ?selected=${r === f.radius}>${distance(r)}</option>`)}</select></label>` : nothing}
      <button type="button" class="chip" aria-expanded=${shownFilters ? "true" : "false"} aria-controls="filters" @click=${() => { shownFilters = !shownFilters; page.update(); }}>${icon("filter")} ${t("map.filters")}</button>
    </div>`;

  const goIn = (l) => (map?.setView({ lat: l.latitude, lng: l.longitude, zoom: Math.max(14, view.zoom) }), openPlace(l.id));

  const filtered = () => f.q || f.category || f.near || !f.mine || !f.friends;
  const nothingHere = () => (filtered()
    ? empty(t("map.noneFiltered"), t("map.noneFilteredText"), html`<button class="quiet" type="button" @click=${() => change({ q: "", category: "", near: null, mine: true, friends: true })}>${t("map.clear")}</button>`)
    : empty(t("map.none"), t("map.noneText"), html`<a class="button" href=${query("/new", { at: map && view.zoom > 6 ? writePlace(view) : "" })}>${icon("plus")} ${t("nav.plus")}</a>`));

  // hint says that the map does not show everything.
  function hint() {
    if (f.near && cut) return html`<p class="hint">${t("map.nearest", { n: mostPins })}</p>`;
    return partial ? html`<p class="hint">${t("map.partial")}</p>` : nothing;
  }

  function listing() {
    if (place) return openedPlace(place, closePlace);
    if (list.problem) return problem(list.problem, refresh);
    if (!list.items) return skeleton(4);
    if (!list.items.length && !list.next && !partial) return nothingHere();
    return html`<h2>${f.near ? t("map.aroundYou") : t("map.inView")}</h2>${hint()}${list.items.map((l) => placeWithFinds(l, goIn))}${more(list)}`;
  }

  return {
    title: "Finds",
    wide: true,
    ready,
    view: () => html`
      <div class="atlas">
        <h1 class="unseen" tabindex="-1">${t("map.title")}</h1>
        <div class="tools">${tools()}${filters()}</div>
        <div class="mapbox"><div id="map" role="application" aria-label=${t("map.label")}></div>
          ${failed ? problem({ code: "map", text: t("map.failed") }, () => makeMap(document.getElementById("map"))) : nothing}
          ${config().tiles?.attribution ? html`<a class="attribution" href="/about">${config().tiles.attribution}</a>` : nothing}</div>
        <section id="list" class="list" aria-label=${t("map.list")} tabindex="-1">${listing()}</section>
      </div>`,
    close() {
      map?.close();
      map = null;
      clearTimeout(timer); // closing may have moved it
    },
  };
}
