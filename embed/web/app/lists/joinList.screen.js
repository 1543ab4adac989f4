// The link of a list: what it is, and the way into it.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { nameOf } from "../names.js";
import { avatar, head, problem, skeleton } from "../ui/ui.js";
import { JoinList } from "./members.model.js";

const invitation = (model, { owner, name, description, memberCount, role, joined }) => html`
  <section class="card stack">
    <p class="invited-by">${avatar(owner, 56)} <span>${t("lists.invitesYou", { name: nameOf(owner), list: name })}</span></p>
    ${description ? html`<p class="text" dir="auto">${description}</p>` : nothing}
    <p class="soft">
      ${memberCount > 1 ? html`${t("lists.count", { n: memberCount })} · ` : nothing}
      ${t("lists.joinAs", { role: t(`lists.role.${role}`) })}
    </p>
    ${joined ? html`<p class="row end"><a class="button main" href=${model.path}>${t("lists.open")}</a></p>` : html`
      <p class="hint">${t("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${() => model.join()}>${t("lists.join")}</button></p>`}
  </section>`;

const joinLink = (registration) => html` <a href="/join">${t(`signin.${registration}Link`)}</a>`;

function signInFirst() {
  const { registration } = config();
  return html`
    <section class="card stack">
      <p>${t("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${t("signin.action")}</a></p>
      <p class="below">${t(`signin.${registration}`)}${registration === "closed" ? nothing : joinLink(registration)}</p>
    </section>`;
}

function body(model) {
  if (!model.user) return signInFirst();
  if (model.problem?.code === "not_found") return html`<p class="empty">${t("lists.linkGone")}</p>`;
  if (model.problem) return problem(model.problem, model.load);
  return model.greeting ? invitation(model, model.greeting) : skeleton(2);
}

export default function joinListScreen(page) {
  const model = new JoinList(page, location.hash);
  return {
    get title() { return model.greeting?.name ?? t("lists.one"); },
    ready: model.load(),
    view: () => html`${head(model.greeting?.name ?? t("lists.one"), nothing, "/lists")}${body(model)}`,
  };
}
