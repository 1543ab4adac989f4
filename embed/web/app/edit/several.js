// The offer to make several finds of many photos: the groups, which the user can merge and divide.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, date } from "../i18n.js";
import { focusOn, icon } from "../ui/ui.js";

// merge and split put the focus on the title of the group that has changed.
function merge(model, n) {
  model.merge(n);
  focusOn(`group-${n - 1}`);
}

function split(model, n, at) {
  model.split(n, at);
  focusOn(`group-${n + 1}`);
}

const photo = ({ preview, file }) => (preview
  ? html`<img src=${preview} alt="">` : html`<span class="film" title=${file.name}>${icon("play")}</span>`);

// cut is the button between two photos.
const cut = (model, n, at) => html`
  <button type="button" class="cut" aria-label=${t("group.split", { n: at + 1 })} title=${t("group.split", { n: at + 1 })}
    @click=${() => split(model, n, at)}></button>`;

function groupOf(model, group, n) {
  const { name, time } = model.describe(group);
  const known = [time && date(time), name].filter(Boolean);
  return html`
    <li>
      <div class="row between">
        <h3 id="group-${n}" tabindex="-1">${t("group.find", { n: n + 1 })} <span class="soft" dir="auto">${known.join(" · ")}</span></h3>
        ${model.canMerge(n) ? html`
          <button type="button" class="link" aria-describedby="group-${n}" @click=${() => merge(model, n)}>
            ${t("group.merge")}
          </button>` : nothing}
      </div>
      <ul class="group">${group.map((p, at) => html`<li>${at ? cut(model, n, at) : nothing}${photo(p)}</li>`)}</ul>
    </li>`;
}

// several shows the offer. one adds all the files to the find that is open.
export const several = (model, one) => (model.groups ? html`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${t("group.title", { n: model.count, finds: t("group.finds", { n: model.groups.length }) })}</h2>
    <p class="hint">${t("group.hint")}</p>
    <ol class="groups">${model.groups.map((group, n) => groupOf(model, group, n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${one}>${t("group.one")}</button>
      <button type="button" class="main" aria-busy=${model.busy ? "true" : "false"} @click=${() => model.accept()}>
        ${t("group.make", { n: model.groups.length })}
      </button>
    </div>
  </section>` : nothing);
