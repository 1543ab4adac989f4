// The first start of a server, led.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { finder } from "./areas.screen.js";
import { createdCard, createForm } from "./invites.screen.js";
import { Welcome } from "./welcome.model.js";
import { languages } from "../signin/door.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { pictureField } from "../ui/pictureField.js";
import { linkRow } from "../ui/linkRow.js";
import { icon, problem, skeleton } from "../ui/ui.js";

const onward = (model, text) => html`<button type="button" class="quiet" @click=${model.next}>${text}</button>`;

// below leads on from a step that is done, or left out.
const below = (model, isDone) => html`<p class="row end">${onward(model, t(isDone ? "welcome.next" : "welcome.later"))}</p>`;

// loaded shows something once it is there.
const loaded = ({ problem: p, load }, isThere, view) => (p ? problem(p, load) : isThere ? view() : skeleton(3));

const server = (model, page) => loaded(model.instance.loading, model.instance.values, () => html`
  <form class="card" novalidate @submit=${model.nameForm.submit}>
    ${refusal(model.nameForm)}
    ${pictureField(model.instance.picture, { label: t("admin.picture"), hint: t("admin.pictureHint") })}
    ${field(model.nameForm, "name", { label: t("admin.name"), hint: t("welcome.nameHint"), value: model.instance.values.name, most: 50 })}
    ${field(model.nameForm, "description", {
      label: t("admin.description"), value: model.instance.values.description, kind: "area", most: 500,
    })}
    <div class="row end">${onward(model, t("welcome.later"))} ${mainButton(model.nameForm, t("welcome.next"))}</div>
  </form>
  ${languages(page.update)}`);

const map = (model) => loaded(model.areas.loading, model.areas.areas, () => html`
  ${finder(model.areas)}
  ${below(model, model.areas.areas.length || model.areas.isRunning)}`);

const invite = (model) => html`
  ${model.invites.created ? createdCard(model.invites) : createForm(model.invites)}
  ${below(model, model.invites.created)}`;

const done = () => html`
  <section class="card">
    <p><a class="button main" href="/new">${icon("plus")} ${t("welcome.find")}</a></p>
    <ul class="people">
      ${config().pushKey ? linkRow("/settings/notifications", "bell", t("welcome.push")) : nothing}
      ${linkRow("/profile", "people", t("steps.profile"))}
      ${linkRow("/admin", "gear", t("welcome.again"))}
      ${linkRow("/", "map", t("areas.show"))}
    </ul>
  </section>`;

const views = { server, map, invite, done };

export default function welcomeScreen(page) {
  const model = new Welcome(page);
  const count = () => (model.step === "done" ? nothing
    : html`<p class="soft">${t("welcome.step", { number: model.number, of: model.steps.length - 1 })}</p>`);
  return {
    get title() { return t(`welcome.${model.step}`); },
    ready: model.load(),
    async moved() {
      page.update();
      document.querySelector("main h1").focus();
      await model.load();
    },
    view: () => html`
      <header class="welcome">
        ${count()}
        <h1 tabindex="-1">${t(`welcome.${model.step}`)}</h1>
        <p class="lead">${t(`welcome.${model.step}Text`)}</p>
      </header>
      ${views[model.step](model, page)}`,
  };
}
