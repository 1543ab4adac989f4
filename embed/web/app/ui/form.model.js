// Forms: the rules of fields, the errors beside them, and one submission at a time. The page
// has the values; ui/fields.js draws the fields.

import { t, explain, rule } from "../i18n.js";

// Lengths count code points, as the server does; the maxlength of browsers counts UTF-16 units
// and cuts silently, so it is not used.
const length = (s) => [...s].length;

// charactersLeft returns how many characters a text may still have, once it comes near the limit,
// or null. Beyond the limit it is negative.
export function charactersLeft(text, most) {
  const left = most - length(text.trim());
  return left <= Math.max(10, most / 10) ? left : null;
}

const asked = ["title", "username", "password", "currentPassword", "newPassword", "invite"]; // by a text of their own

// fieldError returns the text for the rule that an input breaks, or "". The rules are in its
// attributes: required, data-least, data-most, data-form.
export function fieldError(input) {
  const { least, most, form } = input.dataset;
  const n = length(input.type === "password" ? input.value : input.value.trim());
  if (n === 0) return input.required ? t(asked.includes(input.name) ? `enter.${input.name}` : "rule.required") : "";
  if (least && n < Number(least)) return t("rule.min_length", { n: Number(least) });
  if (most && n > Number(most)) return t("rule.max_length", { n: Number(most) });
  if (form && !new RegExp(`^(?:${form})$`, "u").test(input.value.trim())) return t("rule.name");
  return "";
}

// valuesOf returns what a form sends, as texts by the names of its fields.
export function valuesOf(element) {
  const sent = [...element.elements].filter((e) => e.name && !e.disabled && (!/^(radio|checkbox)$/.test(e.type) || e.checked));
  return Object.fromEntries(sent.map((e) => [e.name, e.value]));
}

// Form is the state of a form. send is called with the values and the element; update draws the
// form again; fieldOf has the names of fields by the reasons of refusals that are about them; asks
// is a field that only the server can check: unless it is wrong here already, the form is sent with
// others that are, so that all errors show at once.
export class Form {
  errors = {}; // texts by the names of fields
  left = {}; // how many characters fields may still have that are near their limit
  refusal = null; // the problem of the form as a whole
  busy = false;
  #send;
  #fieldOf;
  #asks;

  constructor({ send, update = () => {}, fieldOf = {}, asks }) {
    this.update = update;
    this.#send = send;
    this.#fieldOf = fieldOf;
    this.#asks = asks;
  }

  // submit is the listener of the form: it checks, sends once at a time, and shows what the
  // server refuses, beside the field if it names one.
  submit = async (event) => {
    event.preventDefault();
    const element = event.target;
    if (this.busy) return;
    this.refusal = null;
    if (!this.#check(element) && (!this.#asks || this.errors[this.#asks])) return this.update();
    this.busy = true;
    this.update();
    try {
      await this.#send(valuesOf(element), element);
    } catch (p) {
      this.#refuse(p, element);
    } finally {
      this.busy = false;
      this.update();
    }
  };

  // clear removes the error of a field, which the user is changing.
  clear(name) {
    if (!this.errors[name]) return;
    delete this.errors[name];
    this.update();
  }

  // typed takes what the user types into a field.
  typed({ name, value, dataset }) {
    const left = dataset.most ? charactersLeft(value, Number(dataset.most)) : null;
    const isOther = left !== (this.left[name] ?? null);
    this.left[name] = left;
    if (isOther && !this.errors[name]) this.update();
    this.clear(name);
  }

  // #check notes the errors of all fields and puts the focus on the first.
  #check(element) {
    this.errors = {};
    let first = null;
    for (const input of element.elements) {
      const error = input.name && !input.disabled ? fieldError(input) : "";
      if (!error) continue;
      this.errors[input.name] = error;
      first ??= input;
    }
    first?.focus();
    return !first;
  }

  #refuse(p, element) {
    if (!p.code) throw p;
    for (const e of p.errors ?? []) this.#note(element, e.location.replace(/^body\./, ""), rule(e));
    this.#note(element, this.#fieldOf[p.reason], explain(p));
    const [first] = Object.keys(this.errors);
    if (first) element.elements[first].focus?.();
    else this.refusal = p;
  }

  #note(element, name, error) {
    if (name && element.elements[name]) this.errors[name] ??= error;
  }
}
