// The dialog that says who can see a find of the user.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { instanceName } from "../config.js";
import { t } from "../i18n.js";
import { withPeople } from "../lists/lists.model.js";
import { person } from "../people/row.js";
import { succeeds } from "../ui/attempt.model.js";
import { open } from "../ui/dialog.js";
import { icon } from "../ui/ui.js";
import { audienceSign } from "./audience.js";
import { WhoSees } from "./whoSees.model.js";

const friends = (model) => html`
  ${model.friends.length ? html`<ul class="people">${model.friends.map((p) => person(p, nothing))}</ul>`
    : html`<p class="soft">${t("whoSees.alone")}</p>`}
  ${model.next ? html`<button type="button" class="quiet" @click=${() => succeeds(model.more())}>${t("action.more")}</button>` : nothing}`;

function audienceText({ audience, lists }) {
  if (audience === "me") return t(lists.length ? "whoSees.meInLists" : "whoSees.me");
  return t(`edit.audienceText.${audience}`, { instance: instanceName() });
}

const dialog = (model, find, close) => html`
  <h2>${t("find.whoSees")}</h2>
  <p>${icon(audienceSign(model.audience))} ${audienceText(model)}</p>
  ${model.audience === "friends" ? friends(model) : nothing}
  ${model.lists.length ? html`
    ${model.audience === "me" ? nothing : html`<p class="hint">${t("whoSees.lists")}</p>`}
    <ul class="people">${model.lists.map((l) => html`<li><a href="/lists/${l.id}" dir="auto">${withPeople(l)}</a></li>`)}</ul>` : nothing}
  ${model.hasLinks ? html`<p class="hint">${t("whoSees.links")} <a href="/shares">${t("shares.mine")}</a></p>` : nothing}
  <div class="row end">
    <a class="button quiet" href="/finds/${find.id}/edit">${t("action.edit")}</a>
    <button type="button" class="main" @click=${() => close()}>${t("action.close")}</button>
  </div>`;

// whoSees names those who can see a find of the user.
export async function whoSees(find) {
  const model = new WhoSees(find);
  if (!await succeeds(model.load())) return;
  await open((close, redraw) => {
    model.update = redraw;
    return dialog(model, find, close);
  }, { label: t("find.whoSees") });
}
