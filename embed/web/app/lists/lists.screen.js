// The lists of finds of the user, or of another one.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { nameOf } from "../names.js";
import { Lists, newForm } from "./lists.model.js";
import { listCard, openListForm } from "./lists.js";
import { avatar, empty, head, icon, more, problem, skeleton } from "../ui/ui.js";

async function make(page) {
  let made = null;
  await openListForm((done) => newForm((list) => { made = list; done(); }));
  if (made) page.go(`/lists/${made.id}`);
}

const newButton = (page) => html`
  <button type="button" id="new-list" @click=${() => make(page)}>${icon("plus")} ${t("lists.new")}</button>`;

async function answer(page, model, list, accept) {
  if (await model.answer(list, accept)) page.go(`/lists/${list.id}`);
}

const invitation = (page, model, list) => html`
  <li class="row between">
    <span class="person">${avatar(list.user, 44)} <span>
      ${t("lists.invitesYou", { name: nameOf(list.user), list: list.name })}
      <span class="soft">${t(`lists.role.${list.role}`)}</span>
    </span></span>
    <span class="row actions">
      <button type="button" aria-label="${t("lists.join")}: ${list.name}" @click=${() => answer(page, model, list, true)}>
        ${t("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${t("lists.decline")}: ${list.name}" @click=${() => answer(page, model, list, false)}>
        ${t("lists.decline")}
      </button>
    </span>
  </li>`;

const invitations = (page, model) => (model.invitations.items?.length ? html`
  <section class="card">
    <h2>${t("lists.invitations")}</h2>
    <ul class="people">${model.invitations.items.map((l) => invitation(page, model, l))}</ul>
  </section>` : nothing);

// shared are the lists of others that the user is in.
const shared = ({ shared: list }) => (list.items?.length ? html`
  <section class="stack">
    <h2>${t("lists.shared")}</h2>
    <ul class="list-cards">${list.items.map(listCard)}</ul>${more(list)}
  </section>` : nothing);

function body({ lists, shared: others, isOwn }) {
  if (!lists.items || (!lists.items.length && (others.problem || others.items?.length))) return nothing;
  if (!lists.items.length) return empty(t("lists.none"), isOwn ? t("lists.noneText") : t("lists.noneOther"), nothing, "way");
  return html`<ul class="list-cards">${lists.items.map(listCard)}</ul>${more(lists)}`;
}

export default function listsScreen(page) {
  const model = new Lists(page);
  return {
    title: t("lists.title"),
    broad: true,
    ready: model.load(),
    view: () => html`
      ${head(t("lists.title"), model.isOwn ? newButton(page) : nothing, model.isOwn ? "/profile" : `/people/${page.query.get("user")}`)}
      ${model.problem ? problem(model.problem, model.load) : nothing}
      ${model.isLoaded ? [invitations(page, model), body(model), shared(model)] : skeleton(3)}`,
  };
}
