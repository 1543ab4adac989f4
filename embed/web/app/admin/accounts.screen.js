// The accounts of the instance, for administrators.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Accounts, statuses } from "./accounts.model.js";
import { account } from "./accounts.js";
import { chip, head, icon, more, problem, skeleton } from "../ui/ui.js";

function onSubmit(event, model) {
  event.preventDefault();
  model.search();
}

const search = (model) => html`
  <form role="search" @submit=${(e) => onSubmit(e, model)}>
    <label for="account-search">${t("people.search")}</label>
    <div class="search">
      ${icon("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${model.text} @input=${(e) => model.type(e.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${t("admin.which")}>
    ${statuses.map((s) => chip(model.status === s, t(`admin.statuses.${s}`), () => model.choose(s)))}
  </div>`;

function list(model) {
  const { items, problem: p, load } = model.list;
  if (p) return problem(p, load);
  if (!items) return skeleton(4);
  if (!items.length) return html`<p class="soft" role="status">${t("admin.noAccounts")}</p>`;
  return html`
    <ul class="people" aria-label=${t("admin.people")}>${items.map((a) => account(model, a))}</ul>
    ${more(model.list)}`;
}

export default function accountsScreen(page) {
  const model = new Accounts(page);
  return {
    title: t("admin.people"),
    ready: model.list.load(),
    view: () => html`
      ${head(t("admin.people"), nothing, "/admin")}
      <section class="card">${search(model)}${list(model)}</section>`,
    close: () => model.close(),
  };
}
