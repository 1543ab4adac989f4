// Finds as rows of lists: of a user, at a place, on the list of the map.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { query } from "../api.js";
import { categoryName, hasSign, signOf } from "../categories.js";
import { t, atLeast, away, number } from "../i18n.js";
import { me } from "../session.js";
import { audienceOf, isByList, listsOf, signOfAudience } from "./audience.js";
import { categorySign } from "./categories.js";
import { picture } from "../ui/picture.js";
import { chip, icon, more, problem, skeleton, when } from "../ui/ui.js";
import { areaNote, nameOf, placeName, repeats, shownPlace } from "../names.js";

// thumbnail is the first picture of a find, or an icon.
const thumbnail = (f) => html`
  <span class="thumb c-${signOf(f.category).code}">
    ${f.media.length ? picture(f.media[0], { thumb: true }) : categorySign(f.category)}
    ${f.media[0]?.type === "video" ? html`<span class="play">${icon("play")}</span>` : nothing}
  </span>`;

// audienceBadge says who sees a find that is not public.
export const audienceBadge = (f) => (f.isPublic ? nothing
  : html`<span class="badge">${icon(signOfAudience(f))} ${audienceName(f)}</span>`);

// audienceName says who sees a find: also the people of lists, as far as it is known which ones.
export function audienceName(f) {
  const lists = f.isPublic ? [] : listsOf(f).map((l) => l.name);
  if (isByList(f)) return lists.join(" + ") || t("find.audience.inList");
  return [t(`find.audience.${audienceOf(f)}`), ...lists].join(" + ");
}

// marked is a text of a find, if there is one, with the words of a search marked in it. The
// matches count code points.
export function marked(f, field, text) {
  const letters = Array.from(text);
  const parts = [];
  let from = 0;
  for (const m of f?.matches ?? []) {
    if (m.field !== field || m.start < from) continue;
    parts.push(letters.slice(from, m.start).join(""));
    parts.push(html`<mark>${letters.slice(m.start, m.start + m.length).join("")}</mark>`);
    from = m.start + m.length;
  }
  return from ? [...parts, letters.slice(from).join("")] : text;
}

// kindOf is the sign of the category of a find, and its name where the sign does not say it.
function kindOf(f) {
  if (!f.category) return nothing;
  if (!hasSign(f.category)) return html`<span><bdi>${marked(f, "category", f.category)}</bdi> ·</span>`;
  return html`${categorySign(f.category)}<span class="unseen">${categoryName(f.category)}</span>`;
}

// figure is a number with its sign, or nothing for 0.
export const figure = (n, sign, text) => (n ? html`
  <span class="figure">${icon(sign)} ${number(n)}<span class="unseen"> ${t(text, { n })}</span></span>` : nothing);

// findLink is a find as a link, with a line that says where or when.
export const findLink = (f, line) => html`
    <a class="find" href="/finds/${f.id}">
      ${thumbnail(f)}
      <span class="what">
        <span class="name" dir="auto">${marked(f, "title", f.title)}</span>
        <span class="soft meta">${kindOf(f)} <span class="line">${line}</span></span>
        <span class="soft marks">
          ${audienceBadge(f)}
          ${figure(f.likeCount, "heart", "find.likes")}
          ${figure(f.commentCount, "comment", "find.comments")}
        </span>
      </span>
    </a>`;

// row is findLink in a list.
export const row = (f, line) => html`<li>${findLink(f, line)}</li>`;

// byLine says who has published a find and when, and how many km away it is, if that is known.
const byLine = (f, km) => html`${nameOf(f.user)} · ${when(f.createdAt)}${km === undefined ? nothing : html` · ${away(km)}`}`;

// whereLine says where a find is and when it was published.
export const whereLine = (f) => (repeats(f, shownPlace(f)) ? when(f.createdAt)
  : html`<bdi>${placeName(shownPlace(f))}</bdi> · ${when(f.createdAt)}`);

const countOf = (l) => atLeast(l.moreFinds, t("map.finds", { n: l.findCount }));

const placeTitle = (l) => (l.area || l.find ? placeName(l) : marked(l.finds[0], "location", l.name));

// lineAt is byLine after the name of the place, unless the find has that for its title.
const lineAt = (l, f, km) => (repeats(f, l) ? byLine(f, km) : html`<bdi>${placeTitle(l)}</bdi> · ${byLine(f, km)}`);

const namedPlace = (l, go, km) => html`
  <section class="place">
    <h3>
      <button type="button" class="link" dir="auto" @click=${() => go(l)}>${placeTitle(l)}</button>
      <span class="soft">
        ${km === undefined ? nothing : away(km)}
        ${l.findCount > l.finds.length ? countOf(l) : nothing}
      </span>
    </h3>
    ${l.find ? html`<p class="soft">${areaNote(l.find, l.find.userId === me()?.id)}</p>` : nothing}
    <ul class="rows">${l.finds.map((f) => row(f, byLine(f)))}</ul>
  </section>`;

// placeWithFinds shows a location and its newest finds; its name calls go. One with a single find is a row. km is how far it
// is from the user, or undefined.
export const placeWithFinds = (l, go, km) => (l.findCount === 1 && l.finds.length === 1 && !l.find
  ? html`<section class="place"><ul class="rows">${row(l.finds[0], lineAt(l, l.finds[0], km))}</ul></section>` : namedPlace(l, go, km));

const categoryChips = (panel) => (panel.categories.length < 2 ? nothing : html`
  <div class="chips" role="group" aria-label=${t("find.category")}>
    ${panel.categories.map((c) => chip(c === panel.category, categoryName(c), () => panel.choose(c)))}
  </div>`);

function findsHere({ finds, more: onMore }) {
  if (finds.problem) return problem(finds.problem, finds.load);
  if (!finds.items) return skeleton(4);
  return html`<ul class="rows">${finds.items.map((f) => row(f, byLine(f)))}</ul>${more({ ...finds, more: onMore })}`;
}

// openedPlace shows the finds at the location of a panel, page by page, and where there are many those of a category alone.
export function openedPlace(panel) {
  const l = panel.place;
  return html`
    <p class="soft">${countOf(l)}</p>
    ${categoryChips(panel)}
    ${findsHere(panel)}
    ${l.area ? nothing : html`<a class="button" href=${query("/new", { place: l.id })}>${icon("plus")} ${t("map.addHere")}</a>`}`;
}
