// Starts the client: what the server put into the page, then words, then the
// screen of the address.

import { match } from "./routes.js";
import { start as startRouter } from "./router.js";
import { begin, me } from "./session.js";
import { loadWords } from "./i18n.js";

// Leaflet writes a few strings with innerHTML, and a worker or a script is made
// of an address. This lets through those alone, and no other text ever becomes
// markup or code. lit-html has a policy of its own, for its own templates.
const assets = new URL("..", import.meta.url).href;
globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (s) => (s === "<svg/>" || !/[<&]/.test(s) ? s : null),
  createScriptURL: (s) => (s === "/sw.js" || new URL(s, location).href.startsWith(assets) ? s : null),
});

const boot = JSON.parse(document.getElementById("boot").textContent);
await loadWords();
begin(boot);
startRouter(match);

// The worker comes last: what it fetches must not compete with the first page.
if ("serviceWorker" in navigator) {
  const later = () => import("./worker.js").then((w) => w.register(Boolean(me())));
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
