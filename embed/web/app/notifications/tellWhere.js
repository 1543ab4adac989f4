// Tells the server the language and the time zone of this device, in which push messages and daily news come.

import { put } from "../api.js";
import { language } from "../i18n.js";
import { me } from "../session.js";
import { device } from "../storage.js";

// tellWhere tells them once, and again after a change.
export async function tellWhere() {
  if (!me()) return;
  const values = { language: language(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "" };
  const key = [me().id, ...Object.values(values)].join(" ");
  if (device.get() === key) return;
  await put("/api/notifications/preferences", values).then(() => device.set(key), () => {}); // or another time
}
