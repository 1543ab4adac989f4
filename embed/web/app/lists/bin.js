// The bin of a user. lists/bin.model.js has its state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, day } from "../i18n.js";
import { confirm } from "../ui/dialog.js";
import { hiddenNote } from "../find/reporting.js";
import { focusOn, icon, more } from "../ui/ui.js";

async function restore(model, find) {
  await model.restore(find);
  focusOn(model.list.items.length ? "bin" : "finds");
}

async function remove(model, find) {
  if (!await confirm(t("bin.removeTitle"), t("bin.removeText", { title: find.title }), t("bin.remove"))) return;
  await model.remove(find);
  focusOn(model.list.items.length ? "bin" : "finds");
}

const restoreButton = (model, find) => html`
  <button type="button" class="quiet" aria-label="${t("bin.restore")}: ${find.title}" @click=${() => restore(model, find)}>
    ${icon("retry")} ${t("bin.restore")}
  </button>`;

const row = (model, { find, expiresAt }) => html`
  <li>
    <p>
      <span class="strong" dir="auto">${find.title}</span>
      ${expiresAt ? html`<br><span class="soft">${t("bin.until", { date: day(expiresAt) })}</span>` : nothing}
    </p>
    ${find.hidden ? hiddenNote(t("report.findHidden"), find.hidden) : nothing}
    <p class="row">
      ${find.hidden ? nothing : restoreButton(model, find)}
      <button type="button" class="danger" aria-label="${t("bin.remove")}: ${find.title}" @click=${() => remove(model, find)}>
        ${icon("trash")} ${t("bin.remove")}
      </button>
    </p>
  </li>`;

// bin shows the bin, unless it is empty.
export const bin = (model) => (model.list.items?.length ? html`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${t("bin.title")}</h2>
    <p class="hint">${t("bin.hint")}</p>
    <ul class="rows binned">${model.list.items.map((x) => row(model, x))}</ul>
    ${more(model.list)}
  </section>` : nothing);
