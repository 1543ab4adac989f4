// Everything that this browser stores for the client under a key: each key of localStorage
// has its accessor here, and what a sign-out removes is written beside it. Other modules do
// not name localStorage, sessionStorage or document.cookie. sw/cache.js has the caches of the service worker.

// item is the accessor of a text under a key.
const item = (key) => ({
  get: () => localStorage.getItem(key),
  set: (value) => localStorage.setItem(key, value),
  remove: () => localStorage.removeItem(key),
});

// trySet stores a text. When the storage is full it does nothing: the page works without it.
function trySet(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch { /* the storage is full */ }
}

// language is the one that the user has chosen. It stays after a sign-out.
export const language = item("language");

// theme is the one of theme.js that the user has chosen, and units "km" or "mi". They stay, too.
export const theme = item("theme");
export const units = item("units");

// device is what the server knows of it: the user, the language and the time zone.
export const device = item("device");

// streets is "on" or "off" once the user has decided about streets from OpenStreetMap, which the
// next user has to decide, too.
export const streets = item("streets");

// audience is "everyone", "friends" or "me", as the user published the last find. An older version, which a tab may still have, reads and
// writes "public" or "friends" under "audience", and takes all else for public.
const audienceKey = "audience:last";
export const audience = {
  get: () => localStorage.getItem(audienceKey) ?? localStorage.getItem("audience"),
  set: (value) => trySet(audienceKey, value),
};

// owner is the id of the user that the private data in this browser belong to.
export const owner = item("owner");

// formerOwner is the id of the user whose session has ended, and whose drafts are kept.
export const formerOwner = item("was");

// leaver is the id of the user whose sign-out has not reached the server yet. It stays until
// the server has it.
export const leaver = item("leaving");

// firstSteps is the id of the user who has done the first steps, or does not want to see them.
export const firstSteps = item("steps");

// subscription is the id of the push subscription of this browser.
export const subscription = item("subscription");

// pushOffered is set once this browser has offered push notifications.
export const pushOffered = item("push:offered");

// handOverInvite sets the cookie in which the sign-in at the identity provider gets the code of an
// invite, for a minute, or deletes it for "". Proxies would log a code in the address.
export function handOverInvite(code) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `finds_invite=${encodeURIComponent(code)}; Path=/api/auth/oauth; Max-Age=${code ? 60 : 0}; SameSite=Strict${secure}`;
}

const mapKey = "map:at";

// mapView is where the user left the map, as geo.js writes it, or null.
export const mapView = {
  get: () => localStorage.getItem(mapKey),
  set: (value) => trySet(mapKey, value),
};

// inviter is the id of the user whose finds the map introduces to somebody who has just joined, until they close that.
export const inviter = item("map:inviter");

const listsKey = "lists:last";
const listsKept = 10;

// lastLists are the ids of the lists into which the user has put their last finds, the last used first.
export const lastLists = {
  get: () => (localStorage.getItem(listsKey) ?? "").split(" ").filter(Boolean),
  add: (ids) => trySet(listsKey, [...new Set([...ids, ...lastLists.get()])].slice(0, listsKept).join(" ")),
};

// listCode is the code of the link to a list that this tab has opened, until the user has joined: the sign-in, which may be at another
// site, leads back without it, since proxies would log a code in the address.
export const listCode = {
  get: () => sessionStorage.getItem("lists:code") ?? "",
  set: (code) => sessionStorage.setItem("lists:code", code),
  remove: () => sessionStorage.removeItem("lists:code"),
};

const draftPrefix = "draft:";

// draft is the accessor of what a user has typed into a form and not sent, as JSON. Only the
// end of a session leaves it.
export function draft(user, name) {
  const key = `${draftPrefix}${user}:${name}`;
  return {
    get() {
      try {
        return JSON.parse(localStorage.getItem(key));
      } catch {
        return null;
      }
    },
    set: (value) => trySet(key, JSON.stringify(value)),
    remove: () => localStorage.removeItem(key),
  };
}

// draftNames returns the names of the drafts of a user.
export function draftNames(user) {
  const prefix = `${draftPrefix}${user}:`;
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

// removeWhere removes the keys that a function accepts.
function removeWhere(accept) {
  for (const key of Object.keys(localStorage)) {
    if (accept(key)) localStorage.removeItem(key);
  }
}

// removeDraftsOfOthers removes all drafts but those of a user.
export function removeDraftsOfOthers(user) {
  removeWhere((key) => key.startsWith(draftPrefix) && !key.startsWith(`${draftPrefix}${user}:`));
}

// clearPrivate removes what belongs to the owner. With drafts false, which is the end of a
// session, it keeps the drafts and remembers whose they are.
export function clearPrivate({ drafts }) {
  const id = owner.get();
  if (drafts) formerOwner.remove();
  else if (id) formerOwner.set(id);
  owner.remove(); // after formerOwner: other pages read both now
  removeWhere((key) => key.startsWith("map:") || [listsKey, "subscription", "device"].includes(key)
    || (drafts && (key.startsWith(draftPrefix) || ["streets", "audience", audienceKey].includes(key))));
}

// shareCache is the cache with what other apps have shared.
export const shareCache = "private-share";

// deletePrivateCaches deletes what the service worker has stored of a user: pages, responses,
// pictures and, with shares true, what other apps have shared.
export async function deletePrivateCaches({ shares }) {
  if (!globalThis.caches) return;
  const names = await caches.keys();
  const dead = names.filter((name) => name.startsWith("private") && (shares || name !== shareCache));
  await Promise.all(dead.map((name) => caches.delete(name)));
}

// onOwnerChange calls a function when another page of this browser has changed the owner.
export function onOwnerChange(f) {
  addEventListener("storage", (e) => { if (e.key === "owner" || e.key === null) f(); });
}
