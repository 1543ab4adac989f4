// The screens. Each is a function that makes a screen of a page: {title, view(), wide?, broad?,
// ready?, close?()}. A wide one fills the page, a broad one has room for columns on a desk.

import * as first from "./first.js";
import { loadAllWords, loadMoreWords } from "./i18n.js";
import { loadMoreStyle } from "./styles.js";

// Those of rare.js; all others are in more.js.
const rare = ["about", "accounts", "admin", "adminLog", "areas", "categories", "help", "import", "instance", "invites", "join",
  "reports", "settings", "shares", "welcome"];

// loadScreen returns a screen by its name, or something else of more.js.
export async function loadScreen(name) {
  if (first[name]) return first[name];
  const parts = rare.includes(name) ? [import("./rare.js"), loadAllWords()] : [import("./more.js"), loadMoreWords()];
  const [loaded] = await Promise.all([...parts, loadMoreStyle()]);
  return loaded[name];
}
