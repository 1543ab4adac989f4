// The screens that a visit seldom begins with. Browsers load them separately, when the first of
// them is opened, or when the service worker stores all files.

export { default as about } from "./screens/about.js";
export { default as accounts } from "./screens/accounts.js";
export { default as admin } from "./screens/admin.js";
export { default as adminLog } from "./screens/adminLog.js";
export { default as edit } from "./screens/edit.js";
export { default as import } from "./screens/import.js";
export { default as invites } from "./screens/invites.js";
export { default as instance } from "./screens/instance.js";
export { default as join } from "./screens/join.js";
export { default as list } from "./screens/list.js";
export { default as lists } from "./screens/lists.js";
export { default as named } from "./screens/named.js";
export { default as notifications } from "./screens/notifications.js";
export { default as people } from "./screens/people.js";
export { default as person } from "./screens/person.js";
export { default as profile } from "./screens/profile.js";
export { default as reports } from "./screens/reports.js";
export { default as saved } from "./screens/saved.js";
export { default as settings } from "./screens/settings.js";
export { default as shares } from "./screens/shares.js";
export { default as waiting } from "./screens/waiting.js";

// And the counts of the map's filters, and dialogs of the find.
export { countCategories } from "./models/categoryCounts.js";
export { addToList } from "./parts/lists.js";
export { shareFind } from "./parts/shares.js";
