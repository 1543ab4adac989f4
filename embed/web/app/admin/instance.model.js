// The settings of the instance, for administrators, and its state.

import { get, patch } from "../api.js";
import { config } from "../config.js";
import { readView } from "../geo.js";
import { number, t } from "../i18n.js";
import { contrastWithWhite, darkened, least } from "./colour.js";
import { loader } from "../load.js";
import { mapView } from "../storage.js";
import { say } from "../store.js";
import { succeeds } from "../ui/attempt.model.js";
import { Form } from "../ui/form.model.js";
import { OwnPicture } from "../ui/ownPicture.model.js";

const megabyte = 2 ** 20;
const path = "/api/admin/instance";

export const modes = ["invite", "open", "closed"];
export const inviters = ["members", "admins", "off"];

// builtIn is the accent colour of an instance that has chosen none: --pin in app.css.
export const builtIn = "#0f766e";

// proposals are accent colours, by the keys of their names.
export const proposals = {
  teal: builtIn, blue: "#1d4ed8", violet: "#6d28d9", pink: "#be185d", red: "#b91c1c", green: "#15803d", grey: "#475569",
};

export class Instance {
  values = null;
  accent = builtIn; // that the form shows
  #page;

  constructor(page) {
    this.#page = page;
    this.loading = loader(page, async () => {
      this.values = await get(path, { signal: page.signal });
      this.accent = this.savedAccent;
    });
    this.picture = new OwnPicture(`${path}/picture`, page, {
      has: () => Boolean(this.values.picture),
      take: async (values) => this.#take(values ?? await get(path)),
    });
    this.form = new Form({
      send: async (values) => {
        await this.save(values);
        say(t("admin.saved"));
      },
      update: page.update,
    });
  }

  // startView is where the map begins, or null.
  get startView() { return readView(this.values.startView); }

  // myView is where the administrator left the map, or null.
  get myView() { return mapView.get(); }

  // begin lets the map begin with a view, or, with "", where finds are.
  async begin(startView) {
    if (await succeeds(this.save({ startView }))) say(t("admin.saved"));
    this.#page.update();
  }

  get savedAccent() { return this.values?.accent || builtIn; }

  // isAccentDark tells whether white text can be read on the accent colour.
  get isAccentDark() { return contrastWithWhite(this.accent) >= least; }

  // chooseAccent takes an accent colour, and says at once if it is too light.
  chooseAccent(colour) {
    this.accent = colour;
    delete this.form.errors.accent;
    const contrast = Math.floor(contrastWithWhite(colour) * 10) / 10;
    if (!this.isAccentDark) this.form.errors.accent = t("admin.accentLight", { contrast: number(contrast), least: number(least) });
    this.form.update();
  }

  // darkerAccent is the lightest shade of the accent colour that is dark enough.
  get darkerAccent() { return darkened(this.accent); }

  // isFixed tells whether a flag or an environment variable of the server sets something.
  isFixed(name) {
    return this.values.fixed.includes(name);
  }

  // limit is the storage limit in megabytes, or "" without one.
  get limit() {
    return this.values.mediaLimit ? Math.round(this.values.mediaLimit / megabyte) : "";
  }

  // save sends what a form has: it lacks what cannot be changed, or is changed elsewhere.
  async save({ registration, invites, mediaLimit, ...texts }) {
    const change = {};
    for (const [name, text] of Object.entries(texts)) change[name] = text.trim();
    if (texts.accent === builtIn) change.accent = "";
    if (registration && registration !== this.values.registration) change.registration = registration;
    if (invites && invites !== this.values.invites) change.invites = invites;
    if (mediaLimit !== undefined && mediaLimit !== String(this.limit)) change.mediaLimit = Math.round(Number(mediaLimit) * megabyte);
    this.#take(await patch(path, change));
  }

  // #take has the page show what the server has stored.
  #take(values) {
    this.values = values;
    const { fixed, mediaLimit: bytes, registration: mode, invites: who, ...text } = this.values;
    Object.assign(config(), { instance: text, registration: mode, invites: mode === "closed" ? "off" : who });
  }
}

// Checkup is what the server finds when it checks itself, which takes it seconds.
export class Checkup {
  values = null; // {status, findings} once it has been asked for
  busy = false;
  #page;

  constructor(page) {
    this.#page = page;
    this.loading = loader(page, async () => { this.values = await get("/api/admin/checks", { signal: page.signal }); });
  }

  run = async () => {
    if (this.busy) return;
    this.busy = true;
    this.#page.update();
    await this.loading.load();
    this.busy = false;
    this.#page.update();
  };
}

// Overview is the state of the instance.
export class Overview {
  values = null;
  wishes = []; // places whose streets users have asked for, {title}

  constructor(page) {
    this.loading = loader(page, async () => {
      const [values, map] = await Promise.all([
        get("/api/admin/overview", { signal: page.signal }),
        get("/api/admin/map", { signal: page.signal }).catch(() => ({ wishes: [] })), // the screen of the map says why
      ]);
      Object.assign(this, { values, wishes: map.wishes });
    });
  }
}
