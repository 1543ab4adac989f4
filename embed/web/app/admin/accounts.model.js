// The accounts of the instance, and what administrators do to them.

import { query, patch, post, put, del } from "../api.js";
import { t, explain } from "../i18n.js";
import { paged } from "../list.js";
import { asksPassword, me } from "../session.js";
import { say } from "../store.js";
import { Form } from "../ui/form.model.js";
import { nameOf } from "../names.js";

const pause = 200; // ms after a letter before the server is asked
const megabyte = 2 ** 20;

export const statuses = ["all", "active", "suspended", "admin"];

const fieldOf = { wrong_password: "password" };

const pathOf = (account) => `/api/admin/users/${account.id}`;

export class Accounts {
  #page;
  #timer = 0;

  constructor(page) {
    this.#page = page;
    const wish = page.query.get("status");
    this.text = page.query.get("q") ?? "";
    this.status = statuses.includes(wish) ? wish : "all";
    this.list = paged(page, () => query("/api/admin/users", { ...this.#filter, limit: 50 }));
  }

  get #filter() {
    return { q: this.text.trim(), status: this.status === "all" ? "" : this.status };
  }

  // search reads the accounts again, with what the address then has.
  search = () => {
    clearTimeout(this.#timer);
    this.#page.rename(query("/admin/people", this.#filter));
    return this.list.load();
  };

  // type takes what the user types, and searches after a pause.
  type(text) {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.search, pause);
  }

  choose(status) {
    this.status = status;
    this.#page.update();
    return this.search();
  }

  isMe(account) {
    return account.id === me()?.id;
  }

  // #take shows an account as the server has it now.
  #take(account) {
    this.list.items = this.list.items.map((a) => (a.id === account.id ? account : a));
    this.#page.update();
  }

  async #attempt(request, done) {
    try {
      this.#take(await request);
      say(done);
    } catch (p) {
      say(explain(p));
    }
  }

  // asksPassword tells whether the server asks for the password before adminForm and linkForm.
  get asksPassword() { return asksPassword(); }

  // adminForm makes an account that of an administrator, and then calls done.
  adminForm(account, done) {
    const send = async ({ password }) => {
      this.#take(await patch(pathOf(account), { role: "admin", ...(password ? { password } : {}) }));
      done();
    };
    return new Form({ send, fieldOf });
  }

  // demote makes an account that of a member.
  demote(account) {
    return this.#attempt(patch(pathOf(account), { role: "member" }), t("admin.memberDone", { name: nameOf(account) }));
  }

  lift(account) {
    return this.#attempt(del(`${pathOf(account)}/suspension`), t("admin.liftDone", { name: nameOf(account) }));
  }

  // linkForm makes a link by which the user signs in once, and then calls done with its URL.
  linkForm(account, done) {
    const send = async ({ password }) => {
      const link = await post(`${pathOf(account)}/sign-in-link`, password ? { password } : undefined);
      done(new URL(link.url, location).href);
    };
    return new Form({ send, fieldOf });
  }

  // limitForm sets the limit of storage and then calls done. Its field kind is "instance", "none"
  // or "own", with the size in megabytes.
  limitForm(account, done) {
    const send = async ({ kind, size }) => {
      const mediaLimit = { instance: null, none: 0 }[kind];
      this.#take(await patch(pathOf(account), { mediaLimit: kind === "own" ? Math.round(Number(size) * megabyte) : mediaLimit }));
      done();
    };
    return new Form({ send });
  }

  // suspendForm suspends an account, or changes its suspension, and then calls done.
  suspendForm(account, done) {
    const send = async ({ reason, days }) => {
      this.#take(await put(`${pathOf(account)}/suspension`, { reason: reason.trim(), ...(days ? { days: Number(days) } : {}) }));
      done();
    };
    return new Form({ send });
  }

  // deleteForm deletes an account whose name has been typed, and then calls done.
  deleteForm(account, done) {
    const send = async ({ name, reason }) => {
      if (name.trim() !== account.username) throw { code: "page", reason: "other_name", text: t("admin.deleteOther") };
      await del(query(pathOf(account), { reason: reason.trim() }));
      this.list.items = this.list.items.filter((a) => a.id !== account.id);
      this.#page.update();
      done();
    };
    return new Form({ send, fieldOf: { other_name: "name" } });
  }

  close() {
    clearTimeout(this.#timer);
  }
}
