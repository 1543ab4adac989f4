// Texts, dates and numbers in the user's language. Every text of the client is in
// text/<language>.js, in <language>.more.js or <language>.rare.js for screens that load later, or in <language>.refused.js for
// refusals that are seldom met; English is complete, and stands in for what another language lacks.

import { language as chosenLanguage, units as chosenUnits } from "./storage.js";

const languages = ["en", "de"];

// languageNames are what the languages call themselves.
export const languageNames = { en: "English", de: "Deutsch" };

const parts = new Map([["", null]]); // of the texts, with what resolves once they are loaded
let words = {};
let lang = "en";
let plural = null;

// language is the one in use, such as "en".
export const language = () => lang;
export const available = languages;

// locale is how dates and numbers are written: as in the first locale of the browser that is of
// the language in use.
export const locale = () => navigator.languages.find((l) => l.split("-")[0] === lang) ?? lang;

// read returns the texts of a part.
async function read(part) {
  const files = await Promise.all(["en", lang].map((l) => import(`./text/${l}${part}.js`)));
  return Object.assign({}, ...files.map((file) => file.default));
}

// loadWords loads the texts of a language, or of the first one that the browser asks for.
export async function loadWords(chosen = chosenLanguage.get()) {
  const wish = chosen ? [chosen] : navigator.languages;
  lang = wish.map((l) => l.split("-")[0]).find((l) => languages.includes(l)) ?? "en";
  let texts;
  do texts = await Promise.all([...parts.keys()].map(read)); while (texts.length < parts.size); // which load has added meanwhile
  words = Object.assign({}, ...texts);
  plural = new Intl.PluralRules(lang);
  document.documentElement.lang = lang;
}

// load adds a part to the texts, once.
function load(part) {
  if (!parts.has(part)) parts.set(part, addWords(part));
  return parts.get(part);
}

async function addWords(part) {
  const before = lang;
  try {
    const added = await read(part);
    if (lang === before) words = { ...words, ...added }; // or else loadWords adds it
  } catch (e) {
    parts.delete(part);
    throw e;
  }
}

// loadMoreWords loads the texts of more.js.
export const loadMoreWords = () => load(".more");

// loadAllWords loads the texts of all screens.
export const loadAllWords = () => Promise.all([load(".more"), load(".rare")]);

// prepare loads the texts with which explain says what a problem is, if they are not there yet. Where that fails, explain has the
// words of the server.
export async function prepare({ reason, errors = [] }) {
  const keys = errors.map((e) => `rule.${e.rule}`);
  if (reason) keys.push(`reason.${reason}`);
  if (!keys.every((key) => words[key])) await load(".refused").catch(() => {});
}

// chooseLanguage loads another language and remembers it.
export function chooseLanguage(chosen) {
  chosenLanguage.set(chosen);
  return loadWords();
}

// isolated is a name for use in a text. One that is written from right to left would reorder the marks and
// numbers around it, unless it is between the characters that isolate it.
const rightToLeft = /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
const isolated = (name) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

// stored is a text without these characters, which the server takes for controls.
export const stored = (text) => text.replace(/[\u2068\u2069]/g, "");

// t returns a text with values for the {names} in it. A text with forms, one and other, is
// chosen by n, which may be more.
export function t(key, values = {}) {
  let text = words[key] ?? key;
  if (typeof text === "object") text = text[plural.select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => (
    name === "n" ? number(values.n) + (values.more ? "+" : "") : isolated(values[name] ?? "")));
}

// atLeast says of a count that there may be more.
export const atLeast = (more, count) => (more ? t("map.atLeast", { what: count }) : count);

// explain says what happened, for people. The server's own words are for reasons that this page
// is too old to know.
export function explain(problem) {
  if (problem.text) return problem.text; // a problem of the page itself
  if (problem.code === "offline") {
    const reason = t(navigator.onLine ? "error.unreachable" : "error.offline");
    return problem.unsent ? `${reason} ${t("error.unsent")}` : reason;
  }
  if (problem.code === "strange" && problem.status === 413) return t("error.proxyLimit");
  if (problem.code === "strange" || !problem.code) return t("error.strange", { status: problem.status ?? 0 });
  if (problem.errors?.length) return rule(problem.errors[0]);
  const key = `reason.${problem.reason}`;
  if (problem.until) return t("error.suspendedUntil", { note: problem.note, date: day(problem.until) });
  if (problem.note) return t(key, { note: problem.note });
  const where = problem.line ? ` ${t("error.position", { line: number(problem.line), column: number(problem.column) })}` : "";
  return (words[key] ? t(key, limit(problem.limit)) + where : problem.detail) + whenToRetry(problem.retryAfter);
}

// whenToRetry says when to try again, after so many seconds; nothing without any.
function whenToRetry(seconds) {
  if (!seconds) return "";
  return " " + (seconds > 1 ? t("error.wait", { time: duration(seconds) }) : t("error.soon"));
}

// duration is a number of seconds in the largest unit of which there are at least two.
function duration(seconds) {
  const [value, unit] = seconds < 120 ? [seconds, "second"] : seconds < 7200 ? [seconds / 60, "minute"] : [seconds / 3600, "hour"];
  return format("NumberFormat", { style: "unit", unit, unitDisplay: "long" }).format(Math.ceil(value));
}

// rule says which rule a field breaks.
export function rule(field) {
  const key = `rule.${field.rule}`;
  return t(words[key] ? key : "rule.other", limit(field.limit));
}

// limit is what a text may say of a limit: as a number, or as a size of so many bytes.
const limit = (n = 0) => ({ n, size: megabytes(n) });

// formats are those of the locale so far: to make one takes milliseconds, and a list has a
// hundred figures and dates.
const formats = new Map();
function format(kind, options = {}) {
  const key = `${locale()} ${kind} ${Object.values(options)}`;
  if (!formats.has(key)) formats.set(key, new Intl[kind](locale(), options));
  return formats.get(key);
}

// plain is a text in lower case and without accents, to compare what people type.
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// together is a list of texts as a part of a sentence.
export const together = (texts) => format("ListFormat", { type: "conjunction" }).format(texts);

export const number = (n) => format("NumberFormat").format(n);

// day is a date with its time, in full.
export const day = (iso) => format("DateTimeFormat", { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

// date is a date without its time.
export const date = (iso) => format("DateTimeFormat", { dateStyle: "medium" }).format(new Date(iso));

const steps = [["second", 60], ["minute", 60], ["hour", 24], ["day", 7]];

const dayLength = 864e5; // ms

// ago is a time as people say it: the distance within a week, a date before. Of one that is known to the day, as the server
// begins it, that is today, yesterday and so on.
export function ago(iso, isDay = false) {
  const at = (time) => (isDay ? Math.floor(new Date(time) / dayLength) : new Date(time) / 1000);
  let n = Math.min(0, at(iso) - at(Date.now())); // this clock may be behind that of the server
  if (!isDay && Math.abs(n) < 45) return t("time.now");
  for (const [unit, most] of isDay ? steps.slice(-1) : steps) {
    if (Math.abs(n) < most) return format("RelativeTimeFormat", { numeric: "auto" }).format(Math.round(n), unit);
    n /= most;
  }
  return date(iso);
}

const milesPerKm = 0.621371;
const feetPerMile = 5280;
const ofMiles = ["US", "GB", "LR", "MM"]; // regions where roads are measured in miles

// units are those that the user has chosen, or else those of the region of the browser.
export const units = () => chosenUnits.get() ?? (ofMiles.includes(new Intl.Locale(locale()).region) ? "mi" : "km");

// kilometers is a length in the units of the user.
export const kilometers = (length) => (units() === "mi" ? Math.round((1000 * length) / milesPerKm) / 1000 : length);

function inMiles(km) {
  const miles = km * milesPerKm;
  return miles < 0.1 ? [10 * Math.round((miles * feetPerMile) / 10), "foot"] : [miles, "mile"];
}

// distance is a length given in kilometres, in the units of the user.
export function distance(km) {
  const [value, unit] = units() === "mi" ? inMiles(km) : km < 1 ? [Math.round(km * 1000), "meter"] : [km, "kilometer"];
  return format("NumberFormat", { style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}

// roughly is the size of an area given in kilometres; in miles, whole ones or half of one.
export function roughly(km) {
  if (units() !== "mi") return distance(km);
  const parts = km * milesPerKm < 2 ? 2 : 1; // of a mile
  return distance(Math.round(parts * km * milesPerKm) / parts / milesPerKm);
}

// away is how far a point is from the user, to the accuracy of what a device knows of its place.
export function away(km) {
  const least = units() === "mi" ? 150 / feetPerMile / milesPerKm : 0.05;
  return km < least ? t("map.under", { distance: distance(least) }) : distance(km);
}

export const megabytes = (n) => format("NumberFormat", { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(n / 1048576);

// bytes is a size in megabytes, or from a gigabyte in those.
export const bytes = (n) => (n < 2 ** 30 ? megabytes(n)
  : format("NumberFormat", { style: "unit", unit: "gigabyte", maximumFractionDigits: 1 }).format(n / 2 ** 30));
