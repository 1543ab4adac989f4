// How people are called.

// nameOf returns the name of a user, or of the one that a notification is about.
export const nameOf = ({ displayName, username }) => displayName || username;
