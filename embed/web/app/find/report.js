// The dialog for a report, and the menu item that mutes a user.

import { html } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Form } from "../ui/form.model.js";
import { mute, reasons, report } from "./reporting.model.js";
import { say } from "../store.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { openForm } from "../ui/formDialog.js";

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

// askReport asks for what is wrong with {findId}, {commentId}, {userId} or {listId}, and sends the report.
export async function askReport(target) {
  if (await openNote(t("report.title"), (values) => report(target, values), fields)) say(t("report.sent"));
}

// muteItem is the item of a menu that mutes a user, or unmutes them.
export const muteItem = (user, after) => ({
  text: t(user.muted ? "report.unmute" : "report.mute"), sign: "bell", run: () => mute(user, !user.muted).then(after),
});
