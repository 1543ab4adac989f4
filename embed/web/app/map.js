// The map, in the one place that knows how it is drawn: Leaflet with vector
// tiles by protomaps-leaflet, or with pictures. Both are loaded when the first
// map is made.

const lib = new URL("../lib/", import.meta.url).href;
let loading = null;

// script loads a classic script; both libraries are published as such. They come
// at the same time and run in the order in which they are asked for.
function script(path) {
  return new Promise((done, fail) => {
    const s = document.createElement("script");
    s.src = lib + path;
    s.async = false;
    s.onload = done;
    s.onerror = () => { loading = null; fail(new TypeError("the map did not load")); };
    document.head.append(s);
  });
}

function style(path) {
  return new Promise((done) => {
    const l = document.createElement("link");
    l.rel = "stylesheet";
    l.href = lib + path;
    l.onload = l.onerror = done;
    document.head.prepend(l); // before ours, which changes some of it
  });
}

// scripts are those that draw.
const scripts = (tiles) => ["leaflet/leaflet.js", ...(tiles?.kind === "raster" ? [] : ["protomaps-leaflet/protomaps-leaflet.js"])];

// fetchEngine has the browser fetch what draws, and not run it yet.
export function fetchEngine(tiles) {
  for (const path of scripts(tiles)) {
    const l = document.createElement("link");
    Object.assign(l, { rel: "preload", as: "script", fetchPriority: "low", href: lib + path });
    document.head.append(l);
  }
}

// engine loads what draws.
function engine(tiles) {
  loading ??= Promise.all([style("leaflet/leaflet.css"), ...scripts(tiles).map(script)]);
  return loading;
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

// baseLayer draws the base map, as the server's configuration describes it.
function baseLayer(tiles, lang) {
  const L = globalThis.L;
  if (tiles.kind === "raster") return L.tileLayer(tiles.url, { maxNativeZoom: tiles.maxZoom || 19, maxZoom: 22, keepBuffer: 1 });
  return globalThis.protomapsL.leafletLayer({
    url: tiles.url, flavor: dark.matches ? "dark" : "light", lang, maxDataZoom: tiles.maxZoom || 15, maxZoom: 22, attribution: "", keepBuffer: 1,
  });
}

// pinOf makes the element of a marker: a button, so that it has a focus, a name
// and a click that tests and assistive technology know.
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

function iconOf(element, size) {
  return globalThis.L.divIcon({ html: "", className: "holder", iconSize: [size, size], iconAnchor: [size / 2, size / 2], element });
}

// markerAt puts an element on the map. Leaflet's own icon is a div around it
// that takes no focus.
function markerAt(layer, { lat, lng }, element, size) {
  const L = globalThis.L;
  const m = L.marker([lat, lng], { icon: iconOf(element, size), keyboard: false });
  m.on("add", () => m.getElement().append(element));
  return m.addTo(layer);
}

// readPlace reads "48.857,2.3413,14", or returns null.
export function readPlace(s) {
  const [lat, lng, zoom] = (s ?? "").split(",").map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng, ...(zoom ? { zoom } : {}) } : null;
}

export const writePlace = (p) => [p.lat.toFixed(5), p.lng.toFixed(5), p.zoom].filter((x) => x !== undefined).join(",");

// boxAround is what a map in an element shows, as west,south,east,north: Mercator
// on tiles of 256 pixels. It needs no map, and is the same whenever one comes
// back to a view, so that what was asked for before is found without a network.
export function boxAround(element, { lat, lng, zoom }) {
  const size = 256 * 2 ** zoom;
  const half = (element.clientWidth / size) * 180;
  const y = Math.log(Math.tan(((90 + Math.max(-85.05, Math.min(85.05, lat))) * Math.PI) / 360));
  const at = (pixels) => (Math.atan(Math.sinh(y + (pixels / size) * 2 * Math.PI)) * 180) / Math.PI;
  if (half >= 180) return "-180,-90,180,90";
  const turn = (x) => ((((x + 180) % 360) + 360) % 360) - 180;
  const round = (x) => Math.round(x * 1e5) / 1e5;
  return [turn(lng - half), at(-element.clientHeight / 2), turn(lng + half), at(element.clientHeight / 2)].map(round).join(",");
}

// createMap makes a map in an element, at {lat, lng, zoom}.
//   onMove(view)   after every move
//   onPick(place)  a click or tap on the map itself, or Enter for its middle
export async function createMap(element, { view, tiles, lang, words, onMove, onPick }) {
  await engine(tiles);
  const L = globalThis.L;
  const map = L.map(element, {
    center: [view.lat, view.lng], zoom: view.zoom, minZoom: 1, maxZoom: 19, attributionControl: false, zoomControl: false, worldCopyJump: true,
    zoomAnimation: !still.matches, fadeAnimation: false, markerZoomAnimation: !still.matches, inertia: !still.matches,
  });
  L.control.zoom({ zoomInText: "+", zoomOutText: "−", zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut, position: "bottomright" }).addTo(map);
  let base = null;
  const draw = () => {
    base?.remove();
    base = tiles?.url ? baseLayer(tiles, lang).addTo(map) : null;
  };
  draw();
  dark.addEventListener("change", draw);
  const markers = L.layerGroup().addTo(map);
  const marks = L.layerGroup().addTo(map);
  let known = new Map(); // markers by what they show, so that those that stay keep their focus

  const where = () => {
    const c = map.getCenter().wrap();
    return { lat: c.lat, lng: c.lng, zoom: map.getZoom() };
  };
  const tell = () => onMove?.(where());
  map.on("moveend", tell);
  const stop = new AbortController();
  const cross = document.createElement("div");
  if (onPick) {
    map.on("click", (e) => onPick({ lat: e.latlng.wrap().lat, lng: e.latlng.wrap().lng }));
    cross.className = "cross";
    element.append(cross);
    element.addEventListener("keydown", (e) => {
      if (e.key !== "Enter" || e.target !== element) return;
      e.preventDefault();
      const { lat, lng } = where();
      onPick({ lat, lng });
    }, { signal: stop.signal });
  }
  const resized = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resized.observe(element);

  return {
    where,
    // setView moves the map, at once where motion is not wanted.
    setView({ lat, lng, zoom = map.getZoom() }) {
      map.setView([lat, lng], zoom, { animate: !still.matches });
    },
    zoomBy(n, { lat, lng }) {
      map.setView([lat, lng], Math.min(19, map.getZoom() + n), { animate: !still.matches });
    },
    // setMarkers shows exactly these: {key, lat, lng, kind, label, text, size, click}.
    setMarkers(list) {
      const next = new Map();
      const middle = map.getCenter().lng;
      for (const m of list) {
        // On the copy of the world that is in view.
        const lng = m.lng + 360 * Math.round((middle - m.lng) / 360);
        const key = `${m.key}|${m.label}|${lng}`;
        let marker = known.get(key);
        known.delete(key);
        if (!marker) {
          const e = pinOf(m.kind, m.label, m.text);
          marker = markerAt(markers, { lat: m.lat, lng }, e, m.size);
          marker.pin = e;
        }
        marker.pin.onclick = (event) => { event.stopPropagation(); m.click(); };
        next.set(key, marker);
      }
      for (const gone of known.values()) gone.remove();
      known = next;
    },
    // mark shows one place: where something is, or is to be.
    mark(place, label) {
      marks.clearLayers();
      if (place) markerAt(marks, place, Object.assign(pinOf("one chosen", label, ""), { tabIndex: -1 }), 36);
    },
    // circle shows what a search around a place takes in.
    circle(place, km) {
      marks.clearLayers();
      if (!place) return;
      const c = L.circle([place.lat, place.lng], { radius: km * 1000, className: "around", interactive: false }).addTo(marks);
      map.fitBounds(c.getBounds(), { animate: !still.matches });
    },
    // fit shows all the points, from no closer than a zoom.
    fit(points, most) {
      map.fitBounds(L.latLngBounds(points.map((p) => [p.lat, p.lng])), { padding: [48, 48], maxZoom: most, animate: false });
    },
    close() {
      dark.removeEventListener("change", draw);
      resized.disconnect();
      stop.abort();
      cross.remove();
      map.off();
      map.stop();
      map._animatingZoom = false; // else Leaflet 1.9 goes on with a zoom on a map that is no more
      map.remove();
    },
  };
}
