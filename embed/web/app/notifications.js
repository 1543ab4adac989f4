// Notifications: what they say, where they lead, and how many are unread.

import { get } from "./api.js";
import { t } from "./i18n.js";
import { app } from "./store.js";

// noteText says what a notification is about, in the user's language.
export const noteText = (n) => t(`note.${n.type}`, { name: n.data.username, title: n.data.findTitle });

// noteLink is the path that a notification leads to.
export const noteLink = (n) => (n.data.findId ? `/finds/${n.data.findId}` : "/friends");

// setUnread changes the number of unread notifications, here and on the icon of the app.
export function setUnread(n) {
  const unread = Math.max(0, n);
  app.set("unread", unread);
  if (unread) navigator.setAppBadge?.(unread).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
}

// addUnread adds to the number of unread notifications.
export const addUnread = (n) => setUnread(app.get("unread") + n);

// recount asks the server for the number of unread notifications.
export async function recount() {
  const user = app.get("user");
  try {
    const { unread } = await get("/api/notifications/count");
    if (app.get("user") === user) setUnread(unread);
  } catch { /* the next count comes */ }
}
