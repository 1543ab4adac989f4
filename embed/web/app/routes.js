// The table of screens.

import { id, name } from "./address.js";
import { me } from "./session.js";

// Each row has a pattern, the name of the screen, as in screens.js, and whether the screen
// is also for users who are not signed in.
const routes = [
  ["/", "map"],
  ["/join", "join", true],
  ["/sign-in", "signin", true],
  ["/new", "edit"],
  ["/finds/:id", "find"],
  ["/finds/:id/edit", "edit"],
  ["/feed", "feed"],
  ["/saved", "saved"],
  ["/lists", "lists"],
  ["/lists/join", "joinList", true],
  ["/lists/:id", "list"],
  ["/people", "people"],
  ["/friends", "people"],
  ["/people/@:name", "named"],
  ["/people/:id", "person"],
  ["/invites", "invites"],
  ["/notifications", "notifications"],
  ["/waiting", "waiting"],
  ["/profile", "profile"],
  ["/settings", "settings"],
  ["/settings/:name", "settings"],
  ["/shares", "shares"],
  ["/import", "import"],
  ["/admin", "admin"],
  ["/admin/people", "accounts"],
  ["/admin/categories", "categories"],
  ["/admin/instance", "instance"],
  ["/admin/log", "adminLog"],
  ["/admin/map", "areas"],
  ["/admin/reports", "reports"],
  ["/admin/welcome", "welcome"],
  ["/about", "about", true],
  ["/help", "help", true],
  ["/help/:name", "help", true],
];

const missing = { screen: "missing", open: true, params: {} };

// isHidden tells whether a path is of the administration and the user is not an administrator.
const isHidden = (path) => path.startsWith("/admin") && me() && me().role !== "admin";

// match returns the name of the screen of a path: {screen, open, params}.
export function match(path) {
  if (isHidden(path)) return missing;
  for (const [pattern, screen, open = false] of routes) {
    const m = new RegExp(`^${pattern.replace(":id", `(?<id>${id})`).replace(":name", `(?<name>${name})`)}$`).exec(path);
    if (m) return { screen, open, params: { ...m.groups } };
  }
  return missing;
}
