// Long work is divided into tasks, between which the browser handles input and draws.

// message resolves when the browser delivers a message to this page, which it does not delay as it delays timers.
const message = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
});

// nextTask resolves in a task of its own, and where the browser can do that, ahead of those that are queued.
export const nextTask = () => globalThis.scheduler?.yield?.() ?? message();

// painted resolves in a task after the browser has drawn the page. While the page is hidden, it waits.
export const painted = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });

// after resolves to value in ms milliseconds.
export const after = (ms, value) => new Promise((resolve) => { setTimeout(resolve, ms, value); });
