// Registers the service worker.

import { instanceName } from "./config.js";
import { t } from "./i18n.js";
import { say } from "./store.js";

// register registers the worker and stores the words that it shows when no page is open.
export async function register() {
  try {
    const words = await caches.open("words");
    await words.put("/words", Response.json({ title: instanceName(), body: t("note.push") }));
    const controlled = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      const reload = { text: t("app.reload"), run: () => location.reload() }; // which has the new files
      if (controlled) say(t("app.updated", { instance: instanceName() }), "", reload);
    });
    await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
  } catch {
    // Without one (private windows of some browsers) all works but offline reading and push.
  }
}
