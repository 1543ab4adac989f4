// The link in a popup of a map for a new find at a point.

import { html, render } from "../../lib/lit-html/lit-html.js";
import { query } from "../api.js";
import { writeView } from "../geo.js";
import { t } from "../i18n.js";
import { icon } from "../ui/ui.js";

// addLink returns the content of the popup; more is what else the address of the form has. Leaflet keeps clicks there from the page.
export function addLink(page, point, more = {}) {
  const path = query("/new", { at: writeView(point), ...more });
  const go = (event) => {
    event.preventDefault();
    page.go(path);
  };
  const box = document.createElement("div");
  render(html`<a class="button" href=${path} @click=${go}>${icon("plus")} ${t("map.addHere")}</a>`, box);
  return box;
}
