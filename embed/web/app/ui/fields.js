// The fields of forms. ui/form.model.js has their state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, explain } from "../i18n.js";

// refusal shows what the server said of a form as a whole.
export const refusal = (form) => (form.refusal
  ? html`<p class="problem" role="alert">${explain(form.refusal)}</p>` : nothing);

// leftOf says how many characters a text may still have.
export const leftOf = (n = null) => (n === null ? nothing : html`<p class="left ${n < 0 ? "error" : "soft"}">${t("form.left", { n })}</p>`);

// field is a labelled input with its hint, or its error in the hint's place. The options are:
//   label, hint                     texts
//   kind                            the type of the input, or "area"
//   value                           the first value
//   required, least, most, pattern  the rules; lengths in code points
//   complete, mode                  autocomplete and inputmode of HTML
export function field(form, name, options) {
  const { label, hint = "", kind = "text", required = false } = options;
  const error = form.errors[name];
  const about = error ? `${name}-error` : hint ? `${name}-hint` : nothing;
  const input = (kind === "area" ? area : line)(form, name, { ...options, kind, required, about, invalid: error ? "true" : nothing });
  return html`
    <div class="field">
      <label for=${name}>${label}${required ? nothing : html` <span class="soft">${t("form.optional")}</span>`}</label>
      ${kind === "password" ? withReveal(name, input) : input}
      ${leftOf(form.left[name])}
      ${error ? html`<p class="error" id="${name}-error">${error}</p>`
        : hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : nothing}
    </div>`;
}

const area = (form, name, { value = "", required, least, most, about, invalid }) => html`
  <textarea id=${name} name=${name} rows="4" dir="auto" ?required=${required}
    data-least=${least ?? nothing} data-most=${most ?? nothing}
    aria-describedby=${about} aria-invalid=${invalid}
    .defaultValue=${value ?? ""} @input=${(e) => form.typed(e.target)}></textarea>`;

const line = (form, name, { kind, value = "", required, least, most, pattern, complete, mode, about, invalid }) => html`
  <input id=${name} name=${name} type=${kind} dir="auto" ?required=${required}
    data-least=${least ?? nothing} data-most=${most ?? nothing} data-form=${pattern ?? nothing}
    autocomplete=${complete ?? "off"} autocapitalize=${complete ? "none" : nothing} spellcheck=${complete ? "false" : nothing}
    inputmode=${mode ?? nothing} aria-describedby=${about} aria-invalid=${invalid}
    .defaultValue=${value ?? ""} @input=${(e) => form.typed(e.target)}>`;

const withReveal = (name, input) => html`
  <div class="reveal">
    ${input}
    <button type="button" class="quiet" aria-controls=${name} aria-pressed="false" @click=${reveal}>${t("form.show")}</button>
  </div>`;

// reveal shows a password, or hides it.
function reveal(event) {
  const button = event.currentTarget;
  const input = document.getElementById(button.getAttribute("aria-controls"));
  const hide = input.type === "text";
  input.type = hide ? "password" : "text";
  button.setAttribute("aria-pressed", String(!hide));
  button.textContent = t(hide ? "form.show" : "form.hide");
}

// mainButton is the button that submits a form.
export const mainButton = (form, text) => html`
  <button class="main" type="submit" aria-busy=${form.busy ? "true" : "false"}>${text}</button>`;
