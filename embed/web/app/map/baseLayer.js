// The base map in Leaflet: pictures, or vector tiles with the streets of regions above the
// highest zoom of the world; and streets from OpenStreetMap over both.

import { language } from "../i18n.js";
import { isRegional, regions, worldZoom } from "./regions.model.js";
import { firstZoom } from "./streets.model.js";
import { paintLayer } from "./painting.js";

const finest = 2; // pixels of a screen for one of the map; more take time to draw and are not seen
const deepest = 22; // zoom

// baseLayer makes the layer that the configuration of the server describes.
export function baseLayer({ url, kind, maxZoom }, isDark) {
  if (kind === "raster") return globalThis.L.tileLayer(url, { maxNativeZoom: maxZoom || 19, maxZoom: deepest, keepBuffer: 1 });
  return vectorLayer(url, isDark);
}

// worldAt returns where a point is on the world, from 0 to 1.
function worldAt({ lat, lng }) {
  const { x, y } = globalThis.L.CRS.EPSG3857.latLngToPoint(globalThis.L.latLng(lat, lng), 0).divideBy(256);
  return { x: x - Math.floor(x), y };
}

// vectorLayer shows what the worker draws, on canvases.
function vectorLayer(url, isDark) {
  const { L } = globalThis;
  const shown = new Map(); // {canvas, done} by the number of a tile
  const scale = Math.min(finest, globalThis.devicePixelRatio);
  const painter = paintLayer({ url, isDark, lang: language(), scale }, (tile, bitmap) => {
    const { canvas, done } = shown.get(tile) ?? {};
    if (canvas) {
      Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
      canvas.getContext("2d").drawImage(bitmap, 0, 0);
      shown.set(tile, { canvas });
      done?.(null, canvas);
    }
    bitmap.close();
  });
  let enlarged = 1;
  const enlarge = (map) => {
    const now = 2 ** (map.getZoom() - Math.round(map.getZoom())); // Leaflet shows the tiles of the nearest whole zoom
    if (now === enlarged) return;
    enlarged = now;
    painter.enlarge(now);
  };
  const Layer = L.GridLayer.extend({
    onAdd(map) {
      L.GridLayer.prototype.onAdd.call(this, map);
      enlarge(map);
    },
    getEvents() {
      const events = L.GridLayer.prototype.getEvents.call(this);
      const moveend = (e) => { // without animations, Leaflet sends no zoomend after a pinch
        events.moveend.call(this, e);
        enlarge(e.target);
      };
      return { ...events, moveend };
    },
    createTile(at, done) {
      const canvas = L.DomUtil.create("canvas", "leaflet-tile");
      canvas.tile = painter.draw(at);
      shown.set(canvas.tile, { canvas, done });
      return canvas;
    },
  });
  const layer = new Layer({ maxZoom: deepest, keepBuffer: 1 });
  layer.avoid = (pins) => painter.avoid(pins.map((pin) => ({ ...worldAt(pin), radius: pin.size / 2 })));
  layer.on("tileunload", ({ tile: canvas }) => {
    shown.delete(canvas.tile);
    painter.drop(canvas.tile);
    canvas.width = canvas.height = 0; // Safari keeps the memory of canvases for long
  });
  layer.on("remove", () => painter.close());
  return layer;
}

// streetsLayer makes the layer of pictures from OpenStreetMap, which has holes where a region has
// streets. Its servers want the Referer, also from a page whose own policy leaves it out.
export function streetsLayer({ url, maxZoom }, isDark) {
  const { L } = globalThis;
  const deeper = regions().filter((r) => r.maxZoom > worldZoom());
  const Layer = L.TileLayer.extend({
    createTile(at, done) {
      if (!isRegional(deeper, at)) return L.TileLayer.prototype.createTile.call(this, at, done);
      const hole = Object.assign(new Image(), { alt: "" });
      setTimeout(done, 0, null, hole);
      return hole;
    },
  });
  return new Layer(url, {
    minZoom: firstZoom(), maxNativeZoom: maxZoom, maxZoom: deepest, keepBuffer: 1, updateWhenZooming: false,
    referrerPolicy: "strict-origin-when-cross-origin", className: isDark ? "osm dark" : "osm",
  });
}
