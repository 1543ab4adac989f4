// A user by name, as a text mentions one.

import { page as getPage, query } from "../api.js";
import { loader } from "../load.js";
import { me } from "../session.js";

const most = 10; // pages of users whose names have this one in them

export class Named {
  isGone = false;
  #page;

  constructor(page) {
    this.#page = page;
    this.name = page.params.name.toLowerCase();
    this.loading = loader(page, () => this.#find());
  }

  // #find leads to the page of the user. The search leaves out the one who asks.
  async #find() {
    if (this.name === me()?.username) return this.#lead(me());
    let next = query("/api/users", { q: this.name, limit: 100 });
    for (let n = 0; next && n < most; n++) {
      const got = await getPage(next, { signal: this.#page.signal });
      const user = got.items.find((u) => u.username === this.name);
      if (user) return this.#lead(user);
      next = got.next;
    }
    this.isGone = true;
    return null;
  }

  #lead(user) {
    return this.#page.go(`/people/${user.id}`, { replace: true });
  }
}
