// A find with its likes and comments.

import { get, post, put, del } from "../api.js";
import { copies } from "../clipboard.js";
import { distanceBetween, locateIfAllowed, pointOf } from "../geo.js";
import { t, explain } from "../i18n.js";
import { paged } from "../list.js";
import { loader } from "../load.js";
import { me } from "../session.js";
import { app, say } from "../store.js";
import { saveFind } from "../lists/saved.model.js";
import { shownPlace } from "../names.js";
import { succeeds } from "../ui/attempt.model.js";
import { Comments } from "./comments.model.js";
import { Liking } from "./liking.model.js";

export class Find {
  find = null;
  photo = 0; // the number of the one that a phone shows
  distance = null; // km from the user, once known
  #page;
  #path;

  constructor(page) {
    this.#page = page;
    this.#path = `/api/finds/${page.params.id}`;
    this.liking = new Liking(page.params.id, () => this.find, page);
    this.comments = new Comments(page, this.#path, (n) => { if (this.find) this.find.commentCount += n; }, () => this.find);
    this.loading = loader(page, async () => {
      this.find = await get(this.#path, { signal: page.signal });
      if (!page.signal.aborted) app.set("openFind", page.params.id);
      this.#measure();
    });
    page.signal.addEventListener("abort", () => { if (app.get("openFind") === page.params.id) app.set("openFind", ""); });
  }

  // title is that of the row that led here until the find is loaded.
  get title() {
    return this.find?.title ?? ((!this.loading.problem && this.#page.called) || t("find.title"));
  }

  load = () => Promise.all([this.loading.load(), this.comments.load()]);

  // #measure computes the distance where the browser tells the place of the user without asking.
  async #measure() {
    const here = await locateIfAllowed();
    if (!here || this.#page.signal.aborted) return;
    this.distance = distanceBetween(here, pointOf(shownPlace(this.find)));
    this.#page.update();
  }

  showPhoto = (at) => {
    this.photo = at;
    this.#page.update();
  };

  isOwn() {
    return this.find.userId === me()?.id;
  }

  // save saves the find for the user as "want" or "been", or takes it from what is saved with "".
  // It shows that at once.
  save(state) { return saveFind(this.find, state, this.#page.update); }

  // dismiss leaves the find out of the user's own map and lists, with a way back.
  async dismiss() {
    if (!await succeeds(put(`${this.#path}/dismissed`))) return;
    await this.leave();
    say(t("find.dismissed"), "", { text: t("action.undo"), run: () => this.recall() });
  }

  // recall shows a dismissed find on the map again, and opens it.
  async recall() {
    if (!await succeeds(del(`${this.#path}/dismissed`))) return;
    this.find.dismissed = undefined;
    await this.#page.go(`/finds/${this.find.id}`);
    say(t("find.recalled"));
  }

  // likers loads the list of users who like the find. It returns null if there is nothing to
  // show. update draws the list again.
  async likers(update) {
    const list = paged({ signal: this.#page.signal, update }, `${this.#path}/likes`);
    await list.load();
    if (list.problem) say(explain(list.problem));
    return list.problem || this.#page.signal.aborted ? null : list;
  }

  // remove puts the find into the bin, with a way back.
  async remove() {
    if (!await succeeds(del(this.#path))) return;
    await this.leave();
    if (this.find.hidden) return say(t("find.deleted")); // which nothing undoes
    say(t("find.deleted"), "", { text: t("action.undo"), run: () => this.restore() });
  }

  // leave leads to where the user came from.
  leave = () => this.#page.leave();

  // restore takes the find out of the bin and shows it.
  async restore() {
    if (!await succeeds(post(`${this.#path}/restore`))) return;
    await this.#page.go(`/finds/${this.find.id}`);
    say(t("find.restored"));
  }

  // copy puts a text on the clipboard and says what was copied, or shows the text.
  async copy(text, said) {
    say(await copies(text) ? said : text);
  }

  get #address() { return `${location.origin}/finds/${this.find.id}`; } // which may be shown beside the map

  copyLink() { return this.copy(this.#address, t("find.copied")); }

  // share hands the address of the find to another app.
  async share() {
    try {
      await navigator.share({ title: this.find.title, url: this.#address });
    } catch (e) {
      if (e.name !== "AbortError") say(this.#address);
    }
  }
}
