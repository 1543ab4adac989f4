// The stream of notifications, and of what happens to the find or the list that is shown (server-sent events):
// open while somebody is signed in and the page is visible. Over HTTP/1.1 a browser has six
// connections to a server, and as many hidden tabs would take all of them.

import { query } from "./api.js";
import { quietly } from "./later.js";
import { addUnread, recount } from "./notifications/notifications.js";
import { app } from "./store.js";

const firstWait = 1000; // ms before a refused stream is opened again; it doubles each time
const longestWait = 60000;

let source = null;
let userOf = ""; // the id of the user that the source is of
let findOf = ""; // the id of the find whose comments it sends, or ""
let refusedFind = ""; // the id of the last find without a stream
let listOf = ""; // the id of the list whose changes it sends, or ""
let refusedList = ""; // the id of the last list without a stream
let hasMissed = false; // whether notifications may have come without a stream
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
  app.subscribe("openFind", (find) => {
    if (find && find !== findOf) restart();
    if (find) open();
  });
  app.subscribe("openList", (list) => {
    if (list && list !== listOf) restart();
    if (list) open();
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
  findOf = refusedFind === app.get("openFind") ? "" : app.get("openFind");
  const find = findOf;
  listOf = refusedList === app.get("openList") ? "" : app.get("openList");
  const list = listOf;
  const s = new EventSource(query("/api/notifications/stream", { find, list }));
  source = s;
  userOf = user.id;
  s.addEventListener("open", () => {
    if (hasMissed) recount();
    if (hasMissed && list) app.set("liveList", { id: list });
    hasMissed = true;
    wait = firstWait;
    refusedFind = "";
    refusedList = "";
    if (find) app.set("live", { findId: find });
  });
  s.addEventListener("error", () => {
    if (s === source && s.readyState === EventSource.CLOSED) retry(); // else the browser tries again by itself
  });
  s.addEventListener("comment", (e) => app.set("live", { findId: find, comment: JSON.parse(e.data) }));
  s.addEventListener("comment-deleted", (e) => app.set("live", { findId: find, deleted: JSON.parse(e.data).id }));
  s.addEventListener("list", (e) => app.set("liveList", JSON.parse(e.data)));
  s.addEventListener("list-closed", (e) => {
    listOf = ""; // so that a stream opens again for who joins again
    app.set("liveList", { ...JSON.parse(e.data), closed: true });
  });
  s.addEventListener("notification", (e) => arrived(JSON.parse(e.data)));
  s.addEventListener("reset", recount);
}

// retry opens a refused stream again, and without the find and the list if the server itself has refused it: the user
// may no longer see them.
function retry() {
  const [find, list] = [findOf, listOf];
  source = null;
  hasMissed = true;
  recount().then((answers) => { // which also shows whether the session has ended
    if (answers) [refusedFind, refusedList] = [find, list];
  });
  timer = setTimeout(open, wait);
  wait = Math.min(2 * wait, longestWait);
}

function arrived(notification) {
  if (notification.type === "find_edited") recount(); // it may replace another
  else addUnread(1);
  app.set("notification", notification);
  if (location.pathname !== "/notifications") quietly("announce", notification).catch(() => {}); // the list has it
}

// restart forgets the stream of a former user, find or list, and how often it was refused.
function restart() {
  hasMissed = Boolean(source) && userOf === app.get("user")?.id;
  close();
  wait = firstWait;
}

function close() {
  clearTimeout(timer);
  source?.close();
  source = null;
  userOf = findOf = "";
}
