// What the page has to do with its service worker.

import { t } from "./i18n.js";
import { say } from "./ui.js";

// register registers the worker and tells it the words that it needs when no
// page is open.
export async function register() {
  try {
    const kept = await caches.open("words");
    await kept.put("/words", Response.json({ title: t("push.fallbackTitle"), body: t("push.fallbackBody") }));
    const had = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (had) say(t("app.updated")); // its next page load has the new files
    });
    await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
  } catch {
    // Without one (private windows of some browsers) all works but offline reading and push.
  }
}
