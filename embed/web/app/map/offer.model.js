// Which categories the filters offer: those with finds in view, and the others behind More. A chip must not move away from a
// click, so the offer stays as it is while something holds it: a pointer over it, the focus on it, or a finger that touched it.

export class Offer {
  isOpen = false; // whether those behind More are shown
  #categories;
  #update;
  #keep;
  #holders = new Set();
  #offered = { shown: [], rest: [] };

  // keep are the categories that are never behind More.
  constructor(categories, update, keep = []) {
    [this.#categories, this.#update, this.#keep] = [categories, update, keep];
  }

  // by returns what to offer for the counts in view: {shown, rest}. shown is a list of {category, count}, some without a count;
  // rest is a list of categories. Without counts it offers all, or nothing while isAwaited says that the counts will come.
  by(counts, isAwaited = false) {
    if (this.#holders.size && this.#offered.shown.length + this.#offered.rest.length) return this.#offered;
    const all = isAwaited ? [] : this.#categories.map((category) => ({ category }));
    this.#offered = counts?.arranged(this.#categories, this.#keep) ?? { shown: all, rest: [] };
    return this.#offered;
  }

  hold(by) { this.#holders.add(by); }

  release(by) { if (this.#holders.delete(by)) this.#update(); }

  toggle() {
    this.isOpen = !this.isOpen;
    this.#update();
  }
}
