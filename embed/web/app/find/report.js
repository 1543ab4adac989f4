// The dialog for a report, the menu items about other users, and the note on what is hidden.

import { html } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Form } from "../ui/form.model.js";
import { mute, reasons, report } from "./reporting.model.js";
import { say } from "../store.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { openForm } from "../ui/formDialog.js";
import { icon } from "../ui/ui.js";

// openNote shows a form in a dialog. It resolves to true once send has taken its values.
export function openNote(title, send, content) {
  const make = (done) => new Form({ send: async (values) => { await send(values); done(); } });
  return openForm(make, title, (form) => html`${refusal(form)}${content(form)}`, (form) => mainButton(form, t("report.send")));
}

const fields = (form) => html`
  <div class="field">
    <label for="reason">${t("report.reason")}</label>
    <select id="reason" name="reason">${reasons.map((r) => html`<option value=${r}>${t(`report.reason.${r}`)}</option>`)}</select>
  </div>
  ${field(form, "text", { label: t("report.text"), hint: t("report.hint"), kind: "area", most: 1000 })}`;

async function ask(target) {
  if (await openNote(t("report.title"), (values) => report(target, values), fields)) say(t("report.sent"));
}

// reportItem is the item of a menu that reports {findId}, {commentId} or {userId}.
export const reportItem = (target) => ({ text: t("report.report"), sign: "flag", run: () => ask(target) });

// muteItem is the item of a menu that mutes a user, or unmutes them.
export const muteItem = (user, after) => ({
  text: t(user.muted ? "report.unmute" : "report.mute"), sign: "bell", run: () => mute(user, !user.muted).then(after),
});

// hiddenNote says that an administrator has hidden something, and why.
export const hiddenNote = (text, { reason }) => html`
  <p class="problem"><span>${icon("block")} ${text} ${t("report.because", { reason })}</span></p>`;
