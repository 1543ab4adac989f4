// Friends, requests and blocks, and the search for people.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { query } from "../api.js";
import { me } from "../session.js";
import { app } from "../store.js";
import { t } from "../i18n.js";
import { head, problem, skeleton, empty, icon } from "../ui.js";
import { more } from "../finds.js";
import { paged } from "../list.js";
import { person, hidden, ask, answer, withdraw, unfriend, block, unblock } from "../people.js";

const pause = 200; // ms after a letter before the server is asked

export default function people(page) {
  const friendships = (values) => paged(page, query("/api/friends", values));
  const lists = {
    received: friendships({ status: "pending", direction: "received" }), sent: friendships({ status: "pending", direction: "sent" }),
    accepted: friendships({ status: "accepted" }), blocked: friendships({ status: "blocked" }),
  };
  const all = Object.values(lists);
  let text = page.query.get("q") ?? "";
  const found = paged(page, () => query("/api/users", { q: text.trim() }));
  let timer = 0;
  const other = (f) => (f.requesterId === me()?.id ? f.addressee : f.requester);

  const load = () => Promise.all(all.map((l) => l.load()));
  const search = () => ([...text.trim()].length < 2 ? found.clear() : found.load());
  const again = () => Promise.all([load(), search()]);

  const typed = (e) => {
    text = e.target.value;
    clearTimeout(timer);
    timer = setTimeout(search, pause);
  };

  // standing is what can be done about a user that the search has found.
  function standing(p) {
    if (p.id === me()?.id) return html`<span class="soft">${t("people.you")}</span>`;
    if (p.friendship === "accepted") return html`<span class="badge">${icon("check")} ${t("friend.friends")}</span>`;
    if (p.friendship === "none") return ask(p, again);
    const f = lists.received.items?.find((x) => x.requesterId === p.id);
    return f ? html`${answer(f, p, "accept", again)}${answer(f, p, "decline", again)}` : html`<span class="badge">${t("friend.pending")}</span>`;
  }

  const results = () => {
    if (found.problem) return problem(found.problem, search);
    if (!found.items) return nothing;
    if (!found.items.length) return html`<p class="soft" role="status">${t("people.noMatch")}</p>`;
    return html`<ul class="people" aria-label=${t("people.results")}>${found.items.map((p) => person(p, standing(p)))}</ul>${more(found)}`;
  };

  const section = (name, actions, row = person) => {
    const list = lists[name];
    return list.items.length ? html`<section class="card"><h2>${t(`people.${name}`)}</h2>
      <ul class="people">${list.items.map((f) => row(other(f), actions(f, other(f))))}</ul>${more(list)}</section>` : nothing;
  };

  const friends = () => {
    const failed = all.find((l) => l.problem);
    if (failed) return problem(failed.problem, load);
    return all.every((l) => l.items) ? sections() : skeleton(3);
  };

  const sections = () => html`
    ${section("received", (f, p) => html`${answer(f, p, "accept", again)}${answer(f, p, "decline", again)}${block(p, again)}`)}
    ${section("sent", (f, p) => withdraw(f, p, again))}
    ${lists.accepted.items.length ? section("accepted", (f, p) => html`${unfriend(f, p, again)}${block(p, again)}`) : empty(t("people.none"), t("people.noneText"))}
    ${section("blocked", (f, p) => unblock(p, again), hidden)}`;

  const unsubscribe = app.subscribe("notification", load);
  if (text) search();

  return {
    title: t("people.title"),
    ready: load(),
    view: () => html`${head(t("people.title"))}
      <form class="card" role="search" @submit=${(e) => { e.preventDefault(); search(); }}>
        <label for="people-search">${t("people.search")}</label>
        <div class="search">${icon("search")}<input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false" .value=${text} @input=${typed}></div>
        ${results()}
      </form>
      ${friends()}`,
    close() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
