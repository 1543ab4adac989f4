// What this app has received from others: the service worker stores it until the user adds it to
// a find or discards it. Web pages can make a browser share, too.

import { shareCache } from "./storage.js";

// oldestReceived returns what has waited for longest, {key, values, files, left}, or null. left
// counts the files that were too many or too large.
export async function oldestReceived() {
  if (!await caches.has(shareCache)) return null;
  const cache = await caches.open(shareCache);
  const [key] = await cache.keys();
  const form = key && await (await cache.match(key))?.formData();
  return form ? { key, values: fieldsOf(form), files: form.getAll("file"), left: Number(form.get("left")) } : null;
}

// fieldsOf returns the fields of a find that were received.
function fieldsOf(form) {
  const title = form.get("title");
  const description = [form.get("text"), form.get("url")].filter(Boolean).join("\n");
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) };
}

// deleteReceived deletes one of them, and returns the next or null.
export async function deleteReceived(key) {
  const cache = await caches.open(shareCache);
  await cache.delete(key);
  if ((await cache.keys()).length === 0) await caches.delete(shareCache);
  return oldestReceived();
}
