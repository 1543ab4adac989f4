// What waits to be sent.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { instanceName } from "../config.js";
import { t } from "../i18n.js";
import { Waiting } from "./waiting.model.js";
import { pageOf, unsent } from "./outbox.model.js";
import { confirmDiscard } from "../ui/dialog.js";
import { empty, head, icon, skeleton } from "../ui/ui.js";

async function cancel(model, entry) {
  if (await confirmDiscard()) model.cancel(entry);
}

const kindOf = (entry) => t(entry.kind === "like" && !entry.on ? "outbox.unlike" : `outbox.${entry.kind}`);

// placeOf is the page that an entry is about: of a list, or of a find.
const placeOf = (entry) => pageOf(entry).replace(/^(\/lists\/[^/]+).*/, "$1");

const link = (entry) => html`<a class="strong" dir="auto" href=${placeOf(entry)}>${entry.title}</a>`;

// what is the text of an entry, or the find that it is about.
const what = {
  find: (entry) => html`<span class="strong" dir="auto">${entry.body.title}</span>`,
  comment: (entry) => html`<span class="what" dir="auto">${entry.body.content}</span><br>${link(entry)}`,
  like: link,
  entry: (entry) => html`<span class="what" dir="auto">${entry.body.note}</span><br>${link(entry)}`,
  add: link,
  drop: link,
};

const namesOf = ({ closed, lists }) => closed.map((id) => lists?.[id] || t("lists.one")).join(", ");

// closed is a find that was published, but not put into all lists.
const closed = (model, entry) => html`
  <li class="row between">
    <span class="grow">
      <a class="strong" dir="auto" href="/finds/${entry.id}">${entry.body.title}</a><br>
      <span>${t("outbox.closedLists", { lists: namesOf(entry) })}</span>
    </span>
    <button type="button" class="quiet" @click=${() => model.cancel(entry)}>${t("action.close")}</button>
  </li>`;

const item = (model, entry) => html`
  <li class="row between">
    <span class="grow">
      <span class="soft">${kindOf(entry)}</span><br>
      ${what[entry.kind](entry)}<br>
      ${entry.state === "refused" ? html`<span class="error">${entry.problem}</span>`
        : html`<span class="soft">${t("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${entry.state === "refused" ? html`
        <button type="button" class="quiet" @click=${() => model.retry(entry)}>${icon("retry")} ${t("action.retry")}</button>` : nothing}
      <button type="button" class="quiet" @click=${() => cancel(model, entry)}>${t("outbox.cancel")}</button>
    </span>
  </li>`;

function list(model) {
  if (!model.isLoaded) return skeleton(2);
  if (!model.entries.length) return empty(t("outbox.none"), t("outbox.noneText"), nothing, "send");
  const waits = unsent(model.entries).length > 0;
  return html`
    ${waits ? html`<p class="hint">${t("outbox.hint", { instance: instanceName() })}</p>` : nothing}
    <ul class="card people">${model.entries.map((entry) => (entry.state === "closed" ? closed : item)(model, entry))}</ul>
    ${waits ? html`<p class="row end"><button type="button" @click=${() => model.sendNow()}>${t("outbox.now")}</button></p>` : nothing}`;
}

export default function waitingScreen(page) {
  const model = new Waiting(page);
  return {
    title: t("outbox.title"),
    ready: model.load(),
    view: () => html`${head(t("outbox.title"), nothing, "/")}${list(model)}`,
  };
}
