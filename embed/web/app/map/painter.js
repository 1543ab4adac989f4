// Draws the vector tiles of the maps, in a worker, so that fingers and pages do not wait for it.
// Its bundle begins with protomaps-leaflet, and this replaces its part for Leaflet. painting.js
// has the messages.

import { config, setConfig } from "../config.js";
import { styleOf } from "./mapStyle.js";
import { Pins } from "./pins.model.js";
import { dataTileOf, regionalTile, regions, worldZoom, zoomsOf } from "./regions.model.js";

const library = protomapsL; // eslint-disable-line no-undef
globalThis.protomapsL = library;
globalThis.document = { createElement: () => new OffscreenCanvas(1, 1) }; // which the library uses for patterns

const side = 256; // of a tile in CSS pixels
const overlap = 16; // pixels of other tiles that a label reaches into
const lastTowns = 10; // the highest zoom of tiles with places
const mostLabelled = 16; // tiles whose labels are laid out together

// The page reads the data, since the policy of a worker allows no requests.
const waiting = new Map();
let requests = 0;

// fetch replaces that of the worker for the library. A response that is an error is not parsed.
globalThis.fetch = (url, { signal }) => new Promise((resolve, reject) => {
  const request = ++requests;
  waiting.set(request, { resolve, reject });
  signal.addEventListener("abort", () => {
    if (waiting.delete(request)) postMessage({ type: "abort", request });
    reject(signal.reason);
  });
  postMessage({ type: "get", request, url });
});

function onData({ request, bytes }) {
  const of = waiting.get(request);
  waiting.delete(request);
  if (bytes) of?.resolve({ arrayBuffer: () => bytes });
  else of?.reject(new DOMException("the tile cannot be read", "NetworkError"));
}

// A Layer is the base map of one map of the page.
class Layer {
  #id;
  #tiles = new Map(); // {z, x, y} of the tiles of the display by their numbers
  #zoom = null; // the last that was asked for
  #pixels; // of the screen for one of CSS
  #enlarged = 1; // how many times the display enlarges tiles, between two zooms
  #look; // arguments of styleOf
  #pins = new Pins([], 1);
  #style;
  #labelers;
  #regions = regions().filter((r) => r.maxZoom > worldZoom());
  #streets; // {zoom, view}, the deepest first
  #world;
  #towns; // a view of the places that the world lacks, or null

  constructor({ layer, url, isDark, lang, scale }) {
    this.#id = layer;
    this.#pixels = scale;
    this.#look = [isDark, lang];
    const viewAt = (zoom) => ({ zoom, view: library.sourcesToViews({ url, maxDataZoom: zoom }).get("") });
    this.#streets = zoomsOf(this.#regions).map(viewAt);
    const towns = config().tiles?.towns;
    this.#towns = towns ? library.sourcesToViews({ url: towns, maxDataZoom: lastTowns }).get("") : null;
    this.#world = Array.from({ length: worldZoom() }, (_, i) => viewAt(worldZoom() - i));
    this.#dress();
  }

  #dress() {
    this.#pins = new Pins(this.#pins.list, this.#enlarged);
    this.#style = styleOf(...this.#look, this.#enlarged, this.#pins);
    const scratch = new OffscreenCanvas(1, 1).getContext("2d");
    this.#labelers = new library.Labelers(scratch, this.#style.labelRules, mostLabelled, (keys) => this.#drawAgain(keys));
  }

  // enlarge draws all tiles again, sharp and with letters of the same size where the display enlarges them.
  enlarge(enlarged) {
    this.#enlarged = enlarged;
    this.#redraw();
  }

  // avoid keeps names off these pins. It draws all tiles again if that moves one.
  avoid(pins) {
    if (this.#pins.change(pins, this.#zoom)) this.#redraw();
  }

  #redraw() {
    this.#dress();
    for (const tile of this.#tiles.keys()) this.draw(tile);
  }

  drop(tile) { this.#tiles.delete(tile); }

  #drawAgain(keys) {
    for (const [tile, { x, y, z }] of this.#tiles) if (keys.has(`${x}:${y}:${z}`)) this.draw(tile);
  }

  start(tile, at) {
    this.#tiles.set(tile, at);
    this.#zoom = at.z;
    return this.draw(tile);
  }

  // draw draws a tile and sends the picture, unless the map has moved on meanwhile.
  async draw(tile) {
    const at = this.#tiles.get(tile);
    const style = this.#style;
    let data = [];
    try {
      const streets = await this.#streetsAt(at);
      data = streets ? [streets] : await Promise.all([this.#worldAt(at), this.#townsAt(at)]);
    } catch (error) {
      if (error.name === "AbortError") return;
      if (error.name !== "NetworkError") console.error(error); // which the browser tells of
    }
    if (!this.#tiles.has(tile) || this.#zoom !== at.z || this.#style !== style) return;
    const layers = new Map([["", data.filter(Boolean)]]);
    this.#labelers.add(at.z, layers);
    const bitmap = this.#paint(at, layers);
    postMessage({ type: "drawn", layer: this.#id, tile, bitmap }, [bitmap]);
  }

  #paint({ x, y, z }, layers) {
    const pixels = Math.ceil(side * this.#pixels * this.#enlarged);
    const canvas = new OffscreenCanvas(pixels, pixels);
    const g = canvas.getContext("2d", { alpha: false });
    const [left, top] = [side * x, side * y];
    const box = { minX: left - overlap, minY: top - overlap, maxX: left + side + overlap, maxY: top + side + overlap };
    g.scale(pixels / side, pixels / side);
    g.fillStyle = this.#style.backgroundColor;
    g.fillRect(0, 0, side, side);
    library.paint(g, z, layers, this.#labelers.getIndex(z), this.#style.paintRules, box, { x: left, y: top }, false);
    return canvas.transferToImageBitmap();
  }

  // #streetsAt returns what is drawn at a tile of the display, or null without streets. Where
  // regions overlap, it has the streets of the deepest. It asks only for tiles that a region may
  // have.
  async #streetsAt(at) {
    for (const { zoom, view } of this.#streets) {
      if (!regionalTile(this.#regions, zoom, at)) continue;
      try {
        const tile = await view.getDisplayTile(at);
        if (tile.data.size) return tile;
      } catch (error) {
        if (error.name === "AbortError") throw error;
      }
    }
    return null;
  }

  // #townsAt returns the names of places at a tile of the display, where the world has none; null while they cannot be read.
  async #townsAt(at) {
    if (!this.#towns || at.z <= worldZoom()) return null;
    try {
      return await this.#towns.getDisplayTile(at);
    } catch (error) {
      if (error.name === "AbortError") throw error;
      return null;
    }
  }

  // #worldAt returns what is drawn where there are no streets. Offline, a tile that is not stored
  // is taken from the next zoom that has it, enlarged.
  async #worldAt(at) {
    const usable = this.#world.filter(({ zoom }, i) => i === 0 || zoom < dataTileOf(at, worldZoom()).z);
    for (const [i, { view }] of usable.entries()) {
      try {
        return await view.getDisplayTile(at);
      } catch (error) {
        if (error.name === "AbortError" || i === usable.length - 1) throw error;
      }
    }
    return null;
  }
}

const layers = new Map();

const messages = {
  layer(m) {
    setConfig(m.config);
    layers.set(m.layer, new Layer(m));
  },
  tile: ({ layer, tile, at }) => layers.get(layer).start(tile, at),
  enlarge: ({ layer, enlarged }) => layers.get(layer)?.enlarge(enlarged),
  avoid: ({ layer, pins }) => layers.get(layer)?.avoid(pins),
  drop: ({ layer, tile }) => layers.get(layer)?.drop(tile),
  close: ({ layer }) => layers.delete(layer),
  data: onData,
};

addEventListener("message", ({ data }) => messages[data.type](data));
