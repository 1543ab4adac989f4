// What a browser calls itself, in words that people know.

import { t } from "../i18n.js";

// The sign of each in a User-Agent, with its name. The first that is found counts: browsers name
// others whose sites they can show.
const browsers = [
  ["Edg", "Edge"], ["OPR", "Opera"], ["Firefox", "Firefox"], ["SamsungBrowser", "Samsung Internet"],
  ["Chrome", "Chrome"], ["Safari", "Safari"], ["curl", "curl"],
];
const systems = [
  ["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Windows", "Windows"],
  ["Mac OS", "macOS"], ["CrOS", "ChromeOS"], ["Linux", "Linux"],
];

const isIOS = () => /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);

// isInstalled tells whether the page is shown as an app.
export const isInstalled = () => matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

// needsHomeScreen tells whether users add the page to the home screen by hand, before which iOS has
// no push notifications for it.
export const needsHomeScreen = () => isIOS() && !isInstalled();

// deviceName names the browser and the system of a User-Agent.
export function deviceName(agent) {
  const find = (list) => list.find(([sign]) => agent.includes(sign))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return t("device.on", { browser, system });
  return browser ?? system ?? (agent.slice(0, 60) || t("device.unknown"));
}
