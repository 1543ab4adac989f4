// Forms: fields with their rules, their errors beside them, and one submission
// at a time.

import { html, nothing } from "../lib/lit-html/lit-html.js";
import { t, explain, rule } from "./i18n.js";

// Lengths count code points, as the server does; the browser's own maxlength
// counts UTF-16 units and cuts silently, so it is not used.
const length = (s) => [...s].length;

// newForm is the state of a form: what draws it again, which fields break a rule, what the
// server said, and whether it is on its way.
export const newForm = () => ({ update: () => {}, errors: {}, refusal: null, busy: false });

// wrong says what is wrong with an input by the rules that it carries, or "".
function wrong(input) {
  const { least, most, form } = input.dataset;
  const n = length(input.type === "password" ? input.value : input.value.trim());
  if (n === 0) return input.required ? t("rule.required") : "";
  if (least && n < Number(least)) return t("rule.min_length", { n: Number(least) });
  if (most && n > Number(most)) return t("rule.max_length", { n: Number(most) });
  if (form && !new RegExp(`^(?:${form})$`, "u").test(input.value.trim())) return t("rule.name");
  return "";
}

// check notes what is wrong with a form and puts the focus on the first.
function check(element, state) {
  state.errors = {};
  for (const input of element.elements) {
    const message = input.name && !input.disabled ? wrong(input) : "";
    if (message) state.errors[input.name] = message;
  }
  element.querySelector(Object.keys(state.errors).map((n) => `[name="${n}"]`).join(",") || "none")?.focus();
  return Object.keys(state.errors).length === 0;
}

// submit makes the handler of a form's submission: it checks, sends once at a
// time, and shows what the server refuses, beside the field if it names one.
export function submit(state, update, send, fieldOf = {}) {
  state.update = update;
  return async (event) => {
    event.preventDefault();
    const element = event.target;
    if (state.busy) return;
    state.refusal = null;
    if (!check(element, state)) return update();
    state.busy = true;
    update();
    try {
      await send(Object.fromEntries(new FormData(element)), element);
    } catch (p) {
      refuse(state, p, element, fieldOf);
    } finally {
      state.busy = false;
      update();
    }
  };
}

function refuse(state, p, element, fieldOf) {
  if (!p.code) throw p;
  for (const e of p.errors ?? []) {
    const name = e.location.replace(/^body\./, "");
    if (element.elements[name]) state.errors[name] = rule(e);
  }
  const name = fieldOf[p.reason];
  if (name && element.elements[name]) state.errors[name] = explain(p);
  const first = Object.keys(state.errors)[0];
  if (first) element.elements[first].focus?.();
  else state.refusal = p;
}

// refusal shows what the server said of the form as a whole.
export const refusal = (state) => (state.refusal ? html`<p class="problem" role="alert">${explain(state.refusal)}</p>` : nothing);

// field is a labelled input with its hint, or its error in the hint's place.
export function field(state, name, { label, hint = "", kind = "text", value, area = false, required = false, least, most, form, complete, list, onInput, autofocus, mode }) {
  const error = state.errors[name];
  const about = error ? `${name}-error` : hint ? `${name}-hint` : nothing;
  const forget = (e) => {
    if (state.errors[name]) {
      delete state.errors[name];
      state.update();
    }
    onInput?.(e);
  };
  const input = area
    ? html`<textarea id=${name} name=${name} rows="4" ?required=${required} data-least=${least ?? nothing} data-most=${most ?? nothing} aria-describedby=${about}
        aria-invalid=${error ? "true" : nothing} .defaultValue=${value ?? ""} @input=${forget}></textarea>`
    : html`<input id=${name} name=${name} type=${kind} ?required=${required} data-least=${least ?? nothing} data-most=${most ?? nothing} data-form=${form ?? nothing}
        autocomplete=${complete ?? "off"} autocapitalize=${complete ? "none" : nothing} spellcheck=${complete ? "false" : nothing} inputmode=${mode ?? nothing} list=${list ?? nothing}
        aria-describedby=${about} aria-invalid=${error ? "true" : nothing} ?autofocus=${autofocus} .defaultValue=${value ?? ""} @input=${forget}>`;
  return html`<div class="field">
    <label for=${name}>${label}${required ? nothing : html` <span class="soft">${t("form.optional")}</span>`}</label>
    ${kind === "password" ? html`<div class="reveal">${input}<button type="button" class="quiet" aria-controls=${name} aria-pressed="false" @click=${reveal}>${t("form.show")}</button></div>` : input}
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : nothing}
  </div>`;
}

// reveal shows a password, or hides it.
function reveal(event) {
  const button = event.currentTarget;
  const input = document.getElementById(button.getAttribute("aria-controls"));
  const shown = input.type === "text";
  input.type = shown ? "password" : "text";
  button.setAttribute("aria-pressed", String(!shown));
  button.textContent = t(shown ? "form.show" : "form.hide");
}

// main is the button that submits.
export const main = (state, text) => html`<button class="main" type="submit" aria-busy=${state.busy ? "true" : "false"}>${text}</button>`;
