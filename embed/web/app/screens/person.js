// Somebody else: their finds, and the friendship with them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { get, page as getPage, query } from "../api.js";
import { me } from "../session.js";
import { t } from "../i18n.js";
import { head, avatar, problem, skeleton, empty, icon, when } from "../ui.js";
import { row, more } from "../finds.js";
import { loader } from "../load.js";
import { paged } from "../list.js";
import { ask, answer, withdraw, unfriend, block } from "../people.js";

export default function personScreen(page) {
  const { id } = page.params;
  let profile = null;
  let friendship = null;
  const finds = paged(page, query("/api/finds", { userId: id, includePrivate: true, includeFriends: true, limit: 20 }));

  const found = loader(page, async () => {
    profile = await get(`/api/users/${id}`, { signal: page.signal });
    screen.title = profile.username;
    await Promise.all([finds.load(), findFriendship()]);
  });

  // findFriendship looks through one's own for the one with this person.
  async function findFriendship() {
    friendship = null;
    if (profile.friendship === "none") return;
    for (let next = query("/api/friends", { status: profile.friendship, limit: 100 }); next && !friendship;) {
      const got = await getPage(next, { signal: page.signal });
      friendship = got.items.find((f) => f.requesterId === id || f.addresseeId === id) ?? null;
      next = got.next;
    }
  }

  function actions() {
    if (id === me()?.id) return html`<a class="button quiet" href="/profile">${t("profile.title")}</a>`;
    const f = friendship;
    const can = profile.friendship === "none" ? ask(profile, found.load)
      : !f ? nothing
        : f.status === "accepted" ? unfriend(f, profile, found.load)
          : f.requesterId === id ? html`${answer(f, profile, "accept", found.load)}${answer(f, profile, "decline", found.load)}` : withdraw(f, profile, found.load);
    return html`${can}${block(profile, () => page.go("/people"))}`;
  }

  const list = () => {
    if (finds.problem) return problem(finds.problem, finds.load);
    if (!finds.items) return skeleton(3);
    if (!finds.items.length) return empty(t("person.none"), t("person.noneText", { name: profile.username }));
    return html`<ul class="rows">${finds.items.map((f) => row(f, html`${f.location.name} · ${when(f.createdAt)}`))}</ul>${more(finds)}`;
  };

  const screen = {
    title: t("person.title"),
    ready: found.load(),
    view: () => {
      if (found.problem) return html`${head(t("person.title"), nothing, "/people")}${found.problem.code === "not_found" ? html`<p class="empty">${t("person.gone")}</p>` : problem(found.problem, found.load)}`;
      if (!profile) return html`${head(t("person.title"), nothing, "/people")}${skeleton(3)}`;
      return html`${head(profile.username, nothing, "/people")}
        <section class="card who">${avatar(profile, 96)}
          <div><p>${t("person.finds", { n: profile.findCount })}</p>
            ${profile.friendship === "accepted" ? html`<p><span class="badge">${icon("check")} ${t("friend.friends")}</span></p>` : nothing}
            <p class="row actions">${actions()}</p></div></section>
        <section class="card" aria-labelledby="finds"><h2 id="finds">${t("person.findsTitle")}</h2>${list()}</section>`;
    },
  };
  return screen;
}
