// Sign-in links, which administrators make for users who cannot sign in.

import { post } from "../api.js";
import { setUser } from "../session.js";
import { sendSignOut } from "../signin/signout.js";

// canSetPassword tells whether a sign-in link has made this session less than ten minutes ago, so
// that the server takes a new password without the old one.
export function canSetPassword(sessions) {
  const session = sessions?.find((s) => s.current);
  return Boolean(session?.byLink && Date.now() - Date.parse(session.createdAt) < 600_000);
}

// codeOf returns the code of a sign-in link from the part of the address after the #, or "".
export const codeOf = (hash) => /^#link=(.+)$/.exec(hash)?.[1] ?? "";

// SignInLink is the sign-in by a link: it is used when the user presses the button, not before.
export class SignInLink {
  username = "";
  problem = null;
  busy = false;
  #code;
  #page;

  constructor(page, code) {
    this.#page = page;
    this.#code = code;
    this.ready = this.#attempt(async () => {
      ({ username: this.username } = await post("/api/auth/link/check", { code }));
    });
  }

  async #attempt(act) {
    try {
      await act();
    } catch (p) {
      if (!p.code) throw p;
      this.problem = p;
    }
    this.#page.update();
  }

  use = async () => {
    if (this.busy) return;
    this.busy = true;
    this.#page.update();
    await this.#attempt(async () => {
      await sendSignOut(); // so that it does not come after
      const login = await post("/api/auth/link", { code: this.#code, cookie: true });
      setUser(login.user);
      await this.#page.go("/settings/sign-in", { replace: true });
    });
    this.busy = false;
    this.#page.update();
  };
}
