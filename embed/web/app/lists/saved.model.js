// The finds that the user has saved: where they want to go, or where they have been. Beside them are
// those that they have hidden from their map.

import { del, put, query } from "../api.js";
import { succeeds } from "../ui/attempt.model.js";
import { ShownFinds } from "./shownFinds.model.js";

export const states = ["want", "been"];
export const lists = [...states, "dismissed"];

// saveFind saves a find for the user alone, in one of the states, or no longer with "". It shows that at once.
export async function saveFind(find, state, update) {
  const before = find.saved;
  find.saved = state || undefined;
  update();
  const path = `/api/finds/${find.id}/saved`;
  if (!await succeeds(state ? put(path, { state }) : del(path))) find.saved = before;
  update();
}

export class Saved extends ShownFinds {
  constructor(page) {
    super(page, () => (this.state === "dismissed" ? query("/api/finds/dismissed", { limit: 20 })
      : query("/api/finds/saved", { state: this.state, limit: 20 })));
    const wish = page.query.get("state");
    this.state = lists.includes(wish) ? wish : lists[0];
  }

  // choose shows another of the lists, which the address then has.
  choose(state) {
    this.state = state;
    this.page.rename(query("/saved", { state }));
    this.finds.clear();
    return this.finds.load();
  }
}
