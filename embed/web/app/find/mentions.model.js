// The users that are offered while a name is typed after @: those of the conversation and friends
// first, then those that a search finds.

import { nameLetter, nameLengths } from "../address.js";
import { get, query } from "../api.js";
import { plain } from "../i18n.js";
import { me } from "../session.js";

const pause = 160; // ms after a letter before the server is asked
const shortest = 2; // letters that are searched for
const most = 6; // users that are offered

const typed = new RegExp(`(?:^|[^\\p{L}\\p{N}_.@-])@(${nameLetter}{0,${nameLengths[1]}})$`, "u");

// namesOf are the texts by which a user can be found.
const namesOf = (u) => [u.username, plain(u.displayName ?? "")];

// mentionAt returns the mention before a caret, {from, name}, or null. The server reads texts in the
// same way.
export function mentionAt(text, caret) {
  const name = typed.exec(text.slice(0, caret))?.[1];
  return name === undefined ? null : { from: caret - name.length - 1, name: name.toLowerCase() };
}

export class Mentions {
  items = []; // what is offered
  at = 0; // the one that is selected
  #page;
  #conversation;
  #friends = null; // or the promise of a list, once the first name is typed
  #known = []; // friends, and what the last search has found
  #typed = null;
  #closed = -1; // where the mention is that the user wants no names for
  #timer = 0;

  // conversation returns the users of the conversation.
  constructor(page, conversation) {
    this.#page = page;
    this.#conversation = conversation;
    page.signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  // follow offers what suits the text before the caret.
  follow(text, caret) {
    const typed = mentionAt(text, caret);
    if (typed?.from !== this.#closed) this.#closed = -1;
    if (typed?.from === this.#typed?.from && typed?.name === this.#typed?.name) return;
    clearTimeout(this.#timer);
    this.#typed = typed;
    this.at = 0;
    this.#offer();
    if (!typed) return;
    this.#friends ??= friends().then((list) => this.#add(list));
    if (typed.name.length >= shortest) this.#timer = setTimeout(() => this.#search(typed), pause);
  }

  // close ends the offer, until another mention is typed.
  close() {
    this.#closed = this.#typed?.from ?? -1;
    this.#offer();
  }

  move(step) {
    this.at = (this.at + step + this.items.length) % this.items.length;
    this.#page.update();
  }

  // chosen is the text with a user in place of what was typed, and where its caret is then.
  chosen(user, text) {
    const { from, name } = this.#typed;
    const rest = text.slice(from + 1 + name.length);
    const before = `${text.slice(0, from)}@${user.username}`;
    return { text: `${before} ${rest.replace(/^ /, "")}`, caret: before.length + 1 };
  }

  async #search(typed) {
    const found = await get(query("/api/users", { q: typed.name, limit: most + 1 }), { signal: this.#page.signal }).catch(() => []);
    if (typed === this.#typed) this.#add(found);
  }

  #add(users) {
    this.#known.push(...users);
    this.#offer();
  }

  #offer() {
    const had = this.items;
    this.items = this.#typed && this.#typed.from !== this.#closed ? this.#matching(this.#typed.name) : [];
    if (this.items.length || had.length) this.#page.update();
  }

  // #matching returns the users with a part of a name, those whose names start with it first.
  #matching(part) {
    const users = new Map([...this.#conversation(), ...this.#known].map((u) => [u.id, u]));
    users.delete(me()?.id);
    const rank = (u) => !namesOf(u).some((name) => name.startsWith(part));
    const found = [...users.values()].filter((u) => namesOf(u).some((name) => name.includes(part)));
    return found.sort((a, b) => rank(a) - rank(b)).slice(0, most);
  }
}

async function friends() {
  const list = await get("/api/friends?limit=100").catch(() => []);
  return list.map((f) => (f.requesterId === me()?.id ? f.addressee : f.requester));
}
