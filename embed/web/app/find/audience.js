// Who may see a find, and the signs for it.

export const audiences = ["everyone", "friends", "me"];

const signs = { everyone: "globe", friends: "people", me: "lock" };

// audienceOf is the audience of a find. What a browser has stored of it before may lack it.
export const audienceOf = (f) => f.audience ?? (f.isPublic ? "everyone" : "friends");

// listsOf are the lists whose people see a find of their author, as far as they are known: only the find itself has them.
export const listsOf = (f) => (f.inLists ?? []).filter((l) => l.shows);

export const audienceSign = (audience) => signs[audience];
