// Another user: their finds, and the friendship with them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Person } from "../models/person.js";
import { row, whereLine } from "../parts/finds.js";
import { answerButtons, askButton, blockButton, unfriendButton, withdrawButton } from "../parts/people.js";
import { avatar, empty, head, icon, more, problem, skeleton } from "../parts/ui.js";

// friendshipButtons are what can be done about the friendship, if there is one.
function friendshipButtons({ user, friendship, hasAsked, loading }) {
  if (user.friendship === "none") return askButton(user, loading.load);
  if (!friendship) return nothing;
  if (friendship.status === "accepted") return unfriendButton(friendship, user, loading.load);
  return hasAsked ? answerButtons(friendship, user, loading.load) : withdrawButton(friendship, user, loading.load);
}

function actions(model, page) {
  if (model.isMe) return html`<a class="button quiet" href="/profile">${t("profile.title")}</a>`;
  return html`${friendshipButtons(model)}${blockButton(model.user, () => page.go("/people"))}`;
}

function finds({ finds: list, user }) {
  if (list.problem) return problem(list.problem, list.load);
  if (!list.items) return skeleton(3);
  if (!list.items.length) return empty(t("person.none"), t("person.noneText", { name: user.username }));
  return html`<ul class="rows">${list.items.map((f) => row(f, whereLine(f)))}</ul>${more(list)}`;
}

const who = (model, page) => html`
  <section class="card who">
    ${avatar(model.user, 96)}
    <div>
      <p>${t("person.finds", { n: model.user.findCount })}</p>
      ${model.user.friendship === "accepted"
        ? html`<p><span class="badge">${icon("check")} ${t("friend.friends")}</span></p>` : nothing}
      <p class="row actions">${actions(model, page)}</p>
    </div>
  </section>`;

function body(model, page) {
  const { problem: p, load } = model.loading;
  if (p?.code === "not_found") return html`<p class="empty">${t("person.gone")}</p>`;
  if (p) return problem(p, load);
  if (!model.user) return skeleton(3);
  return html`
    ${who(model, page)}
    <section class="card" aria-labelledby="finds">
      <h2 id="finds">${t("person.findsTitle")}</h2>
      ${finds(model)}
    </section>`;
}

export default function personScreen(page) {
  const model = new Person(page);
  const title = () => (model.loading.problem ? t("person.title") : model.title);
  return {
    get title() { return model.title; },
    ready: model.loading.load(),
    view: () => html`${head(title(), nothing, "/people")}${body(model, page)}`,
  };
}
