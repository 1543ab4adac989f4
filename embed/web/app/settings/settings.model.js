// Settings: notifications, push on this device, sessions, ways to sign in, and the end of the
// account.

import { get, put, post, del } from "../api.js";
import { t, chooseLanguage } from "../i18n.js";
import { loader } from "../load.js";
import { tellWhere } from "../notifications/tellWhere.js";
import { PushSwitch } from "../notifications/pushSwitch.model.js";
import { accountDeleted, asksPassword, me, setUser, signOut, takeRefusal } from "../session.js";
import { units as storedUnits } from "../storage.js";
import { say } from "../store.js";
import { chooseTheme } from "./theme.js";
import { succeeds } from "../ui/attempt.model.js";
import { Form } from "../ui/form.model.js";
import { Passkeys } from "./passkeys.model.js";
import { PlaceSettings } from "./placeSettings.model.js";
import { Watches } from "./watches.model.js";
import { canSetPassword } from "../admin/signInLink.model.js";
import { chooseStreets } from "../map/streets.model.js";

const confirmLife = 10 * 60 * 1000 - 30 * 1000; // ms that a password counts, with time to type a name

// hasPasswordNow tells whether the password was given in this session just now.
const hasPasswordNow = (sessions) => sessions.some((s) => s.current && Date.now() - Date.parse(s.passwordAt) < confirmLife);

const isOther = (session) => !session.current && session.kind !== "token";

export class Settings {
  preferences = null;
  sessions = null;
  refusal = takeRefusal(); // of the identity provider
  #page;

  constructor(page) {
    this.#page = page;
    this.push = new PushSwitch(page.update);
    this.passkeys = new Passkeys(page);
    this.places = new PlaceSettings(page);
    this.watches = new Watches(page);
    this.loading = loader(page, () => this.#read());
    const fieldOf = { wrong_password: "currentPassword" };
    this.password = new Form({ send: (values, element) => this.#savePassword(values, element), update: page.update, fieldOf });
  }

  get user() { return me(); }

  redraw = () => this.#page.update();

  get isLoaded() { return Boolean(this.preferences && this.user); }

  get asksPassword() { return asksPassword(); }

  // asksCurrent tells whether the server asks for the current password before it takes a new one.
  get asksCurrent() { return this.user.hasPassword && !canSetPassword(this.sessions); }

  // passkeyAsksPassword tells whether the server asks for the password before a passkey is added.
  get passkeyAsksPassword() { return this.asksPassword && !hasPasswordNow(this.sessions); }

  // hasOthers tells whether there are sessions beside this one; API tokens are none of them.
  get hasOthers() { return this.sessions.some(isOther); }

  async #read() {
    const { signal } = this.#page;
    [this.preferences, this.sessions] = await Promise.all([
      get("/api/notifications/preferences", { signal }), get("/api/auth/sessions", { signal }), this.push.read(),
      this.passkeys.read(), this.places.read(), this.watches.read(),
    ]);
  }

  // #attempt does something and says why it did not work.
  async #attempt(act) {
    await succeeds(act());
    this.#page.update();
  }

  setTheme(name) {
    chooseTheme(name);
    this.#page.update();
  }

  setUnits(name) {
    storedUnits.set(name);
    this.#page.update();
  }

  setStreets(on) {
    chooseStreets(on);
    this.#page.update();
  }

  async setLanguage(language) {
    await chooseLanguage(language);
    tellWhere();
    this.#page.update();
  }

  // prefer changes preferences. preferences has what the server has taken.
  prefer(values) {
    return this.#attempt(async () => { this.preferences = await put("/api/notifications/preferences", values); });
  }

  // addSession adds a session or a token that has just been made.
  addSession(session) {
    this.sessions = [session, ...this.sessions];
    this.#page.update();
  }

  // endOthers ends all sessions but this one. API tokens go on.
  endOthers() {
    return this.#attempt(async () => {
      for (const s of this.sessions.filter(isOther)) {
        await del(`/api/auth/sessions/${s.id}`);
        this.sessions = this.sessions.filter((x) => x !== s);
      }
    });
  }

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
    const current = this.asksCurrent ? { currentPassword } : {};
    await put("/api/users/me/password", { newPassword, ...current, ...(unlinkIdentity ? { unlinkIdentity: true } : {}) });
    element.reset();
    setUser(await get("/api/users/me"));
    this.sessions = await get("/api/auth/sessions");
    const n = await this.passkeys.count();
    if (n) say(`${t("settings.passwordSaved")} ${t("settings.passkeysStay", { n })}`, "/settings/sign-in#passkeys");
    else say(t("settings.passwordSaved"));
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
export const providerPath = (values = {}) => `/api/auth/oauth/start?${new URLSearchParams({ ...values, redirect: "/settings/sign-in" })}`;
