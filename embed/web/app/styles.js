// The style sheets of the client that do not come with the page.

import { assets } from "./config.js";

const own = 'link[href$="/bundle/app.css"]';

// style loads a style sheet of the assets once: before app.css, or after it to change some of what that says.
function style(name, place) {
  let loading = null;
  return () => (loading ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(`bundle/${name}`, assets).href });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      loading = null;
      reject(new TypeError(`${name} did not load`)); // as for a module that does not load
    };
    document.querySelector(own)[place](link);
  }));
}

export const loadMapStyle = style("leaflet.css", "before");
export const loadMoreStyle = style("more.css", "after");
