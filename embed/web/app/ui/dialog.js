// Dialogs over the page.

import { html, render } from "../../lib/lit-html/lit-html.js";
import { onBack } from "../address.js";
import { isDialog, pushDialog, savePosition } from "../entries.js";
import { t } from "../i18n.js";
import { messageBox } from "./messages.js";

// open shows a dialog. Its content gets a function that closes it with a result, and one that
// draws it again; Esc closes it with null, as does Back: the dialog has an entry of its own in
// the history. The browser puts the focus back.
export function open(content, { label, kind = "" } = {}) {
  return new Promise((done) => {
    const dialog = document.createElement("dialog");
    dialog.className = kind;
    if (label) dialog.setAttribute("aria-label", label);
    let result = null;
    const close = (value = null) => { result = value; dialog.close(); };
    const at = location.href;
    const end = () => { onBack(() => false); done(result); };
    onBack(() => {
      if (dialog.open) dialog.close();
      else end();
      return location.href === at;
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (isDialog()) history.back();
      else end();
    });
    dialog.addEventListener("click", (e) => { if (e.target === dialog) dialog.close(); });
    savePosition();
    pushDialog();
    const redraw = () => render(html`${content(close, redraw)}${messageBox}`, dialog);
    redraw();
    document.body.append(dialog);
    dialog.showModal();
  });
}

// confirm asks before what cannot be undone. It resolves to true when the user wants it.
export const confirm = (title, text, action) => open((close) => html`
  <h2>${title}</h2>
  <p>${text}</p>
  <div class="row end">
    <button class="quiet" type="button" @click=${() => close(false)}>${t("action.cancel")}</button>
    <button class="danger" type="button" @click=${() => close(true)}>${action}</button>
  </div>`, { label: title });

// confirmDiscard asks before something that waits to be sent is discarded.
export const confirmDiscard = () => confirm(t("outbox.cancelTitle"), t("outbox.cancelText"), t("outbox.cancel"));
