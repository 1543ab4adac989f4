// Streets from OpenStreetMap's servers, where this server has none. They learn who looks at what,
// so they are asked only once the user or the operator agrees. A view is {lat, lng, zoom}.

import { config } from "../config.js";
import { me } from "../session.js";
import { streets as chosen } from "../storage.js";
import { hasStreets, worldZoom } from "./regions.model.js";

const ownStreets = 12; // the highest zoom of a base map from which it has streets itself
const listeners = new Set();

// hasRoom tells whether the base map leaves room for streets.
const hasRoom = () => config().tiles?.kind === "vector" && worldZoom() < ownStreets;

// areAllowed tells whether the operator allows them, and the base map leaves room for them.
export const areAllowed = () => ["ask", "on"].includes(config().streets?.mode) && hasRoom();

// canBeAdded tells whether administrators can add streets to the map of this server, and the user can ask them to.
export const canBeAdded = () => Boolean(config().streets?.areas && me()) && hasRoom();

// areShown tells whether maps show them. Without a choice of the user, the operator decides.
export const areShown = () => areAllowed() && (chosen.get() ?? config().streets.mode) === "on";

// isDeclined tells whether the user has said no, and is not asked again unless they want to be.
export const isDeclined = () => chosen.get() === "off";

// firstZoom is the zoom of the map from which the built-in world is only enlarged.
export const firstZoom = () => worldZoom() + 1;

// areUsed tells whether a view shows them, and areMissing whether it has no streets, and could have some.
export const areUsed = (view) => areShown() && view.zoom >= firstZoom();
export const areMissing = (view) => (areAllowed() || canBeAdded()) && !areShown() && view.zoom >= firstZoom() && !hasStreets(view);

// closest returns the zoom up to which the map has something to show at a point.
export const closest = (point) => (areShown() || hasStreets(point) ? Infinity : worldZoom() + 5);

// chooseStreets shows them in this browser from now on, or no longer.
export function chooseStreets(on) {
  chosen.set(on ? "on" : "off");
  for (const f of listeners) f();
}

// onStreets calls a function after each choice. It returns a function that ends this.
export function onStreets(f) {
  listeners.add(f);
  return () => listeners.delete(f);
}
