// The screens that a visit usually begins with, which come with the page. The files with the others import this one, too, so that
// all that comes with the page is in one file, whichever of them needs it.

export { default as find } from "./find/find.screen.js";
export { default as map } from "./map/map.screen.js";
export { default as missing } from "./ui/missing.screen.js";
export { default as signin } from "./signin/signin.screen.js";
