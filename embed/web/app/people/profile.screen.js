// The user: picture, name, age, own finds.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Profile } from "./profile.model.js";
import { bin } from "../lists/bin.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { pictureField } from "../ui/pictureField.js";
import { findsOf, listsLink, profileHead, way } from "./profile.js";
import { closeIcon, focusOn, icon } from "../ui/ui.js";
import { nameOf } from "../names.js";
import { usernameRule } from "../usernames.js";

const newLink = () => html`<a class="button" href="/new">${icon("plus")} ${t("nav.plus")}</a>`;

const aboutForm = ({ form, user }) => html`
  <form novalidate @submit=${form.submit}>
    ${refusal(form)}
    ${field(form, "displayName", {
      label: t("profile.name"), hint: t("profile.nameHint"), value: user.displayName ?? "", most: 50, complete: "name",
    })}
    ${field(form, "about", { label: t("profile.about"), value: user.about ?? "", most: 160 })}
    ${field(form, "username", {
      label: t("account.username"), hint: t("join.usernameHint"), value: user.username,
      ...usernameRule,
    })}
    ${field(form, "age", { label: t("profile.age"), hint: t("profile.ageHint"), value: user.age ?? "", kind: "number", mode: "numeric" })}
    <div class="row end">${mainButton(form, t("action.save"))}</div>
  </form>`;

// ways lead to what else belongs to the user.
const ways = (user) => html`
  <ul class="card rows">
    ${way("/people", "people", t("people.accepted"))}
    ${way("/shares", "share", t("shares.mine"))}
    ${user.role === "admin" ? way("/admin", "shield", t("admin.title")) : nothing}
  </ul>`;

const settingsLink = () => html`<a class="button quiet" href="/settings">${icon("gear")} ${t("settings.title")}</a>`;

// edit is the part of the page in which the user changes what others see of them.
const edit = (model) => html`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${t("profile.edit")}</h2>${closeIcon(model.toggleEdit)}</div>
    ${pictureField(model.picture, { label: t("profile.picture"), hint: t("profile.pictureHint") })}
    ${aboutForm(model)}
  </section>`;

async function openEdit(model) {
  model.toggleEdit();
  await focusOn("edit-title");
}

const editButton = (model) => html`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${model.isEdited ? "true" : "false"} @click=${() => openEdit(model)}>
    ${icon("edit")} ${t("profile.edit")}
  </button>`;

// collections are what else the user has gathered, right below the figures.
const collections = () => html`
  <a class="button quiet" href="/saved">${icon("bookmark")} ${t("saved.title")}</a>
  ${listsLink("/lists")}`;

const view = (model) => html`
  <div class="head"><span class="grow"></span>${settingsLink()}</div>
  ${profileHead(model.user, {
    title: nameOf(model.user), finds: model.finds, figures: model.figures, actions: [collections(), editButton(model)],
  })}
  ${model.isEdited ? edit(model) : nothing}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${t("profile.finds")}</h2>
    ${findsOf(model, { title: t("profile.none"), text: t("profile.noneText"), action: newLink() })}
  </section>
  ${ways(model.user)}
  ${bin(model.bin)}`;

export default function profileScreen(page) {
  const model = new Profile(page);
  return {
    title: t("profile.title"),
    broad: true,
    ready: model.load(),
    view: () => (model.user ? view(model) : nothing), // the user may be signed out before the page is left
  };
}
