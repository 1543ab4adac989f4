// The finds that the user has saved: where they want to go, or where they have been.

import { query } from "../api.js";
import { ShownFinds } from "./shownFinds.js";

export const states = ["want", "been"];

export class Saved extends ShownFinds {
  constructor(page) {
    super(page, () => query("/api/finds/saved", { state: this.state, limit: 20 }));
    const wish = page.query.get("state");
    this.state = states.includes(wish) ? wish : states[0];
  }

  // choose shows what is saved with another state, which the address then has.
  choose(state) {
    this.state = state;
    this.page.rename(query("/saved", { state }));
    this.finds.clear();
    return this.finds.load();
  }
}
