// A dialog that shows a secret once, for the user to copy: an API token, a sign-in link.

import { html } from "../../lib/lit-html/lit-html.js";
import { copies } from "../clipboard.js";
import { t } from "../i18n.js";
import { say } from "../store.js";
import { open } from "./dialog.js";
import { icon } from "./ui.js";

// copy copies the secret, or selects it for the user to copy.
async function copy(value) {
  const isCopied = await copies(value);
  if (!isCopied) document.getElementById("secret").select();
  say(t(isCopied ? "secret.copied" : "secret.selected"));
}

// showSecret shows a value with its label, below a title and a text. It resolves when it is closed.
export const showSecret = ({ title, text, label, value }) => open((close) => html`
  <h2>${title}</h2>
  <p>${text}</p>
  <div class="field">
    <label for="secret">${label}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${value} @focus=${(e) => e.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${() => close()}>${t("action.close")}</button>
    <button type="button" @click=${() => copy(value)}>${icon("copy")} ${t("secret.copy")}</button>
  </div>`, { label: title });
