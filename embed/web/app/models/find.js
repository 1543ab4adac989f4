// A find with its likes and comments.

import { get, put, del } from "../api.js";
import { t, explain } from "../i18n.js";
import { paged } from "../list.js";
import { loader } from "../load.js";
import { me } from "../session.js";
import { say } from "../store.js";
import { Comments } from "./comments.js";

export class Find {
  find = null;
  #page;
  #path;
  #liking = false;

  constructor(page) {
    this.#page = page;
    this.#path = `/api/finds/${page.params.id}`;
    this.comments = new Comments(page, this.#path, (n) => { this.find.commentCount += n; });
    this.loading = loader(page, async () => {
      this.find = await get(this.#path, { signal: page.signal });
    });
  }

  get title() {
    return this.find?.title ?? t("find.title");
  }

  load = () => Promise.all([this.loading.load(), this.comments.load()]);

  isOwn() {
    return this.find.userId === me()?.id;
  }

  // like likes the find, or takes the like back. It shows that at once.
  async like() {
    if (this.#liking) return;
    this.#liking = true;
    const { find } = this;
    const before = { isLiked: find.isLiked, likeCount: find.likeCount };
    Object.assign(find, { isLiked: !before.isLiked, likeCount: before.likeCount + (before.isLiked ? -1 : 1) });
    this.#page.update();
    try {
      Object.assign(find, before.isLiked ? await del(`${this.#path}/like`) : await put(`${this.#path}/like`));
    } catch (p) {
      Object.assign(find, before);
      say(explain(p));
    }
    this.#liking = false;
    this.#page.update();
  }

  // likers loads the list of users who like the find. It returns null if there is nothing to
  // show. update draws the list again.
  async likers(update) {
    const list = paged({ signal: this.#page.signal, update }, `${this.#path}/likes`);
    await list.load();
    if (list.problem) say(explain(list.problem));
    return list.problem || this.#page.signal.aborted ? null : list;
  }

  async remove() {
    try {
      await del(this.#path);
    } catch (p) {
      return say(explain(p));
    }
    await this.#page.go("/", { replace: true });
    say(t("find.deleted"));
  }

  // share hands the address of the find to another app, or to the clipboard.
  async share() {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title: this.find.title, url });
      await navigator.clipboard.writeText(url);
      say(t("find.copied"));
    } catch (e) {
      if (e.name !== "AbortError") say(url);
    }
  }
}
