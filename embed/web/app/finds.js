// Finds as rows of lists: on the map's list, of a person, at a place.

import { html, nothing } from "../lib/lit-html/lit-html.js";
import { query } from "./api.js";
import { t, number, distance } from "./i18n.js";
import { icon, picture, when } from "./ui.js";

// thumb is the first picture of a find, or what stands for none.
const thumb = (f) => html`<span class="thumb">${f.media.length ? picture(f.media[0], { thumb: true }) : icon("pin")}
  ${f.media[0]?.type === "video" ? html`<span class="play">${icon("play")}</span>` : nothing}</span>`;

// secret says in words that not everybody sees a find.
export const secret = (f) => (f.isPublic ? nothing : html`<span class="badge">${icon("lock")} ${t("find.friendsOnly")}</span>`);

// marked is a text of a find, if there is one, with the words of a search marked
// in it.
export function marked(f, field, text) {
  const letters = Array.from(text); // matches count code points
  const parts = [];
  let from = 0;
  for (const m of f?.matches ?? []) {
    if (m.field !== field || m.start < from) continue;
    parts.push(letters.slice(from, m.start).join(""), html`<mark>${letters.slice(m.start, m.start + m.length).join("")}</mark>`);
    from = m.start + m.length;
  }
  return from ? [...parts, letters.slice(from).join("")] : text;
}

// row is a find as a link, with a line that says where or when.
export const row = (f, line) => html`
  <li><a class="find" href="/finds/${f.id}">
    ${thumb(f)}
    <span class="what">
      <span class="name">${marked(f, "title", f.title)}</span>
      <span class="soft">${line}</span>
      <span class="soft marks">${f.category ? html`<span class="badge">${marked(f, "category", f.category)}</span>` : nothing}${secret(f)}
        ${f.likeCount ? html`<span class="figure">${icon("heart")} ${number(f.likeCount)}<span class="unseen"> ${t("find.likes", { n: f.likeCount })}</span></span>` : nothing}
        ${f.commentCount ? html`<span class="figure">${icon("comment")} ${number(f.commentCount)}<span class="unseen"> ${t("find.comments", { n: f.commentCount })}</span></span>` : nothing}</span>
    </span></a></li>`;

// byLine says who has published a find and when.
export const byLine = (f) => html`${f.user.username} · ${when(f.createdAt)}`;

// more is the button for the next page of a list.
export const more = (list) => (list.next
  ? html`<button class="quiet more" type="button" aria-busy=${list.busy ? "true" : "false"} @click=${list.more}>${t("action.more")}</button>` : nothing);

// atLeast says of a count that there may be more.
export const atLeast = (some, what) => (some ? t("map.atLeast", { what }) : what);

// placeWithFinds shows a location and its newest finds; its name calls go.
export const placeWithFinds = (l, go) => html`
  <section class="place">
    <h3><button type="button" class="link" @click=${() => go(l)}>${marked(l.finds[0], "location", l.name)}</button>
      <span class="soft">${l.distance === undefined ? nothing : distance(l.distance)} ${l.findCount > l.finds.length ? atLeast(l.moreFinds, t("map.finds", { n: l.findCount })) : nothing}</span></h3>
    <ul class="rows">${l.finds.map((x) => row(x, byLine(x)))}</ul>
  </section>`;

// openedPlace shows a location with all its finds and a button to close it.
export const openedPlace = (l, close) => html`
  <div class="row between"><h2 id="place-title" tabindex="-1">${l.name}</h2>
    <button type="button" class="round" aria-label=${t("action.close")} @click=${close}>${icon("close")}</button></div>
  <p class="soft">${atLeast(l.moreFinds, t("map.finds", { n: l.findCount }))}</p>
  <ul class="rows">${l.finds.map((x) => row(x, byLine(x)))}</ul>
  <a class="button" href=${query("/new", { place: l.id })}>${icon("plus")} ${t("map.addHere")}</a>`;
