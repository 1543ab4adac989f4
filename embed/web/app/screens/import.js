// Importing finds from a file of another program.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, date, number } from "../i18n.js";
import { Import, reasonOf } from "../models/import.js";
import { PlacePicker } from "../models/placePicker.js";
import { confirm } from "../parts/dialog.js";
import { choosePlace } from "../parts/placeChooser.js";
import { chip, focusOn, head, heading, icon, more, problem, skeleton } from "../parts/ui.js";

const accepted = ".gpx,.kml,.kmz,.geojson,.json,.csv,.zip";

async function onFile(event, model) {
  const input = event.target;
  const [file] = input.files;
  if (!file) return;
  await model.upload(file);
  input.value = ""; // so that the same file can be chosen again
  if (model.current) focusOn("part-import");
}

const sending = (model) => html`
  <progress max="1" .value=${model.progress} aria-label=${t("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${t(model.progress < 1 ? "import.upload" : "import.reading")}</span>
    <button type="button" class="quiet" @click=${() => model.cancel()}>${t("action.cancel")}</button>
  </p>`;

const choose = (model) => html`
  <p class="row actions">
    <label class="button" for="import-file">${icon("plus")} ${t("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${accepted} aria-describedby="import-hint" @change=${(e) => onFile(e, model)}>
  </p>`;

const start = (model) => html`
  <section class="card">
    <p id="import-hint">${t("import.text")}</p>
    ${model.refusal ? problem(model.refusal) : nothing}
    ${model.progress === null ? choose(model) : sending(model)}
  </section>
  ${model.unfinished.length ? unfinished(model) : nothing}`;

async function discard(model, found) {
  if (!await confirm(t("import.discardTitle"), t("import.discardText"), t("import.discard"))) return;
  await model.discard(found);
  focusOn("import-file");
}

const nameOf = (found) => found.name || t("import.unnamed");

async function open(model, found) {
  await model.open(found);
  focusOn("part-import");
}

const unfinished = (model) => html`
  <section class="card">
    <h2>${t("import.unfinished")}</h2>
    <ul class="people">${model.unfinished.map((found) => html`
      <li class="row between">
        <span class="grow"><bdi class="strong">${nameOf(found)}</bdi><br>
          <span class="soft">${t("import.left", { n: found.counts.ready + found.counts.noPlace })} ${ends(found)}</span></span>
        <button type="button" class="quiet" aria-label=${`${t("import.goOn")}: ${nameOf(found)}`} @click=${() => open(model, found)}>
          ${t("import.goOn")}
        </button>
        <button type="button" class="round" aria-label=${`${t("import.discard")}: ${nameOf(found)}`} @click=${() => discard(model, found)}>
          ${icon("trash")}
        </button>
      </li>`)}
    </ul>
  </section>`;

const ends = (found) => t("import.ends", { date: date(found.expiresAt) });

async function commit(model) {
  await model.commit();
  focusOn("part-import");
}

const committing = (model, { taken, all }) => html`
  <progress max=${all} .value=${taken} aria-label=${t("import.running")}></progress>
  <p class="row between">
    <span role="status">${t("import.progress", { n: taken, all: number(all) })}</span>
    <button type="button" class="quiet" id="import-stop" @click=${() => model.stop()}>${t("import.stop")}</button>
  </p>`;

const result = ({ made }) => html`
  <p role="status">${icon("check")} ${t("import.made", { n: made })}</p>
  ${made ? html`<p><a class="button" href="/profile">${t("import.see")}</a></p>` : nothing}`;

const audience = (model) => html`
  <label class="switch">
    <span>${t("import.public")}<br><span class="soft">${t("import.publicHint")}</span></span>
    <input type="checkbox" role="switch" id="import-public" .checked=${model.isPublic} @change=${(e) => model.setPublic(e.target.checked)}>
  </label>`;

const publish = (model, n) => html`
  ${audience(model)}
  <button type="button" class="main" id="import-commit" @click=${() => commit(model)}>${t("import.commit", { n })}</button>`;

function about(model) {
  const { current, published: p } = model;
  return html`
    <section class="card">
      ${heading("import", html`<bdi>${nameOf(current)}</bdi>`)}
      ${model.isBusy ? committing(model, p) : html`
        <p class="soft">${ends(current)}</p>
        ${p ? result(p) : nothing}
        ${p?.problem ? problem(p.problem) : nothing}
        ${current.counts.ready ? publish(model, current.counts.ready) : nothing}
        <p class="row">
          <button type="button" class="quiet" @click=${() => leave(model)}>${t("import.other")}</button>
          <button type="button" class="danger" @click=${() => discard(model, current)}>${t("import.discard")}</button>
        </p>`}
    </section>`;
}

async function leave(model) {
  await model.leave();
  focusOn("import-file");
}

// why says why a row has its state, or that its place is a guess.
function why(row) {
  if (row.status === "ready") return row.guessed ? t("import.guessed") : row.place ?? "";
  const reason = reasonOf(row);
  return reason ? t(`import.reason.${reason}`) : "";
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

const buttons = (model, row, at, page) => ({
  ready: () => button(row, t("import.skip"), () => act(model, at, model.skip(row, true))),
  skipped: () => button(row, t("import.unskip"), () => act(model, at, model.skip(row, false))),
  noPlace: () => button(row, t("import.locate"), () => locate(model, row, at, page)),
  done: () => (row.findId ? html`<a class="button quiet" href="/finds/${row.findId}" aria-label=${`${t("import.show")}: ${titleOf(row)}`}>
    ${t("import.show")}</a>` : nothing),
})[row.status]?.() ?? nothing;

const line = (text) => (text ? html`<br><span class="soft" dir="auto">${text}</span>` : nothing);

const rowOf = (model, row, at, page) => html`
  <li class="row between">
    <span class="grow"><bdi class="strong">${titleOf(row)}</bdi>${line(why(row))}</span>
    ${buttons(model, row, at, page)}
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

const rows = (model, page) => html`
  <section class="card">
    ${heading("rows", t("import.rows"))}
    <div class="chips" role="group" aria-label=${t("import.which")}>
      ${model.tabs.map(({ name, n }) =>
        chip(model.status === name, `${t(`import.status.${name}`)} (${number(n)})`, () => model.choose(name)))}
    </div>
    ${list(model, page)}
  </section>`;

function body(model, page) {
  if (model.loading.problem) return problem(model.loading.problem, model.loading.load);
  if (!model.current) return start(model);
  return html`${about(model)}${model.isBusy ? nothing : rows(model, page)}`;
}

export default function importScreen(page) {
  const model = new Import(page);
  return {
    title: t("import.title"),
    ready: model.loading.load(),
    view: () => html`${head(t("import.title"), nothing, "/settings")}${body(model, page)}`,
  };
}
