// Who can see a find of the user.

import { page } from "../api.js";
import { me } from "../session.js";
import { audienceOf } from "./audience.js";

export class WhoSees {
  friends = []; // those who have been read
  next = ""; // where the others are
  hasLinks = false; // whether the user has links, one of which may show it
  update = () => {};

  constructor(find) {
    this.audience = audienceOf(find);
    this.lists = (find.inLists ?? []).filter((l) => l.shows); // whose members see it
  }

  async load() {
    const [links] = await Promise.all([
      page("/api/shares"), this.audience === "friends" ? this.#read("/api/friends?status=accepted&limit=100") : null,
    ]);
    this.hasLinks = links.items.length > 0;
  }

  more = async () => {
    await this.#read(this.next);
    this.update();
  };

  async #read(path) {
    const { items, next } = await page(path);
    const other = (f) => (f.requesterId === me().id ? f.addressee : f.requester);
    this.friends.push(...items.map(other));
    this.next = next;
  }
}
