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
//   openFind      the id of the find that is shown, or ""
//   openList      the id of the list that is shown, or ""
//   liveList      the list that the stream says has changed: {id}, with closed if the user no longer sees it
//   live          what the stream says of its comments: {findId} when it opens, with a comment that is
//                 new or has changed, or with deleted, the id of one
//   message       {text, href, action}, to show in passing, or null
//   cached        whether the last response came from the cache for reading offline
//   sessionsEnded how often the server has not known the session any more
//   online        whether the browser has a network
//   keptFinds     how many finds can be read without one, counted when there is none
//   outbox        the entries of the outbox, as outbox/outbox.model.js writes them
//   sent          what the outbox has sent last, {kind, id, path, result}
//   installPrompt how the browser offers to install Finds, or null
//   refusal       why the identity provider's response led nowhere, until it is shown
export const app = createStore({
  user: null, unread: 0, notification: null, openFind: "", openList: "", live: null, liveList: null, message: null, cached: false,
  sessionsEnded: 0, online: true, keptFinds: 0, outbox: [], sent: null, installPrompt: null, refusal: null,
});

// say shows a text in passing, with a link or an action, {text, run}, if there is one.
export const say = (text, href = "", action = null) => app.set("message", { text, href, action });
