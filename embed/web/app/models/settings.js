// Settings: notifications, push on this device, sessions, ways to sign in, and the end of the
// account.

import { get, put, post, del } from "../api.js";
import { config } from "../config.js";
import { t, chooseLanguage, explain } from "../i18n.js";
import { loader } from "../load.js";
import * as push from "../push.js";
import { accountDeleted, me, setUser, signOut, takeRefusal } from "../session.js";
import { say } from "../store.js";
import { Form } from "./form.js";

export class Settings {
  preferences = null;
  sessions = null;
  push = ""; // the state of push.js
  pushBusy = false;
  refusal = takeRefusal(); // of the identity provider
  #page;

  constructor(page) {
    this.#page = page;
    this.loading = loader(page, () => this.#read());
    const fieldOf = { wrong_password: "currentPassword" };
    this.password = new Form({ send: (values, element) => this.#savePassword(values, element), update: page.update, fieldOf });
  }

  get user() { return me(); }

  get isLoaded() { return Boolean(this.preferences && this.user); }

  // asksPassword tells whether the server asks for the password before what is serious.
  get asksPassword() { return this.user.hasPassword && config().passwordLogin; }

  async #read() {
    const { signal } = this.#page;
    [this.preferences, this.sessions, this.push] = await Promise.all([
      get("/api/notifications/preferences", { signal }), get("/api/auth/sessions", { signal }), push.pushState(),
    ]);
  }

  // #attempt does something and says why it did not work.
  async #attempt(act) {
    try {
      await act();
    } catch (p) {
      say(p.code || p.status ? explain(p) : t("push.failed"));
    }
    this.#page.update();
  }

  async setLanguage(language) {
    await chooseLanguage(language);
    this.#page.update();
  }

  // prefer switches a preference on or off. preferences has what the server has taken.
  prefer(name, on) {
    return this.#attempt(async () => { this.preferences = await put("/api/notifications/preferences", { [name]: on }); });
  }

  enablePush = () => this.#turnPush(push.enable);

  disablePush = () => this.#turnPush(push.disable);

  async #turnPush(turn) {
    this.pushBusy = true;
    this.#page.update();
    await this.#attempt(async () => { this.push = await turn(); });
    this.pushBusy = false;
    this.#page.update();
  }

  testPush = () => this.#attempt(async () => {
    await push.sendTest();
    say(t("push.sent"));
  });

  endSession(session) {
    return this.#attempt(async () => {
      await del(`/api/auth/sessions/${session.id}`);
      this.sessions = this.sessions.filter((s) => s !== session);
    });
  }

  signOut = () => this.#attempt(async () => {
    await signOut();
    await this.#page.go("/sign-in", { replace: true });
  });

  async #savePassword({ newPassword, currentPassword, unlinkIdentity }, element) {
    const current = this.user.hasPassword ? { currentPassword } : {};
    await put("/api/users/me/password", { newPassword, ...current, ...(unlinkIdentity ? { unlinkIdentity: true } : {}) });
    element.reset();
    setUser(await get("/api/users/me"));
    this.sessions = await get("/api/auth/sessions");
    say(t("settings.passwordSaved"));
  }

  unlink() {
    return this.#attempt(async () => {
      await del("/api/users/me/identity");
      setUser(await get("/api/users/me"));
    });
  }

  // confirmForm is a form that confirms the password and then calls done.
  confirmForm(done) {
    const send = async ({ password }) => {
      await post("/api/auth/confirm", { password });
      done();
    };
    return new Form({ send, fieldOf: { wrong_password: "password" } });
  }

  // deleteForm is a form that deletes the account and then calls done.
  deleteForm(done) {
    const send = async ({ password }) => {
      await del("/api/users/me", this.asksPassword ? { password } : undefined);
      done();
    };
    return new Form({ send, fieldOf: { wrong_password: "password" } });
  }

  // leaveDeleted leads away when the account is deleted.
  async leaveDeleted() {
    await accountDeleted();
    await this.#page.go("/sign-in", { replace: true });
    say(t("settings.deleted"));
  }
}

// providerPath is where a sign-in at the identity provider starts that leads back to the
// settings.
export const providerPath = (values = {}) => `/api/auth/oauth/start?${new URLSearchParams({ ...values, redirect: "/settings" })}`;
