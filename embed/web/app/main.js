// Starts the client: what the server put into the page, then the texts, then the screen of the
// address.

import { assets } from "./config.js";
import { loadWords, prepare } from "./i18n.js";
import { startInstall } from "./settings/install.js";
import { watchKept } from "./kept.js";
import { onLater } from "./later.js";
import { startOutbox } from "./outbox/outbox.model.js";
import { match } from "./routes.js";
import { startRouter } from "./router.js";
import { loadScreen } from "./screens.js";
import { startSession } from "./session.js";
import { startStream } from "./stream.js";
import { nextTask } from "./tasks.js";
import { startTheme } from "./settings/theme.js";
import { register } from "./worker.js";

// Leaflet writes a few strings with innerHTML, and a worker or a script is made of an address.
// This accepts those alone; other texts never become markup or code. lit-html has a policy of
// its own, for its own templates.
globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (s) => (s === "<svg/>" || !/[<&]/.test(s) ? s : null),
  createScriptURL: (s) => (s === "/sw.js" || new URL(s, location).href.startsWith(assets.href) ? s : null),
});

new Worker(new URL("bundle/formats.js", assets), { type: "module" });
startTheme();
startInstall();
const boot = JSON.parse(document.getElementById("boot").textContent);
await loadWords();
if (boot.problem) await prepare(boot.problem);
await nextTask();
startSession(boot);
onLater(loadScreen);
startRouter(match, loadScreen);
await nextTask();
startStream();

// What waits to be sent, the worker, and the screens that every other leads to come last: what they fetch must not compete with
// the first page.
function startLate() {
  loadScreen("find").catch(() => {}); // the router says why when the user opens it
  startOutbox();
  watchKept();
  if ("serviceWorker" in navigator) register();
}
if (document.readyState === "complete") startLate();
else addEventListener("load", startLate, { once: true });
