// What other apps have shared to this one: the service worker stores it until the user adds
// it to a find or discards it. Web pages can make a browser share, too.

import { shareCache } from "./storage.js";

// oldestShare returns what has waited for longest, {key, values, files, left}, or null. left
// counts the files that were too many or too large.
export async function oldestShare() {
  if (!await caches.has(shareCache)) return null;
  const cache = await caches.open(shareCache);
  const [key] = await cache.keys();
  const form = key && await (await cache.match(key))?.formData();
  return form ? { key, values: fieldsOf(form), files: form.getAll("file"), left: Number(form.get("left")) } : null;
}

// fieldsOf returns the fields of a find that a share sets.
function fieldsOf(form) {
  const title = form.get("title");
  const description = [form.get("text"), form.get("url")].filter(Boolean).join("\n");
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) };
}

// deleteShare deletes a share, and returns the next one or null.
export async function deleteShare(key) {
  const cache = await caches.open(shareCache);
  await cache.delete(key);
  if ((await cache.keys()).length === 0) await caches.delete(shareCache);
  return oldestShare();
}
