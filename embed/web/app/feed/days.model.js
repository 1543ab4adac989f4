// The feed by days: finds under "Today", "Yesterday", "This week" and "Earlier", and those of one person and one day together.

import { locale } from "../i18n.js";

const several = 3; // finds from which on they are one card
const most = 4; // finds that such a card shows

// startOf is the beginning of a day in the time zone of the browser, so many days before a date.
const startOf = (date, days = 0) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - days);

// firstDay is the day with which weeks begin where the user is, 0 for Sunday; Monday in browsers that do not know it.
function firstDay() {
  const of = new Intl.Locale(locale());
  return ((of.getWeekInfo?.() ?? of.weekInfo)?.firstDay ?? 1) % 7;
}

// periods are those of a feed at a time, each with its beginning, the last first.
const periods = (now) => [
  ["today", startOf(now)], ["yesterday", startOf(now, 1)],
  ["week", startOf(now, (now.getDay() - firstDay() + 7) % 7)], ["earlier", -Infinity],
];

const dayOf = (find) => startOf(new Date(find.createdAt)).getTime();
const keyOf = (find) => `${dayOf(find)} ${find.user.id}`;

// together are finds of one person and one day in lists, by the key of both.
function together(finds) {
  const lists = new Map();
  for (const f of finds) lists.set(keyOf(f), [...lists.get(keyOf(f)) ?? [], f]);
  return lists;
}

// daysOf are finds, the newest first, by period: [{name, entries}]. An entry is a find, {find}, or a group of several, {key, finds,
// hasMore}, where the newest of them is. With mayContinue there may be more finds after these, so that the groups of the last
// day may have more.
export function daysOf(finds, { now = new Date(), mayContinue = false } = {}) {
  const groups = together(finds);
  const lastDay = mayContinue && finds.length ? dayOf(finds.at(-1)) : NaN;
  const days = new Map();
  const starts = periods(now);
  for (const find of finds) {
    const group = groups.get(keyOf(find));
    const isOne = group.length >= several;
    if (isOne && group[0] !== find) continue;
    const entry = isOne ? { key: keyOf(find), finds: group, hasMore: dayOf(find) === lastDay } : { find };
    const at = new Date(find.createdAt);
    const [name] = starts.find(([, start]) => at >= start);
    days.set(name, [...days.get(name) ?? [], entry]);
  }
  return [...days].map(([name, entries]) => ({ name, entries }));
}

// facesOf are the finds that the card of a group shows, {shown, rest}, those with photos before others, and how many it does not.
export function facesOf(finds) {
  const has = (f) => f.media.length > 0;
  const shown = [...finds.filter(has), ...finds.filter((f) => !has(f))].slice(0, most);
  return { shown, rest: finds.length - shown.length };
}
