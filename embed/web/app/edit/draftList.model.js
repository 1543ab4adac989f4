// The drafts of new finds, to go on with one or delete it.

import { dropLost, filesOf, newDraft, newDrafts } from "../drafts.js";
import { t } from "../i18n.js";
import { say } from "../store.js";
import { uploadLife } from "./publishing.model.js";

const few = 2; // drafts that are shown at first

export class DraftList {
  items = []; // {draft, media, preview}: the first photo, of the server or of this device
  isWhole = false;
  #page;
  #current; // the id of the draft in the form

  constructor(page, current) {
    this.#page = page;
    this.#current = current;
  }

  get shown() { return this.isWhole ? this.items : this.items.slice(0, few); }

  async load() {
    await dropLost();
    const files = await filesOf();
    if (this.#page.signal.aborted) return;
    this.close();
    const others = newDrafts().filter((d) => d.id !== this.#current);
    this.items = others.map((draft) => {
      const media = draft.media?.find((m) => m.at > Date.now() - uploadLife);
      const file = media ? null : files.find((f) => f.draft === draft.id && f.file.type.startsWith("image/"))?.file;
      return { draft, media, preview: file ? URL.createObjectURL(file) : "" };
    });
    this.#page.update();
  }

  showAll() {
    this.isWhole = true;
    this.#page.update();
  }

  // remove deletes a draft, and offers to undo that. Its files are deleted when the list is loaded
  // the next time.
  remove({ draft }) {
    newDraft(draft.id).remove();
    this.items = this.items.filter((i) => i.draft !== draft);
    this.#page.update();
    say(t("edit.draftDeleted"), "", { text: t("action.undo"), run: () => this.#restore(draft) });
  }

  #restore(draft) {
    newDraft(draft.id).set(draft);
    return this.load();
  }

  close() {
    for (const { preview } of this.items) if (preview) URL.revokeObjectURL(preview);
  }
}
