// Where a find is: a small map that leads to the large one, and the ways there.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { pointOf } from "../geo.js";
import { t, away } from "../i18n.js";
import { areaNote, placeName, shownPlace } from "../names.js";
import { closest } from "../map/streets.model.js";
import { menu } from "../ui/menu.js";
import { icon } from "../ui/ui.js";
import "../map/placeMap.js";

const [areaZoom, placeZoom] = [12, 15];

const figures = ({ latitude, longitude }) => [latitude.toFixed(5), longitude.toFixed(5)];

// onMap is the map with the find: in its place or, where others see an area, by itself.
const onMap = (find) => {
  const { id, exact, location, locationId } = find;
  const at = shownPlace(find);
  const zoom = Math.min(location.area && !exact ? areaZoom : placeZoom, closest(pointOf(at)));
  return `/?at=${figures(at).join(",")},${zoom}&${exact ? `find=${id}` : `place=${locationId}`}`;
};

// placeLine is a line with the place.
export const placeLine = ({ find, distance: km }) => html`
  <a class="place-line" href=${onMap(find)}>
    ${icon("pin")} <span><bdi>${placeName(shownPlace(find))}</bdi>${km === null ? nothing : html` · ${away(km)}`}</span>
  </a>`;

// where shows the place, or the area where it is. The map is not for screen readers and takes no
// clicks of its own.
export function where(model) {
  const { find, distance: km } = model;
  return html`
    <div class="spot">
    <a class="where" href=${onMap(find)}>
      <place-map inert .find=${find.category ? { ...find, media: [], isPublic: true } : null}
        .area=${find.exact ? 0 : find.location.area ?? 0} .at=${pointOf(shownPlace(find))}></place-map>
      <span class="row">
        ${icon("pin")} <span class="grow"><span class="strong" dir="auto">${placeName(shownPlace(find))}</span>
        ${find.location.area ? html`<br><span class="soft">${areaNote(find, model.isOwn())}</span>` : nothing}
        ${km === null ? nothing : html`<br><span class="soft">${t("find.away", { distance: away(km) })}</span>`}</span>
        ${icon("next")}
      </span>
    </a>
    ${directions(model)}
    </div>`;
}

const outside = (text, href) => ({ text, href, sign: "way", isOutside: true });

// ways are links that send nothing before they are followed. A geo address (RFC 5870) opens an
// app, which few computers have.
function ways(model) {
  const [lat, lng] = figures(shownPlace(model.find));
  const isPhone = matchMedia("(pointer: coarse)").matches;
  return [
    ...(isPhone ? [{ text: t("way.app"), sign: "pin", href: `geo:${lat},${lng}?q=${lat},${lng}` }] : []),
    outside("Apple Maps", `https://maps.apple.com/?daddr=${lat},${lng}`),
    outside("Google Maps", `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`),
    outside("OpenStreetMap", `https://www.openstreetmap.org/directions?route=;${lat},${lng}`),
    { text: t("way.copy"), sign: "copy", run: () => model.copy(`${lat}, ${lng}`, t("way.copied")) },
  ];
}

const face = () => html`${icon("way")} <span>${t("way.title")}</span>`;

// directions lead to a place, and nowhere if only an area is known.
const directions = (model) => (model.find.location.area && !model.find.exact ? nothing
  : menu(t("way.title"), ways(model), { id: "ways", face: face() }));
