// What a part of the first load opens, and what loads later, with the screens.

let load = async () => () => {};

// onLater sets the function that loads something of more.js by its name.
export const onLater = (f) => { load = f; };

// later loads something of more.js and calls it.
export const later = async (name, ...values) => (await load(name))(...values);
