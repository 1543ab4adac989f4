// The screens that most visits do not come to: the administration, settings, imports and the help.

export { default as about } from "./about/about.screen.js";
export { default as accounts } from "./admin/accounts.screen.js";
export { default as admin } from "./admin/admin.screen.js";
export { default as categories } from "./admin/categories.screen.js";
export { default as adminLog } from "./admin/adminLog.screen.js";
export { default as help } from "./help/help.screen.js";
export { default as import } from "./import/import.screen.js";
export { default as areas } from "./admin/areas.screen.js";
export { default as invites } from "./admin/invites.screen.js";
export { default as instance } from "./admin/instance.screen.js";
export { default as join } from "./signin/join.screen.js";
export { default as reports } from "./admin/reports.screen.js";
export { default as settings } from "./settings/settings.screen.js";
export { default as shares } from "./lists/shares.screen.js";
export { default as welcome } from "./admin/welcome.screen.js";
