// What the user has published without a network, and what waits to be sent. Each entry has an id of
// this client, by which the server takes it once, however often it is sent.
//
// An entry is {id, user, kind, body, files, state, problem}. The kind is "find", "comment", "like", or, of a find in a list, "entry"
// with a note about it, "add" or "drop"; the state is "waiting", or "refused" until the user decides, or
// "closed" of a find that was published, but not put into the lists in closed, until the user has read that. Of a find,
// files are {blob, name, caption, media, at}, in order: media is what the server has of the file, and at when that was sent. The
// place is {point, name, location}, with a location that exists or null, and locationId the one that a try has found
// or made. A comment and a like have the path of their find in the API and its title, and isLate once it has
// waited for a try that failed; a like has on, which is false for one taken back.
// An entry, an add and a drop have the path of the find in the list.

import { isPassing, tooLarge, upload } from "../api.js";
import { entryStore } from "./entryStore.js";
import { t, explain } from "../i18n.js";
import { me } from "../session.js";
import { app, say } from "../store.js";
import { newId } from "../uuid.js";
import { check, senders, stopped } from "./senders.model.js";

const [firstPause, longestPause] = [5, 300]; // s before the next try; it doubles each time

// isQuick tells whether an entry has no files, so that it does not wait behind those that have.
const isQuick = (entry) => entry.kind !== "find";

// isWorthRetrying also accepts what no one is there to see: an answer that breaks off, an ended
// session, and a server with an error of its own. A file that is too large for a proxy would hold up all
// that waits behind it.
const isWorthRetrying = (p) => (
  !p.status || isPassing(p) || (p.code === "strange" && p.status !== tooLarge) || [401, 500].includes(p.status));

// isLast tells whether of entries with the same path only the last one counts.
const isLast = ({ kind }) => !["find", "comment"].includes(kind);

let timer = 0;
let pause = firstPause;
let store = entryStore; // null where the browser has none
const turns = new Map(); // by the name of a lock
let send = upload;

// startOutbox sends what waits: now, and whenever a network or the page comes back. Tests give it
// another store, and another function that sends files.
export function startOutbox(to = {}) {
  ({ store = entryStore, send = upload } = to);
  pause = firstPause;
  if (!store) return null;
  addEventListener("online", drain);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) drain(); });
  app.subscribe("user", drain);
  return drain();
}

// unsent are the entries that have not been sent.
export const unsent = (list) => list.filter((e) => e.state !== "closed");

// entries returns what waits of the user, the oldest first.
export async function entries() {
  if (!store) return [];
  const id = me()?.id;
  return (await store.all()).filter((e) => e.user === id);
}

// showEntries gives the screens what waits.
export async function showEntries() {
  const list = await entries();
  if (list.length || app.get("outbox").length) app.set("outbox", list);
}

// add stores an entry, {kind, body?, files?, place?, path?, title?, on?}, and tries to send it. It
// resolves to its id once it is stored. Where the browser cannot store it, a comment or a like is
// sent at once; a find stays in its form.
export async function add(given) {
  const user = given.user ?? me()?.id;
  if (me()?.id !== user) throw { code: "offline" }; // the user has signed out meanwhile
  const entry = { ...given, id: given.id ?? newId(), user, state: "waiting" };
  try {
    if (!store) throw { code: "offline" };
    const former = (await entries()).filter((e) => isLast(e) && isLast(entry) && e.path === entry.path);
    await store.put(entry);
    for (const e of former) await store.remove(e.id); // of an earlier wish
  } catch (p) {
    if (!isQuick(entry)) throw p;
    await sendOne(entry);
    return entry.id;
  }
  if (!isQuick(entry)) persist();
  await showEntries();
  drain();
  return entry.id;
}

// persist asks the browser not to delete what waits to make room.
const persist = () => navigator.storage?.persist?.();

// publishLater adds a new find with its photos and videos.
export async function publishLater(id, given, uploads) {
  const user = me().id; // who may be another once the files are read
  return add({ ...given, kind: "find", id, user, files: await uploads.files() });
}

// cancel deletes an entry that has not been sent.
export async function cancel(id) {
  await store.remove(id);
  await showEntries();
}

// retry sends a refused entry again.
export async function retry(id) {
  const entry = (await entries()).find((e) => e.id === id);
  if (entry) await store.replace({ ...entry, state: "waiting", problem: "" });
  await showEntries();
  return drain();
}

// drain sends what waits, in one tab at a time.
export async function drain() {
  clearTimeout(timer);
  await showEntries();
  if (!me()) return;
  await Promise.all([locked("outbox", () => sendAll(false)), locked("outbox-quick", () => sendAll(true))]);
  await showEntries();
}

// locked runs a function when no other tab and no other call has the lock. An address without TLS has
// no locks between tabs: there the ids keep two tabs from doubling anything.
function locked(name, f) {
  if (navigator.locks) return navigator.locks.request(name, f);
  const turn = (turns.get(name) ?? Promise.resolve()).then(f, f);
  turns.set(name, turn);
  return turn;
}

// keep stores what the server has of an entry, unless its user has signed out or discarded it.
async function keep(entry) {
  check(entry);
  if (!await store.replace(entry)) throw { code: "discarded" };
}

// isThere tells whether an entry is still to be sent: the user may have discarded it meanwhile.
const isThere = async ({ id }) => (await store.all()).some((e) => e.id === id);

async function sendAll(quick) {
  for (const entry of await entries()) {
    if (entry.state !== "waiting" || isQuick(entry) !== quick || !await isThere(entry)) continue;
    try {
      check(entry);
      await sendOne(entry);
      pause = firstPause;
    } catch (p) {
      if (p === stopped || me()?.id !== entry.user) return;
      if (!await isThere(entry)) continue;
      if (isWorthRetrying(p)) return again(p, quick);
      await store.replace({ ...entry, state: "refused", problem: explain(p) });
    }
  }
}

// sendOne sends an entry and tells the screens. What goes through at once needs no message.
async function sendOne(entry) {
  const result = await senders[entry.kind](entry, { send, keep });
  if (entry.closed) await store?.replace({ ...entry, files: [], state: "closed" });
  else await store?.remove(entry.id);
  app.set("sent", { kind: entry.kind, id: entry.id, path: entry.path, result });
  if (entry.kind === "find") say(t(entry.closed ? "outbox.closed" : "outbox.sentFind"), `/finds/${entry.id}`);
  else if (entry.kind === "comment" && entry.isLate) say(t("outbox.sentComment"), `${pageOf(entry)}#comment-${entry.id}`);
}

// pageOf is the page of the find that a comment or a like is of.
export const pageOf = ({ path }) => path.replace("/api", "");

// again tries later, after the time that the server asks for if it does.
async function again(p, quick) {
  clearTimeout(timer);
  timer = setTimeout(drain, 1000 * (p.retryAfter || pause));
  pause = Math.min(longestPause, 2 * pause);
  if (!quick) return;
  const behind = (await entries()).filter((e) => isQuick(e) && !e.isLate);
  for (const entry of behind) await store.replace({ ...entry, isLate: true });
  persist();
}
