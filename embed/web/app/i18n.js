// Texts, dates and numbers in the user's language. Every text of the client is in
// text/<language>.js; English is complete, and stands in for what another language lacks.

import { language as chosenLanguage } from "./storage.js";

const languages = ["en", "de"];
let words = {};
let lang = "en";
let plural = null;

// language is the one in use, such as "en".
export const language = () => lang;
export const available = languages;

// locale is how dates and numbers are written: as in the first locale of the browser that is of
// the language in use.
const locale = () => navigator.languages.find((l) => l.split("-")[0] === lang) ?? lang;

// loadWords loads the texts of a language, or of the first one that the browser asks for.
export async function loadWords(chosen = chosenLanguage.get()) {
  const wish = chosen ? [chosen] : navigator.languages;
  lang = wish.map((l) => l.split("-")[0]).find((l) => languages.includes(l)) ?? "en";
  const [english, own] = await Promise.all(["en", lang].map((l) => import(`./text/${l}.js`)));
  words = { ...english.default, ...own.default };
  plural = new Intl.PluralRules(lang);
  document.documentElement.lang = lang;
}

// chooseLanguage loads another language and remembers it.
export function chooseLanguage(chosen) {
  chosenLanguage.set(chosen);
  return loadWords();
}

// t returns a text with values for the {names} in it. A text with forms, one and other, is
// chosen by n.
export function t(key, values = {}) {
  let text = words[key] ?? key;
  if (typeof text === "object") text = text[plural.select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => (name === "n" ? number(values.n) : values[name] ?? ""));
}

// atLeast says of a count that there may be more.
export const atLeast = (more, count) => (more ? t("map.atLeast", { what: count }) : count);

// explain says what happened, for people. The server's own words are for reasons that this page
// is too old to know.
export function explain(problem) {
  if (problem.text) return problem.text; // a problem of the page itself
  if (problem.code === "offline") return t(navigator.onLine ? "error.unreachable" : "error.offline");
  if (problem.code === "strange" || !problem.code) return t("error.strange", { status: problem.status ?? 0 });
  if (problem.errors?.length) return rule(problem.errors[0]);
  const key = `reason.${problem.reason}`;
  return (words[key] ? t(key, limit(problem.limit)) : problem.detail) + whenToRetry(problem.retryAfter);
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

export const number = (n) => format("NumberFormat").format(n);

// day is a date with its time, in full.
export const day = (iso) => format("DateTimeFormat", { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

const steps = [["second", 60], ["minute", 60], ["hour", 24], ["day", 7]];

// ago is a time as people say it: the distance within a week, a date before.
export function ago(iso) {
  let n = (new Date(iso) - Date.now()) / 1000;
  if (Math.abs(n) < 45) return t("time.now");
  for (const [unit, most] of steps) {
    if (Math.abs(n) < most) return format("RelativeTimeFormat", { numeric: "auto" }).format(Math.round(n), unit);
    n /= most;
  }
  return format("DateTimeFormat", { dateStyle: "medium" }).format(new Date(iso));
}

// distance is a length given in kilometres.
export function distance(km) {
  const [value, unit] = km < 1 ? [Math.round(km * 1000), "meter"] : [km, "kilometer"];
  return format("NumberFormat", { style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}

export const megabytes = (n) => format("NumberFormat", { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(n / 1048576);
