// The like of one find by the user, on its page and on its card. It goes through the outbox.

import { explain } from "../i18n.js";
import { add } from "../outbox/outbox.model.js";
import { app, say } from "../store.js";
import { tick } from "../ui/tick.js";

export class Liking {
  #find; // returns the find, with isLiked and likeCount as the server has sent them
  #path;
  #update;
  #wish = null; // whether the user likes the find, until the outbox has that
  #storing = Promise.resolve();

  constructor(id, find, { signal, update }) {
    this.#path = `/api/finds/${id}`;
    this.#find = find;
    this.#update = update;
    const take = ({ kind, path, result }) => { if (kind === "like" && path === this.#path && find()) Object.assign(find(), result); };
    signal.addEventListener("abort", app.subscribe("sent", take));
  }

  // waiting is the entry of the outbox with the like, or undefined.
  get waiting() {
    return app.get("outbox").findLast((e) => e.kind === "like" && e.path === this.#path && e.state === "waiting");
  }

  // isLiked and count are as they will be once the server has what waits.
  get isLiked() { return this.#wish ?? this.waiting?.on ?? this.#find().isLiked; }

  get count() { return this.#find().likeCount + Number(this.isLiked) - Number(this.#find().isLiked); }

  // toggle likes the find, or takes the like back. It shows that at once.
  async toggle() {
    const on = !this.isLiked;
    this.#wish = on;
    if (on) tick();
    this.#update();
    const { title } = this.#find();
    const stored = this.#storing.then(() => add({ kind: "like", path: this.#path, title, on }));
    this.#storing = stored.catch((p) => say(explain(p)));
    await this.#storing;
    if (this.#wish === on) this.#wish = null;
    this.#update();
  }
}
