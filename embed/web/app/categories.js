// The categories of finds that the instance offers, with their names and signs. A find may have any other text as
// its category, which counts as "other".

import { config } from "./config.js";
import { language, t } from "./i18n.js";

// paths are the signs of the client's own categories by code, on a square of 24, drawn as strokes.
const paths = {
  nature: "M12 21v-6m0 0c-4 0-6.5-2.500-6.5-6S8 3 12 3s6.5 2.500 6.5 6-2.500 6-6.500 6zm0 0v-5m0 2 2.500-2.500",
  viewpoint: "M3 19 9.5 7l4 7 2-3 5.500 8H3zM17 6.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z",
  water: "M3 8c2 0 2 1.500 4.500 1.500S10 8 12 8s2 1.500 4.500 1.500S19 8 21 8"
    + "M3 14c2 0 2 1.500 4.500 1.500S10 14 12 14s2 1.500 4.500 1.500S19 14 21 14",
  food: "M7 3v7m-2.500-7v4.500a2.500 2.500 0 0 0 5 0V3M7 10v11m10 0v-7m0 0c-2 0-2.500-1.500-2.500-4.500S15.500 3 17 3v11z",
  cafe: "M4 9h12v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9zm12 1.500h1.500a2.500 2.500 0 0 1 0 5H16M8 3v2.500M12 3v2.500",
  culture: "M4 5h16v6c0 5-4 8-8 9-4-1-8-4-8-9V5zm4.500 4.500h1.500m4 0h1.500M9 14c1.500 1.500 4.500 1.500 6 0",
  history: "M4 20h16M5 17h14M6.500 17v-7m3.500 7v-7m4 7v-7m3.500 7v-7M4 10l8-6 8 6H4z",
  art: "M12 3a9 9 0 1 0 0 18c1.500 0 2-1 1.500-2-.8-1.500.2-3 2-3H18a3 3 0 0 0 3-3c0-5.500-4-10-9-10zM7.500 12h.01M10 8h.01M15 8h.01",
  architecture: "M5 21V8l7-5 7 5v13H5zm4.500 0v-5h5v5M9 11h.01M12 11h.01M15 11h.01",
  shop: "M5 8h14l1 12H4L5 8zm4 3V7a3 3 0 0 1 6 0v4",
  play: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zm-3-9.500h.01m5.990 0H15M8.500 14c1.800 2.300 5.200 2.300 7 0",
  sport: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.500 9.500c5 0 8.500 3 8.500 11.500M20.500 14.500c-5 0-8.500-3-8.500-11.500",
  stay: "M3 18v-6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6M3 16h18M6 10V7a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v3",
  curiosity: "M12 3l2.500 6 6.500.5-5 4.200 1.600 6.300-5.600-3.500L6.400 20 8 13.700 3 9.500 9.500 9 12 3z",
};
const pin = "M12 21s6.5-6.5 6.5-11.500a6.5 6.5 0 0 0-13 0C5.5 14.500 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z";

export const builtIn = Object.keys(paths);

// categories returns the codes that are offered, in their order.
export const categories = () => config().categories ?? builtIn;

export const isCategory = (code) => categories().includes(code);

// ownOf returns what the instance says of a category, {code, names, sign, color}, and its place in the list.
function ownOf(code) {
  const own = config().instance?.categories ?? [];
  const at = own.findIndex((c) => c.code === code);
  return { ...own[at], at };
}

// categoryName is the name of a category, or the text that a user has typed instead of one.
export function categoryName(category) {
  const { names = {} } = ownOf(category);
  const name = names[language()] ?? names.en ?? names.de;
  return name ?? (category === "other" || Object.hasOwn(paths, category) ? t(`category.${category}`) : category);
}

// hasSign tells whether a category has a sign of its own.
export const hasSign = (category) => isCategory(category) || Object.hasOwn(paths, category);

// signOf returns how a category is shown: the name of its colour in the style sheet, and the path of its sign or a text,
// such as an emoji. Any other text is shown as "other".
export function signOf(category) {
  const { at, sign, color } = ownOf(category);
  const drawn = Object.hasOwn(paths, sign ?? category) && (sign ?? category);
  return { code: color ? `own-${at}` : drawn || "other", path: paths[drawn] ?? pin, text: drawn ? "" : sign };
}
