// Push notifications on this device, while the user turns them on or off.

import { explain, t } from "../i18n.js";
import { say } from "../store.js";
import { disable, enable, pushState, sendTest } from "./push.js";

const patience = 2000; // ms after which the page says that the browser has not answered yet

export class PushSwitch {
  state = ""; // of push.js
  busy = false;
  slow = false; // the browser has not answered at once
  #update;

  constructor(update) { this.#update = update; }

  async read() { this.state = await pushState(); }

  enable = () => this.#turn(enable);

  disable = () => this.#turn(disable);

  test = () => this.#attempt(async () => {
    await sendTest();
    say(t("push.sent"));
  });

  async #turn(turn) {
    this.busy = true;
    this.#update();
    const late = setTimeout(() => {
      this.slow = true;
      this.#update();
    }, patience);
    await this.#attempt(async () => { this.state = await turn(); });
    clearTimeout(late);
    this.busy = this.slow = false;
    this.#update();
  }

  async #attempt(act) {
    try {
      await act();
    } catch (p) {
      say(p.code || p.status ? explain(p) : t("push.failed"));
    }
    this.#update();
  }
}
