// The field of a form that offers a choice. It is apart from fields.js, which is in the first load.

import { html, nothing } from "../../lib/lit-html/lit-html.js";

// pick is a labelled choice of one of several options, [value, text, lang], lang where the text is in another language. set is
// called with the value that the user chooses; a hint, or an error in its place, is below.
export function pick(id, { label, options, chosen, set = () => {}, hint = "", error = "", name = id }) {
  const note = error ? `${id}-error` : hint ? `${id}-hint` : nothing;
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <select id=${id} name=${name} aria-describedby=${note} aria-invalid=${error ? "true" : nothing} @change=${(e) => set(e.target.value)}>
        ${options.map(([value, text, lang = nothing]) => html`
          <option value=${value} lang=${lang} ?selected=${value === chosen}>${text}</option>`)}
      </select>
      ${note === nothing ? nothing : html`<p class=${error ? "error" : "hint"} id=${note}>${error || hint}</p>`}
    </div>`;
}
