// The passkeys of the user, in the settings.

import { get, patch, post, del } from "../api.js";
import { explain } from "../i18n.js";
import { create, hasPasskeys } from "../signin/passkeys.js";
import { say } from "../store.js";
import { Form } from "../ui/form.model.js";

export class Passkeys {
  list = [];
  #page;

  constructor(page) { this.#page = page; }

  get isShown() { return hasPasskeys(); }

  async read() {
    if (this.isShown) this.list = await get("/api/auth/passkeys", { signal: this.#page.signal });
  }

  // count asks how many passkeys there are, also where this browser has none.
  async count() {
    return (await get("/api/auth/passkeys", { signal: this.#page.signal }).catch(() => this.list)).length;
  }

  // addForm is a form that adds a passkey and then calls done. A user who cancels the dialog of
  // the browser can try again.
  addForm(asksPassword, done) {
    const send = async ({ name, password }) => {
      const made = await create(await post("/api/auth/passkeys/options", asksPassword ? { password } : {}));
      if (!made) return;
      this.list = [...this.list, await post("/api/auth/passkeys", { name, ...made })];
      done();
    };
    return new Form({ send, fieldOf: { wrong_password: "password" } });
  }

  renameForm(passkey, done) {
    const send = async ({ name }) => {
      const renamed = await patch(`/api/auth/passkeys/${passkey.id}`, { name });
      this.list = this.list.map((p) => (p.id === renamed.id ? renamed : p));
      done();
    };
    return new Form({ send });
  }

  async remove(passkey) {
    try {
      await del(`/api/auth/passkeys/${passkey.id}`);
      this.list = this.list.filter((p) => p.id !== passkey.id);
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
  }
}
