// Another user: their finds, and the friendship with them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { query } from "../api.js";
import { t } from "../i18n.js";
import { Person } from "./person.model.js";
import { answerButtons, askButton, blockItem, personMenu, unfriendItem, withdrawButton } from "./people.js";
import { findsOf, listsLink, profileHead } from "./profile.js";
import { muteItem } from "../find/report.js";
import { reportItem } from "../find/reporting.js";
import { bell } from "../ui/bell.js";
import { backLink, icon, problem, skeleton } from "../ui/ui.js";
import { nameOf } from "../names.js";

// friendshipButtons are what can be done about the friendship, if there is one.
function friendshipButtons({ user, friendship, hasAsked, loading }) {
  if (user.friendship === "none") return askButton(user, loading.load);
  if (!friendship) return nothing;
  if (friendship.status === "accepted") return nothing;
  return hasAsked ? answerButtons(friendship, user, loading.load) : withdrawButton(friendship, user, loading.load);
}

const profileLink = () => html`<a class="button quiet" href="/profile">${t("profile.title")}</a>`;
const actions = (model) => (model.isMe ? profileLink() : friendshipButtons(model));

// moreMenu is what is rarely done: muting, ending the friendship, reporting and blocking.
function moreMenu(model, page) {
  const { user, friendship, loading } = model;
  if (!user || model.isMe) return nothing;
  const unfriend = friendship?.status === "accepted" ? [unfriendItem(friendship, user, loading.load)] : [];
  return personMenu(user, [
    muteItem(user, loading.load), ...unfriend, reportItem({ userId: user.id }), blockItem(user, () => page.go("/people")),
  ]);
}

const isFriend = ({ user, isMe }) => !isMe && user?.friendship === "accepted";

const friendBadge = () => html`<span class="badge">${icon("check")} ${t("friend.friends")}</span>`;

const who = (model) => profileHead(model.user, {
  title: model.loading.problem ? t("person.title") : model.title, finds: model.finds, figures: model.user ?? {},
  badge: isFriend(model) ? [friendBadge(), bell(`/api/users/${model.user.id}/news`, model.user.news, model.loading.load)] : nothing,
  actions: model.user ? [listsLink(query("/lists", { user: model.user.id })), actions(model)] : nothing,
});

function body(model) {
  const { problem: p, load } = model.loading;
  if (p?.code === "not_found") return html`<p class="empty">${t("person.gone")}</p>`;
  if (p) return problem(p, load);
  if (!model.user) return skeleton(3);
  return html`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${t("person.findsTitle")}</h2>
      ${findsOf(model, { title: t("person.none"), text: t("person.noneText", { name: nameOf(model.user) }) })}
    </section>`;
}

const bar = (model, page) => html`
  <div class="head">${backLink("/people")}<span class="grow"></span>${moreMenu(model, page)}</div>`;

export default function personScreen(page) {
  const model = new Person(page);
  return {
    get title() { return model.title; },
    broad: true,
    ready: model.loading.load(),
    view: () => html`${bar(model, page)}${who(model)}${body(model)}`,
  };
}
