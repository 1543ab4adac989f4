// A find with its likes and comments.

import { get, post, put, del } from "../api.js";
import { distanceBetween, locateIfAllowed, pointOf } from "../geo.js";
import { t, explain } from "../i18n.js";
import { paged } from "../list.js";
import { loader } from "../load.js";
import { me } from "../session.js";
import { app, say } from "../store.js";
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

  get title() {
    return this.find?.title ?? t("find.title");
  }

  load = () => Promise.all([this.loading.load(), this.comments.load()]);

  // #measure computes the distance where the browser tells the place of the user without asking.
  async #measure() {
    const here = await locateIfAllowed();
    if (!here || this.#page.signal.aborted) return;
    this.distance = distanceBetween(here, pointOf(this.find.exact ?? this.find.location));
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
  async save(state) {
    const { find } = this;
    const before = find.saved;
    find.saved = state || undefined;
    this.#page.update();
    const path = `${this.#path}/saved`;
    if (!await succeeds(state ? put(path, { state }) : del(path))) find.saved = before;
    this.#page.update();
  }

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

  // copyPlace puts the coordinates on the clipboard, or shows them.
  async copyPlace(text) {
    try {
      await navigator.clipboard.writeText(text);
      say(t("way.copied"));
    } catch {
      say(text);
    }
  }

  // share hands the address of the find to another app, or to the clipboard.
  async share() {
    const url = `${location.origin}/finds/${this.find.id}`; // which may be shown beside the map
    try {
      if (navigator.share) return await navigator.share({ title: this.find.title, url });
      await navigator.clipboard.writeText(url);
      say(t("find.copied"));
    } catch (e) {
      if (e.name !== "AbortError") say(url);
    }
  }
}
