// The categories that are proposed while one types another: those that the user has used first, then
// those that others use, and those that are offered anyway.

import { get } from "../api.js";
import { categories, categoryName, isCategory } from "../categories.js";
import { plain } from "../i18n.js";

const most = 8; // that are proposed

export class CategoryProposals {
  items = []; // {category, ownCount, count}
  at = -1; // the one that is selected
  #page;
  #used = null; // or the promise of a list, once the field has the focus
  #known = [];
  #open = false;

  constructor(page) { this.#page = page; }

  // follow proposes what has a text in its name, the text itself not.
  async follow(text) {
    this.#open = true;
    this.#offer(text);
    this.#used ??= get("/api/finds/categories", { signal: this.#page.signal }).catch(() => {
      this.#used = null;
      return [];
    });
    this.#known = await this.#used;
    if (this.#open) this.#offer(text);
  }

  close() {
    this.#open = false;
    this.#set([]);
  }

  // move selects the next row, or the one before.
  move(step) {
    const n = this.items.length;
    this.at = this.at < 0 && step < 0 ? n - 1 : (this.at + step + n) % n;
    this.#page.update();
  }

  #offer(text) {
    const part = plain(text.trim());
    const used = new Set(this.#known.map((c) => c.category));
    const others = part ? categories().filter((c) => !used.has(c)).map((category) => ({ category, ownCount: 0, count: 0 })) : [];
    this.#set([...this.#known, ...others].filter(({ category }) => {
      const name = plain(categoryName(category));
      return name.includes(part) && (name !== part || isCategory(category));
    }).slice(0, most));
  }

  #set(items) {
    Object.assign(this, { items, at: -1 });
    this.#page.update();
  }
}
