// The help: the documents of this version, and the search in them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Help } from "./help.model.js";
import { linkRow } from "../ui/linkRow.js";
import { empty, focusOn, head, problem, skeleton } from "../ui/ui.js";
import { me } from "../session.js";

const inline = (parts) => parts.map((x) => (typeof x === "string" ? x : marks[x[0]](x)));

const marks = {
  b: ([, parts]) => html`<b>${inline(parts)}</b>`,
  i: ([, parts]) => html`<i>${inline(parts)}</i>`,
  code: ([, text]) => html`<code>${text}</code>`,
  a: ([, to, parts]) => (/^https?:/.test(to) ? html`<a href=${to} target="_blank" rel="noopener">${inline(parts)}</a>`
    : html`<a href=${to}>${inline(parts)}</a>`),
};

const item = (list) => html`<li>${list.length === 1 && list[0][0] === "p" ? inline(list[0][1]) : list.map(block)}</li>`;

const row = (cells, cell) => html`<tr>${cells.map(cell)}</tr>`;

const blocks = {
  h2: ([, id, parts]) => html`<h2 id=${id} tabindex="-1">${inline(parts)}</h2>`,
  h3: ([, id, parts]) => html`<h3 id=${id} tabindex="-1">${inline(parts)}</h3>`,
  p: ([, parts]) => html`<p>${inline(parts)}</p>`,
  pre: ([, text]) => html`<pre tabindex="0">${text}</pre>`,
  ul: ([, items]) => html`<ul>${items.map(item)}</ul>`,
  ol: ([, items]) => html`<ol>${items.map(item)}</ol>`,
  table: ([, [first, ...rest]]) => html`
    <div class="scrolls" tabindex="0"><table>
      <thead>${row(first, (c) => html`<th scope="col">${inline(c)}</th>`)}</thead>
      <tbody>${rest.map((cells) => row(cells, (c) => html`<td>${inline(c)}</td>`))}</tbody>
    </table></div>`,
};

const block = (b) => blocks[b[0]](b);

const entries = (list) => html`<ul class="people">${list.map((d) => linkRow(`/help/${d.name}`, "", d.title, "", d.language))}</ul>`;

const contents = ([first, ...rest]) => html`
  <section class="card">${entries([first])}</section>
  <section class="card">
    <h2>${t("help.running")}</h2>
    ${entries(rest)}
  </section>`;

function results(model) {
  const list = model.found;
  return html`
    <p class="unseen" role="status">${t("help.found", { n: list.length })}</p>
    ${list.length ? html`<section class="card"><ul class="people">${list.map(({ address, title, document, part }) => (
      linkRow(address, "", document.title === title ? title : `${document.title} › ${title}`, part, document.language)))}</ul></section>`
      : empty(t("help.none"), t("help.noneText"), nothing, "search")}`;
}

const overview = (model) => html`
  ${head(t("help.title"), nothing, me() ? "/settings" : "/sign-in")}
  <form role="search" @submit=${(e) => e.preventDefault()}>
    <label class="unseen" for="help-words">${t("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${t("help.search")} .value=${model.query}
      @input=${(e) => model.search(e.target.value)}>
  </form>
  ${model.query.trim() ? results(model) : contents(model.documents)}`;

const reader = ({ title, language, blocks: list }) => html`
  ${head(title, nothing, "/help")}
  <article class="card document" lang=${language}>${list.map(block)}</article>`;

const missing = () => html`${head(t("help.title"), nothing, "/help")}${empty(t("missing.title"), t("missing.text"), nothing, "search")}`;

function body(model, page) {
  if (model.loading.problem) return html`${head(t("help.title"), nothing, "/help")}${problem(model.loading.problem, model.loading.load)}`;
  if (!model.documents.length) return skeleton(6);
  if (!page.params.name) return overview(model);
  return model.document ? reader(model.document) : missing();
}

export default function helpScreen(page) {
  const model = new Help(page);
  return {
    get title() { return model.document?.title ?? t("help.title"); },
    ready: model.loading.load().then(() => (location.hash ? focusOn(location.hash.slice(1)) : null)),
    view: () => body(model, page),
  };
}
