// The screens. Each is a function that makes a screen of a page: {title, view(), wide?, broad?,
// ready?, close?()}. A wide one fills the page, a broad one has room for columns on a desk.

import { loadAllWords } from "./i18n.js";
import find from "./find/find.screen.js";
import map from "./map/map.screen.js";
import missing from "./ui/missing.screen.js";
import signin from "./signin/signin.screen.js";
import { loadMoreStyle } from "./styles.js";

// Those that a visit usually begins with come with the page.
const first = { find, map, missing, signin };

// loadScreen returns a screen by its name.
export async function loadScreen(name) {
  if (first[name]) return first[name];
  const [more] = await Promise.all([import("./more.js"), loadMoreStyle(), loadAllWords()]);
  return more[name];
}
