// Signing in with a password.

import { ownPath } from "../address.js";
import { post } from "../api.js";
import { setUser, takeRefusal } from "../session.js";
import { sendSignOut } from "../signout.js";
import { Form } from "./form.js";

export class SignIn {
  #page;

  constructor(page) {
    this.#page = page;
    this.next = ownPath(page.query.get("next")); // the path that the sign-in leads to
    this.form = new Form({ send: (values) => this.#send(values), update: page.update });
    this.form.refusal = takeRefusal();
  }

  async #send(values) {
    await sendSignOut(); // so that it does not come after
    const login = await post("/api/auth/login", { ...values, cookie: true });
    setUser(login.user);
    await this.#page.go(this.next, { replace: true });
  }
}
