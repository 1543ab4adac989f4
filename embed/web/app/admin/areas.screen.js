// The map of the instance for administrators: the areas that have streets.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, bytes, explain, roughly } from "../i18n.js";
import { MapAreas, sizes } from "./areas.model.js";
import { confirm } from "../ui/dialog.js";
import { pick } from "../ui/pick.js";
import { empty, head, icon, problem, skeleton, when } from "../ui/ui.js";
import "../map/placeSearch.js";

async function remove(model, area) {
  if (await confirm(t("areas.removeTitle", { title: area.title }), t("areas.removeText"), t("areas.remove"))) model.remove(area);
}

const row = (model, area) => html`
  <li class="row between">
    <span><span class="strong" dir="auto">${area.title}</span><br>
      <span class="soft">${bytes(area.bytes)} · ${when(area.updatedAt)}</span></span>
    <span class="row">
      ${area.updatable ? html`
        <button type="button" class="quiet" ?disabled=${model.isRunning} aria-label="${t("areas.update")}: ${area.title}"
          @click=${() => model.renew(area)}>${t("areas.update")}</button>` : nothing}
      <button type="button" class="danger" aria-label="${t("areas.remove")}: ${area.title}" @click=${() => remove(model, area)}>
        ${t("areas.remove")}
      </button>
    </span>
  </li>`;

const list = (model) => html`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${t("areas.list")}</h2>
    ${model.areas.length ? html`<ul class="people">${model.areas.map((a) => row(model, a))}</ul>`
      : empty(t("areas.none"), t("areas.noneText"), nothing, "way")}
  </section>`;

const wish = (model, w) => html`
  <li class="row between">
    <span><span class="strong" dir="auto">${w.title}</span><br><span class="soft">${t("areas.wishedBy", { n: w.users })}</span></span>
    <button type="button" class="quiet" ?disabled=${model.isRunning} aria-label=${t("areas.grant", { title: w.title })}
      @click=${() => model.grant(w)}>${t("areas.addWish")}</button>
  </li>`;

const wishes = (model) => (model.wishes.length ? html`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${t("areas.wishes")}</h2>
    <ul class="people">${model.wishes.map((w) => wish(model, w))}</ul>
  </section>` : nothing);

const sizeField = (model) => pick("km", {
  label: t("areas.size"), options: sizes.map((km) => [km, roughly(km)]), chosen: model.km, set: (km) => model.resize(Number(km)),
});

const offer = (model) => html`
  <p>${t("areas.from", { host: model.plan.host })}</p>
  <button type="button" class="main" @click=${() => model.add()}>
    ${icon("map")} ${t("areas.add", { title: model.chosen.title, size: bytes(model.plan.bytes) })}
  </button>`;

// found is what is known of the place that was chosen.
function found(model) {
  if (!model.chosen || model.isRunning) return nothing;
  return html`
    <p class="strong" dir="auto">${model.chosen.title}</p>
    ${sizeField(model)}
    ${model.busy ? html`<p class="soft" role="status">${t("areas.asking")}</p>` : nothing}
    ${model.problem ? html`<p class="error" role="alert">${explain(model.problem)}</p>` : nothing}
    ${model.plan ? offer(model) : nothing}`;
}

// progress says how far the area is that is being added, or what has become of it.
function progress(model) {
  const { job } = model;
  if (!job) return nothing;
  const { title, state } = job;
  if (state === "failed") return html`<p class="error" role="alert">${t("areas.failed", { title })} ${explain(job)}</p>`;
  if (state === "current") return html`<p role="status">${t("areas.current", { title })}</p>`;
  if (state === "done") {
    return html`
      <p role="status">${t("areas.done", { title })}</p>
      <a class="button" href="/" @click=${(e) => { e.preventDefault(); location.assign("/"); }}>${t("areas.show")}</a>`;
  }
  const started = t("areas.started", { title });
  return html`
    <p role="status">${job.total ? t("areas.running", { title, done: bytes(job.bytes), total: bytes(job.total) }) : started}</p>
    <progress max=${job.total || 1} .value=${job.bytes} aria-label=${started}></progress>`;
}

// finder is where an area is looked for and added.
export const finder = (model) => html`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${t("areas.where")}</h2>
    <p class="hint">${t("areas.whereText")}</p>
    <place-search id="area" .label=${t("areas.search")} @choose=${({ detail }) => model.choose(detail.value)}></place-search>
    ${found(model)}
    ${progress(model)}
  </section>`;

function body(model) {
  if (model.loading.problem) return problem(model.loading.problem, model.loading.load);
  if (!model.areas) return skeleton(3);
  return html`
    ${finder(model)}
    ${wishes(model)}
    ${list(model)}`;
}

export default function areasScreen(page) {
  const model = new MapAreas(page);
  return {
    title: t("admin.map"),
    ready: model.loading.load(),
    view: () => html`${head(t("admin.map"), nothing, "/admin")}${body(model)}`,
  };
}
