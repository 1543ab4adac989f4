// The configuration of the server, as it came with the page.

let values = {};

export const setConfig = (config) => { values = config; };

export const config = () => values;
