// The drafts of new finds, above the form.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, ago } from "../i18n.js";
import { focusOn, icon } from "../ui/ui.js";

// remove deletes a draft and puts the focus on what follows.
function remove(model, item) {
  model.remove(item);
  focusOn(model.items.length ? "drafts-title" : "main");
}

const face = ({ media, preview }) => html`
  <span class="thumb">${media || preview ? html`<img src=${media?.thumbnailUrl ?? preview} alt="">` : icon("edit")}</span>`;

function row(model, item) {
  const { draft } = item;
  const title = draft.title?.trim() || t("edit.untitled");
  return html`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${draft.id}">
        ${face(item)}
        <span class="what">
          <span class="name" dir="auto">${title}</span>
          ${draft.label ? html`<span class="soft" dir="auto">${draft.label}</span>` : nothing}
          <span class="soft">${ago(draft.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${t("edit.draftDelete", { title })} @click=${() => remove(model, item)}>
        ${icon("trash")}
      </button>
    </li>`;
}

export const drafts = (model) => (model.items.length ? html`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${t("edit.drafts")}</h2>
    <ul class="rows">${model.shown.map((item) => row(model, item))}</ul>
    ${model.shown.length < model.items.length ? html`
      <button type="button" class="link" @click=${() => model.showAll()}>
        ${t("edit.allDrafts", { n: model.items.length })}
      </button>` : nothing}
  </section>` : nothing);
