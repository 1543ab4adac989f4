// Who can see a find of the user.

import { get, page } from "../api.js";
import { me } from "../session.js";
import { audienceOf, listsOf } from "./audience.js";

export class WhoSees {
  friends = []; // those who have been read
  next = ""; // where the others are
  hasLinks = false; // whether the user has links, one of which may show it
  lists = []; // whose members see it although others do not, {id, name, memberCount}
  update = () => {};
  #path;

  constructor(find) {
    this.audience = audienceOf(find);
    this.#path = `/api/finds/${find.id}`;
  }

  async load() {
    const [links, find, choices] = await Promise.all([
      page("/api/shares"), get(this.#path), get(`${this.#path}/lists`),
      this.audience === "friends" ? this.#read("/api/friends?status=accepted&limit=100") : null,
    ]);
    this.hasLinks = links.items.length > 0;
    if (this.audience === "everyone") return;
    const count = ({ id }) => choices.find((l) => l.id === id)?.memberCount;
    this.lists = listsOf(find).map((l) => ({ ...l, memberCount: count(l) }));
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
