// What a browser calls itself, in words that people know.

import { t } from "./i18n.js";

const browsers = [["Edg", "Edge"], ["OPR", "Opera"], ["Firefox", "Firefox"], ["SamsungBrowser", "Samsung Internet"], ["Chrome", "Chrome"], ["Safari", "Safari"], ["curl", "curl"]];
const systems = [["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Windows", "Windows"], ["Mac OS", "macOS"], ["CrOS", "ChromeOS"], ["Linux", "Linux"]];

export function deviceName(agent) {
  const of = (list) => list.find(([sign]) => agent.includes(sign))?.[1];
  const browser = of(browsers);
  const system = of(systems);
  if (browser && system) return t("device.on", { browser, system });
  return browser ?? system ?? (agent.slice(0, 60) || t("device.unknown"));
}
