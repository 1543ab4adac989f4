// Another user: their finds, and the friendship with them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { query } from "../api.js";
import { t } from "../i18n.js";
import { Person } from "./person.model.js";
import { answerButtons, askButton, blockItem, personMenu, unfriendItem, withdrawButton } from "./people.js";
import { findsOf, profileHead } from "./profile.js";
import { muteItem } from "../find/report.js";
import { reportItem } from "../find/reporting.js";
import { head, icon, problem, skeleton } from "../ui/ui.js";
import { nameOf } from "../names.js";

// friendshipButtons are what can be done about the friendship, if there is one.
function friendshipButtons({ user, friendship, hasAsked, loading }) {
  if (user.friendship === "none") return askButton(user, loading.load);
  if (!friendship) return nothing;
  if (friendship.status === "accepted") return nothing;
  return hasAsked ? answerButtons(friendship, user, loading.load) : withdrawButton(friendship, user, loading.load);
}

const profileLink = () => html`<a class="button quiet" href="/profile">${t("profile.title")}</a>`;
const listsLink = (user) => html`
  <a class="button quiet" href=${query("/lists", { user: user.id })}>${icon("feed")} ${t("lists.title")}</a>`;
const actions = (model) => (model.isMe ? profileLink() : [friendshipButtons(model), listsLink(model.user)]);

// moreMenu is what is rarely done: muting, ending the friendship, reporting and blocking.
function moreMenu(model, page) {
  const { user, friendship, loading } = model;
  if (!user || model.isMe) return nothing;
  const unfriend = friendship?.status === "accepted" ? [unfriendItem(friendship, user, loading.load)] : [];
  return personMenu(user, [
    muteItem(user, loading.load), ...unfriend, reportItem({ userId: user.id }), blockItem(user, () => page.go("/people")),
  ]);
}

const who = (model) => profileHead(model.user, {
  count: model.user.findCount, likes: model.user.likeCount,
  badge: model.user.friendship === "accepted" ? html`<span class="badge">${icon("check")} ${t("friend.friends")}</span>` : nothing,
  actions: actions(model),
});

function body(model) {
  const { problem: p, load } = model.loading;
  if (p?.code === "not_found") return html`<p class="empty">${t("person.gone")}</p>`;
  if (p) return problem(p, load);
  if (!model.user) return skeleton(3);
  return html`
    ${who(model)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${t("person.findsTitle")}</h2>
      ${findsOf(model, { title: t("person.none"), text: t("person.noneText", { name: nameOf(model.user) }) })}
    </section>`;
}

export default function personScreen(page) {
  const model = new Person(page);
  const title = () => (model.loading.problem ? t("person.title") : model.title);
  return {
    get title() { return model.title; },
    broad: true,
    ready: model.loading.load(),
    view: () => html`${head(title(), moreMenu(model, page), "/people")}${body(model)}`,
  };
}
