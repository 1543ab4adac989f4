// Installing Finds as an app, where the browser offers that.

import { app } from "../store.js";

// startInstall keeps what the browser offers (a BeforeInstallPromptEvent), for when the user asks.
export function startInstall() {
  addEventListener("beforeinstallprompt", (e) => app.set("installPrompt", e));
  addEventListener("appinstalled", () => app.set("installPrompt", null));
}
