// The list of notifications.

import { patch, post, del } from "../api.js";
import { explain } from "../i18n.js";
import { paged } from "../list.js";
import { addUnread, setUnread } from "../notifications.js";
import { app, say } from "../store.js";

export class Notifications {
  #page;
  #unsubscribe;

  constructor(page) {
    this.#page = page;
    this.list = paged(page, "/api/notifications?limit=30");
    this.#unsubscribe = app.subscribe("notification", (n) => this.#add(n));
  }

  get hasUnread() {
    return Boolean(this.list.items?.some((n) => !n.isRead));
  }

  #add(n) {
    if (this.list.items) this.list.items = [n, ...this.list.items.filter((x) => x.id !== n.id)];
    this.#page.update();
  }

  // markRead marks a notification as read while its link is followed.
  markRead(n) {
    if (n.isRead) return;
    n.isRead = true;
    addUnread(-1);
    patch(`/api/notifications/${n.id}`, { isRead: true }).catch(() => {});
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

  async remove(n) {
    try {
      await del(`/api/notifications/${n.id}`);
      this.list.items = this.list.items.filter((x) => x !== n);
      if (!n.isRead) addUnread(-1);
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
  }

  close() {
    this.#unsubscribe();
  }
}
