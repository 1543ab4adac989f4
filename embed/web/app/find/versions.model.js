// The earlier versions of a find, for users who may edit it.

import { get, getWithTag, post } from "../api.js";

const fields = ["title", "description", "category"];
const placeOf = ({ location, exact }) => JSON.stringify([location?.id, exact?.latitude, exact?.longitude]);
const photosOf = ({ media }) => media.map((m) => m.id).join();
const captionsOf = ({ media }) => media.map((m) => m.caption ?? "").join("\n");

// changesOf names what is different in two states of a find: title, description, category, place, photos, order or captions.
// Places are compared only if both states have one.
export function changesOf(a, b) {
  const changed = fields.filter((f) => (a[f] ?? "") !== (b[f] ?? ""));
  if (a.location && b.location && placeOf(a) !== placeOf(b)) changed.push("place");
  const byId = ({ media }) => ({ media: [...media].sort((x, y) => (x.id < y.id ? -1 : 1)) });
  if (photosOf(byId(a)) !== photosOf(byId(b))) changed.push("photos");
  else {
    if (photosOf(a) !== photosOf(b)) changed.push("order");
    if (captionsOf(byId(a)) !== captionsOf(byId(b))) changed.push("captions");
  }
  return changed;
}

export class Versions {
  list = []; // each with changed, what the edit that replaced it changed
  find = null; // as it is now
  #tag = "";
  #path;

  constructor(find) {
    this.#path = `/api/finds/${find.id}`;
  }

  async load() {
    const [find, tag] = await getWithTag(this.#path); // first, so that no edit is in it and not in the list
    const list = await get(`${this.#path}/versions`);
    this.find = find;
    this.#tag = tag;
    this.list = list.map((v, i) => ({ ...v, changed: changesOf(v, list[i - 1] ?? find) }));
  }

  // restore makes the find what it was, unless somebody has edited it since load, and returns the version that undoes that, or null if it
  // was so already or somebody has edited it right after.
  async restore(id) {
    const restored = await this.#restore(id, this.#tag);
    const before = this.list[0].id;
    await this.load();
    return this.list[0].id === before || this.find.updatedAt !== restored.updatedAt ? null : this.list[0].id;
  }

  // undo takes back what restore has done, unless somebody has edited the find since.
  undo(id) { return this.#restore(id, this.#tag); }

  #restore(id, tag) {
    return post(`${this.#path}/versions/${id}/restore`, undefined, { headers: tag ? { "If-Match": tag } : {} });
  }
}
