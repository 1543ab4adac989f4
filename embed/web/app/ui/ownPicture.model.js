// A picture that the user chooses for themselves or for the instance, sends, and removes again.

import { del, upload } from "../api.js";
import { shrink } from "../edit/shrink.js";
import { t, explain } from "../i18n.js";
import { say } from "../store.js";

// OwnPicture is a picture at a path of the API. has tells whether there is one; take is called with what the server answers
// to a new one, and with null once it is removed.
export class OwnPicture {
  progress = null; // of the picture that is sent, 0 to 1
  #path;
  #page;
  #take;

  constructor(path, page, { has, take }) {
    [this.#path, this.#page, this.#take, this.has] = [path, page, take, has];
  }

  async set(file, send = upload) {
    const progress = (p) => {
      this.progress = p;
      this.#page.update();
    };
    progress(0);
    try {
      await this.#take(await send("PUT", this.#path, await shrink(file), { signal: this.#page.signal, progress }));
      say(t("profile.pictureSaved"));
    } catch (p) {
      if (p.name !== "AbortError") say(explain(p));
    }
    progress(null);
  }

  async remove() {
    try {
      await del(this.#path);
      await this.#take(null);
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
  }
}
