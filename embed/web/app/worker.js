// Registers the service worker.

import { t } from "./i18n.js";
import { say } from "./store.js";

// register registers the worker and stores the words that it shows when no page is open.
export async function register() {
  try {
    const words = await caches.open("words");
    await words.put("/words", Response.json({ title: t("push.fallbackTitle"), body: t("push.fallbackBody") }));
    const controlled = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (controlled) say(t("app.updated")); // its next page load has the new files
    });
    await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
  } catch {
    // Without one (private windows of some browsers) all works but offline reading and push.
  }
}
