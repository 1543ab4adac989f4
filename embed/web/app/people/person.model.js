// Another user: their finds, and the friendship with them.

import { get, page as getPage, query } from "../api.js";
import { t } from "../i18n.js";
import { loader } from "../load.js";
import { me } from "../session.js";
import { ShownFinds } from "../lists/shownFinds.model.js";
import { nameOf } from "../names.js";

export class Person extends ShownFinds {
  user = null;
  friendship = null; // with this user, or null
  #id;

  constructor(page) {
    super(page, query("/api/finds", { userId: page.params.id, includePrivate: true, includeFriends: true, includeLists: true, limit: 20 }));
    this.#id = page.params.id;
    this.loading = loader(page, () => this.#read());
  }

  get title() { return (this.user && nameOf(this.user)) ?? t("person.title"); }

  get isMe() { return this.#id === me()?.id; }

  // hasAsked tells whether this user has sent the request.
  get hasAsked() { return this.friendship?.requesterId === this.#id; }

  async #read() {
    this.user = await get(`/api/users/${this.#id}`, { signal: this.page.signal });
    await Promise.all([this.finds.load(), this.#findFriendship()]);
  }

  // #findFriendship looks through one's own for the one with this user.
  async #findFriendship() {
    this.friendship = null;
    const { friendship: status } = this.user;
    let next = status === "none" ? "" : query("/api/friends", { status, limit: 100 });
    while (next && !this.friendship) {
      const got = await getPage(next, { signal: this.page.signal });
      this.friendship = got.items.find((f) => f.requesterId === this.#id || f.addresseeId === this.#id) ?? null;
      next = got.next;
    }
  }
}
