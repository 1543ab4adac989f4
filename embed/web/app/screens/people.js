// Friends, requests and blocks, and the search for people.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { page as getPage, query } from "../api.js";
import { me } from "../session.js";
import { t, explain } from "../i18n.js";
import { head, problem, skeleton, empty, icon, say } from "../ui.js";
import { more } from "../finds.js";
import { person, ask, answer, withdraw, unfriend, block, unblock } from "../people.js";

const pause = 200; // ms after a letter before the server is asked

export default function people(page) {
  let lists = null; // {received, sent, accepted, blocked}, each {items, next}
  let found = null;
  let failed = null;
  let text = page.query.get("q") ?? "";
  let timer = 0;
  let turn = 0;
  const other = (f) => (f.requesterId === me()?.id ? f.addressee : f.requester);

  async function load() {
    failed = null;
    const of = (values) => getPage(query("/api/friends", values), { signal: page.signal });
    try {
      const [received, sent, accepted, blocked] = await Promise.all([
        of({ status: "pending", direction: "received" }), of({ status: "pending", direction: "sent" }), of({ status: "accepted" }), of({ status: "blocked" })]);
      lists = { received, sent, accepted, blocked };
    } catch (p) {
      if (p.name === "AbortError") return;
      failed = p;
    }
    page.update();
  }

  const again = () => Promise.all([load(), search()]);

  async function search() {
    const my = ++turn;
    if ([...text.trim()].length < 2) {
      found = null;
      return page.update();
    }
    try {
      const got = await getPage(query("/api/users", { q: text.trim() }), { signal: page.signal });
      if (my === turn) found = got;
    } catch (p) {
      if (p.name !== "AbortError" && my === turn) found = { items: [], next: "", problem: p };
    }
    page.update();
  }

  async function loadMore(list) {
    list.busy = true;
    page.update();
    try {
      const got = await getPage(list.next);
      Object.assign(list, { items: [...list.items, ...got.items], next: got.next });
    } catch (p) {
      say(explain(p));
    }
    list.busy = false;
    page.update();
  }

  const typed = (e) => {
    text = e.target.value;
    clearTimeout(timer);
    timer = setTimeout(search, pause);
  };

  // standing is what can be done about somebody whom the search has found.
  function standing(p) {
    if (p.id === me()?.id) return html`<span class="soft">${t("people.you")}</span>`;
    if (p.friendship === "accepted") return html`<span class="badge">${icon("check")} ${t("friend.friends")}</span>`;
    if (p.friendship === "none") return ask(p, again);
    const f = lists?.received.items.find((x) => x.requesterId === p.id);
    return f ? html`${answer(f, p, "accept", again)}${answer(f, p, "decline", again)}` : html`<span class="badge">${t("friend.pending")}</span>`;
  }

  const results = () => {
    if (!found) return nothing;
    if (found.problem) return problem(found.problem, search);
    if (!found.items.length) return html`<p class="soft" role="status">${t("people.nobody")}</p>`;
    return html`<ul class="people" aria-label=${t("people.results")}>${found.items.map((p) => person(p, standing(p)))}</ul>${more(found, () => loadMore(found))}`;
  };

  const section = (name, actions) => {
    const list = lists[name];
    return list.items.length ? html`<section class="card"><h2>${t(`people.${name}`)}</h2>
      <ul class="people">${list.items.map((f) => person(other(f), actions(f, other(f))))}</ul>${more(list, () => loadMore(list))}</section>` : nothing;
  };

  const friends = () => html`
    ${section("received", (f, p) => html`${answer(f, p, "accept", again)}${answer(f, p, "decline", again)}${block(p, again)}`)}
    ${section("sent", (f, p) => withdraw(f, p, again))}
    ${lists.accepted.items.length ? section("accepted", (f, p) => html`${unfriend(f, p, again)}${block(p, again)}`) : empty(t("people.none"), t("people.noneText"))}
    ${section("blocked", (f, p) => unblock(p, again))}`;

  const arrived = () => load();
  addEventListener("finds:notification", arrived);
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
      ${failed ? problem(failed, load) : lists ? friends() : skeleton(3)}`,
    close() {
      clearTimeout(timer);
      removeEventListener("finds:notification", arrived);
    },
  };
}
