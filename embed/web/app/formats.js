// A worker that formats one number and one date of each kind. The first ones of a browser process
// take 30 ms, in which it loads the data of the locale; the page then finds that data loaded.

const locale = navigator.language;
const now = new Date();

new Intl.NumberFormat(locale).format(1);
new Intl.PluralRules(locale).select(1);
new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day");
new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(now);
new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(now);
close();
