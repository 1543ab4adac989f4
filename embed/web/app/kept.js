// How many finds can be read without a network: those whose answers the service worker keeps.

import { id } from "./address.js";
import { app } from "./store.js";

const answers = "private-answers"; // of sw/cache.js
const aFind = new RegExp(`^/api/finds/${id}$`);

async function count() {
  if (app.get("online") || !await globalThis.caches?.has(answers)) return;
  const kept = await (await caches.open(answers)).keys();
  app.set("keptFinds", kept.filter(({ url }) => aFind.test(new URL(url).pathname)).length);
}

// watchKept counts them whenever the network is gone.
export function watchKept() {
  app.subscribe("online", count);
  return count();
}
