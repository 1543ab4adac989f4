// The list of what waits to be sent.

import { app } from "../store.js";
import { cancel, drain, retry, showEntries } from "./outbox.model.js";

export class Waiting {
  isLoaded = false;
  #page;

  constructor(page) {
    this.#page = page;
  }

  get entries() { return app.get("outbox"); }

  load = async () => {
    await showEntries();
    this.isLoaded = true;
    this.#page.update();
  };

  cancel(entry) { return cancel(entry.id); }

  retry(entry) { return retry(entry.id); }

  sendNow() { return drain(); }
}
