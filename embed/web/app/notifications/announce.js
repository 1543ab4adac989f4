// Says what has arrived while the app is open.

import { t } from "../i18n.js";
import { app, say } from "../store.js";
import { noteLink, noteText } from "./notes.js";

let arrivals = 0; // those that the message that is shown is of
let announcement = null; // that message

// announce says what a notification is about, unless the screen shows it anyway. What comes while the message
// is still shown is counted in it.
export function announce(notification) {
  const link = noteLink(notification);
  if (location.pathname === link.split("#")[0]) return;
  arrivals = announcement && app.get("message") === announcement ? arrivals + 1 : 1;
  if (arrivals === 1) say(noteText(notification), link);
  else say(t("note.several", { n: arrivals }), "/notifications");
  announcement = app.get("message");
}
