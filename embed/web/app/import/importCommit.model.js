// One commit of an import, which waits while the server has had too many finds of its user in a minute.

import { post } from "../api.js";

const pause = 20; // seconds: one request publishes what there is room for then

const second = (signal) => new Promise((resolve, reject) => {
  const stop = () => {
    clearTimeout(timer);
    reject(signal.reason);
  };
  const timer = setTimeout(() => {
    signal.removeEventListener("abort", stop);
    resolve();
  }, 1000);
  signal.addEventListener("abort", stop, { once: true });
});

// postPatiently resolves to the import, or to null if stopped says so while it waits.
export async function postPatiently(path, body, { signal, stopped, tick = second, note = () => {} }) {
  for (;;) {
    try {
      return await post(path, body, { signal });
    } catch (p) {
      if (p.status !== 429) throw p;
      await note();
      for (let left = Math.max(pause, p.retryAfter); left > 0; left--) {
        if (stopped()) return null;
        await tick(signal);
      }
    }
  }
}
