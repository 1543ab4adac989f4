// Choosing the place of a find: where the reader is, where a photograph was
// taken, a tap on the map, a search, or a place that is there already.

import { html, nothing } from "../lib/lit-html/lit-html.js";
import { get, query } from "./api.js";
import { config } from "./config.js";
import { mapView } from "./storage.js";
import { t, language, distance } from "./i18n.js";
import { icon, problem } from "./ui.js";
import { say } from "./store.js";
import { createMap } from "./map.js";
import "./places.js";

const close = 0.25; // km within which existing places are proposed
const town = 20; // km within which the name of a town says where something is
const same = 1; // km within which a proposed name stays when the point moves

// apart is about how many km are between two points.
function apart(a, b) {
  const rad = Math.PI / 180;
  const east = ((((b.lng - a.lng) % 360) + 540) % 360 - 180) * Math.cos(((a.lat + b.lat) / 2) * rad);
  return Math.hypot(east, b.lat - a.lat) * 111.2;
}

// spot is the part of a form: a point, and the name of the place there, or one
// that exists. changed is called when the user has chosen another.
export function spot(page, first, changed) {
  let point = first?.point ?? null;
  let chosen = first?.location ?? null; // a location that exists
  let name = first?.name ?? "";
  let by = first?.by ?? ""; // "reader" or "search" when one of them gave the name, so that nothing is proposed over it
  let namedAt = point;
  let nearby = [];
  let source = "";
  let map = null;
  let failed = false; // to load the map
  let timer = 0;
  let turn = 0;

  // mount makes the map once the form is there.
  async function mount() {
    const element = document.getElementById("spot");
    if (page.signal.aborted || !element) return;
    failed = false;
    const initial = point;
    const kept = (mapView.get() ?? "").split(",").map(Number);
    const view = point ? { ...point, zoom: 15 } : kept.length === 3 ? { lat: kept[0], lng: kept[1], zoom: kept[2] } : { lat: 25, lng: 5, zoom: 1 };
    try {
      const made = await createMap(element, {
        view, tiles: config().tiles, lang: language(), words: { zoomIn: t("map.zoomIn"), zoomOut: t("map.zoomOut") },
        onPick: (p) => set(p, "tap"),
      });
      if (page.signal.aborted) return made.close();
      map = made;
    } catch {
      failed = true;
    }
    page.update();
    if (!point) return;
    map?.mark(point, t("spot.chosen"));
    if (point !== initial) map?.setView({ ...point, zoom: 15 });
    await propose();
  }

  // set chooses a point; how tells where it comes from.
  function set(to, how, found = "") {
    point = to;
    chosen = null;
    source = how;
    if (found) {
      [name, by, namedAt] = [found, "search", to];
    } else if (by !== "reader" && namedAt && apart(namedAt, to) > same) {
      name = "";
      by = "";
    }
    map?.mark(to, t("spot.chosen"));
    if (how !== "tap") map?.setView({ ...to, zoom: Math.max(15, map.where().zoom) });
    changed();
    return propose();
  }

  // propose asks what is at the point: places that exist, and the name of the
  // town.
  async function propose() {
    const my = ++turn;
    const { signal } = page;
    clearTimeout(timer);
    const at = { lat: point.lat.toFixed(6), lng: point.lng.toFixed(6) };
    const [there, nearest] = await Promise.allSettled([
      get(query("/api/locations", { ...at, radius: close, order: "distance", findsLimit: 0, limit: 5, includePrivate: true, includeFriends: true }), { signal }),
      by ? null : get(query("/api/places/reverse", at), { signal }),
    ]);
    if (my !== turn || signal.aborted) return;
    nearby = there.value ?? [];
    if (nearest.reason?.status === 503) timer = setTimeout(propose, 1000 * (nearest.reason.retryAfter || 2)); // still being unpacked
    if (!by && !chosen && nearest.value) {
      name = nearest.value.distance <= town ? nearest.value.name : "";
      namedAt = point;
    }
    page.update();
  }

  function here() {
    if (!isSecureContext || !navigator.geolocation) return say(t(isSecureContext ? "here.none" : "here.insecure"));
    navigator.geolocation.getCurrentPosition(
      (p) => { if (!page.signal.aborted) set({ lat: p.coords.latitude, lng: p.coords.longitude }, "hereDone"); },
      (e) => { if (!page.signal.aborted) say(t(e.code === 1 ? "here.denied" : "here.none")); }, { enableHighAccuracy: true, timeout: 15000 });
  }

  function choose(l) {
    chosen = chosen?.id === l.id ? null : l;
    if (chosen) {
      point = { lat: l.latitude, lng: l.longitude };
      map?.mark(point, l.name);
    }
    changed();
  }

  return {
    mount,
    close() {
      clearTimeout(timer);
      map?.close();
      map = null;
    },
    // fromPhoto takes the place of a photograph unless one is chosen.
    fromPhoto(p) {
      if (!point) set(p, "photo");
    },
    // value is what the next spot can begin with, too.
    value: () => ({ point, name: name.trim(), by, location: chosen }),
    view: (error) => html`
      <place-search id="spot-search" .label=${t("spot.search")} .near=${point}
        @place=${(e) => set({ lat: e.detail.latitude, lng: e.detail.longitude }, "found", e.detail.name)}></place-search>
      <div class="chips"><button type="button" class="chip" @click=${here}>${icon("here")} ${t("spot.here")}</button>
        <span class="soft" role="status">${point ? t(`spot.${source || "set"}`) : t("spot.none")}</span></div>
      <div class="mapbox small"><div id="spot" role="application" aria-label=${t("spot.map")}></div>
        ${failed ? problem({ code: "map", text: t("map.failed") }, mount) : nothing}</div>
      ${nearby.length ? html`<p class="hint" id="nearby">${t("spot.nearby")}</p><div class="chips" role="group" aria-labelledby="nearby">
        ${nearby.map((l) => html`<button type="button" class="chip" aria-pressed=${chosen?.id === l.id ? "true" : "false"} @click=${() => choose(l)}>${icon(chosen?.id === l.id ? "check" : "pin")} ${l.name} <span class="soft">${distance(l.distance)}</span></button>`)}</div>` : nothing}
      ${chosen ? html`<p class="chosen">${icon("pin")} <span class="strong">${chosen.name}</span></p>` : html`
        <div class="field"><label for="place-name">${t("spot.name")}</label>
          <input id="place-name" autocomplete="off" .value=${name} aria-invalid=${error ? "true" : nothing} aria-describedby=${error ? "place-error" : "place-hint"} @input=${(e) => { name = e.target.value; by = name.trim() ? "reader" : ""; }}>
          ${error ? html`<p class="error" id="place-error" role="alert">${error}</p>` : html`<p class="hint" id="place-hint">${t("spot.nameHint")}</p>`}</div>`}`,
  };
}
