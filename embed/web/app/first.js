// The screens that a visit usually begins with.

export { default as find } from "./find/find.screen.js";
export { default as map } from "./map/map.screen.js";
export { default as signin } from "./signin/signin.screen.js";
