// Forms in dialogs.

import { html } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { open } from "./dialog.js";

const cancelButton = (close) => html`
  <button type="button" class="quiet" @click=${() => close(false)}>${t("action.cancel")}</button>`;

// openForm shows a form in a dialog. It resolves to true when the form was sent; make gets the
// function that the form calls then. content and button draw the form.
export function openForm(make, title, content, button) {
  let form = null;
  return open((close, redraw) => {
    form ??= make(() => close(true));
    form.update = redraw;
    return html`
      <form novalidate @submit=${form.submit}>
        <h2>${title}</h2>
        ${content(form)}
        <div class="row end">${cancelButton(close)}${button(form)}</div>
      </form>`;
  }, { label: title });
}
