// What the user has typed and not sent yet, stored in this browser until it is sent or the user
// signs out. There are several drafts of new finds, each under the id that its find will have. The
// photos that such a draft has not sent yet are in the database of entryStore.js.

import { fileStore } from "./outbox/entryStore.js";
import { me } from "./session.js";
import { draft, draftNames } from "./storage.js";
import { newId } from "./uuid.js";

let store = fileStore; // null where the browser has none

// useFileStore gives tests another store of files.
export const useFileStore = (to) => { store = to; };

// draftOf is the draft of a form: {get(), set(value), remove()}.
export const draftOf = (form) => draft(me()?.id, form);

const ofNew = "new:";

// newDraft is the draft of the new find with an id.
export const newDraft = (id) => draftOf(ofNew + id);

// newDrafts returns the drafts of new finds, the last changed first: {id, at, title, place, media}.
// at is when a draft was changed, in ms.
export function newDrafts() {
  const list = draftNames(me()?.id).filter((name) => name.startsWith(ofNew)).map((name) => draftOf(name).get());
  return list.filter(Boolean).sort((a, b) => b.at - a.at);
}

async function entriesOf(id) {
  const user = me()?.id;
  const list = await store?.all().catch(() => []) ?? []; // without them the form still works
  return list.filter((e) => e.user === user && (!id || e.draft === id));
}

// filesOf returns the files of a draft, or of all drafts without an id: {key, draft, file}.
export async function filesOf(id) {
  const list = await entriesOf(id);
  return list.map((e) => ({ key: e.id, draft: e.draft, file: new File([e.blob], e.name, { type: e.blob.type, lastModified: e.at }) }));
}

// keepFiles stores files of a draft of a user, until they sign out: what is stored later would stay.
export async function keepFiles(id, files, user = me()?.id) {
  if (!store) throw { code: "storage" };
  for (const file of files) {
    if (!user || me()?.id !== user) throw { code: "stopped" };
    await store.put({ id: newId(), user, draft: id, name: file.name || "file", blob: file, at: file.lastModified });
  }
}

// dropFile deletes a stored file, dropFiles all of a draft. dropLost tries again where that fails.
export const dropFile = async (key) => { await store?.remove(key).catch(() => {}); };
export async function dropFiles(id) {
  for (const { id: key } of await entriesOf(id)) await dropFile(key);
}

// dropLost deletes the files whose drafts are gone, and those that another user has left.
export async function dropLost() {
  const user = me()?.id;
  const list = await store?.all().catch(() => []) ?? [];
  for (const e of list) if (user && (e.user !== user || !newDraft(e.draft).get())) await dropFile(e.id);
}
