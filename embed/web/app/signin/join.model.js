// Creating an account: by the set-up link of the first start, by an invite, or freely where the
// server allows it.

import { get, patch, post } from "../api.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { begin } from "../map/introduction.model.js";
import { nameOf } from "../names.js";
import { me, setUser } from "../session.js";
import { sendSignOut } from "./signout.js";
import { listCode } from "../storage.js";
import { say } from "../store.js";
import { Form } from "../ui/form.model.js";
import { hasOnlyLetters, usernameOf } from "../usernames.js";

export const firstStart = "/admin/welcome"; // of the first account, which is an administrator's

// inviteOf returns the code of an invite link, or of a code alone.
export const inviteOf = (link) => link.slice(link.lastIndexOf("#") + 1).trim();

export class Join {
  proposal = ""; // a username for the name that the user has typed in its place
  name = ""; // the name whose proposal the user has taken
  greeting = null; // of the invite, {inviter, befriend, photos}
  ended = null; // the problem of an invite that no longer works
  #page;

  // hash is the part of the address after the #, which browsers do not send.
  constructor(page, hash) {
    this.#page = page;
    this.invite = inviteOf(hash); // of the link, or ""
    const fieldOf = { username_taken: "username", invite_needed: "invite", registration_closed: "invite" };
    this.form = new Form({ send: (values) => this.#send(values), update: page.update, fieldOf, asks: "password" });
  }

  // load reads who invites. Without that the form still works, so other problems do not show.
  load = async () => {
    if (!this.invite) return;
    try {
      this.greeting = await post("/api/invites/greeting", { code: this.invite });
    } catch (p) {
      if (p.reason !== "invite_ended") return;
      this.ended = p;
      this.invite = ""; // the form asks for another one
    }
    this.#page.update();
  };

  get user() { return me(); }

  get isClosed() { return config().registration === "closed" && !this.invite; }

  // asksInvite tells whether the form has a field for the code.
  get asksInvite() { return config().registration !== "open" && !this.invite; }

  // typed proposes a username for what has been typed.
  typed({ name, value }) {
    if (name !== "username") return;
    const proposal = hasOnlyLetters(value.trim()) ? "" : usernameOf(value.trim());
    if (proposal === this.proposal) return;
    this.proposal = proposal;
    this.#page.update();
  }

  // take puts the proposal into the field; what was there is how others will see the user.
  take(input) {
    this.name = input.value.trim();
    input.value = this.proposal;
    this.proposal = "";
    this.form.clear("username");
    this.#page.update();
  }

  // #refused asks for another code when that of the link does not count.
  #refused(problem) {
    if (problem.reason === "invite_needed") this.invite = "";
    throw problem;
  }

  // #listPath is the page of the list to which the invite leads, of the link that has led here, or the map.
  async #listPath() {
    const [list] = this.greeting?.listName ? await get("/api/lists?member=joined&limit=1").catch(() => []) : [];
    return list ? `/lists/${list.id}` : listCode.get() ? "/lists/join" : "/";
  }

  async #send({ username, password, invite: typed = "" }) {
    await sendSignOut();
    const invite = this.invite || inviteOf(typed);
    const account = { username: username.trim(), password, cookie: true, ...(invite ? { invite } : {}) };
    const login = await post("/api/auth/register", account).catch((p) => this.#refused(p));
    setUser(login.user);
    if (this.name) await patch("/api/users/me", { displayName: this.name }).then(setUser, () => {}); // which the profile can change
    if (this.greeting?.inviter) await begin(this.greeting.inviter);
    await this.#page.go(login.user.role === "admin" ? firstStart : await this.#listPath(), { replace: true });
    say(t("join.welcome", { name: nameOf(me() ?? login.user) }));
  }
}
