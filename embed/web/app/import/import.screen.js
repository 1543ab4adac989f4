// Importing finds from a file of another program.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, date, number } from "../i18n.js";
import { Import } from "./import.model.js";
import { leftOut, whereLeft } from "./importLeft.model.js";
import { say } from "../store.js";
import { confirm } from "../ui/dialog.js";
import { importOptions } from "./importOptions.js";
import { importRows } from "./importRows.js";
import { focusOn, head, heading, icon, problem } from "../ui/ui.js";
import "../map/findsMap.js";

const accepted = ".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";

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
    <p>${t("import.text")}</p>
    ${model.refusal ? problem(model.refusal) : nothing}
    ${model.progress === null ? choose(model) : sending(model)}
    <p class="hint" id="import-hint">${t("import.files")}</p>
  </section>
  ${model.unfinished.length ? unfinished(model) : nothing}
  ${model.finished.length ? finished(model) : nothing}`;

async function discard(model, found) {
  if (!await confirm(t("import.discardTitle"), t("import.discardText"), t("import.discard"))) return;
  await model.discard(found);
  focusOn("import-file");
}

const nameOf = (found) => found.name || t("import.unnamed");

// undo says what goes and what stays before it happens.
async function undo(model) {
  const found = await model.undoable();
  if (!found) return;
  const { left, changed } = found;
  const kept = changed ? ` ${t("import.undoneKept", { n: changed })}` : "";
  if (!left) return say(t("import.undoNone") + kept);
  if (!await confirm(t("import.undoTitle"), t("import.undoText", { n: left }) + kept, t("import.undo"))) return;
  await model.undo();
  focusOn(model.current ? "part-import" : "import-file");
}

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
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${t("import.goOn")}: ${nameOf(found)}`} @click=${() => open(model, found)}>
            ${t("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${t("import.discard")}: ${nameOf(found)}`}
            @click=${() => discard(model, found)}>
            ${icon("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`;

const finished = (model) => html`
  <section class="card">
    <h2>${t("import.finished")}</h2>
    <ul class="people">${model.finished.map((found) => html`
      <li class="row between">
        <span class="grow"><bdi class="strong">${nameOf(found)}</bdi><br>
          <span class="soft">${t("import.made", { n: found.counts.done })}</span></span>
        <button type="button" class="quiet" aria-label=${`${t("import.show")}: ${nameOf(found)}`} @click=${() => open(model, found)}>
          ${t("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`;

const ends = (found) => t("import.ends", { date: date(found.expiresAt) });

async function commit(model) {
  await model.commit();
  focusOn("part-import");
}

const committing = (model, { taken, all, isWaiting }) => html`
  <progress max=${all} .value=${taken} aria-label=${t("import.running")}></progress>
  <p class="row between">
    <span role="status">${t("import.progress", { n: taken, all: number(all) })}</span>
    <button type="button" class="quiet" id="import-stop" @click=${() => model.stop()}>${t("import.stop")}</button>
  </p>
  ${isWaiting ? html`<p class="soft" role="status">${t("import.waiting")}</p>` : nothing}
  ${model.current.counts.media ? html`<p class="soft">${t("import.mediaLeft", { n: model.current.counts.media })}</p>` : nothing}`;

// linkTo leads to the finds on the map, or to all of the user where it is not known where these are.
const linkTo = (points) => (points.items.length ? points.link({ width: innerWidth, height: innerHeight / 2 }) : "/profile");

const result = ({ mediaDone, mediaLost }, { made }, points) => html`
  <p role="status">${icon("check")} ${t("import.made", { n: made })}</p>
  ${mediaDone ? html`<p>${t("import.media", { n: mediaDone })}</p>` : nothing}
  ${mediaLost ? html`<p>${t("import.mediaLost", { n: mediaLost })}</p>` : nothing}
  ${made ? html`<p><a class="button" href=${linkTo(points)}>${t("import.see")}</a></p>` : nothing}`;

const publish = (model, n) => html`
  ${importOptions(model)}
  <button type="button" class="main" id="import-commit" @click=${() => commit(model)}>${t("import.commit", { n })}</button>`;

// left says what of the file is not among the rows, and which encoding was guessed.
function left(found) {
  const [text, where] = [leftOut(found), whereLeft(found)];
  return html`
    ${text ? html`<p id="import-left">${text}</p>` : nothing}
    ${where.length ? html`
      <details>
        <summary>${t("import.leftWhere")}</summary>
        <ul>${where.map((one) => html`<li><bdi>${one}</bdi></li>`)}</ul>
      </details>` : nothing}
    ${found.guessedEncoding ? html`<p>${t("import.encoding", { name: found.guessedEncoding })}</p>` : nothing}`;
}

function about(model) {
  const { current, published: p } = model;
  return html`
    <section class="card">
      ${heading("import", html`<bdi>${nameOf(current)}</bdi>`)}
      ${model.isUndoing ? html`<p class="soft" role="status">${t("import.undoing")}</p>` : model.isBusy ? committing(model, p) : html`
        ${model.isDone ? nothing : html`<p class="soft">${ends(current)}</p>`}
        ${model.points.where ? html`<p class="strong" id="import-where">${model.points.where}</p>` : nothing}
        ${model.points.items.length ? html`
          <finds-map .places=${model.points.items} .label=${t("import.map")}></finds-map>` : nothing}
        ${p ? result(current.counts, p, model.points) : nothing}
        ${left(current)}
        ${p?.problem ? problem(p.problem) : nothing}
        ${current.counts.ready ? publish(model, current.counts.ready) : nothing}
        <p class="row">${model.current.counts.done ? html`
          <button type="button" class="quiet" id="import-undo" @click=${() => undo(model)}>${t("import.undo")}</button>` : nothing}
        ${model.isDone ? html`
          <button type="button" class="quiet" @click=${() => leave(model)}>${t("import.finish")}</button>` : html`
          <button type="button" class="quiet" @click=${() => leave(model)}>${t("import.other")}</button>
          <button type="button" class="danger" @click=${() => discard(model, current)}>${t("import.discard")}</button>`}
        </p>`}
    </section>`;
}

async function leave(model) {
  await model.leave();
  focusOn("import-file");
}

function body(model, page) {
  if (model.loading.problem) return problem(model.loading.problem, model.loading.load);
  if (!model.current) return start(model);
  return html`${about(model)}${model.isBusy || model.isUndoing ? nothing : importRows(model, page)}`;
}

export default function importScreen(page) {
  const model = new Import(page);
  return {
    title: t("import.title"),
    ready: model.loading.load(),
    view: () => html`${head(t("import.title"), nothing, "/settings")}${body(model, page)}`,
  };
}
