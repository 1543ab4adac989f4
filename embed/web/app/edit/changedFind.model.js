// A find that exists, while it is changed. Its photos are not part of the draft.

import { getWithTag, put } from "../api.js";
import { audienceOf } from "../find/audience.js";
import { t } from "../i18n.js";
import { say } from "../store.js";
import { FindForm } from "./findForm.model.js";
import { PlacePicker } from "./placePicker.model.js";
import { locationAt } from "./publishing.model.js";
import { placeOf, privacyIn, privacyOf, shownOf, textsOf } from "./saving.model.js";
import { Uploads } from "./uploads.model.js";

export class ChangedFind extends FindForm {
  isNew = false;
  title = t("edit.title");
  #path; // of the API
  #locationId = ""; // where the find is
  #tag = ""; // the ETag of the version that the user has seen

  constructor(page, asks) {
    super(page, asks);
    this.back = `/finds/${page.params.id}`;
    this.#path = `/api${this.back}`;
  }

  async begin() {
    const [find, tag] = await getWithTag(this.#path);
    const draft = this.draft.stored;
    this.#tag = tag;
    this.#locationId = find.locationId;
    this.shown = privacyOf({ audience: audienceOf(find), ...shownOf(find) });
    this.values = { ...find, ...draft, ...privacyIn(draft, this.shown) };
    const changed = (text) => {
      if (text) say(text);
      this.page.update();
    };
    this.uploads = new Uploads(find.media, { changed, signal: this.page.signal });
    this.place = new PlacePicker(this.page, draft?.place ?? placeOf(find), () => this.changed());
  }

  saveDraft() {
    const text = { ...textsOf(this.values), was: this.shown };
    const place = this.place?.value;
    this.draft.save(place?.location?.id === this.#locationId ? text : { ...text, place });
  }

  // write saves the version that the user has seen, or any after overwrite.
  async write(body, place) {
    const { isPaused, isChanged, media, removed } = this.uploads;
    if (isPaused) throw { code: "failed", text: t("edit.uploadFailed") };
    const at = await locationAt(place);
    const moved = at === this.#locationId ? {} : { locationId: at };
    const list = media.map((m) => (m.id ? { id: m.id, caption: m.caption ?? null } : m));
    const files = isChanged ? { media: list, mediaToDelete: removed } : {};
    return put(this.#path, { ...body, ...moved, ...files }, { headers: this.#tag ? { "If-Match": this.#tag } : {} });
  }

  // overwrite gives up the protection of what another session has changed meanwhile, for the next
  // time that the find is saved.
  overwrite() { this.#tag = ""; }

  async leave(path, text = "") {
    await this.draft.remove();
    await this.page.go(path, { replace: true });
    if (text) say(text);
  }

  // discard gives up the draft, for the find as it is.
  discard() {
    this.uploads?.stop();
    return this.leave(`${this.back}/edit`);
  }
}
