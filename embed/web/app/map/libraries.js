// The library of the map, which is loaded when the first map is made.

import { assets, config } from "../config.js";
import { startPainter } from "./painting.js";

const file = (path) => new URL(path, assets).href;

// script loads a classic script.
function script(path) {
  return new Promise((resolve, reject) => {
    const s = document.createElement("script");
    s.src = file(path);
    s.onload = resolve;
    s.onerror = () => { loading = null; reject(new TypeError("the map did not load")); };
    document.head.append(s);
  });
}

function style(path) {
  return new Promise((resolve) => {
    const l = document.createElement("link");
    l.rel = "stylesheet";
    l.href = file(path);
    l.onload = l.onerror = resolve;
    document.head.prepend(l); // before ours, which changes some of it
  });
}

// isRaster tells whether the base map is of pictures.
const isRaster = () => config().tiles?.kind === "raster";

// prefetchMap makes the browser fetch the library, and not run it yet, and what draws tiles.
export function prefetchMap() {
  const l = document.createElement("link");
  Object.assign(l, { rel: "preload", as: "script", fetchPriority: "low", href: file("lib/leaflet/leaflet.js") });
  document.head.append(l);
  if (config().tiles && !isRaster()) startPainter();
}

let loading = null;
// loadLibraries loads the library, once.
export const loadLibraries = () => (loading ??= Promise.all([style("bundle/leaflet.css"), script("lib/leaflet/leaflet.js")]));
