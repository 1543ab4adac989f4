// Notifications: what they say and where they lead.

import { deviceName } from "../settings/device.js";
import { t } from "../i18n.js";
import { nameOf } from "../names.js";

// noteText says what a notification is about, in the user's language.
export const noteText = (n) => ownText[n.type]?.(n.data)
  ?? t(keyOf(n), {
    name: nameOf(n.actor ?? n.data), title: n.data.findTitle, list: n.data.listName, area: n.data.areaName, n: Number(n.data.count),
  });

// keyOf is the key of the text of a notification.
const keyOf = ({ type, data }) => (data.invited ? "note.joined" : `note.${type}`);

// actSigns are the icons of what administrators do to what the user has published.
export const actSigns = {
  find_hidden: "block", find_shown: "check", find_deleted: "trash",
  comment_hidden: "block", comment_shown: "check", comment_deleted: "trash", list_private: "lock",
};

// actOf is the act of a notification of one.
export const actOf = ({ kind, outcome }) => `${kind}_${outcome}`;

const sources = ["friends", "lists", "areas"];

// daily says how many finds are new, and where they come from.
function daily({ count, ...of }) {
  const only = sources.find((name) => of[name] === count);
  if (only) return t(`note.only.${only}`, { n: Number(count) });
  const parts = sources.filter((name) => of[name] !== "0").map((name) => t(`note.from.${name}`, { n: Number(of[name]) }));
  return t("note.daily_news", { n: Number(count), sources: parts.join(", ") });
}

// ownText are the texts of notifications of daily news, reports, of what administrators do and of their
// sign-in links.
const ownText = {
  daily_news: daily,
  streets_wished: ({ place }) => t("note.streetsWished", { place }),
  reported: ({ kind }) => t(`report.new.${kind}`),
  report_closed: ({ outcome, note }) => withNote(t(`report.closed.${outcome}`), note),
  link_used: ({ actor, device }) => t(actor ? "note.linkUsedBy" : "note.linkUsed", { actor, device: deviceName(device ?? "") }),
  moderated: (data) => withNote(t(`report.owner.${actOf(data)}`, { title: data.findTitle ?? data.listName }), data.note),
};

const withNote = (text, note) => (note ? `${text} ${t("report.because", { reason: note })}` : text);

// ownLinks are where these lead to.
const ownLinks = {
  reported: "/admin/reports", report_closed: "/notifications", link_used: "/settings/devices", streets_wished: "/admin/map",
  daily_news: "/feed",
};

// sourceOf is the friend, list or watched area that a notification of a new find comes from, or "".
export const sourceOf = ({ type, data }) => {
  const { listId, userId, watchId } = data;
  return { list_added: listId, friend_published: userId, area_published: watchId }[type] ?? "";
};

// groupLink is the path that notifications lead to that are shown as one.
export function groupLink([newest, ...others]) {
  if (!others.length || newest.type === "list_added" || !sourceOf(newest)) return noteLink(newest);
  return newest.type === "friend_published" ? `/people/${newest.data.userId}` : "/feed";
}

// Of these kinds it does not matter how often the same user did it.
const once = ["find_liked", "find_edited"];

// groupText says what notifications of one kind about one find are about, the newest first: who, and
// how many others or how often. more says that there were more than these.
export function groupText(items, more = false) {
  const [newest] = items;
  if (sourceOf(newest) && items.length > 1) {
    const { actor, data, type } = newest;
    return t(`note.${type}.many`, { name: nameOf(actor ?? data), list: data.listName, area: data.areaName, n: items.length });
  }
  const people = new Set(items.map((n) => n.data.userId));
  const values = { name: nameOf(newest.actor ?? newest.data), title: newest.data.findTitle };
  if (people.size > 1) return t(`note.${newest.type}.others`, { ...values, n: people.size - 1 });
  if (items.length === 1 || once.includes(newest.type)) return noteText(newest);
  return t(`note.${newest.type}.times`, { ...values, n: items.length, more });
}

// noteLink is the path that a notification leads to.
export function noteLink({ type, data: { findId, commentId, listId } }) {
  if (ownLinks[type]) return ownLinks[type];
  if (listId) return `/lists/${listId}`;
  if (!findId) return type === "moderated" ? "/notifications" : "/friends";
  return commentId ? `/finds/${findId}#comment-${commentId}` : `/finds/${findId}`;
}
