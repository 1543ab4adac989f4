// Which categories the filters offer: those of which there are finds in view, and the others behind More. What one aims at must
// not move, so the offer stays as it is while something holds it: a pointer over it, the focus on it, or a finger that has been there.

export class Offer {
  isOpen = false; // whether those behind More are shown
  #categories;
  #update;
  #keep;
  #holders = new Set();
  #offered = { shown: [], rest: [] };

  // keep are categories that are not behind More.
  constructor(categories, update, keep = []) {
    [this.#categories, this.#update, this.#keep] = [categories, update, keep];
  }

  // by is what is offered by the counts in view, {shown, rest}: shown are {category, count}, of which few have a count, rest are
  // categories. Without counts it is all of them, or nothing while isAwaited says that the counts will come.
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
