// The bell of a friend or a list: how the user wants to hear of what is new there.

import { html } from "../../lib/lit-html/lit-html.js";
import { put } from "../api.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { succeeds } from "./attempt.model.js";
import { menu } from "./menu.js";

const ways = ["each", "daily", "off", "default"];

function itemOf(way, chosen) {
  const text = t(`bell.${way}`);
  return way === chosen ? { text, sign: "check", label: t("bell.chosen", { way: text }) } : { text };
}

const face = (chosen) => (chosen === "default" ? html`${icon("bell")} <span class="unseen">${t("bell.title")}</span>` : html`
  ${icon("bell", chosen === "each")} <span class="unseen">${t("bell.title")}: </span><span>${t(`bell.${chosen}`)}</span>`);

// bell is a menu for what the API has at a path. news is what is chosen there, absent if it is as the settings say; done is called after a
// change.
export const bell = (path, news = "default", done = () => {}) => menu(t("bell.title"),
  ways.map((way) => ({ ...itemOf(way, news), run: () => choose(path, way, done) })), { id: "bell", face: face(news) });

async function choose(path, news, done) {
  if (await succeeds(put(path, { news }))) await done();
}
