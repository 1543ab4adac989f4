// Starts the client: what the server put into the page, then the texts, then the screen of the
// address.

import { loadWords } from "./i18n.js";
import { match } from "./routes.js";
import { startRouter } from "./router.js";
import { startSession } from "./session.js";
import { startStream } from "./stream.js";

// Leaflet writes a few strings with innerHTML, and a worker or a script is made of an address.
// This accepts those alone; other texts never become markup or code. lit-html has a policy of
// its own, for its own templates.
const assets = new URL("..", import.meta.url).href;
globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (s) => (s === "<svg/>" || !/[<&]/.test(s) ? s : null),
  createScriptURL: (s) => (s === "/sw.js" || new URL(s, location).href.startsWith(assets) ? s : null),
});

const boot = JSON.parse(document.getElementById("boot").textContent);
await loadWords();
startSession(boot);
startStream();
startRouter(match);

// The worker comes last: what it fetches must not compete with the first page.
if ("serviceWorker" in navigator) {
  const registerWorker = () => import("./worker.js").then((worker) => worker.register());
  if (document.readyState === "complete") registerWorker();
  else addEventListener("load", registerWorker, { once: true });
}
