// What another app has shared to this one: the service worker keeps it until
// the form is there.

const box = "private-share";

// shared takes it out, {values, files}, or returns null.
export async function shared() {
  const cache = await caches.open(box);
  const form = await (await cache.match("/share"))?.formData();
  await caches.delete(box);
  if (!form) return null;
  const text = [form.get("text"), form.get("url")].filter(Boolean).join("\n");
  return { values: { ...(form.get("title") ? { title: form.get("title") } : {}), ...(text ? { description: text } : {}) }, files: form.getAll("file") };
}
