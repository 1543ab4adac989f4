// The screens. Each is a function that makes a screen of a page: {title, view(), wide?, broad?,
// ready?, close?()}. A wide one fills the page, a broad one has room for columns on a desk.

import feed from "./screens/feed.js";
import find from "./screens/find.js";
import map from "./screens/map.js";
import missing from "./screens/missing.js";
import signin from "./screens/signin.js";

// Those that a visit usually begins with come with the page.
const first = { feed, find, map, missing, signin };

// loadScreen returns a screen by its name.
export const loadScreen = async (name) => first[name] ?? (await import("./more.js"))[name];
