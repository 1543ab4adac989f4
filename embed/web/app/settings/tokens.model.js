// API tokens, for programs.

import { post } from "../api.js";
import { Form } from "../ui/form.model.js";

// accesses are the sets of scopes that the form offers, by name.
export const accesses = { read: ["read"], write: ["read", "write"], admin: ["read", "write", "admin"] };

// tokenForm is a form that creates a token and then calls done with it.
export function tokenForm(done) {
  const send = async ({ name, access, days, password }) => {
    const life = days ? { days: Number(days) } : {};
    done(await post("/api/auth/tokens", { name: name.trim(), scopes: accesses[access], ...life, ...(password ? { password } : {}) }));
  };
  return new Form({ send, fieldOf: { wrong_password: "password" } });
}
