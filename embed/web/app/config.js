// The configuration of the server, as it came with the page.

let values = {};

export const setConfig = (config) => { values = config; };

// assets is the address of the folder with everything that the page loads.
export const assets = new URL("..", import.meta.url);

export const config = () => values;

// instanceName is what the people who run the server call it.
export const instanceName = () => values.instance?.name || "Finds";
