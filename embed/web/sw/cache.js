// The service worker: what is needed to read offline, push, and what other apps share. The
// server joins the files of this folder into one script. This one has the caches and what of
// them is used for a request. Names that begin with "private" are deleted at the sign-out.

const base = "/_/";
const files = "files"; // the server puts the list here
const shell = "shell-" + base;
const privateCaches = { answers: "private-answers", pages: "private-pages", media: "private-media", tiles: "private-tiles" };
const most = { [privateCaches.answers]: 300, [privateCaches.media]: 400, [privateCaches.tiles]: 800 };
const day = 24 * 60 * 60 * 1000; // ms; media may have become private since

let generation = 0; // counts sign-outs: what was asked for before one is not stored after it
let cleared = Promise.resolve(); // when the last of them is done

// store stores a copy, unless somebody has signed out since it was asked for.
async function store(name, request, res, from) {
  if (from !== generation) return;
  const cache = await caches.open(name);
  await cache.put(request, res);
  if (from !== generation) return void caches.delete(name);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - (most[name] ?? 1)))) await cache.delete(old);
}

// markStored returns a response that says that it comes from a cache.
const markStored = (res) => {
  const headers = new Headers(res.headers);
  headers.set("X-Finds-Kept", "1");
  return new Response(res.body, { status: res.status, headers });
};

// isOwn tells whether a response is of Finds. What is not, whatever its status, comes from before
// the server, such as a proxy without it or a portal: it is never stored, and what is stored is
// better. It is also the answer of a bucket that pictures are redirected to, into which scripts
// cannot look, and what a cache has of a server that did not mark its answers: these are shown.
const isOwn = (res) => res.headers.has("X-Finds-Answer");

// isGone tells whether the server no longer shows it to the user.
const isGone = (res) => isOwn(res) && (res.status === 403 || res.status === 404 || res.status === 410);

// canStore tells whether a response is whole and of Finds, and may be stored.
const canStore = (res) => isOwn(res) && res.status === 200 && res.type === "basic"
  && !res.headers.get("Cache-Control")?.includes("no-store");

// networkFirst asks the network; what is stored is the second best, and says so.
async function networkFirst(event, name) {
  const key = event.request;
  const from = generation;
  const stored = () => caches.match(key, { cacheName: name });
  let res;
  try {
    res = await fetch(event.request);
  } catch (error) {
    const have = await stored();
    if (!have) throw error;
    return markStored(have);
  }
  if (canStore(res)) event.waitUntil(store(name, key, res.clone(), from));
  if (isGone(res)) event.waitUntil(caches.open(name).then((c) => c.delete(key)));
  const have = !isOwn(res) && await stored();
  return have ? markStored(have) : res;
}

// cacheFirst takes what is stored, and asks the network for what is not or is older than age
// (ms). What is asked for with a signature, another each day, is stored without it.
async function cacheFirst(event, name, age = Infinity) {
  const from = generation;
  const key = name === privateCaches.media ? new URL(event.request.url).pathname : event.request;
  const have = await caches.match(key, { cacheName: name });
  const isOld = have && Date.now() - new Date(have.headers.get("Date") ?? 0) > age;
  if (have && !isOld) return have;
  try {
    const res = await fetch(event.request);
    if (canStore(res)) event.waitUntil(store(name, key, res.clone(), from));
    if (isGone(res) && have) event.waitUntil(caches.open(name).then((c) => c.delete(key)));
    return have && !isOwn(res) ? have : res;
  } catch (error) {
    if (have) return have;
    throw error;
  }
}

// clear deletes everything private, and what is shown outside of the page. What was shared stays
// when only the session has ended.
async function clear(all) {
  for (const n of await self.registration.getNotifications()) n.close();
  const names = await caches.keys();
  await Promise.all(names.filter((n) => n.startsWith("private") && (all || n !== "private-share")).map((n) => caches.delete(n)));
}
