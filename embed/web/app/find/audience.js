// Who may see a find, and the signs for it.

export const audiences = ["everyone", "friends", "me"];

const signs = { everyone: "globe", friends: "people", me: "lock" };

// audienceOf is the audience of a find. What a browser has stored of it before may lack it.
export const audienceOf = (f) => f.audience ?? (f.isPublic ? "everyone" : "friends");

export const audienceSign = (audience) => signs[audience];
