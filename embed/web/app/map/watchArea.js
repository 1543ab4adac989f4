// The dialog that has the user hear of new finds in what the map shows.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { get, post, query } from "../api.js";
import { categories, categoryName } from "../categories.js";
import { categorySign } from "../find/categories.js";
import { distance, t } from "../i18n.js";
import { say } from "../store.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { Form } from "../ui/form.model.js";
import { openForm } from "../ui/formDialog.js";
import { pick } from "../ui/pick.js";
import { chip } from "../ui/ui.js";

// nameIn proposes the name of the place in the middle of a box, or "".
async function nameIn([west, south, east, north]) {
  const lng = (west + (east < west ? east + 360 : east)) / 2;
  const at = { lat: ((south + north) / 2).toFixed(6), lng: (lng > 180 ? lng - 360 : lng).toFixed(6) };
  return (await get(query("/api/places/name", at)).catch(() => null))?.name ?? "";
}

const mostKm = 100; // of the longest side, as the server has it

// isLarge tells whether a side of a box is too long.
function isLarge([west, south, east, north]) {
  const nearest = south < 0 && north > 0 ? 0 : Math.min(Math.abs(south), Math.abs(north)); // to the equator
  const wide = ((east - west + 360) % 360 || (east === west ? 0 : 360)) * Math.cos((nearest * Math.PI) / 180);
  return Math.max(north - south, wide) * 111.2 > mostKm;
}

function categoryChip(form, draft, code) {
  const isOn = draft.categories.includes(code);
  return chip(isOn, html`${categorySign(code)} ${categoryName(code)}`, () => {
    draft.categories = isOn ? draft.categories.filter((c) => c !== code) : [...draft.categories, code];
    form.update();
  });
}

// ways are options of how to hear of new finds.
export const ways = (...names) => names.map((name) => [name, t(`bell.${name}`)]);

const content = (form, draft, codes, hint) => html`
  ${refusal(form)}
  ${hint ? html`<p>${hint}</p>` : nothing}
  ${field(form, "name", { label: t("watch.name"), value: draft.name, required: true, most: 100 })}
  ${pick("watch-news", {
    name: "news", label: t("bell.title"), options: ways("each", "daily"), chosen: draft.news,
  })}
  <fieldset>
    <legend>${t("watch.only")}</legend>
    <div class="chips">${codes.map((code) => categoryChip(form, draft, code))}</div>
  </fieldset>`;

// openWatch shows the form of a watched area. send takes what it has, and openWatch resolves to whether it was sent. A proposed name is
// shown once it is known, unless the user has written one.
function openWatch(watch, title, action, send, { hint = "", proposed } = {}) {
  const draft = { ...watch };
  const codes = [...new Set([...categories(), "other", ...watch.categories])];
  const make = (done) => {
    const form = new Form({ send: async ({ name, news }) => {
      await send({ name: name.trim(), news, categories: draft.categories });
      done();
    } });
    proposed?.then((name) => {
      draft.name = name;
      form.update();
    });
    return form;
  };
  return openForm(make, title, (form) => content(form, draft, codes, hint), (form) => mainButton(form, action));
}

// watchArea asks for the name of a box, "west,south,east,north", and watches it for finds of some categories, or of all.
export async function watchArea(box, chosen) {
  const edges = box.split(",").map(Number);
  const [west, south, east, north] = edges;
  if (isLarge(edges)) return say(t("watch.large", { most: distance(mostKm) }));
  let watch = null;
  const send = async (values) => { watch = await post("/api/watches", { ...values, box: { west, south, east, north } }); };
  const isSent = await openWatch({ name: "", news: "daily", categories: chosen }, t("map.watch"), t("watch.watch"), send,
    { hint: t("watch.text"), proposed: nameIn(edges) });
  if (isSent) say(t("watch.saved", watch), "/settings/watches");
}

// changeWatch changes the name, the categories and the news of a watched area.
export const changeWatch = (watches, watch) => openWatch(watch, t("watch.edit"), t("action.save"), (values) => watches.edit(watch, values));
