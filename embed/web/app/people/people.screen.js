// Friends, requests and blocks, and the search for users.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { People } from "./people.model.js";
import { answerButtons, askButton, blockItem, personMenu, unblockButton, unfriendItem, withdrawButton } from "./people.js";
import { blockedPerson, person } from "./row.js";
import { empty, head, icon, more, problem, skeleton } from "../ui/ui.js";
import { mayInvite } from "../session.js";

// standing is what can be done about a user that the search has found.
function standing(model, user) {
  if (model.isMe(user)) return html`<span class="soft">${t("people.you")}</span>`;
  if (user.friendship === "accepted") return html`<span class="badge">${icon("check")} ${t("friend.friends")}</span>`;
  if (user.friendship === "none") return askButton(user, model.reload);
  const request = model.requestOf(user);
  return request ? answerButtons(request, user, model.reload) : html`<span class="badge">${t("friend.pending")}</span>`;
}

function results(model) {
  const { found } = model;
  if (found.problem) return problem(found.problem, model.search);
  if (!found.items) return nothing;
  if (!found.items.length) return html`<p class="soft" role="status">${t("people.noMatch")}</p>`;
  return html`
    <ul class="people" aria-label=${t("people.results")}>${found.items.map((p) => person(p, standing(model, p), p))}</ul>
    ${more(found)}`;
}

function onSubmit(event, model) {
  event.preventDefault();
  model.search();
}

const search = (model) => html`
  <form class="card" role="search" @submit=${(e) => onSubmit(e, model)}>
    <label for="people-search">${t("people.search")}</label>
    <div class="search">
      ${icon("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${model.text} @input=${(e) => model.type(e.target.value)}>
    </div>
    ${results(model)}
  </form>`;

// section is a list of friendships with the buttons of each.
function section(model, name, buttons, row = person) {
  const list = model.lists[name];
  if (!list.items.length) return nothing;
  return html`
    <section class="card">
      <h2>${t(`people.${name}`)}</h2>
      <ul class="people">${list.items.map((f) => row(model.other(f), buttons(f, model.other(f)), f.other))}</ul>
      ${more(list)}
    </section>`;
}

const friendMenu = (model, f, p) => personMenu(p, [unfriendItem(f, p, model.reload), blockItem(p, model.reload)]);

const sections = (model) => html`
  ${section(model, "received", (f, p) => [answerButtons(f, p, model.reload), personMenu(p, [blockItem(p, model.reload)])])}
  ${section(model, "sent", (f, p) => withdrawButton(f, p, model.reload))}
  ${model.lists.accepted.items.length
    ? section(model, "accepted", (f, p) => friendMenu(model, f, p))
    : empty(t("people.none"), t("people.noneText"), nothing, "people")}
  ${section(model, "blocked", (f, p) => unblockButton(p, model.reload), blockedPerson)}`;

function friends(model) {
  if (model.problem) return problem(model.problem, model.load);
  return model.isLoaded ? sections(model) : skeleton(3);
}

const inviteLink = () => (mayInvite() ? html`<a class="button quiet" href="/invites">${icon("plus")} ${t("invites.invite")}</a>` : nothing);

export default function peopleScreen(page) {
  const model = new People(page);
  return {
    title: t("people.title"),
    ready: model.load(),
    view: () => html`${head(t("people.title"), inviteLink(), "/feed")}${search(model)}${friends(model)}`,
    close: () => model.close(),
  };
}
