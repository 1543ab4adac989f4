// The table of screens.

import { id } from "./address.js";

// Each row has a pattern, a function that loads the module of the screen, and whether the
// screen is also for users who are not signed in. The default export of a module makes a
// screen of a page: {title, view(), wide?, ready?, close?()}.
const routes = [
  ["/", () => import("./screens/map.js")],
  ["/join", () => import("./screens/join.js"), true],
  ["/sign-in", () => import("./screens/signin.js"), true],
  ["/new", () => import("./screens/edit.js")],
  ["/finds/:id", () => import("./screens/find.js")],
  ["/finds/:id/edit", () => import("./screens/edit.js")],
  ["/people", () => import("./screens/people.js")],
  ["/friends", () => import("./screens/people.js")],
  ["/people/:id", () => import("./screens/person.js")],
  ["/notifications", () => import("./screens/notifications.js")],
  ["/profile", () => import("./screens/profile.js")],
  ["/settings", () => import("./screens/settings.js")],
  ["/about", () => import("./screens/about.js"), true],
];

// match returns the screen of a path: {load, open, params}.
export function match(path) {
  for (const [pattern, load, open = false] of routes) {
    const m = new RegExp(`^${pattern.replace(":id", `(?<id>${id})`)}$`).exec(path);
    if (m) return { load, open, params: { ...m.groups } };
  }
  return { load: () => import("./screens/missing.js"), open: true, params: {} };
}
