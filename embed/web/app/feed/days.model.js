// The feed by days: finds under "Today", "Yesterday", "This week" and "Earlier". Several by one person on one day are a group.

import { locale } from "../i18n.js";

const several = 3; // finds make a group
const most = 4; // finds that the card of a group shows

// startOf returns the beginning of a day in the time zone of the browser: the given number of days before a date.
const startOf = (date, days = 0) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - days);

// firstDay returns the day on which a week begins for the user, 0 for Sunday. Browsers that do not know it get Monday.
function firstDay() {
  const of = new Intl.Locale(locale());
  return ((of.getWeekInfo?.() ?? of.weekInfo)?.firstDay ?? 1) % 7;
}

// periods returns the periods of a feed with their beginnings, the last one first.
const periods = (now) => [
  ["today", startOf(now)], ["yesterday", startOf(now, 1)],
  ["week", startOf(now, (now.getDay() - firstDay() + 7) % 7)], ["earlier", -Infinity],
];

const dayOf = (find) => startOf(new Date(find.createdAt)).getTime();
const keyOf = (find) => `${dayOf(find)} ${find.user.id}`;

// together groups finds by person and day.
function together(finds) {
  const lists = new Map();
  for (const f of finds) lists.set(keyOf(f), [...lists.get(keyOf(f)) ?? [], f]);
  return lists;
}

// daysOf divides finds, the newest first, into periods: [{name, entries}]. An entry is a find, {find}, or a group, {key, finds,
// hasMore}, in the place of its newest find. With mayContinue, more finds may follow, and belong to groups of the last day.
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

// facesOf returns the finds that the card of a group shows, those with photos first, and the number of the others: {shown, rest}.
export function facesOf(finds) {
  const has = (f) => f.media.length > 0;
  const shown = [...finds.filter(has), ...finds.filter((f) => !has(f))].slice(0, most);
  return { shown, rest: finds.length - shown.length };
}
