// The draft of one form of a find: a change of one that exists, or a new one.

import { id as idForm } from "../address.js";
import { draftOf, dropFile, dropFiles, filesOf, newDraft } from "../drafts.js";
import { newId, timeOf } from "../uuid.js";

const idLife = 50 * 24 * 3600e3; // ms; the server takes an id of a client for 60 days

export class Draft {
  id;
  stored = null; // what the last visit has left
  #page;
  #store;
  #isNew;
  #findId = null;
  #keys = new Set(); // of the files that are stored and not sent
  #isNamed = false; // in the address
  #isOver = false; // sent, or given up

  constructor(page) {
    this.#page = page;
    this.#isNew = !page.params.id;
    const named = page.params.id ?? page.query.get("draft");
    this.#open(new RegExp(`^${idForm}$`).test(named) || !this.#isNew ? named : newId());
    // A draft that is gone may have been published under its id.
    if (this.#isNew && !this.stored) this.#open(newId());
  }

  #open(id) {
    this.id = id;
    this.#store = this.#isNew ? newDraft(id) : draftOf(id);
    this.stored = this.#store.get();
  }

  // findId is the id that a new find gets. A second try does not make a second find.
  get findId() { return this.#findId ??= timeOf(this.id) > Date.now() - idLife ? this.id : newId(); }

  // path is the address of the form with this draft.
  get path() {
    const query = new URLSearchParams(this.#page.query);
    query.set("draft", this.id);
    return `/new?${query}`;
  }

  // save stores what there is, or nothing with null, so that a closed tab, a refusal or no network
  // loses nothing. The address of a new find names its draft from then on.
  save(values) {
    if (this.#isOver || this.#page.signal.aborted) return;
    if (!values) return this.#store.remove();
    this.#store.set({ ...values, at: Date.now() });
    if (this.#isNew && !this.#isNamed) this.#page.rename(this.path); // once: browsers limit how often
    this.#isNamed = true;
  }

  // files returns the files that are stored and have not been sent, as {file, key}.
  async files() {
    if (!this.stored || !this.#isNew) return [];
    const sent = new Set(this.stored.media?.map((m) => m.key));
    const list = await filesOf(this.id);
    for (const { key } of list) this.#keys.add(key);
    return list.filter((f) => !sent.has(f.key));
  }

  get hasFiles() { return this.#keys.size > 0; }

  // release deletes the stored files that are sent, or not among the items any more. The draft has
  // the keys of those that are sent, in case the page is closed before they are deleted.
  release(items) {
    const unsent = new Set(items.filter((i) => !i.media).map((i) => i.key));
    for (const key of this.#keys) {
      if (unsent.has(key)) continue;
      this.#keys.delete(key);
      dropFile(key);
    }
  }

  // remove deletes the draft for good.
  remove() {
    this.#isOver = true;
    this.#store.remove();
    return this.#isNew ? dropFiles(this.id) : null;
  }
}
