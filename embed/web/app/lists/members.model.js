// The members of a list, and the ways into it.

import { del, get, page as getPage, post, put, query } from "../api.js";
import { copies } from "../clipboard.js";
import { explain, t } from "../i18n.js";
import { qr } from "../qr.js";
import { me } from "../session.js";
import { listCode } from "../storage.js";
import { say } from "../store.js";
import { succeeds } from "../ui/attempt.model.js";

export const rolesOffered = ["viewer", "contributor", "editor"];

const pause = 200; // ms after a letter before the server is asked
const shortest = 2; // letters that are searched for

export class Members {
  items = []; // of the members, {user, role, invited}
  found = null; // users that the search has found, or null
  link = null; // by which users join, {link, role}, or null
  code = null; // its QR code, once that is made
  isOwner = false;
  update = () => {};
  #path;
  #timer = 0;
  #search = 0; // how often has been searched

  // changed is called after a change that the page of the list shows.
  constructor(list, isOwner, changed) {
    Object.assign(this, { list, isOwner, changed });
    this.#path = `/api/lists/${list.id}`;
  }

  async load() {
    const [members, link] = await Promise.all([
      getPage(`${this.#path}/members`), this.isOwner ? get(`${this.#path}/link`).catch(() => null) : null,
    ]);
    this.items = members.items;
    this.link = link?.link ? link : null;
    this.update();
    await this.#addCode();
  }

  // #addCode makes the QR code. If that fails, the link is shown without it.
  async #addCode() {
    this.code = this.link ? await qr(this.url).catch(() => null) : null;
    this.update();
  }

  // type searches for users who are not in the list, after a pause.
  type(text) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#find(text.trim()), pause);
  }

  async #find(q) {
    const my = ++this.#search;
    if ([...q].length < shortest) {
      this.found = null;
    } else {
      const { items } = await getPage(query("/api/users", { q, limit: 10 })).catch(() => ({ items: [] }));
      if (my !== this.#search) return; // a newer search has started
      const here = new Set(this.items.map((m) => m.user.id));
      this.found = items.filter((u) => u.id !== me().id && !here.has(u.id));
    }
    this.update();
  }

  // #do sends a change, and reads what follows from it.
  async #do(request, text = "") {
    try {
      await request;
      if (text) say(text);
      await this.load();
      this.changed();
    } catch (p) {
      say(explain(p));
      this.update();
    }
  }

  async invite(user, role) {
    this.found = null;
    await this.#do(put(`${this.#path}/members/${user.id}`, { role }));
  }

  setRole({ user }, role) { return this.#do(put(`${this.#path}/members/${user.id}`, { role })); }

  remove({ user }) { return this.#do(del(`${this.#path}/members/${user.id}`)); }

  // handOver makes a member the owner, after which the user is none.
  async handOver({ user }) {
    if (!await succeeds(put(`${this.#path}/owner`, { userId: user.id }))) return;
    this.isOwner = false;
    await this.#do(null);
  }

  // setLink makes a link by which users join with a role, or gives the one that is there another role.
  setLink(role) { return this.#do(put(`${this.#path}/link`, { role }), this.link ? t("privacy.saved") : ""); }

  revokeLink() { return this.#do(del(`${this.#path}/link`)); }

  get url() { return this.link ? new URL(this.link.link, location.origin).href : ""; }

  async copy() {
    say(t(await copies(this.url) ? "find.copied" : "invites.copyYourself"));
  }

  close() { clearTimeout(this.#timer); }
}

// JoinList is the link of a list that somebody has opened.
export class JoinList {
  greeting = null; // {listId, name, description, owner, memberCount, role, joined}
  problem = null;
  #page;

  // hash is the part of the address after the #, which browsers do not send.
  constructor(page, hash) {
    this.#page = page;
    if (hash.length > 1) listCode.set(hash.slice(1)); // for after the sign-in: in an address, the server would log it
    this.code = listCode.get();
  }

  get user() { return me(); }

  load = async () => {
    if (!this.user) return;
    try {
      if (!this.code) throw { code: "not_found" };
      this.greeting = await post("/api/lists/greeting", { code: this.code });
      if (this.greeting.joined) listCode.remove();
    } catch (p) {
      this.problem = p;
      if (p.code === "not_found") listCode.remove();
    }
    this.#page.update();
  };

  get path() { return `/lists/${this.greeting.listId}`; }

  async join() {
    if (!await succeeds(post(`/api${this.path}/join`, { code: this.code }))) return;
    listCode.remove();
    await this.#page.go(this.path, { replace: true });
  }
}
