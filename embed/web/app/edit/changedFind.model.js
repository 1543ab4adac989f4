// A find that exists, while it is changed. Its photos are not part of the draft.

import { getWithTag, put } from "../api.js";
import { audienceOf, listsOf } from "../find/audience.js";
import { t } from "../i18n.js";
import { say } from "../store.js";
import { Conflict } from "./conflict.model.js";
import { FindForm } from "./findForm.model.js";
import { PlacePicker } from "./placePicker.model.js";
import { locationAt } from "./publishing.model.js";
import { placeOf, privacyIn, privacyOf, shownOf, textsOf } from "./saving.model.js";
import { Uploads } from "./uploads.model.js";

export class ChangedFind extends FindForm {
  isNew = false;
  title = t("edit.title");
  #path; // of the API
  #find; // as the user has opened it
  conflict = null; // once somebody else has changed the find meanwhile
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
    this.#find = find;
    this.isOwn = !find.canEdit;
    this.shown = privacyOf({ audience: audienceOf(find), ...shownOf(find) });
    this.values = { ...find, ...draft, ...privacyIn(draft, this.shown) };
    this.#takeMedia(find);
    this.place = new PlacePicker(this.page, draft?.place ?? placeOf(find), () => this.changed());
  }

  // seeing are the names of the lists whose people see it, too.
  get seeing() { return listsOf(this.#find).map((l) => l.name); }

  // author is the user who has published the find, if that is somebody else.
  get author() { return this.isOwn ? null : this.#find.user; }

  // seesArea tells whether the user sees only the area of the find, so that choosing a place moves it.
  get seesArea() { return !this.isOwn && this.#find.location.area > 0 && !this.#find.exact; }

  #takeMedia({ media }) {
    this.uploads?.stop();
    const changed = (text) => {
      if (text) say(text);
      this.page.update();
    };
    this.uploads = new Uploads(media, { changed, signal: this.page.signal });
  }

  saveDraft() {
    const text = { ...textsOf(this.values), was: this.shown };
    const place = this.place?.value;
    this.draft.save(place?.location?.id === this.#find.locationId ? text : { ...text, place });
  }

  // write saves the version that the user has seen. What somebody else has changed meanwhile is compared with what the user has.
  async write(body, place) {
    const { isPaused, isChanged, media, removed } = this.uploads;
    if (isPaused) throw { code: "failed", text: t("edit.uploadFailed") };
    const at = await locationAt(place);
    const moved = at === this.#find.locationId ? {} : { locationId: at };
    const list = media.map((m) => (m.id ? { id: m.id, caption: m.caption ?? null } : m));
    const files = isChanged ? { media: list, mediaToDelete: removed } : {};
    try {
      return await put(this.#path, { ...body, ...moved, ...files }, { headers: this.#tag ? { "If-Match": this.#tag } : {} });
    } catch (p) {
      if (p.reason !== "changed_since") throw p;
      const [now, tag] = await getWithTag(this.#path);
      const mine = { ...body, media: isChanged ? media : null, place: moved.locationId ? place : null };
      this.conflict = new Conflict(this.#find, mine, now, tag);
      if (this.conflict.parts.length) throw p;
      this.resolve(); // nothing of it is in the form
      return this.write(body, place);
    }
  }

  choose(part, version) {
    part.choice = version;
    this.page.update();
  }

  // resolve takes what the user has chosen of the other version, and returns its texts. The find can be saved then.
  resolve() {
    const { conflict } = this;
    const { now } = conflict;
    const taken = ["title", "description", "category"].filter((name) => conflict.takes(name));
    const values = Object.fromEntries(taken.map((name) => [name, now[name] ?? ""]));
    this.values = { ...this.values, ...values };
    if (conflict.takes("photos") || !this.uploads.isChanged) this.#takeMedia(now);
    else this.uploads.keepOnly(now.media);
    const isMoved = this.place.value.location?.id !== this.#find.locationId;
    if (conflict.takes("place") || !isMoved) {
      this.place.close();
      this.place = new PlacePicker(this.page, placeOf(now), () => this.changed());
    }
    this.#find = now;
    this.#tag = conflict.tag;
    this.shown = privacyOf({ audience: audienceOf(now), ...shownOf(now) });
    this.conflict = null;
    return values;
  }

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
