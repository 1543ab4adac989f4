// The finds of a list on its map: as pins with the numbers that they have in the list.

import { pointOf } from "../geo.js";
import { t, number } from "../i18n.js";
import { gathered } from "../map/groups.model.js";

// stepsOf are finds in their order, with their numbers and places: {id, n, title, lat, lng, km}. Those that stand for areas have km.
export const stepsOf = (finds) => finds.map(({ id, title, location }, at) => (
  { id, n: at + 1, title, ...pointOf(location), km: location.area }));

const nameOf = ({ n, title }) => t("lists.nth", { n, title });

// pinOf is the pin of steps that are close together, which has the number of the first.
function pinOf(steps) {
  const [first, ...more] = steps;
  return {
    key: first.id, lat: first.lat, lng: first.lng, steps,
    text: more.length ? `${number(first.n)}+` : number(first.n),
    label: more.length ? t("lists.nthMore", { first: nameOf(first), n: more.length }) : nameOf(first),
    isOnePlace: more.every((s) => s.lat === first.lat && s.lng === first.lng),
    area: first.km && !more.length ? first : null,
  };
}

// pinsOf returns the pins of steps: {key, lat, lng, text, label, steps, isOnePlace, area}. Steps nearer to each other than apart
// pixels share one. pixelOf returns where a step is on the map, {x, y}.
export const pinsOf = (steps, pixelOf, apart) => gathered(steps, pixelOf, apart).map(pinOf);

// nextOf returns the id of the step that a press on a pin chooses. Further presses choose its other steps in turn.
export function nextOf({ steps }, chosen) {
  const at = steps.findIndex((s) => s.id === chosen);
  return steps[(at + 1) % steps.length].id;
}
