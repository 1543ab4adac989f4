// The user: picture, name, age, own finds.

import { patch, del, get, upload, query } from "../api.js";
import { t, explain } from "../i18n.js";
import { paged } from "../list.js";
import { shrink } from "../photo.js";
import { me, setUser } from "../session.js";
import { say } from "../store.js";
import { Form } from "./form.js";

export class Profile {
  progress = null; // of the picture that is sent, 0 to 1
  #page;

  constructor(page) {
    this.#page = page;
    this.finds = paged(page, query("/api/finds", { userId: me().id, includePrivate: true, limit: 20 }));
    this.form = new Form({ send: (values) => this.#save(values), update: page.update, fieldOf: { username_taken: "username" } });
  }

  get user() { return me(); }

  // hasPicture tells whether the picture is the user's own, and not drawn from the name.
  get hasPicture() { return this.user.profilePicture.startsWith("/api/media/"); }

  async setPicture(file, send = upload) {
    const progress = (p) => {
      this.progress = p;
      this.#page.update();
    };
    progress(0);
    try {
      setUser(await send("PUT", "/api/users/me/picture", await shrink(file), { signal: this.#page.signal, progress }));
      say(t("profile.pictureSaved"));
    } catch (p) {
      if (p.name !== "AbortError") say(explain(p));
    }
    progress(null);
  }

  async removePicture() {
    try {
      await del("/api/users/me/picture");
      setUser(await get("/api/users/me"));
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
  }

  async #save({ username, age }) {
    setUser(await patch("/api/users/me", { username: username.trim(), age: age === "" ? null : Number(age) }));
    say(t("profile.saved"));
  }
}
