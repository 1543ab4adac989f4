// The reports, for administrators.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Reports, outcomesOf, reportStates } from "../find/reporting.model.js";
import { confirm } from "../ui/dialog.js";
import { field } from "../ui/fields.js";
import { openNote } from "../find/report.js";
import { visibility } from "../lists/lists.js";
import { chip, empty, focusOn, head, icon, more, problem, skeleton, when } from "../ui/ui.js";
import { userText } from "../ui/userText.js";
import { nameOf } from "../names.js";

const signs = { dismissed: "check", hidden: "block", deleted: "trash", suspended: "lock", private: "lock" };

const noteField = (form) => field(form, "note", {
  label: t("report.note"), hint: t("report.noteHint"), kind: "area", required: true, most: 500,
});

const outcomeText = (r, outcome) =>
  t(`report.outcome.${r.kind === "user" && outcome === "deleted" ? "accountDeleted" : outcome}`);

// decide asks for the note that the owner gets, or only for a confirmation if there is none.
async function decide(model, r, outcome) {
  const title = outcomeText(r, outcome);
  if (outcome !== "dismissed") await openNote(title, ({ note }) => model.decide(r, outcome, note), noteField);
  else if (await confirm(title, t("report.dismissText"), title)) await model.decide(r, outcome).catch(() => model.list.load());
  focusOn("reports");
}

const personLink = (p) => (p
  ? html`<a class="strong" href="/people/${p.id}">${nameOf(p)}</a>` : html`<span class="soft">${t("report.left")}</span>`);

const photos = (media) => html`
  <p class="row">${media.map((m) => html`
    <a href=${m.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${m.thumbnailUrl} alt=${m.caption || t("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`;

const findOf = (f) => html`
  <p class="strong" dir="auto">${f.title}</p>
  ${f.description ? userText(f.description) : nothing}
  ${f.media.length ? photos(f.media) : nothing}`;

// listOf is what administrators see of a list, with who owns it now.
const listOf = (r) => html`
  <p class="strong" dir="auto">${r.list.name}</p>
  ${r.list.description ? userText(r.list.description) : nothing}
  <p class="marks">${visibility(r.list)}${r.list.user.id === r.owner?.id ? nothing : html` · ${personLink(r.list.user)}`}</p>`;

const what = (r) => (r.list ? listOf(r) : r.find ? findOf(r.find) : r.comment ? userText(r.comment.content)
  : r.kind === "user" ? nothing : html`<p class="soft">${t("report.noContent")}</p>`);

const said = (x) => html`
  <li>
    <p>${t(`report.reason.${x.reason}`)} · ${personLink(x.reporter)} · <span class="soft">${when(x.createdAt)}</span></p>
    ${x.text ? userText(x.text) : nothing}
  </li>`;

const button = (model, r, outcome) => html`
  <button type="button" class=${outcome === "dismissed" ? "quiet" : "danger"} @click=${() => decide(model, r, outcome)}>
    ${icon(signs[outcome])} ${outcomeText(r, outcome)}
  </button>`;

const buttons = (model, r) => html`<p class="row">${outcomesOf(r.kind).map((o) => button(model, r, o))}</p>`;

const decision = (model, r) => html`
  <p>
    <span class="strong">${t(`report.result.${r.decision.outcome}`)}</span> · ${r.decision.closedBy} ·
    <span class="soft">${when(r.decision.closedAt)}</span>
  </p>
  ${r.decision.note ? userText(r.decision.note) : nothing}
  ${r.hidden ? html`
    <p><button type="button" class="quiet" @click=${() => model.show(r)}>${icon("retry")} ${t("report.show")}</button></p>` : nothing}`;

const item = (model, r) => html`
  <li class="card">
    <h2>${t(`report.kind.${r.kind}`)} · ${personLink(r.owner)}</h2>
    ${what(r)}
    <ul class="rows">${[r, ...r.others].map(said)}</ul>
    ${r.decision ? decision(model, r) : buttons(model, r)}
  </li>`;

function list(model) {
  const { items, problem: p, load } = model.list;
  if (p) return problem(p, load);
  if (!items) return skeleton(3);
  if (!items.length) return empty(t(`report.none.${model.status}`), t("report.noneText"), nothing, "flag");
  return html`<ul class="stack">${items.map((r) => item(model, r))}</ul>${more(model.list)}`;
}

export default function reportsScreen(page) {
  const model = new Reports(page);
  return {
    title: t("report.reports"),
    ready: model.list.load(),
    view: () => html`
      ${head(t("report.reports"), nothing, "/admin")}
      <div class="chips" role="group" aria-label=${t("report.which")} id="reports" tabindex="-1">
        ${reportStates.map((s) => chip(model.status === s, t(`report.status.${s}`), () => model.choose(s)))}
      </div>
      ${list(model)}`,
  };
}
