// Knows, with baseLayer.js, how the map is drawn: Leaflet with vector tiles, or with pictures. Leaflet
// is loaded when the first map is made.

import { baseLayer, streetsLayer } from "./baseLayer.js";
import { config } from "../config.js";
import { closestZoom } from "../geo.js";
import { t, units } from "../i18n.js";
import { loadLibraries } from "./libraries.js";
import { MapNotes } from "./mapNotes.js";
import { areShown, onStreets } from "./streets.model.js";
import { pinOf, showFace } from "./pin.js";
import { nextTask } from "../tasks.js";
import { isDark, onTheme } from "../settings/theme.js";

const handlers = ["dragging", "touchZoom", "doubleClickZoom", "scrollWheelZoom", "boxZoom", "keyboard"]; // of the user's movements
const touches = () => matchMedia("(pointer: coarse)").matches;
const chosenSize = (size) => size * 1.25 + 4; // as .pin.chosen in app.css
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const pointAt = (latlng) => ({ lat: latlng.wrap().lat, lng: latlng.wrap().lng });

// markerAt puts an element on the map. Leaflet's own icon is a div around it that takes no focus.
function markerAt(layer, { lat, lng }, element, size) {
  const icon = globalThis.L.divIcon({ html: "", className: "holder", iconSize: [size, size], iconAnchor: [size / 2, size / 2] });
  const marker = globalThis.L.marker([lat, lng], { icon, keyboard: false });
  marker.on("add", () => marker.getElement().append(element));
  return marker.addTo(layer);
}

// createMap makes a map in an element, at {lat, lng, zoom}.
//   onMove(view)   after every move
//   onHold(point)  a long touch, or the right button of a mouse; it returns the element of a popup
//   onPick(point)  a click or tap on the map itself
//   control        an element that stands above the buttons for the zoom
//   hasCross       whether a cross marks the middle, which stays while the map is zoomed
//   still          whether fingers and the wheel scroll the page and not the map
//   isPicture      whether no one moves the map
//   isWide         whether it may show more than the world, at zooms between, so that all points are in it
export async function createMap(element, options) {
  await loadLibraries();
  await nextTask(); // the library has just run
  const map = new LeafletMap(element, options);
  await nextTask();
  map.dress(options);
  return map;
}

class LeafletMap {
  #map;
  #layers = []; // the base map, and streets over it
  #notes;
  #markers; // what setMarkers shows
  #mark; // what mark and around show
  #known = new Map(); // markers by what they show, so that those that stay keep their focus
  #selected = ""; // the key of a marker
  #unlisten = [];
  #cross = null;
  #resized = new ResizeObserver(() => this.#resize());

  constructor(element, { view, onMove, onHold, onPick, control, still = false, isPicture = false, isWide = false, hasCross = false }) {
    const L = globalThis.L;
    const moves = !isStill();
    this.#map = L.map(element, {
      center: [view.lat, view.lng], zoom: view.zoom, minZoom: isWide ? 0 : 1, maxZoom: closestZoom,
      attributionControl: false, zoomControl: false,
      worldCopyJump: true, zoomSnap: 0, scrollWheelZoom: hasCross ? "center" : !still, dragging: !still || !touches(),
      touchZoom: hasCross ? "center" : true, doubleClickZoom: !hasCross,
      zoomAnimation: moves, fadeAnimation: false, markerZoomAnimation: moves, inertia: moves,
    });
    this.#map.options.zoomSnap = isWide ? 0.25 : touches() ? 0 : 1; // from now on: the first view is as it was seen, also by fingers
    if (isPicture) for (const name of handlers) this.#map[name]?.disable();
    const texts = { zoomInText: "+", zoomOutText: "−", zoomInTitle: t("map.zoomIn"), zoomOutTitle: t("map.zoomOut") };
    // Each stands above the one before it. Half of maxWidth has room for the text.
    const scale = { position: "bottomright", metric: units() !== "mi", imperial: units() === "mi", maxWidth: 120 };
    if (!isPicture && element.clientHeight > 300) L.control.scale(scale).addTo(this.#map);
    if (!isPicture) L.control.zoom({ ...texts, position: "bottomright" }).addTo(this.#map);
    if (control) Object.assign(new L.Control({ position: "bottomright" }), { onAdd: () => control }).addTo(this.#map);
    this.#markers = L.layerGroup().addTo(this.#map);
    this.#mark = L.layerGroup().addTo(this.#map);
    if (onMove) this.#map.on("moveend", () => onMove(this.where()));
    if (onPick) this.#map.on("click", ({ latlng }) => onPick(pointAt(latlng)));
    if (onHold) this.#map.on("contextmenu", ({ latlng }) => this.#map.openPopup(onHold(pointAt(latlng)), latlng, { closeButton: false }));
    if (hasCross) this.#showCross(element);
    this.#resized.observe(element);
  }

  // dress adds the base map, and the notes about it. It is called once, in a task of its own, since it takes as long
  // as making the map.
  dress({ still, isPicture }) {
    this.#drawBase();
    this.#unlisten = [onTheme(this.#drawBase), onStreets(this.#drawBase)];
    this.#notes = new MapNotes(this.#map.getContainer(), this.where(), isPicture ? "picture" : still ? "small" : "");
    this.#map.on("moveend", () => this.#notes.show(this.where()));
  }

  #drawBase = () => {
    const { tiles, streets } = config();
    for (const layer of this.#layers) layer.remove();
    this.#layers = tiles?.url ? [baseLayer(tiles, isDark())] : [];
    if (areShown()) this.#layers.push(this.#watched(streetsLayer(streets, isDark())));
    for (const layer of this.#layers) layer.addTo(this.#map);
    this.#keepClear();
  };

  // #keepClear tells the base map where pins are, so that no name is under one. It does not look at which is selected, so that a tap
  // draws nothing again.
  #keepClear() {
    const pinsOf = (group, sizeOf) => group.getLayers().filter((layer) => layer.options.icon)
      .map((pin) => ({ ...pointAt(pin.getLatLng()), size: sizeOf(pin.options.icon.options.iconSize[0]) }));
    this.#layers[0]?.avoid?.([...pinsOf(this.#markers, (size) => size), ...pinsOf(this.#mark, chosenSize)]);
  }

  // #watched says on the map while a layer of pictures cannot be loaded.
  #watched(layer) {
    const again = () => layer.redraw();
    layer.on("tileerror", () => this.#notes?.fail(again));
    layer.on("tileload", ({ tile }) => { if (tile.src) this.#notes?.fail(null); });
    layer.on("remove", () => this.#notes?.fail(null));
    return layer;
  }

  #showCross(element) {
    this.#cross = Object.assign(document.createElement("div"), { className: "cross" });
    element.append(this.#cross);
  }

  // #resize fits the map to its element, and keeps what is selected or under the cross in view.
  #resize() {
    this.#map.invalidateSize({ pan: Boolean(this.#cross) });
    const chosen = [...this.#known.values()].find((m) => m.key === this.#selected);
    if (chosen) this.reveal(chosen.getLatLng());
  }

  // pixelOf returns where a point is on the map, {x, y} in CSS pixels.
  pixelOf({ lat, lng }) {
    return this.#map.latLngToContainerPoint([lat, lng]);
  }

  where() {
    const { lat, lng } = this.#map.getCenter().wrap();
    return { lat, lng, zoom: Math.round(this.#map.getZoom() * 100) / 100 };
  }

  // setView moves the map, at once where motion is not wanted.
  setView({ lat, lng, zoom = this.#map.getZoom() }, { animate = !isStill() } = {}) {
    this.#map.setView([lat, lng], zoom, { animate });
  }

  // reveal moves the map if a point is out of view.
  reveal({ lat, lng }) {
    if (!this.#map.getBounds().pad(-0.1).contains([lat, lng])) this.setView({ lat, lng });
  }

  // setMarkers shows exactly these: {key, lat, lng, kind, label, text, size, find, click}, some in an area,
  // {lat, lng, km}, or in one that only others see, with isOthers.
  setMarkers(list) {
    const next = new Map();
    const middle = this.#map.getCenter().lng;
    for (const m of list) {
      const lng = m.lng + 360 * Math.round((middle - m.lng) / 360); // on the copy of the world that is in view
      const key = `${m.key}|${m.label}|${m.area?.km ?? 0}|${lng}`;
      const marker = this.#known.get(key) ?? this.#addMarker(m, lng);
      this.#known.delete(key);
      showFace(marker.pin, m.text, m.find);
      marker.key = m.key;
      marker.pin.onclick = (event) => { event.stopPropagation(); m.click(); };
      next.set(key, marker);
    }
    for (const old of this.#known.values()) this.#markers.removeLayer(old); // old.remove() would leave it in the group
    this.#known = next;
    this.select(this.#selected);
    this.#keepClear();
  }

  // select marks the marker with a key, or none with "".
  select(key) {
    this.#selected = key;
    for (const marker of this.#known.values()) {
      const isChosen = marker.key === key;
      marker.pin.classList.toggle("chosen", isChosen);
      marker.setZIndexOffset(isChosen ? 1000 : 0);
    }
  }

  // focus puts the focus on the marker with a key, or on the map without one, unless the user has
  // moved the focus elsewhere.
  focus(key) {
    const at = document.activeElement;
    if (at !== document.body && !at.closest("#list")) return;
    const marker = [...this.#known.values()].find((m) => m.key === key);
    (marker?.pin ?? this.#map.getContainer()).focus({ preventScroll: true });
  }

  #addMarker({ lat, lng: own, kind, label, text, size, area }, lng) {
    const pin = pinOf(kind, label, text);
    const marker = Object.assign(markerAt(this.#markers, { lat, lng }, pin, size), { pin });
    if (area) {
      const className = area.isOthers ? "around dashed" : "around";
      const options = { radius: area.km * Math.SQRT1_2 * 1000, className, interactive: false };
      const circle = globalThis.L.circle([area.lat, area.lng + lng - own], options).addTo(this.#markers);
      marker.on("remove", () => this.#markers.removeLayer(circle));
    }
    return marker;
  }

  // mark shows one point: where something is, or will be, with the face of a find if it is that of one.
  mark(point, label, { kind = "one chosen", find = null } = {}) {
    this.#mark.clearLayers();
    if (!point) return;
    const pin = Object.assign(pinOf(kind, label, ""), { tabIndex: -1 });
    if (find) showFace(pin, "", find);
    markerAt(this.#mark, point, pin, 36);
    this.#keepClear();
  }

  // around shows where the user is and what a search around that takes in, or nothing without a
  // point. With fit, the map shows all of it. An area has no position.
  around(point, km, { fit = false, isArea = false } = {}) {
    this.#mark.clearLayers();
    if (!point) return;
    const L = globalThis.L;
    const circle = L.circle([point.lat, point.lng], { radius: km * 1000, className: "around", interactive: false }).addTo(this.#mark);
    if (!isArea) L.circleMarker([point.lat, point.lng], { radius: 8, className: "position", interactive: false }).addTo(this.#mark);
    if (fit) this.#map.fitBounds(circle.getBounds(), { animate: !isStill() });
  }

  // fit shows all the points, at a zoom between least and most.
  fit(points, most, { least = 0, animate = !isStill() } = {}) {
    const bounds = globalThis.L.latLngBounds(points.map((p) => [p.lat, p.lng]));
    const { zoomSnap, minZoom } = this.#map.options;
    const step = zoomSnap || 1; // also where fingers may stop between
    const room = globalThis.L.point(1, 1).multiplyBy(minZoom ? 96 : 72);
    const zoom = Math.floor(this.#map.getBoundsZoom(bounds, false, room) / step) * step;
    this.#map.setView(bounds.getCenter(), Math.max(least, Math.min(most, zoom)), { animate });
  }

  close() {
    for (const end of this.#unlisten) end();
    this.#notes.close();
    this.#resized.disconnect();
    this.#cross?.remove();
    this.#map.off();
    this.#map.stop();
    this.#map._animatingZoom = false; // else Leaflet 1.9 goes on with a zoom of a map that is removed
    this.#map.remove();
  }
}
