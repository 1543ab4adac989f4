// The configuration of the server, as it came with the page.

let values = {};

export const setConfig = (config) => { values = config; };

// assets is the address of the folder with everything that the page loads.
export const assets = new URL("..", import.meta.url);

export const config = () => values;
