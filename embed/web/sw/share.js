// The service worker: what other apps share.

const mostShares = 5;
const mostFiles = 10;
const mostBytes = 200e6;

// share stores what another app sends until the form for a new find is there and the user adds
// it. A form of another site is not an app, but one that hides where it comes from cannot be
// distinguished from an app: so nothing replaces what waits, and the user is asked.
async function share(request) {
  const isOtherSite = /^https?:/.test(request.referrer) && new URL(request.referrer).origin !== location.origin;
  if (isOtherSite) return Response.redirect("/new", 303);
  const form = await request.formData();
  limitFiles(form);
  const cache = await caches.open("private-share");
  const waiting = await cache.keys();
  if (waiting.length >= mostShares) return Response.redirect("/new?shared=full", 303);
  await cache.put(`/share?${Date.now()}-${waiting.length}`, new Response(form));
  return Response.redirect("/new?shared=1", 303);
}

// limitFiles leaves the files that a find takes, and notes how many were left out.
function limitFiles(form) {
  const all = form.getAll("file");
  let size = 0;
  const taken = all.filter((f, i) => i < mostFiles && (size += f.size) <= mostBytes);
  form.delete("file");
  for (const f of taken) form.append("file", f);
  form.set("left", all.length - taken.length);
}
