// The invites of the user, or of all users for an administrator, and a new one.

import { del, post } from "../api.js";
import { copies } from "../clipboard.js";
import { instanceName } from "../config.js";
import { explain, t } from "../i18n.js";
import { paged } from "../list.js";
import { qr } from "../qr.js";
import { me } from "../session.js";
import { say } from "../store.js";
import { Form } from "../ui/form.model.js";
import { nameOf } from "../names.js";

export const usesOffered = [1, 2, 5, 10, 25, 100];
export const daysOffered = [1, 7, 30, 90];

export class Invites {
  created = null; // the new invite, with its address as url, and its QR code as code once that is made
  #page;

  constructor(page) {
    this.#page = page;
    this.list = paged(page, "/api/invites");
    this.lists = paged(page, "/api/lists?limit=100"); // of the user, into which an invite may lead
    this.form = new Form({ send: (values, element) => this.#create(values, element), update: page.update });
  }

  get isAdmin() { return me()?.role === "admin"; }

  isMine(invite) { return invite.inviter?.id === me()?.id; }

  async #create({ uses, days, note = "", befriend, listId = "" }, element) {
    const body = { uses: Number(uses), days: Number(days), note: note.trim(), befriend: Boolean(befriend), ...(listId ? { listId } : {}) };
    const invite = await post("/api/invites", body);
    this.created = { ...invite, url: new URL(invite.link, location.origin).href, code: null };
    element.reset();
    this.#page.update();
    await Promise.all([this.#addCode(this.created), this.list.load()]);
  }

  // #addCode adds the QR code. If that fails, the link is shown without it.
  async #addCode(created) {
    created.code = await qr(created.url).catch(() => null);
    this.#page.update();
  }

  // close hides the new invite.
  close = () => {
    this.created = null;
    this.#page.update();
  };

  async copy() {
    say(t(await copies(this.created.url) ? "find.copied" : "invites.copyYourself"));
  }

  get canShare() { return Boolean(navigator.share); }

  async share() {
    try {
      const text = t("invites.shareText", { name: nameOf(me()), instance: instanceName() });
      await navigator.share({ title: t("invites.shareTitle", { instance: instanceName() }), text, url: this.created.url });
    } catch (e) {
      if (e.name !== "AbortError") await this.copy();
    }
  }

  async revoke(invite) {
    try {
      await del(`/api/invites/${invite.id}`);
      if (this.created?.id === invite.id) this.created = null;
      await this.list.load();
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
  }
}
