// The stream of notifications (server-sent events): open while somebody is signed in and the
// page is visible. Over HTTP/1.1 a browser has six connections to a server, and as many hidden
// tabs would take all of them.

import { noteLink, noteText, addUnread, recount } from "./notifications.js";
import { app, say } from "./store.js";

const firstWait = 1000; // ms before a refused stream is opened again; it doubles each time
const longestWait = 60000;

let source = null;
let userOf = ""; // the id of the user that the source is of
let wait = firstWait;
let timer = 0;

// startStream opens the stream, and from then on follows the user and the visibility.
export function startStream() {
  const look = () => {
    if (document.hidden || !app.get("user")) return close();
    open();
    recount();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("pagehide", close);
  addEventListener("pageshow", (e) => { if (e.persisted) look(); });
  app.subscribe("user", (user) => {
    if (user?.id !== userOf) restart();
    if (user) open();
  });
  if (app.get("user")) open();
}

// whenIdle calls a function once the page has come to rest.
function whenIdle(f) {
  const idle = globalThis.requestIdleCallback ?? ((g) => setTimeout(g, 500));
  if (document.readyState === "complete") idle(f);
  else addEventListener("load", () => idle(f), { once: true });
}

const open = () => whenIdle(connect);

function connect() {
  const user = app.get("user");
  if (!user || source || document.hidden) return;
  clearTimeout(timer);
  const s = new EventSource("/api/notifications/stream");
  source = s;
  userOf = user.id;
  let missed = wait !== firstWait; // what came since the last stream
  s.addEventListener("open", () => {
    if (missed) recount();
    missed = true;
    wait = firstWait;
  });
  s.addEventListener("error", () => {
    if (s === source && s.readyState === EventSource.CLOSED) retry(); // else the browser tries again by itself
  });
  s.addEventListener("notification", (e) => arrived(JSON.parse(e.data)));
  s.addEventListener("reset", recount);
}

function retry() {
  source = null;
  recount(); // which shows whether the session has ended
  timer = setTimeout(open, wait);
  wait = Math.min(2 * wait, longestWait);
}

function arrived(notification) {
  addUnread(1);
  say(noteText(notification), noteLink(notification));
  app.set("notification", notification);
}

// restart forgets the stream of a former user, and how often it was refused.
function restart() {
  close();
  wait = firstWait;
}

function close() {
  clearTimeout(timer);
  source?.close();
  source = null;
  userOf = "";
}
