// A find beside the map: the screen of the find, in a part of the page.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import makeFind from "../screens/find.js";

export class Beside {
  screen = null;
  #page;
  #id = "";
  #stop = new AbortController();

  constructor(page) {
    this.#page = page;
  }

  // show shows the find with an id, or none without.
  show(id) {
    if ((id ?? "") === this.#id) return;
    this.#id = id ?? "";
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.screen = null;
    if (!this.#id) return;
    const { update, go } = this.#page;
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
