// The passkeys in the settings. settings/passkeys.model.js has their state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { deviceName } from "./device.js";
import { t } from "../i18n.js";
import { currentPassword, newSignIn } from "./account.js";
import { confirm } from "../ui/dialog.js";
import { field, refusal } from "../ui/fields.js";
import { openForm } from "../ui/formDialog.js";
import { when } from "../ui/ui.js";

const nameField = (form, value) => field(form, "name", {
  label: t("passkeys.name"), hint: t("passkeys.nameHint"), value, required: true, most: 50,
});

async function add(model, asksPassword) {
  const name = deviceName(navigator.userAgent);
  await openForm((done) => model.addForm(asksPassword, done), t("passkeys.add"), (form) => html`
    ${refusal(form)}
    ${newSignIn(form)}
    ${nameField(form, name)}
    ${asksPassword ? currentPassword(form, "password", t("account.password")) : nothing}`,
  () => html`<button type="submit">${t("settings.linkGo")}</button>`);
}

const rename = (model, passkey) => openForm((done) => model.renameForm(passkey, done), t("passkeys.rename"), (form) => html`
  ${refusal(form)}
  ${nameField(form, passkey.name)}`, () => html`<button type="submit">${t("action.save")}</button>`);

async function remove(model, passkey) {
  if (await confirm(t("passkeys.deleteTitle", { name: passkey.name }), t("passkeys.deleteText"), t("action.delete"))) model.remove(passkey);
}

const button = (passkey, text, act) => html`
  <button type="button" class="quiet" aria-label="${text}: ${passkey.name}" @click=${act}>${text}</button>`;

const row = (model, p, redraw) => html`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${p.name}</span>
      ${p.backedUp ? html`<span class="badge">${t("passkeys.backedUp")}</span>` : nothing}<br>
      <span class="soft">${t("passkeys.added")} ${when(p.createdAt)} ·
        ${p.lastUsedAt ? html`${t("passkeys.used")} ${when(p.lastUsedAt)}` : t("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${button(p, t("passkeys.rename"), async () => { await rename(model, p); redraw(); })}
      ${button(p, t("action.delete"), () => remove(model, p))}
    </span>
  </li>`;

const addButton = (act) => html`<button type="button" class="quiet" id="add-passkey" @click=${act}>${t("passkeys.add")}</button>`;

// passkeys is the section of the settings. asksPassword tells whether the server asks for the password now; redraw draws the page.
export const passkeys = (model, asksPassword, redraw) => html`
  <section class="card" id="passkeys" tabindex="-1">
    <h2>${t("passkeys.title")}</h2>
    <p>${t("passkeys.hint")}</p>
    ${model.list.length ? html`<ul class="people">${model.list.map((p) => row(model, p, redraw))}</ul>` : nothing}
    <p>${addButton(async () => { await add(model, asksPassword()); redraw(); })}</p>
  </section>`;
