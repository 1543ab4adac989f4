// Links by which the user shows finds to people without an account. The API calls them shares.

import { del, get, patch, post } from "../api.js";
import { categories } from "../categories.js";
import { copies } from "../clipboard.js";
import { t } from "../i18n.js";
import { paged } from "../list.js";
import { say } from "../store.js";
import { succeeds } from "../ui/attempt.model.js";
import { Form } from "../ui/form.model.js";

export const places = ["exact", "area", "hidden"]; // what a link shows of them
export const lives = ["", "1", "7", "30", "date"]; // days until a link ends, "" if it does not
const longest = 3650; // days

// kindOf is what a link shows: "find", "list" or "category".
export const kindOf = ({ findId, listId }) => (findId ? "find" : listId ? "list" : "category");

// placeOf is what a new link first shows of a place: no more than strangers on this server see.
export const placeOf = ({ isPublic, location }) => (isPublic && !location?.area ? "exact" : "area");

// daysTo counts the midnights until a date, written as date fields do: 2027-01-31.
export function daysTo(date, now = new Date()) {
  const [year, month, day] = date.split("-").map(Number);
  return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) / 86400000);
}

// dateAfter is the date after so many midnights, written in the same way.
export const dateAfter = (days, now = new Date()) =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10);

// daysOf returns the days until a link ends, null if it does not, or undefined if that stays as it is.
function daysOf({ life, until }) {
  if (life === "keep") return undefined;
  if (life === "") return null;
  const days = life === "date" ? daysTo(until) : Number(life);
  if (days >= 1 && days <= longest) return days;
  throw { code: "page", reason: "until", text: t("shares.untilBad") };
}

// passwordOf returns a password, null for none, or undefined if it stays as it is.
function passwordOf({ secret = "new", password }) {
  if (secret === "remove") return null;
  return secret === "new" && password ? password : undefined;
}

// bodyOf returns what a form sends. JSON leaves out what is undefined.
const bodyOf = (values) => ({
  title: values.title.trim(),
  place: values.place,
  area: values.place === "area" ? Number(values.area) : undefined,
  password: passwordOf(values),
  days: daysOf(values),
});

// targetOf is the category that the user has chosen, or typed.
const targetOf = ({ chosen, category }) => ({ category: chosen || category.trim() });

// offeredCategories returns what a link can show, [category, how many finds of the user have it]: first
// those that the user has used, the most used first.
export async function offeredCategories() {
  const used = (await get("/api/finds/categories")).filter((c) => c.ownCount).map((c) => [c.category, c.ownCount]);
  return [...used, ...categories().filter((code) => !used.some(([c]) => c === code)).map((code) => [code, 0])];
}

// ShareForm is the form of a new link to a target, {findId} or {listId} or one of the offered categories that
// is chosen in the form ("" if it is typed), or the form of a change. done is called with the link. Its
// members are what else the form shows.
export class ShareForm {
  constructor({ share = null, target = null, offered = [], place = "area", done }) {
    this.share = share;
    this.target = target;
    this.place = share?.place ?? place;
    this.life = share?.expiresAt ? "keep" : "";
    this.secret = share?.hasPassword ? "keep" : "new";
    this.offered = offered;
    this.chosen = offered[0]?.[0] ?? "";
    this.form = new Form({ send: async (values) => done(await this.#send(values)), fieldOf: { until: "until" } });
  }

  get kind() { return kindOf(this.share ?? this.target ?? {}); }

  // set takes what the user has chosen, and shows what follows from it.
  set(values) {
    Object.assign(this, values);
    this.form.update();
  }

  #send(values) {
    const body = bodyOf(values);
    if (this.share) return patch(`/api/shares/${this.share.id}`, body);
    return post("/api/shares", { ...this.target ?? targetOf(values), ...body, days: body.days ?? undefined });
  }
}

// addressOf is the whole address of a link.
export const addressOf = (share) => new URL(share.link, location.origin).href;

export const canSend = () => Boolean(navigator.share);

// copy puts a link on the clipboard, and returns whether the browser lets it.
export async function copy(share) {
  const copied = await copies(addressOf(share));
  if (copied) say(t("find.copied"));
  return copied;
}

// send hands a link to another app, and returns false if that failed.
export async function send(share, title) {
  try {
    await navigator.share({ title, url: addressOf(share) });
  } catch (e) {
    return e.name === "AbortError"; // the user has closed it
  }
  return true;
}

// Shares are the links of the user.
export class Shares {
  #page;

  constructor(page) {
    this.#page = page;
    this.list = paged(page, "/api/shares");
  }

  // take shows a link that is new or has changed.
  take(share) {
    const { items } = this.list;
    if (!items) return this.list.load();
    const isKnown = items.some((s) => s.id === share.id);
    this.list.items = isKnown ? items.map((s) => (s.id === share.id ? share : s)) : [share, ...items];
    return this.#page.update();
  }

  // offered are the categories that a new link can show, or null if they do not load.
  async offered() {
    let offered = null;
    await succeeds(offeredCategories().then((list) => { offered = list; }));
    return offered;
  }

  async revoke(share) {
    if (!await succeeds(del(`/api/shares/${share.id}`))) return;
    this.list.items = this.list.items.filter((s) => s.id !== share.id);
    say(t("shares.revoked"));
    this.#page.update();
  }
}
