// What another app has shared to this one: the service worker keeps it until
// the reader takes it or not.

const box = "private-share";

// shared reads it, {values, files, left}, or returns null. left counts the files
// that were too many or too large.
export async function shared() {
  const form = await (await caches.match("/share", { cacheName: box }))?.formData();
  if (!form) return null;
  const text = [form.get("text"), form.get("url")].filter(Boolean).join("\n");
  return { values: { ...(form.get("title") ? { title: form.get("title") } : {}), ...(text ? { description: text } : {}) }, files: form.getAll("file"), left: Number(form.get("left")) };
}

// drop ends that it is kept.
export const drop = () => caches.delete(box);
