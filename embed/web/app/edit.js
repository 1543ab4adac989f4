// The form of a find, which is the largest screen.

export { default as edit } from "./edit/edit.screen.js";
