// The search of the map: for what matches a text besides places.

import { get, query } from "../api.js";
import { categories, categoryName } from "../categories.js";
import { pointOf } from "../geo.js";
import { t, plain } from "../i18n.js";
import { nameOf, placeName, repeats, shownPlace } from "../names.js";

const [mostFinds, mostPeople, shortestName] = [4, 2, 2];
const peopleRead = 20; // a few of them are proposed
const [nearby, mostFar] = [50, 3]; // km, and places that are further away

const namedCategories = (text) => categories().filter((c) => plain(categoryName(c)).startsWith(plain(text)))
  .map((c) => ({ kind: "category", value: c, name: categoryName(c), address: t("find.category") }));

const findRow = (f) => ({
  kind: "find", value: f.id, name: f.title, point: pointOf(shownPlace(f)),
  address: repeats(f, shownPlace(f)) ? "" : placeName(shownPlace(f)),
});
const personRow = (p) => ({ kind: "person", value: p.id, name: nameOf(p), address: t("search.person") });

// bestPeople are those of the people with a text in a name that are meant most likely.
function bestPeople(people, text) {
  const rank = (p) => {
    const names = [p.username, nameOf(p)].map(plain);
    const isFriend = p.friendship === "accepted";
    return 4 * Number(isFriend) + 2 * Number(names.includes(plain(text))) + Number(names.some((n) => n.startsWith(plain(text))));
  };
  return [...people].sort((a, b) => rank(b) - rank(a)).slice(0, mostPeople);
}

// searchEverything returns the function that proposes people, finds and categories for a text.
// Those that the server does not answer are left out.
export const searchEverything = (model) => async (text, { signal }) => {
  const { lat, lng } = model.view;
  const finds = query("/api/finds", { ...model.filters.flags, list: "", category: "", q: text, order: "best", lat, lng, limit: mostFinds });
  const people = query("/api/users", { q: text, limit: peopleRead });
  const [f, p] = await Promise.all([
    get(finds, { signal }).catch(() => []),
    [...text].length < shortestName ? [] : get(people, { signal }).catch(() => []),
  ]);
  return [...bestPeople(p, text).map(personRow), ...f.map(findRow), ...namedCategories(text)];
};

// nearFirst returns rows with what is here before places: those that are near, and of those far away,
// which a few letters name all over the world, only a few. distance(point) is in km, or undefined.
export const nearFirst = (distance) => (places, others) => {
  const isNear = (row) => distance(row.point) <= nearby;
  return [...others, ...places.filter(isNear), ...places.filter((row) => !isNear(row)).slice(0, mostFar)];
};
