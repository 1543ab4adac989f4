// Sends a find to the server: a new one, or a change of the version that the user has seen.

import { getWithTag, put } from "../api.js";
import { t } from "../i18n.js";
import { createFind, locationAt, missingIn } from "./saving.model.js";

export class Saver {
  locationId = ""; // where the find is
  #id;
  #tag = ""; // the ETag of the find that is changed

  // id is that of a find that exists, or undefined.
  constructor(id) {
    this.#id = id;
  }

  async read() {
    const [find, tag] = await getWithTag(`/api/finds/${this.#id}`);
    this.#tag = tag;
    this.locationId = find.locationId;
    return find;
  }

  // overwrite gives up the protection of what another session has changed meanwhile, for the next
  // time that the find is saved.
  overwrite() { this.#tag = ""; }

  // save sends a find, a new one under an id. Photos that the server no longer has are taken out of
  // the uploads.
  async save(body, place, uploads, id) {
    try {
      const at = await locationAt(place);
      const moved = at === this.locationId ? {} : { locationId: at };
      if (this.#id) return await this.#replace({ ...body, ...moved }, uploads);
      this.locationId = at;
      return await createFind(id, { ...body, locationId: at, media: uploads.media });
    } catch (p) {
      const missing = missingIn(p);
      if (!missing.length) throw p;
      uploads.removeMissing(missing);
      throw { code: "failed", text: t("edit.photosGone") };
    }
  }

  // #replace changes a find: the version that the user has seen, or any without a tag.
  #replace(body, { isChanged, media, removed }) {
    const list = media.map((m) => (m.id ? { id: m.id, caption: m.caption ?? null } : m));
    const files = isChanged ? { media: list, mediaToDelete: removed } : {};
    return put(`/api/finds/${this.#id}`, { ...body, ...files }, { headers: this.#tag ? { "If-Match": this.#tag } : {} });
  }
}
