// Who may see a find, and the signs for it.

import { me } from "../session.js";

export const audiences = ["everyone", "friends", "me"];

const signs = { everyone: "globe", friends: "people", me: "lock" };

// audienceOf is the audience of a find. What a browser has stored of it before may lack it.
export const audienceOf = (f) => f.audience ?? (f.isPublic ? "everyone" : "friends");

// listsOf are the lists whose people see a find of their author, as far as they are known: those of others has only the find itself.
export const listsOf = (f) => (f.inLists ?? []).filter((l) => l.shows);

export const audienceSign = (audience) => signs[audience];

// isByList tells whether the user sees a find of somebody else by a list alone.
export const isByList = (f) => audienceOf(f) === "me" && f.userId !== me()?.id;

// signOfAudience is the sign for who sees a find: also the people of lists, as far as it is known.
export const signOfAudience = (f) => (isByList(f) || (!f.isPublic && listsOf(f).length) ? "people" : audienceSign(audienceOf(f)));
