// Places in text that people paste, or that other apps share.

import { post } from "../api.js";
import { config } from "../config.js";
import { t } from "../i18n.js";

// isPlaceText tells whether a text may name a place by a link, a geo: URI or a plus code, which no search finds.
export const isPlaceText = (s) => /:\/\/|(^|\s)(geo|google\.navigation):|(^|\s)[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,}/im.test(s);

// The short links that the server asks their hosts about, as in server/placetext/links.go.
const short = /\bhttps?:\/\/(maps\.app\.goo\.gl|maps\.apple|(?:goo\.gl|g\.co)(?=\/maps\/))\//i;

// askedHost returns the host that learns of a request when the place in a text is looked for, or "".
export const askedHost = (text) => (config().places.shortLinks && short.exec(text)?.[1].toLowerCase()) || "";

// placeIn returns the place that a text names, as a search finds it. Its title is what the text or the link calls it, or "".
export async function placeIn(text, o) {
  const { name: title = "", ...place } = await post("/api/places/resolve", { text }, o);
  const point = `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`;
  return { ...place, title, name: title || point, address: place.isCamera ? t("places.camera") : point };
}
