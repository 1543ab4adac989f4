// The bin: finds that the user has deleted and can restore.

import { post, del } from "../api.js";
import { t } from "../i18n.js";
import { paged } from "../list.js";
import { say } from "../store.js";
import { succeeds } from "../ui/attempt.model.js";

export class Bin {
  #page;

  // restored is called when a find is back.
  constructor(page, restored) {
    this.#page = page;
    this.restored = restored;
    this.list = paged(page, "/api/finds/bin?limit=20", (x) => x.find.id);
  }

  restore(find) {
    return this.#out(find, post(`/api/finds/${find.id}/restore`), t("find.restored"), this.restored);
  }

  // remove deletes a find for good.
  remove(find) {
    return this.#out(find, del(`/api/finds/${find.id}?forever=true`), t("bin.removed"), () => {});
  }

  // #out takes a find out of the list once the server has done so.
  async #out(find, request, done, then) {
    if (!await succeeds(request)) return;
    this.list.items = this.list.items.filter((x) => x.find.id !== find.id);
    this.#page.update();
    say(done);
    then();
  }
}
