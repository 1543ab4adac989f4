// The list of notifications.

import { page, patch, post, del } from "../api.js";
import { explain } from "../i18n.js";
import { paged } from "../list.js";
import { join, leave } from "../lists/lists.model.js";
import { sourceOf } from "./notes.js";
import { addUnread, setUnread } from "./notifications.js";
import { app, say } from "../store.js";

// The server notifies of so many comments and mentions by one user in an hour, and of no more.
const [most, hour] = [20, 3600000];

// silenced are the users whose comments or likes may be more than these notifications say, the newest first.
function silenced(notifications) {
  const times = new Map();
  for (const { type, data, createdAt } of notifications) {
    if (data.commentId || type === "mentioned") times.set(data.userId, [...times.get(data.userId) ?? [], new Date(createdAt)]);
  }
  return new Set([...times].filter(([, of]) => of.some((time, i) => time - of[i + most - 1] < hour)).map(([user]) => user));
}

// keyOf is the key of the group of a notification: of new finds from one source on one day, or of what is about one find.
function keyOf(n) {
  const source = sourceOf(n);
  if (source) return [n.type, source, n.createdAt?.slice(0, 10)].join(" ");
  return n.data.findId && n.data.userId && !n.data.listId ? `${n.type} ${n.data.findId}` : n.id;
}

// replaces tells whether the server has deleted old for n: both say that the same user edited the same find.
const replaces = (n, old) => n.type === "find_edited" && n.type === old.type && !old.isRead
  && n.data.findId === old.data.findId && n.data.userId === old.data.userId;

export class Notifications {
  #page;
  #unsubscribe;
  #requests = new Set(); // ids of friendships that wait for an answer of the user
  #invitations = new Set(); // ids of lists to which the user is invited

  constructor(page) {
    this.#page = page;
    this.list = paged(page, "/api/notifications?limit=30");
    this.#unsubscribe = app.subscribe("notification", (n) => this.#add(n));
  }

  // groups are the notifications as they are shown, the newest first: those of one kind about one
  // find are one, {key, newest, items, isRead, more}; more says that there may have been more of them.
  get groups() {
    const groups = new Map();
    const users = silenced(this.list.items);
    for (const n of this.list.items) {
      const key = keyOf(n);
      const group = groups.get(key) ?? { key, newest: n, items: [], isRead: true, more: false };
      group.items.push(n);
      group.isRead &&= n.isRead;
      group.more ||= n.type !== "find_liked" && users.has(n.data.userId);
      groups.set(key, group);
    }
    return [...groups.values()];
  }

  load = async () => {
    await this.list.load();
    if (this.list.items?.some((n) => n.type === "friend_request")) await this.#readRequests();
    if (this.list.items?.some((n) => n.type === "list_invited")) await this.#readInvitations();
  };

  async #readInvitations() {
    const { items } = await page("/api/lists?member=invited&limit=100").catch(() => ({ items: [] }));
    this.#invitations = new Set(items.map(({ id }) => id));
    this.#page.update();
  }

  // invites tells whether a notification is an invitation to a list that the user has not answered.
  invites({ type, data }) { return type === "list_invited" && this.#invitations.has(data.listId); }

  // answerList joins the list to which the user is invited, and leads there, or declines.
  async answerList(group, accept) {
    const { listId } = group.newest.data;
    if (!await (accept ? join(listId) : leave(listId))) return;
    if (accept) {
      this.markRead(group);
      await this.#page.go(`/lists/${listId}`);
      return;
    }
    this.#invitations.delete(listId); // the server deletes its notification
    this.list.items = this.list.items.filter((n) => n !== group.newest);
    if (!group.newest.isRead) addUnread(-1);
    this.#page.update();
  }

  async #readRequests() {
    const { items } = await page("/api/friends?status=pending&direction=received&limit=100").catch(() => ({ items: [] }));
    this.#requests = new Set(items.map(({ id }) => id));
    this.#page.update();
  }

  // request is the friendship that a notification asks for, {id}, with the user who asks, or null once it is answered.
  request({ type, data }) {
    if (type !== "friend_request" || !this.#requests.has(data.friendshipId)) return null;
    return { friendship: { id: data.friendshipId }, user: { id: data.userId, username: data.username, displayName: data.displayName } };
  }

  // answered takes note that the user has answered a request, or has tried to: the server deletes its notification.
  async answered({ newest }) {
    await this.#readRequests();
    if (this.request(newest)) return;
    this.list.items = this.list.items.filter((n) => n !== newest);
    if (!newest.isRead) addUnread(-1);
    this.#page.update();
  }

  get hasUnread() {
    return Boolean(this.list.items?.some((n) => !n.isRead));
  }

  #add(n) {
    if (n.type === "friend_request") this.#requests.add(n.data.friendshipId);
    if (n.type === "list_invited") this.#invitations.add(n.data.listId);
    if (this.list.items) this.list.items = [n, ...this.list.items.filter((x) => x.id !== n.id && !replaces(n, x))];
    this.#page.update();
  }

  // markRead marks the notifications of a group as read while its link is followed.
  markRead(group) {
    for (const n of group.items.filter((x) => !x.isRead)) {
      n.isRead = true;
      addUnread(-1);
      patch(`/api/notifications/${n.id}`, { isRead: true }).catch(() => {});
    }
  }

  async markAllRead() {
    try {
      await post("/api/notifications/read-all");
      for (const n of this.list.items) n.isRead = true;
      setUnread(0);
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
  }

  async remove(group) {
    try {
      for (const n of group.items) {
        await del(`/api/notifications/${n.id}`).catch((p) => { if (p.status !== 404) throw p; }); // another has replaced it
        this.list.items = this.list.items.filter((x) => x !== n);
        if (!n.isRead) addUnread(-1);
      }
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
  }

  close() {
    this.#unsubscribe();
  }
}
