// How an entry of the outbox is sent. A step that fails throws, and the next try goes on from what
// the server has by then.

import { del, get, put } from "../api.js";
import { me } from "../session.js";
import { captioned, createFind, locationAt, missingIn, uploadLife } from "../edit/publishing.model.js";

// patience is how long a comment or a like waits for the answer of a server that does not respond.
const patience = 20000; // ms

// stopped is thrown between the steps of an entry whose user has signed out: what is left must not
// be sent as another user, or stored again.
export const stopped = { code: "stopped" };

export function check(entry) {
  if (me()?.id !== entry.user) throw stopped;
}

const inTime = (o) => ({ ...o, signal: AbortSignal.timeout(patience) });

// senders are by the kind of an entry, and resolve to what the server returns. They get send, which
// sends a file, and keep, which stores the entry.
export const senders = {
  comment: ({ path, id, body }) => put(`${path}/comments/${id}`, body, inTime({ headers: { "If-None-Match": "*" } })),

  like: ({ path, on }) => (on ? put : del)(`${path}/like`, undefined, inTime()),

  // What is said about a find that somebody else has taken out meanwhile does not put it back.
  entry: async ({ path, body }) => {
    const [list, find] = path.match(/[^/]+/g).filter((_, n) => n % 2 === 0).slice(1);
    const lists = await get(`/api/finds/${find}/lists`, inTime());
    if (!lists.some((l) => l.id === list && l.hasFind)) throw { code: "not_found", status: 404 };
    return put(path, body, inTime());
  },

  add: ({ path }) => put(path, undefined, inTime()),

  drop: ({ path }) => del(path, undefined, inTime()),

  find: async (entry, { send, keep }) => {
    for (const file of entry.files) await sendFile(entry, file, send, keep);
    check(entry);
    if (!entry.locationId) {
      entry.locationId = await locationAt(entry.place, () => check(entry));
      await keep(entry);
    }
    const media = entry.files.map((f) => captioned(f.media, f.caption));
    try {
      return await createFind(entry.id, { ...entry.body, locationId: entry.locationId, media });
    } catch (p) {
      const missing = missingIn(p);
      const closed = missingIn(p, "lists");
      if (!missing.length && !closed.length) throw p;
      for (const n of missing) entry.files[n].media = null;
      if (closed.length) entry.closed = [...entry.closed ?? [], ...closed.map((n) => entry.body.lists[n])];
      if (closed.length) entry.body.lists = entry.body.lists.filter((id, n) => !closed.includes(n));
      await keep(entry);
      throw { code: "offline" }; // the next try sends the files again, and leaves the lists out
    }
  },
};

async function sendFile(entry, file, send, keep) {
  if (file.media && file.at > Date.now() - uploadLife) return;
  check(entry);
  [file.media] = await send("POST", "/api/media", new File([file.blob], file.name, { type: file.blob.type }));
  file.at = Date.now();
  await keep(entry);
}
