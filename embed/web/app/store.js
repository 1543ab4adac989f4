// The state that all screens share, and who is notified of its changes. A screen keeps its
// own state in its model.

// createStore makes a store with initial values by name.
export function createStore(values) {
  const subscribers = new Set();
  return {
    get: (name) => values[name],
    // set changes a value and calls its subscribers, unless it is the same.
    set(name, value) {
      if (Object.is(values[name], value)) return;
      values[name] = value;
      for (const s of [...subscribers]) if (s.name === name || s.name === "*") s.f(value);
    },
    // subscribe calls a function with each new value of a name, or of all with "*". It returns
    // a function that ends this.
    subscribe(name, f) {
      const s = { name, f };
      subscribers.add(s);
      return () => subscribers.delete(s);
    },
  };
}

// app is the state of the client:
//   user          who is signed in, or null
//   unread        the number of unread notifications
//   notification  the one that has arrived last
//   message       {text, href}, to show in passing
//   cached        whether the last response came from the cache for reading offline
//   online        whether the browser has a network
//   refusal       why the identity provider's response led nowhere, until it is shown
export const app = createStore({ user: null, unread: 0, notification: null, message: null, cached: false, online: true, refusal: null });

// say shows a text in passing, with a link if there is one.
export const say = (text, href = "") => app.set("message", { text, href });
