// Friends, requests and blocks, and the search for users.

import { query } from "../api.js";
import { paged } from "../list.js";
import { me } from "../session.js";
import { app } from "../store.js";

const pause = 200; // ms after a letter before the server is asked
const shortest = 2; // letters that are searched for

export class People {
  #page;
  #timer = 0;
  #unsubscribe;

  constructor(page) {
    this.#page = page;
    const friendships = (values) => paged(page, query("/api/friends", values));
    this.lists = {
      received: friendships({ status: "pending", direction: "received" }),
      sent: friendships({ status: "pending", direction: "sent" }),
      accepted: friendships({ status: "accepted" }),
      blocked: friendships({ status: "blocked" }),
    };
    this.text = page.query.get("q") ?? "";
    this.found = paged(page, () => query("/api/users", { q: this.text.trim() }));
    this.#unsubscribe = app.subscribe("notification", this.load);
    if (this.text) this.search();
  }

  load = () => Promise.all(Object.values(this.lists).map((l) => l.load()));

  // search searches for the text, which the address keeps for the way back.
  search = () => {
    const q = this.text.trim();
    this.#page.rename(query(this.#page.path, { q }));
    return [...q].length < shortest ? this.found.clear() : this.found.load();
  };

  // reload reads everything again after an action.
  reload = () => Promise.all([this.load(), this.search()]);

  // type takes what the user types, and searches after a pause.
  type(text) {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.search, pause);
  }

  // problem is why a list of friendships did not load, or undefined.
  get problem() {
    return Object.values(this.lists).find((l) => l.problem)?.problem;
  }

  get isLoaded() {
    return Object.values(this.lists).every((l) => l.items);
  }

  // other is the other user of a friendship.
  other(friendship) {
    return friendship.requesterId === me()?.id ? friendship.addressee : friendship.requester;
  }

  isMe(user) {
    return user.id === me()?.id;
  }

  // requestOf is the request that a user has sent, or undefined.
  requestOf(user) {
    return this.lists.received.items?.find((f) => f.requesterId === user.id);
  }

  close() {
    clearTimeout(this.#timer);
    this.#unsubscribe();
  }
}
