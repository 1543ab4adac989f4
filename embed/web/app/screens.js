// The screens. Each is a function that makes a screen of a page: {title, view(), wide?, broad?,
// ready?, close?()}. A wide one fills the page, a broad one has room for columns on a desk.

import { loadAllWords, loadMoreWords } from "./i18n.js";
import { loadMoreStyle } from "./styles.js";
import missing from "./ui/missing.screen.js";

// The screens of these files; all others are in more.js.
const first = ["find", "map", "signin"];
const edit = ["edit", "waiting"];
const rare = ["about", "accounts", "admin", "adminLog", "areas", "categories", "help", "import", "instance", "invites", "join",
  "reports", "settings", "shares", "welcome"];

// loadScreen returns a screen by its name, or something else of more.js.
export async function loadScreen(name) {
  if (name === "missing") return missing;
  if (first.includes(name)) return (await import("./first.js"))[name];
  const isRare = rare.includes(name);
  const file = isRare ? import("./rare.js") : edit.includes(name) ? import("./edit.js") : import("./more.js");
  const [loaded] = await Promise.all([file, isRare ? loadAllWords() : loadMoreWords(), loadMoreStyle()]);
  return loaded[name];
}
