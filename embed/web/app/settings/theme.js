// The colours of the client: those of the system, or the ones that the user has chosen.

import { theme as chosen } from "../storage.js";

export const themes = ["system", "light", "dark"];

const darkSystem = () => matchMedia("(prefers-color-scheme: dark)");
const bars = {}; // the colours around the page, by scheme, as the server wrote them into it
const schemeOf = (meta) => (meta.media.includes("dark") ? "dark" : "light");
const metas = () => [...document.querySelectorAll("meta[name=theme-color]")];
const listeners = new Set();

// theme is what the user has chosen.
export const theme = () => (themes.includes(chosen.get()) ? chosen.get() : "system");

export const isDark = () => (theme() === "system" ? darkSystem().matches : theme() === "dark");

function apply() {
  document.documentElement.dataset.theme = theme();
  for (const meta of metas()) meta.content = bars[theme() === "system" ? schemeOf(meta) : theme()];
  for (const f of listeners) f();
}

// startTheme applies the theme, and follows the system from then on.
export function startTheme() {
  for (const meta of metas()) bars[schemeOf(meta)] = meta.content;
  apply();
  darkSystem().addEventListener("change", apply);
}

export function chooseTheme(name) {
  chosen.set(name);
  apply();
}

// onTheme calls a function after each change of the colours. It returns a function that ends
// this.
export function onTheme(f) {
  listeners.add(f);
  return () => listeners.delete(f);
}
