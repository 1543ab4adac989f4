// A find as a card: its first photo, where it is, who found it, and what others think of it.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { signOf } from "../categories.js";
import { t, away, number } from "../i18n.js";
import { isByList } from "../find/audience.js";
import { categorySign } from "../find/categories.js";
import { likeButton, saveMenu } from "../find/findActions.js";
import { audienceBadge } from "../find/finds.js";
import { picture } from "../ui/picture.js";
import { avatar, icon, when } from "../ui/ui.js";
import { nameOf, placeName, repeats, shownPlace } from "../names.js";

const sizes = "(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw";

const cover = (f, eager) => html`
  <span class="cover c-${signOf(f.category).code}">
    ${f.media.length ? picture(f.media[0], { sizes, eager }) : categorySign(f.category)}
    ${f.media[0]?.type === "video" ? html`<span class="play">${icon("play")}</span>` : nothing}
    ${f.media.length > 1 ? html`<span class="counter">${t("feed.photos", { n: f.media.length })}</span>` : nothing}
  </span>`;

function place(f, km) {
  const says = [repeats(f, shownPlace(f)) ? "" : placeName(shownPlace(f)), km === undefined ? "" : away(km)].filter(Boolean);
  return says.length ? html`
    <span class="soft">${icon("pin")} <bdi>${says[0]}</bdi>${says[1] ? html` · ${says[1]}` : nothing}</span>` : nothing;
}

// byline says who has published a find, and when. isMixed says that the feed has finds of people who are not friends, too.
export const byline = (f, isMixed, more = nothing) => html`
  <span class="by">
    ${avatar(f.user, 28)} <span class="grow">${nameOf(f.user)} <span class="soft">· ${when(f.createdAt)}</span></span>
    ${isMixed && f.reason === "friend" ? html`<span class="badge">${t("feed.friend")}</span>` : nothing}
    ${f.reasonOf ? html`<span class="badge">${icon(f.reason === "list" ? "feed" : "map")} <bdi>${f.reasonOf.name}</bdi></span>` : nothing}
    ${more}
  </span>`;

// feedCard shows a find, km away if that is known, with the like of the user. save saves it for the user; eager loads its photo
// first; isMixed is as in byline.
export const feedCard = (f, liking, save, { km, eager, isMixed }) => html`
  <li class="feed-card">
    <a href="/finds/${f.id}">
      ${cover(f, eager)}
      <span class="about">
        <span class="name" dir="auto">${f.title}</span>
        ${place(f, km)}
        ${byline(f, isMixed, f.reason === "list" && isByList(f) ? nothing : audienceBadge(f))}
      </span>
    </a>
    <div class="acts">
      ${likeButton(liking, `like-${f.id}`)}
      <a class="act" href="/finds/${f.id}#comments" aria-label=${t("find.commentOn", { title: f.title })}>
        ${icon("comment")} ${f.commentCount ? html`<span>${number(f.commentCount)}</span>` : nothing}
      </a>
      <span class="grow"></span>
      ${saveMenu(f, save, `save-${f.id}`)}
    </div>
  </li>`;
