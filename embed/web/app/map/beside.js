// A find beside the map: the screen of the find, in a part of the page.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import makeFind from "../find/find.screen.js";

export class Beside {
  screen = null;
  #page;
  #onFind;
  #id = "";
  #stop = new AbortController();

  // onFind is called with the find that is shown once it is loaded, and with null when it is closed.
  constructor(page, onFind) {
    this.#page = page;
    this.#onFind = onFind;
  }

  // show shows the find with an id, or none without.
  show(id) {
    if ((id ?? "") === this.#id) return;
    this.#id = id ?? "";
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.screen = null;
    if (!this.#id) return this.#onFind(null);
    const { go } = this.#page;
    const update = () => {
      this.#onFind(this.screen?.find ?? null);
      this.#page.update();
    };
    const leave = () => go("/", { replace: true });
    this.screen = makeFind({
      params: { id: this.#id }, path: `/finds/${this.#id}`, query: new URLSearchParams(), signal, update, go, leave,
    });
    update();
  }

  view() {
    return this.screen ? html`
      <aside class="beside" id="beside" data-scroll aria-label=${t("find.title")}>${this.screen.view()}</aside>` : nothing;
  }
}
