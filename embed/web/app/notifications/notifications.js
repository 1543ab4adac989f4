// How many notifications are unread. What they say is in notes.js.

import { get } from "../api.js";
import { app } from "../store.js";

// setUnread changes the number of unread notifications, here and on the icon of the app.
export function setUnread(n) {
  const unread = Math.max(0, n);
  app.set("unread", unread);
  if (unread) navigator.setAppBadge?.(unread).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
}

// addUnread adds to the number of unread notifications.
export const addUnread = (n) => setUnread(app.get("unread") + n);

// recount asks the server for the number of unread notifications, and resolves to whether it answers.
export async function recount() {
  const user = app.get("user");
  try {
    const { unread } = await get("/api/notifications/count");
    if (app.get("user") === user) setUnread(unread);
    return true;
  } catch (p) { // the next count comes
    return p.code !== "offline";
  }
}
