// The user: picture, name, age, own finds.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Profile } from "../models/profile.js";
import { field, mainButton, refusal } from "../parts/fields.js";
import { row, whereLine } from "../parts/finds.js";
import { avatar, empty, head, icon, more, problem, skeleton } from "../parts/ui.js";

function onPicture(event, model) {
  const [file] = event.target.files;
  event.target.value = "";
  if (file) model.setPicture(file);
}

const removeButton = (model) => html`
  <button type="button" class="quiet" @click=${() => model.removePicture()}>${t("profile.pictureRemove")}</button>`;

const picture = (model) => html`
  <section class="card who">
    ${avatar(model.user, 96)}
    <div>
      <p class="row actions">
        <label class="button quiet" for="picture">${icon("camera")} ${t("profile.picture")}</label>
        <input class="file" id="picture" type="file" accept="image/*" @change=${(e) => onPicture(e, model)}>
        ${model.hasPicture ? removeButton(model) : nothing}
      </p>
      ${model.progress === null ? nothing
        : html`<progress max="1" .value=${model.progress} aria-label=${t("profile.picture")}></progress>`}
      <p class="hint">${t("profile.pictureHint")}</p>
    </div>
  </section>`;

const newLink = () => html`<a class="button" href="/new">${icon("plus")} ${t("nav.plus")}</a>`;

function finds({ finds: list }) {
  if (list.problem) return problem(list.problem, list.load);
  if (!list.items) return skeleton(3);
  if (!list.items.length) return empty(t("profile.none"), t("profile.noneText"), newLink());
  return html`<ul class="rows">${list.items.map((f) => row(f, whereLine(f)))}</ul>${more(list)}`;
}

const about = ({ form, user }) => html`
  <form class="card" novalidate @submit=${form.submit}>
    <h2>${t("profile.about")}</h2>
    ${refusal(form)}
    ${field(form, "username", {
      label: t("account.username"), hint: t("join.usernameHint"), value: user.username,
      required: true, least: 3, most: 31, pattern: "[A-Za-z0-9_\\-]*", complete: "username",
    })}
    ${field(form, "age", { label: t("profile.age"), hint: t("profile.ageHint"), value: user.age ?? "", kind: "number", mode: "numeric" })}
    <div class="row end">${mainButton(form, t("action.save"))}</div>
  </form>`;

const settingsLink = () => html`<a class="button quiet" href="/settings">${icon("gear")} ${t("settings.title")}</a>`;

const view = (model) => html`
  ${head(model.user.username, settingsLink())}
  ${picture(model)}
  <section class="card" aria-labelledby="finds">
    <h2 id="finds">${t("profile.finds")}</h2>
    ${finds(model)}
  </section>
  ${about(model)}`;

export default function profileScreen(page) {
  const model = new Profile(page);
  return {
    title: t("profile.title"),
    ready: model.finds.load(),
    view: () => (model.user ? view(model) : nothing), // the user may be signed out before the page is left
  };
}
