// Many photos as several finds: those taken within a short walk on one day belong together, unless
// the user groups them otherwise.

import { distanceBetween } from "../geo.js";

const near = 0.15; // km between the places of a group

const dayOf = (time) => time.slice(0, 10);

// inOrder sorts photos by time. One without a time stays behind the one before it.
function inOrder(photos) {
  let last = "";
  const timed = photos.map((photo) => ({ photo, time: (last = photo.time || last) }));
  return timed.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0)).map((x) => x.photo);
}

const placeOf = (group) => group.find((p) => p.place)?.place ?? null;
const timeOf = (group) => group.find((p) => p.time)?.time ?? "";

// fits tells whether a photo belongs to a group. What is not known of either does not divide them.
function fits(group, photo, most) {
  const [place, time] = [placeOf(group), timeOf(group)];
  return group.length < most
    && (!place || !photo.place || distanceBetween(place, photo.place) <= near)
    && (!time || !photo.time || dayOf(time) === dayOf(photo.time));
}

// groupsOf returns lists of photos, {file, place, time}, each for a find of at most so many.
export function groupsOf(photos, most) {
  const groups = [];
  for (const photo of inOrder(photos)) {
    const group = groups.findLast((g) => fits(g, photo, most));
    if (group) group.push(photo);
    else groups.push([photo]);
  }
  return groups;
}

// about returns what is known of a group: {place, time}.
export const about = (group) => ({ place: placeOf(group), time: timeOf(group) });

// merged returns the groups with one added to the one before it.
export const merged = (groups, n) => groups.flatMap((g, i) => (i === n ? [] : i === n - 1 ? [[...g, ...groups[n]]] : [g]));

// split returns the groups with one divided before a photo of it.
export const split = (groups, n, at) => groups.flatMap((g, i) => (i === n ? [g.slice(0, at), g.slice(at)] : [g]));
