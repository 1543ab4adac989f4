// What this is, and whose work it contains.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { assets, config } from "../config.js";
import { t } from "../i18n.js";
import { areShown } from "../map/streets.model.js";
import { introduction, rules } from "./instance.js";
import { head } from "../ui/ui.js";
import { me } from "../session.js";

const lib = new URL("lib/", assets).pathname;
const works = [
  ["Leaflet 1.9.4", "leaflet", "Volodymyr Agafonkin, CloudMade", "BSD-2-Clause"],
  ["protomaps-leaflet 5.1.0", "protomaps-leaflet", "Protomaps", "BSD-3-Clause"],
  ["lit-html 3.3.3", "lit-html", "Google LLC", "BSD-3-Clause"],
];

// tileHost is the host of the map's tiles when it is another one, or "".
function tileHost() {
  if (areShown()) return new URL(config().streets.url.replace(/[{}]/g, "")).host;
  const { host } = new URL((config().tiles?.url ?? "").replace(/[{}]/g, ""), location);
  return host === location.host ? "" : host;
}

const requests = () => (tileHost() ? t("about.tilesFrom", { host: tileHost() }) : t("about.alone"));

const about = () => html`
  <section class="card">
    <p class="lead">${t("app.about")}</p>
    <p>${t("about.text")} ${requests()}</p>
    <p class="soft">${t("about.version", { version: config().version })}</p>
    <p class="row">
      <a class="button quiet" href="/help">${t("help.title")}</a>
      <a class="button quiet" href="/api/docs">${t("about.api")}</a>
    </p>
  </section>`;

const credits = () => html`
  <section class="card">
    <h2>${t("about.map")}</h2>
    <ul class="plain-list">
      ${config().tiles?.attribution ? html`<li>${t("about.tiles")}: ${config().tiles.attribution}</li>` : nothing}
      ${areShown() ? html`<li>${t("about.streets")}: ${config().streets.attribution}</li>` : nothing}
      <li>${t("about.places")}: ${config().places.attribution}</li>
    </ul>
  </section>`;

const work = ([name, dir, by, license]) => html`<li><a href="${lib}${dir}/LICENSE">${name}</a>, © ${by}, ${license}</li>`;

const code = () => html`
  <section class="card">
    <h2>${t("about.code")}</h2>
    <ul class="plain-list">${works.map(work)}</ul>
    <p class="hint">${t("about.more")}</p>
  </section>`;

export default () => ({
  title: t("nav.about"),
  view: () => html`
    ${head(t("nav.about"), nothing, me() ? "/settings" : "/sign-in")}
    ${introduction()}${rules()}${about()}${credits()}${code()}`,
});
