// The one module that knows how the map is drawn: Leaflet with vector tiles by protomaps-leaflet,
// or with pictures. Both libraries are loaded when the first map is made.

import { config } from "./config.js";
import { t, language } from "./i18n.js";

const lib = new URL("../lib/", import.meta.url).href;
const nearest = 19; // zoom

// script loads a classic script; both libraries are published as such. They are fetched at the
// same time and run in the order in which they are asked for.
function script(path) {
  return new Promise((resolve, reject) => {
    const s = document.createElement("script");
    s.src = lib + path;
    s.async = false;
    s.onload = resolve;
    s.onerror = () => { loading = null; reject(new TypeError("the map did not load")); };
    document.head.append(s);
  });
}

function style(path) {
  return new Promise((resolve) => {
    const l = document.createElement("link");
    l.rel = "stylesheet";
    l.href = lib + path;
    l.onload = l.onerror = resolve;
    document.head.prepend(l); // before ours, which changes some of it
  });
}

const isRaster = () => config().tiles?.kind === "raster";
const scripts = () => ["leaflet/leaflet.js", ...(isRaster() ? [] : ["protomaps-leaflet/protomaps-leaflet.js"])];

// prefetchMap makes the browser fetch the libraries, and not run them yet.
export function prefetchMap() {
  for (const path of scripts()) {
    const l = document.createElement("link");
    Object.assign(l, { rel: "preload", as: "script", fetchPriority: "low", href: lib + path });
    document.head.append(l);
  }
}

let loading = null;
const loadLibraries = () => (loading ??= Promise.all([style("leaflet/leaflet.css"), ...scripts().map(script)]));

const dark = matchMedia("(prefers-color-scheme: dark)");
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// baseLayer draws the base map, as the configuration of the server describes it.
function baseLayer({ url, maxZoom }) {
  if (isRaster()) return globalThis.L.tileLayer(url, { maxNativeZoom: maxZoom || 19, maxZoom: 22, keepBuffer: 1 });
  return globalThis.protomapsL.leafletLayer({
    url, flavor: dark.matches ? "dark" : "light", lang: language(), maxDataZoom: maxZoom || 15, maxZoom: 22, attribution: "", keepBuffer: 1,
  });
}

// pinOf makes the element of a marker: a button, so that it has a focus, a name and a click
// that tests and assistive technology know.
function pinOf(kind, label, text) {
  const b = document.createElement("button");
  b.type = "button";
  b.className = `pin ${kind}`;
  b.setAttribute("aria-label", label);
  const face = document.createElement("span");
  face.textContent = text;
  b.append(face);
  return b;
}

// markerAt puts an element on the map. Leaflet's own icon is a div around it that takes no focus.
function markerAt(layer, { lat, lng }, element, size) {
  const icon = globalThis.L.divIcon({ html: "", className: "holder", iconSize: [size, size], iconAnchor: [size / 2, size / 2] });
  const marker = globalThis.L.marker([lat, lng], { icon, keyboard: false });
  marker.on("add", () => marker.getElement().append(element));
  return marker.addTo(layer);
}

// createMap makes a map in an element, at {lat, lng, zoom}.
//   onMove(view)   after every move
//   onPick(point)  a click or tap on the map itself, or Enter for its middle
export async function createMap(element, options) {
  await loadLibraries();
  return new LeafletMap(element, options);
}

class LeafletMap {
  #map;
  #base = null;
  #markers; // what setMarkers shows
  #mark; // what mark and circle show
  #known = new Map(); // markers by what they show, so that those that stay keep their focus
  #stop = new AbortController();
  #cross = document.createElement("div");
  #resized = new ResizeObserver(() => this.#map.invalidateSize({ pan: false }));

  constructor(element, { view, onMove, onPick }) {
    const L = globalThis.L;
    const moves = !isStill();
    this.#map = L.map(element, {
      center: [view.lat, view.lng], zoom: view.zoom, minZoom: 1, maxZoom: nearest, attributionControl: false, zoomControl: false,
      worldCopyJump: true, zoomAnimation: moves, fadeAnimation: false, markerZoomAnimation: moves, inertia: moves,
    });
    const texts = { zoomInText: "+", zoomOutText: "−", zoomInTitle: t("map.zoomIn"), zoomOutTitle: t("map.zoomOut") };
    L.control.zoom({ ...texts, position: "bottomright" }).addTo(this.#map);
    this.#drawBase();
    dark.addEventListener("change", this.#drawBase);
    this.#markers = L.layerGroup().addTo(this.#map);
    this.#mark = L.layerGroup().addTo(this.#map);
    this.#map.on("moveend", () => onMove?.(this.where()));
    if (onPick) this.#listen(element, onPick);
    this.#resized.observe(element);
  }

  #drawBase = () => {
    const { tiles } = config();
    this.#base?.remove();
    this.#base = tiles?.url ? baseLayer(tiles).addTo(this.#map) : null;
  };

  #listen(element, onPick) {
    const pick = (at) => ({ lat: at.wrap().lat, lng: at.wrap().lng });
    this.#map.on("click", (e) => onPick(pick(e.latlng)));
    this.#cross.className = "cross";
    element.append(this.#cross);
    element.addEventListener("keydown", (e) => {
      if (e.key !== "Enter" || e.target !== element) return;
      e.preventDefault();
      onPick(pick(this.#map.getCenter()));
    }, { signal: this.#stop.signal });
  }

  where() {
    const { lat, lng } = this.#map.getCenter().wrap();
    return { lat, lng, zoom: this.#map.getZoom() };
  }

  // setView moves the map, at once where motion is not wanted.
  setView({ lat, lng, zoom = this.#map.getZoom() }) {
    this.#map.setView([lat, lng], zoom, { animate: !isStill() });
  }

  zoomBy(n, point) {
    this.setView({ ...point, zoom: Math.min(nearest, this.#map.getZoom() + n) });
  }

  // setMarkers shows exactly these: {key, lat, lng, kind, label, text, size, click}.
  setMarkers(list) {
    const next = new Map();
    const middle = this.#map.getCenter().lng;
    for (const m of list) {
      const lng = m.lng + 360 * Math.round((middle - m.lng) / 360); // on the copy of the world that is in view
      const key = `${m.key}|${m.label}|${lng}`;
      const marker = this.#known.get(key) ?? this.#addMarker(m, lng);
      this.#known.delete(key);
      marker.pin.onclick = (event) => { event.stopPropagation(); m.click(); };
      next.set(key, marker);
    }
    for (const old of this.#known.values()) old.remove();
    this.#known = next;
  }

  #addMarker({ lat, kind, label, text, size }, lng) {
    const pin = pinOf(kind, label, text);
    return Object.assign(markerAt(this.#markers, { lat, lng }, pin, size), { pin });
  }

  // mark shows one point: where something is, or will be.
  mark(point, label) {
    this.#mark.clearLayers();
    if (point) markerAt(this.#mark, point, Object.assign(pinOf("one chosen", label, ""), { tabIndex: -1 }), 36);
  }

  // circle shows what a search around a point takes in, or nothing without a point.
  circle(point, km) {
    this.#mark.clearLayers();
    if (!point) return;
    const c = globalThis.L.circle([point.lat, point.lng], { radius: km * 1000, className: "around", interactive: false }).addTo(this.#mark);
    this.#map.fitBounds(c.getBounds(), { animate: !isStill() });
  }

  // fit shows all the points, from no closer than a zoom.
  fit(points, maxZoom) {
    const bounds = globalThis.L.latLngBounds(points.map((p) => [p.lat, p.lng]));
    this.#map.fitBounds(bounds, { padding: [48, 48], maxZoom, animate: false });
  }

  close() {
    dark.removeEventListener("change", this.#drawBase);
    this.#resized.disconnect();
    this.#stop.abort();
    this.#cross.remove();
    this.#map.off();
    this.#map.stop();
    this.#map._animatingZoom = false; // else Leaflet 1.9 goes on with a zoom of a map that is removed
    this.#map.remove();
  }
}
