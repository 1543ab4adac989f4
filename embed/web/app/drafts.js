// What was typed and not sent yet, kept in this browser until it is sent or the
// reader signs out.

import { me } from "./session.js";

export function draft(name) {
  const key = `draft:${me()?.id}:${name}`;
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key));
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value) localStorage.setItem(key, JSON.stringify(value));
        else localStorage.removeItem(key);
      } catch { /* no room; the field still has it */ }
    },
    drop: () => localStorage.removeItem(key),
  };
}
