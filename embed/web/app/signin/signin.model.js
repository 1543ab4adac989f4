// Signing in, with a password or a passkey.

import { ownPath } from "../address.js";
import { post } from "../api.js";
import { config } from "../config.js";
import * as passkeys from "./passkeys.js";
import { mayReturn, needsSetup, setUser, takeRefusal } from "../session.js";
import { sendSignOut } from "./signout.js";
import { Form } from "../ui/form.model.js";

export class SignIn {
  #page;
  #renewal = 0; // the timer of the next suggestion
  #isAsking = false; // whether the browser asks for a passkey

  constructor(page) {
    this.#page = page;
    this.next = ownPath(page.query.get("next")); // the path that the sign-in leads to
    this.form = new Form({ send: (values) => this.#send("login", values), update: page.update });
    this.form.refusal = takeRefusal();
    page.signal.addEventListener("abort", () => this.#stop());
    this.#suggest();
  }

  // isForFind tells whether a link to a find has led here.
  get isForFind() { return this.next.startsWith("/finds/"); }

  get hasPasskeys() { return passkeys.hasPasskeys(); }

  async #send(kind, values) {
    await sendSignOut(); // so that it does not come after
    const login = await post(`/api/auth/${kind}`, { ...values, cookie: true });
    setUser(login.user);
    await this.#page.go(mayReturn(login.user.id) ? this.next : "/", { replace: true });
  }

  #stop() {
    clearTimeout(this.#renewal);
    passkeys.stop();
  }

  // #suggest lets the browser offer passkeys in the field of the username while the page is shown.
  // The button says why that is not possible.
  async #suggest() {
    if (!config().passwordLogin || needsSetup() || !await passkeys.canSuggest()) return;
    if (this.#isAsking || this.#page.signal.aborted) return;
    clearTimeout(this.#renewal);
    this.#renewal = setTimeout(() => this.#suggest(), passkeys.suggestLife);
    const signed = await passkeys.sign("conditional").catch(() => null);
    if (signed) await this.#attempt(() => this.#send("passkey-login", signed));
  }

  // usePasskey is the button that signs in with a passkey.
  usePasskey = async () => {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.form.refusal = null;
    this.#stop();
    await this.#attempt(async () => {
      const signed = await passkeys.sign();
      if (signed) await this.#send("passkey-login", signed);
    });
    this.#isAsking = false;
    this.#suggest();
  };

  async #attempt(act) {
    try {
      await act();
    } catch (p) {
      if (!p.code) throw p;
      this.form.refusal = p;
    }
    this.#page.update();
  }
}
