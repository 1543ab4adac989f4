// What other apps have shared to this one: the service worker keeps it until the
// reader takes it or not. Web pages can have a browser share, too.

const box = "private-share";

// shared reads what waits for longest, {key, values, files, left}, or returns
// null. left counts the files that were too many or too large.
export async function shared() {
  if (!await caches.has(box)) return null;
  const cache = await caches.open(box);
  const [key] = await cache.keys();
  const form = key && await (await cache.match(key))?.formData();
  if (!form) return null;
  const text = [form.get("text"), form.get("url")].filter(Boolean).join("\n");
  return { key, values: { ...(form.get("title") ? { title: form.get("title") } : {}), ...(text ? { description: text } : {}) }, files: form.getAll("file"), left: Number(form.get("left")) };
}

// drop ends that it is kept.
export async function drop(key) {
  const cache = await caches.open(box);
  await cache.delete(key);
  if ((await cache.keys()).length === 0) await caches.delete(box);
}
