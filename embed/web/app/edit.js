// The form of a find, which is the largest screen, and what waits to be sent, to which it leads without a connection.

export { default as edit } from "./edit/edit.screen.js";
export { default as waiting } from "./outbox/waiting.screen.js";
