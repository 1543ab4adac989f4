// The form of a find: what NewFind and ChangedFind have in common, which are its texts, photos, place and draft.

import { isCategory } from "../categories.js";
import { explain, t } from "../i18n.js";
import { loader } from "../load.js";
import { say } from "../store.js";
import { CategoryProposals } from "./categoryProposals.model.js";
import { Draft } from "./draft.model.js";
import { Form } from "../ui/form.model.js";
import { missingIn } from "./publishing.model.js";
import { bodyOf, isHeldBack, lastAudience, liftHome } from "./saving.model.js";

// A subclass has isNew, title and back, the path that leads away from the form, and the methods begin, saveDraft,
// write, leave and discard.
export class FindForm {
  uploads = null; // until the form can be shown, as the place
  place = null;
  isOwn = true; // otherwise the user edits it for its author: its texts, its place, and the order and captions of its photos
  #isTried = false; // whether the user has tried to send it
  shown; // who sees a find that exists, and how its place is shown
  #isOther = null; // once the user has chosen
  #asks;

  // asks.showHome asks whether a find in the home zone is to be shown as the user has chosen.
  constructor(page, asks) {
    this.page = page;
    this.#asks = asks;
    this.draft = new Draft(page);
    this.form = new Form({ send: (values) => this.#send(values), update: page.update });
    this.isRestored = Boolean(this.draft.stored);
    const { stored } = this.draft;
    this.values = { ...stored, audience: stored?.audience ?? (stored?.isPublic === false ? "friends" : lastAudience()) };
    this.proposals = new CategoryProposals(page);
    this.loading = loader(page, () => this.begin());
  }

  // isOther tells whether the category is in words of the user's own.
  get isOther() { return this.#isOther ?? Boolean(this.values.category && !isCategory(this.values.category)); }

  // changed follows the photos and the place, whose text may name the find, too.
  changed() {
    if (this.place?.title) {
      this.values.title ||= this.place.title;
      this.place.title = ""; // once: the user may take it out
    }
    this.saveDraft();
    this.page.update();
  }

  // addFiles adds files to the find.
  addFiles(files) { return this.isOwn ? this.uploads.add(files) : undefined; }

  // change takes what the user has typed: title, description, category, audience.
  change(values) {
    this.values = { ...this.values, ...values };
    this.changed();
  }

  // chooseCategory takes a category, or none if it was chosen already. With "other" the user types
  // one.
  chooseCategory(code) {
    this.#isOther = code === "other" && !this.isOther;
    this.change({ category: code === this.values.category || code === "other" ? "" : code });
  }

  // submit is the listener of the form.
  submit(event) {
    this.#isTried = true;
    return this.form.submit(event);
  }

  get placeError() { return this.#isTried && !this.place.value.point ? t("spot.missing") : ""; }

  async #send(typed) {
    const { point, name, location } = this.place.value;
    if (!point) return;
    await this.uploads.settled();
    if (this.uploads.hasFailed) throw { code: "failed", text: t("edit.uploadFailed") };
    const place = { point, name: name || this.place.proposal, location };
    const body = bodyOf({ category: this.values.category ?? "", ...typed }, this.shown);
    const saved = await this.write(body, place).catch((p) => this.#refused(p));
    if (!saved) return;
    if (isHeldBack(saved, typed) && await this.#asks.showHome()) await liftHome(saved.id, typed).catch((p) => say(explain(p)));
    await this.leave(`/finds/${saved.id}`, t(this.isNew ? "edit.published" : "edit.saved"));
  }

  // #refused takes photos that the server no longer has out of the uploads.
  #refused(problem) {
    const missing = missingIn(problem);
    if (!missing.length) throw problem;
    this.uploads.removeMissing(missing);
    throw { code: "failed", text: t("edit.photosGone") };
  }

  close() {
    this.uploads?.stop();
    this.place?.close();
  }
}
