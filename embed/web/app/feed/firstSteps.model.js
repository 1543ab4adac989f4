// What a new user does first, until all is done or they do not want to see it any more.

import { get } from "../api.js";
import { isInstalled, needsHomeScreen } from "../settings/device.js";
import { pushState } from "../notifications/push.js";
import { config } from "../config.js";
import { regions } from "../map/regions.model.js";
import { me } from "../session.js";
import { firstSteps } from "../storage.js";
import { app } from "../store.js";

// install says whether Finds is an app on this device, or undefined where it cannot be one.
function install() {
  if (isInstalled()) return true;
  return app.get("installPrompt") || needsHomeScreen() ? false : undefined;
}

// push says whether this device gets notifications, or undefined where it cannot.
async function push() {
  const state = await pushState();
  return { on: true, off: false }[state];
}

export class FirstSteps {
  steps = []; // {name, isDone}
  isKnown = false; // so that the card does not push away what is below it
  #page;

  constructor(page) {
    this.#page = page;
  }

  get isOver() {
    return firstSteps.get() === me()?.id;
  }

  // isShown tells whether there is something left to show.
  get isShown() {
    return !this.isOver && this.left > 0;
  }

  get left() {
    return this.steps.filter((s) => !s.isDone).length;
  }

  // load finds out what is done. What cannot be found out is left out.
  async load() {
    if (this.isOver) {
      this.isKnown = true;
      return;
    }
    const { signal } = this.#page;
    const found = {
      profile: Boolean(me().displayName) || Boolean(me().profilePicture?.startsWith("/api/media/")),
      streets: me().role === "admin" && config().tiles?.kind === "vector" ? regions().length > 0 : undefined,
      find: get(`/api/users/${me().id}`, { signal }).then((u) => u.findCount > 0),
      friend: get("/api/friends?limit=1", { signal }).then((list) => list.length > 0),
      push: push(),
      install: install(),
    };
    const steps = await Promise.all(Object.entries(found).map(async ([name, isDone]) => ({
      name, isDone: await Promise.resolve(isDone).catch(() => undefined),
    })));
    if (signal.aborted) return;
    this.isKnown = true;
    this.steps = steps.filter((s) => s.isDone !== undefined);
    if (this.steps.length === steps.length && !this.left) this.dismiss();
    this.#page.update();
  }

  // installNow shows the browser's own question, which comes once.
  async installNow() {
    const prompt = app.get("installPrompt");
    if (!prompt) return;
    await prompt.prompt();
    app.set("installPrompt", null);
    await this.load();
  }

  dismiss = () => {
    firstSteps.set(me().id);
    this.steps = [];
    this.#page.update();
  };
}
