// The rows of an import, and what a user can do with them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t, number } from "../i18n.js";
import { Form } from "../ui/form.model.js";
import { reasonOf } from "./import.model.js";
import { canLookUp } from "./importPlaces.model.js";
import { PlacePicker } from "../edit/placePicker.model.js";
import { field, mainButton } from "../ui/fields.js";
import { openForm } from "../ui/formDialog.js";
import { choosePlace } from "../edit/placeChooser.js";
import { chip, focusOn, heading, icon, more, problem, skeleton } from "../ui/ui.js";

// why says why a row has its state, or that its place is a guess.
function why(row) {
  if (row.status === "ready" && row.reason !== "noTitle") return row.guessed ? t("import.guessed") : row.place ?? "";
  const reason = reasonOf(row);
  const line = row.line ? `${t("import.line", { n: row.line })}: ` : "";
  return reason ? line + t(`import.reason.${reason}`) : "";
}

// act does something with a row, and puts the focus on the row that takes its place.
async function act(model, at, done) {
  if (!await done) return;
  const next = model.rows.items?.[Math.min(at, model.rows.items.length - 1)];
  focusOn(next ? `row-${next.row}` : "part-rows");
}

function locate(model, row, at, page) {
  const picker = new PlacePicker(page, null, () => act(model, at, model.place(row, picker.value)));
  return choosePlace(picker);
}

const titleOf = (row) => row.title || t("import.line", { n: row.row });

const button = (row, text, run) => html`
  <button type="button" class="quiet" id="row-${row.row}" aria-label=${`${text}: ${titleOf(row)}`} @click=${run}>${text}</button>`;

const titleField = (row) => (form) => field(form, "title", {
  label: t("find.titleField"), value: row.title, required: true, least: 1, most: config().limits.title,
});

async function rename(model, row) {
  const make = (close) => new Form({ send: async ({ title }) => { if (await model.rename(row, title.trim())) close(); } });
  await openForm(make, t("import.rename"), titleField(row), (form) => mainButton(form, t("action.save")));
  focusOn(`name-${row.row}`);
}

const editButton = (model, row) => html`
  <button type="button" class="round" id="name-${row.row}" aria-label=${`${t("import.rename")}: ${titleOf(row)}`}
    @click=${() => rename(model, row)}>
    ${icon("edit")}
  </button>`;

const open = (row) => (row.findId ? html`
  <a class="button quiet" href="/finds/${row.findId}" aria-label=${`${t("import.show")}: ${titleOf(row)}`}>
    ${t("import.show")}</a>` : nothing);

const buttons = (model, row, at, page) => ({
  ready: () => html`${editButton(model, row)}${button(row, t("import.skip"), () => act(model, at, model.skip(row, true)))}`,
  skipped: () => button(row, t("import.unskip"), () => act(model, at, model.skip(row, false))),
  noPlace: () => html`${editButton(model, row)}${button(row, t("import.locate"), () => locate(model, row, at, page))}`,
  duplicate: () => open(row),
  done: () => open(row),
})[row.status]?.() ?? nothing;

const line = (text) => (text ? html`<br><span class="soft" dir="auto">${text}</span>` : nothing);

const nameOf = (file) => file.slice(file.lastIndexOf("/") + 1);

// whyLost says why a find is without a photo or video: as for an upload that is refused, but without a limit.
const whyLost = (reason) => [`import.lost.${reason}`, `rule.${reason}`, `reason.${reason}`].map((key) => [key, t(key)])
  .find(([key, text]) => text !== key)?.[1] ?? reason;

// mediaOf says how many photos and videos a row has, and which of them it will be without.
const mediaOf = ({ media, lost = [] }) => [
  media > lost.length ? line(t("import.rowMedia", { n: media - lost.length })) : nothing,
  ...lost.map(({ file, reason }) => line(`${nameOf(file)}: ${whyLost(reason)}`)),
];

const rowOf = (model, row, at, page) => html`
  <li class="row between">
    <span class="grow"><bdi class="strong">${titleOf(row)}</bdi>${line(why(row))}${mediaOf(row)}</span>
    <span class="row">${buttons(model, row, at, page)}</span>
  </li>`;

function list(model, page) {
  const { items, problem: p, load } = model.rows;
  if (p) return problem(p, load);
  if (!items) return skeleton(4);
  if (!items.length) return html`<p class="soft" role="status">${t("import.none")}</p>`;
  return html`
    <ul class="people" aria-label=${t("import.rows")}>${items.map((row, at) => rowOf(model, row, at, page))}</ul>
    ${more(model.rows)}`;
}

const searching = (model, { n, all }) => html`
  <progress max=${all} .value=${n} aria-label=${t("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${t("import.progress", { n, all: number(all) })}</span>
    <button type="button" class="quiet" @click=${() => model.places.stop()}>${t("import.stop")}</button>
  </p>`;

async function search(model) {
  await model.places.run();
  focusOn("part-rows");
}

// lookUp offers to look up the rows without a point.
function lookUp(model) {
  const { state, rows } = model.places;
  if (state?.busy) return searching(model, state);
  return html`
    ${state ? html`<p role="status">${t("import.lookedUp", { n: state.found })}</p>` : nothing}
    ${state?.problem ? problem(state.problem) : nothing}
    ${rows.length ? html`
      <p class="hint">${t("import.lookUpText", { source: config().places.attribution })}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${() => search(model)}>${t("import.lookUp")}</button>
      </p>` : nothing}`;
}

// counted says how many rows have each status.
const counted = (model) => model.tabs.filter(({ n }) => n).map(({ name, n }) => `${number(n)} ${t(`import.status.${name}`)}`).join(" · ");

const face = (model) => html`
  <summary>
    <span class="grow">${heading("rows", t("import.rows"))} <span class="soft">${counted(model)}</span></span>
    ${icon("next")}
  </summary>`;

// importRows shows the rows, which a press closes to one line. They begin closed when nothing is left to do with them, and nothing
// is to be seen but that they are finds.
export const importRows = (model, page) => html`
  <details class="card import-rows" ?open=${!model.isDone || model.current.counts.mediaLost > 0}>
    ${face(model)}
    <div class="chips" role="group" aria-label=${t("import.which")}>
      ${model.tabs.map(({ name, n }) =>
        chip(model.status === name, `${t(`import.status.${name}`)} (${number(n)})`, () => model.choose(name)))}
    </div>
    ${model.status === "noPlace" && canLookUp() ? lookUp(model) : nothing}
    ${list(model, page)}
  </details>`;
