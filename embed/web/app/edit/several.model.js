// The offer to make several finds of many photos, until the user accepts or declines it.

import { config } from "../config.js";
import { dropFiles, keepFiles, newDraft } from "../drafts.js";
import { t } from "../i18n.js";
import { exifOf } from "./exif.js";
import { me } from "../session.js";
import { say } from "../store.js";
import { newId } from "../uuid.js";
import { about, groupsOf, merged, split } from "./grouping.model.js";
import { around } from "./placeNames.model.js";
import { lastAudience } from "./saving.model.js";

export class Several {
  groups = null; // lists of photos, {file, place, time, preview}, while there is an offer
  busy = false;
  #page;
  #names = new Map(); // of places, by the first photo of a group

  constructor(page) {
    this.#page = page;
  }

  get most() { return config().limits.mediaPerFind; }

  get count() { return this.groups.flat().length; }

  // consider makes an offer if files belong to several finds, or if one find cannot hold them, and
  // reports whether it does.
  async consider(files, room) {
    if (this.groups) return this.consider([...this.decline(), ...files], room);
    if (files.length < 2) return false;
    const photos = await Promise.all(files.map(async (file) => ({ file, ...await exifOf(file) })));
    const groups = groupsOf(photos, this.most);
    if (this.#page.signal.aborted || (groups.length < 2 && files.length <= room)) return false;
    for (const p of photos) p.preview = p.file.type.startsWith("image/") ? URL.createObjectURL(p.file) : "";
    this.#show(groups);
    return true;
  }

  #show(groups) {
    this.groups = groups;
    this.#page.update();
    for (const group of groups) this.#findName(group);
  }

  async #findName(group) {
    const { place } = about(group);
    if (!place || this.#names.has(group[0])) return;
    this.#names.set(group[0], "");
    const { name } = await around(place, { signal: this.#page.signal });
    this.#names.set(group[0], name);
    this.#page.update();
  }

  // describe returns what is known of a group: {name, time}.
  describe = (group) => ({ name: about(group).place ? this.#names.get(group[0]) ?? "" : "", time: about(group).time });

  // canMerge tells whether a group fits into the one before it.
  canMerge = (n) => n > 0 && this.groups[n - 1].length + this.groups[n].length <= this.most;

  merge(n) { this.#show(merged(this.groups, n)); }

  split(n, at) { this.#show(split(this.groups, n, at)); }

  // decline ends the offer and returns the files.
  decline() {
    const files = this.groups.flat().map((p) => p.file);
    this.close();
    this.#page.update();
    return files;
  }

  // accept makes a draft of each group, and leads to the first. Without room for the files in this
  // browser nothing changes.
  async accept() {
    if (this.busy) return;
    this.busy = true;
    this.#page.update();
    const ids = this.groups.map(() => newId());
    const now = Date.now();
    const user = me()?.id;
    try {
      for (const [i, group] of this.groups.entries()) await this.#makeDraft(user, ids[i], group, now - i); // the first group is the newest
    } catch {
      if (me()?.id !== user) return null; // signed out, which has deleted the drafts
      for (const id of ids) await removeDraft(id);
      this.busy = false;
      this.#page.update();
      return say(t("group.noRoom"));
    }
    await this.#page.go(`/new?draft=${ids[0]}`);
    say(t("group.made", { n: ids.length }));
  }

  // #makeDraft stores a group. The record comes first, since files without one are deleted.
  async #makeDraft(user, id, group, at) {
    if (me()?.id !== user) throw { code: "stopped" };
    const { place } = about(group);
    const draft = { id, at, audience: lastAudience(), media: [], label: this.describe(group).name };
    newDraft(id).set(place ? { ...draft, place: { point: place, source: "photo", photo: place } } : draft);
    if (!newDraft(id).get()) throw { code: "storage" };
    await keepFiles(id, group.map((p) => p.file), user);
  }

  close() {
    for (const { preview } of this.groups?.flat() ?? []) if (preview) URL.revokeObjectURL(preview);
    this.groups = null;
  }
}

async function removeDraft(id) {
  newDraft(id).remove();
  await dropFiles(id);
}
