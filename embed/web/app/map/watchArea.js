// The dialog that has the user hear of new finds in what the map shows.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { get, post, query } from "../api.js";
import { categoryName } from "../categories.js";
import { t } from "../i18n.js";
import { say } from "../store.js";
import { after } from "../tasks.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { Form } from "../ui/form.model.js";
import { openForm } from "../ui/formDialog.js";
import { pick } from "../ui/pick.js";

// nameIn proposes the name of the place in the middle of a box, or "".
async function nameIn([west, south, east, north]) {
  const lng = (west + (east < west ? east + 360 : east)) / 2;
  const at = { lat: ((south + north) / 2).toFixed(6), lng: (lng > 180 ? lng - 360 : lng).toFixed(6) };
  return (await get(query("/api/places/name", at)).catch(() => null))?.name ?? "";
}

const mostKm = 100; // of the longest side, as the server has it
const patience = 1500; // ms that the form waits for a name

// isLarge tells whether a side of a box is too long.
function isLarge([west, south, east, north]) {
  const nearest = south < 0 && north > 0 ? 0 : Math.min(Math.abs(south), Math.abs(north)); // to the equator
  const wide = ((east - west + 360) % 360 || (east === west ? 0 : 360)) * Math.cos((nearest * Math.PI) / 180);
  return Math.max(north - south, wide) * 111.2 > mostKm;
}

const content = (form, name, categories) => html`
  ${refusal(form)}
  <p>${t("watch.text")}</p>
  ${field(form, "name", { label: t("watch.name"), value: name, required: true, most: 100 })}
  ${pick("watch-news", {
    name: "news", label: t("bell.title"), options: ["daily", "each"].map((x) => [x, t(`bell.${x}`)]), chosen: "daily",
  })}
  ${categories.length ? html`<p class="hint">${t("watch.only", { categories: categories.map(categoryName).join(", ") })}</p>` : nothing}`;

// watchArea asks for the name of a box, "west,south,east,north", and watches it for finds of some categories, or of all.
export async function watchArea(box, categories) {
  const edges = box.split(",").map(Number);
  const [west, south, east, north] = edges;
  if (isLarge(edges)) return say(t("watch.large"));
  const proposed = await Promise.race([nameIn(edges), after(patience, "")]);
  let watch = null;
  const send = (done) => async ({ name, news }) => {
    const only = categories.length ? { categories } : {};
    watch = await post("/api/watches", { name: name.trim(), news, box: { west, south, east, north }, ...only });
    done();
  };
  const isSent = await openForm((done) => new Form({ send: send(done) }), t("map.watch"),
    (form) => content(form, proposed, categories), (form) => mainButton(form, t("watch.watch")));
  if (isSent) say(t("watch.saved", watch), "/settings/watches");
}
