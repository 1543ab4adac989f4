// A find while it is written: a new one, with its place, or a change of one that exists.

import { isPassing } from "../api.js";
import { isCategory } from "../categories.js";
import { newDrafts } from "../drafts.js";
import { explain, t } from "../i18n.js";
import { loader } from "../load.js";
import { oldestShare, deleteShare } from "../shares.js";
import { audience } from "../storage.js";
import { say } from "../store.js";
import { CategoryProposals } from "./categoryProposals.model.js";
import { Draft } from "./draft.model.js";
import { DraftList } from "./draftList.model.js";
import { Form } from "../ui/form.model.js";
import { publishLater } from "../outbox/outbox.model.js";
import { PlacePicker } from "./placePicker.model.js";
import { Saver } from "./saver.model.js";
import { bodyOf, firstPlace, isHeldBack, liftHome, placeOf, shownOf, textsOf, uploadLife } from "./saving.model.js";
import { Several } from "./several.model.js";
import { Uploads } from "./uploads.model.js";

export class Edit {
  uploads = null; // until the form can be shown, as the place
  place = null;
  placeError = "";
  share = null; // what another app has shared, until the user adds or discards it
  photosExpired = false; // of the draft
  #page;
  #id;
  #draft;
  #saver;
  #isOther = null; // once the user has chosen
  #shown; // how the place of a find that exists is shown
  #asks;

  // asks.showHome asks whether a find in the home zone is to be shown as the user has chosen.
  constructor(page, asks) {
    this.#page = page;
    this.#asks = asks;
    this.#id = page.params.id;
    this.#draft = new Draft(page);
    this.#saver = new Saver(this.#id);
    this.form = new Form({ send: (values) => this.#send(values), update: page.update });
    const draft = this.#draft.stored;
    this.isRestored = Boolean(draft);
    this.values = { isPublic: audience.get() !== "friends", ...draft };
    this.proposals = new CategoryProposals(page);
    this.drafts = new DraftList(page, this.#draft.id);
    this.several = new Several(page);
    this.loading = loader(page, () => (this.isNew ? this.#begin() : this.#read(draft)));
  }

  get isNew() { return !this.#id; }

  // isOther tells whether the category is in words of the user's own.
  get isOther() { return this.#isOther ?? Boolean(this.values.category && !isCategory(this.values.category)); }

  get title() { return t(this.isNew ? "edit.new" : "edit.title"); }

  // back is the path that leads away from the form.
  get back() { return this.isNew ? "/" : `/finds/${this.#id}`; }

  async #read(draft) {
    const find = await this.#saver.read();
    this.#shown = shownOf(find);
    this.values = { ...find, ...this.#shown, ...draft };
    this.uploads = new Uploads(find.media, { changed: this.#changed, signal: this.#page.signal });
    this.place = new PlacePicker(this.#page, draft?.place ?? placeOf(find), this.#moved);
  }

  // #begin makes an empty form, with the place that the address or the draft names and what was
  // shared to the app.
  async #begin() {
    const first = await firstPlace(this.#page.query, this.values.place);
    const stored = this.values.media ?? [];
    const media = stored.filter((m) => m.at > Date.now() - uploadLife);
    this.photosExpired = media.length < stored.length;
    const placed = (p) => this.place.suggestPoint(p);
    this.uploads = new Uploads(media, { changed: this.#changed, placed, signal: this.#page.signal });
    this.place = new PlacePicker(this.#page, first, this.#changed);
    if (this.place.point && !this.place.label) this.place.propose();
    this.drafts.load();
    const files = await this.#draft.files();
    if (files.length) this.uploads.add(files.map((f) => f.file), files.map((f) => f.key));
    this.share = this.#page.query.has("shared") ? await oldestShare() : null;
  }

  // #changed follows the photos and the place, with a text if there is something to say.
  #changed = (text) => {
    if (text) say(text);
    if (this.isNew) this.saveDraft();
    this.#page.update();
  };

  // #moved follows the place of a find that exists. Its photos are not part of the draft.
  #moved = () => {
    this.saveDraft();
    this.#page.update();
  };

  // addFiles adds files to the find, or offers to make several of them.
  async addFiles(files) {
    const { items, most } = this.uploads;
    if (!this.isNew || !await this.several.consider(files, most - items.length)) await this.uploads.add(files);
  }

  // change takes what the user has typed: title, description, category, isPublic.
  change(values) {
    this.values = { ...this.values, ...values };
    this.saveDraft();
    this.#page.update();
  }

  // chooseCategory takes a category, or none if it was chosen already. With "other" the user types
  // one.
  chooseCategory(code) {
    this.#isOther = code === "other" && !this.isOther;
    this.change({ category: code === this.values.category || code === "other" ? "" : code });
  }

  // saveDraft stores what there is.
  saveDraft() {
    const text = textsOf(this.values);
    const place = this.place?.value;
    if (!this.isNew) return this.#draft.save(place?.location?.id === this.#saver.locationId ? text : { ...text, place });
    const media = this.uploads.draft;
    const isEmpty = ![text.title, text.description, text.category, place?.point, media.length, this.#draft.hasFiles].some(Boolean);
    this.#draft.save(isEmpty ? null : { ...text, place, label: this.place?.label, media, id: this.#draft.id });
    this.#draft.release(this.uploads.items);
  }

  // resolveShare adds what was shared to the find, or discards it. Nothing of it is sent before:
  // any site can make a browser share.
  async resolveShare(add) {
    const { values, files, key } = this.share;
    this.share = null;
    if (add && files.length) await this.addFiles(files);
    this.share = await deleteShare(key);
    this.change(add ? values : {});
    this.form.clear("title");
    this.#page.update();
  }

  // submit is the listener of the form. It reports whether the place is right, which the form
  // does not check.
  async submit(event) {
    this.placeError = "";
    await this.form.submit(event);
    return !this.placeError;
  }

  async #send(typed) {
    const { point, name, location } = this.place.value;
    const place = { point, name: name || this.place.proposal, location };
    if (!point) {
      this.placeError = t("spot.missing");
      this.#page.update();
      return;
    }
    await this.uploads.settled();
    if (this.uploads.hasFailed || (!this.isNew && this.uploads.isPaused)) throw { code: "failed", text: t("edit.uploadFailed") };
    const body = bodyOf({ category: this.values.category ?? "", ...typed }, this.#shown);
    if (this.isNew && this.uploads.isPaused) return this.#sendLater(body, place);
    try {
      const saved = await this.#saver.save(body, place, this.uploads, this.#draft.findId);
      if (isHeldBack(saved, typed) && await this.#asks.showHome()) await liftHome(saved.id, typed).catch((p) => say(explain(p)));
      await this.#leave(`/finds/${saved.id}`, t(this.isNew ? "edit.published" : "edit.saved"));
    } catch (p) {
      if (!this.isNew || !isPassing(p)) throw p;
      await this.#sendLater(body, place);
    }
  }

  // #sendLater hands a new find to the outbox, which sends it when the server can be reached, and takes it.
  async #sendLater(body, place) {
    await publishLater(this.#draft.findId, { body, place, locationId: this.#saver.locationId }, this.uploads);
    await this.#leave("/waiting", t("outbox.added"));
  }

  async #leave(path, text = "") {
    if (text && this.isNew) audience.set(this.values.isPublic ? "public" : "friends");
    await this.#draft.remove();
    await this.#page.go(path, { replace: true });
    const [next] = this.isNew ? newDrafts() : [];
    const toNext = next && { text: t("edit.next"), run: () => this.#page.go(`/new?draft=${next.id}`) };
    if (text) say(text, "", toNext);
  }

  overwrite() { this.#saver.overwrite(); }

  // discard gives up the draft, for an empty form or for the find as it is.
  discard() {
    this.uploads?.stop();
    return this.#leave(this.isNew ? "/new" : `${this.back}/edit`);
  }

  close() {
    this.uploads?.stop();
    this.place?.close();
    this.drafts.close();
    this.several.close();
  }
}
