// The dialog that lists the earlier versions of a find and restores one.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { categoryName } from "../categories.js";
import { t } from "../i18n.js";
import { nameOf } from "../names.js";
import { say } from "../store.js";
import { succeeds } from "../ui/attempt.model.js";
import { confirm, open } from "../ui/dialog.js";
import { icon, when } from "../ui/ui.js";
import { Versions } from "./versions.model.js";

const size = 64; // pixels of a photo

const photo = (m) => html`<img src=${m.thumbnailUrl || m.url} alt=${m.caption ?? ""} width=${size} height=${size} loading="lazy">`;

const changes = ({ changed }) => changed.map((c) => t(`versions.changed.${c}`)).join(", ");

const version = (v, choose) => html`
  <li>
    <p class="soft">${when(v.replacedAt)} · <span dir="auto">${v.replacedBy ? nameOf(v.replacedBy) : t("versions.someone")}</span></p>
    ${v.changed.length ? html`<p>${t("versions.changed")} ${changes(v)}</p>` : nothing}
    <details>
      <summary>${t("versions.before")} ${icon("next")}</summary>
      <p class="strong" dir="auto">${v.title}</p>
      ${v.description ? html`<p class="text" dir="auto">${v.description}</p>` : nothing}
      ${v.category ? html`<p class="badge" dir="auto">${categoryName(v.category)}</p>` : nothing}
      ${v.location ? html`<p class="soft" dir="auto">${v.exact?.name ?? v.location.name}</p>` : nothing}
      ${v.media.length ? html`<p class="row">${v.media.map(photo)}</p>` : nothing}
      <button type="button" class="quiet" @click=${() => choose(v)}>${t("versions.restore")}</button>
    </details>
  </li>`;

const dialog = (model, isOwn, choose, close) => html`
  <h2>${t("versions.title")}</h2>
  <p class="hint">${t(isOwn ? "versions.hint" : "versions.hintEditor")}</p>
  ${model.list.length ? html`<ul class="past-edits">${model.list.map((v) => version(v, choose))}</ul>`
    : html`<p class="empty">${t("versions.none")}</p>`}
  <div class="row end"><button type="button" class="main" @click=${() => close()}>${t("action.close")}</button></div>`;

// showVersions lists what a find was, and restores what the user chooses. changed is called when the find has become another.
export async function showVersions(find, isOwn, changed) {
  const model = new Versions(find);
  if (!await succeeds(model.load())) return;
  const chosen = await open((close) => dialog(model, isOwn, close, close), { label: t("versions.title") });
  if (!chosen || !await confirm(t("versions.restoreTitle"), t("versions.restoreText"), t("versions.restore"))) return;
  let undo = null;
  if (!await succeeds(model.restore(chosen.id).then((id) => { undo = id; }))) return changed();
  await changed();
  const back = async () => {
    if (await succeeds(model.undo(undo))) await changed();
  };
  say(t("versions.restored"), "", undo ? { text: t("action.undo"), run: back } : null);
}
