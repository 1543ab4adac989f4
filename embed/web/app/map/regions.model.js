// The areas whose streets the server has, above the highest zoom of the base map. A tile is
// {z, x, y}.

import { config } from "../config.js";

export const regions = () => config().streets?.regions ?? [];

// isBetween tells whether a box has a part of what is from west to east. A box whose west is
// greater than its east contains a part of the antimeridian.
const isBetween = (box, west, east) =>
  (box.west <= box.east ? west < box.east && east > box.west : west < box.east || east > box.west);

// touches tells whether a region has a part of a tile.
export function touches(region, { z, x, y }) {
  const n = 2 ** z;
  const latAt = (row) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / n))) * 180) / Math.PI;
  const lngAt = (column) => (column / n) * 360 - 180;
  return isBetween(region, lngAt(x), lngAt(x + 1)) && latAt(y) > region.south && latAt(y + 1) < region.north;
}

// hasStreets tells whether a point is in a region.
export const hasStreets = ({ lat, lng }) =>
  regions().some((r) => isBetween(r, lng, lng) && lat > r.south && lat < r.north);

// worldZoom is the highest zoom with data of the base map.
export const worldZoom = () => config().tiles?.maxZoom || 15;

// zoomsOf returns the highest zooms of regions, each once, the deepest first. Where regions
// overlap, the deepest is drawn.
export const zoomsOf = (list) => [...new Set(list.map((r) => r.maxZoom))].sort((a, b) => b - a);

// mayHave tells whether the regions that end at a zoom may have a tile.
export const mayHave = (list, maxZoom, tile) =>
  list.some((r) => r.maxZoom === maxZoom && tile.z >= r.minZoom && touches(r, tile));

// dataTileOf returns the tile whose data a tile of the display shows: of the zoom before, and of
// the highest with data above that.
export function dataTileOf({ z, x, y }, maxZoom) {
  const zoom = Math.min(z - 1, maxZoom);
  return { z: zoom, x: x >> (z - zoom), y: y >> (z - zoom) };
}

// regionalTile returns the tile with the data of the regions that end at a zoom for a tile of the
// display, or null if only the base map can have some.
export function regionalTile(list, maxZoom, at) {
  const tile = dataTileOf(at, maxZoom);
  return tile.z > worldZoom() && mayHave(list, maxZoom, tile) ? tile : null;
}

// isRegional tells whether a region may have the streets of a tile of the display.
export const isRegional = (list, at) => zoomsOf(list).some((zoom) => regionalTile(list, zoom, at));
