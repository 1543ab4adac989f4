// The colours and labels of the vector map: blue water, as --water in app.css, green parks and
// warm land, on which pins stand out. Every label has a halo, so that it is read over anything.

const light = {
  background: "#b3d7ea", water: "#b3d7ea", earth: "#eee6d6", park_a: "#cde5bb", park_b: "#bfdfa9", wood_a: "#cfe2bf",
  wood_b: "#c3dab0", scrub_a: "#dbe4c5", scrub_b: "#d5e1bd", glacier: "#f4f7f8", sand: "#f0e3bd", beach: "#f3e6bf", hospital: "#f3dcd8",
  school: "#efe0c8", industrial: "#e3dfd8", zoo: "#cde5bb", aerodrome: "#e2dfe2", runway: "#f7f6f8", pedestrian: "#e8dfcf", pier: "#eee6d6",
  buildings: "#d6cab5", major: "#ffffff", highway: "#f3c66f", railway: "#968d7f", boundaries: "#b7adb3",
  label: "#2c3a37", halo: "#fffaf0", roadLabel: "#4d4a43", roadHalo: "#ffffff", waterLabel: "#1f5673", waterHalo: "#d9edf6",
};

const dark = {
  background: "#14303f", water: "#14303f", earth: "#2a2824", park_a: "#25361f", park_b: "#283d22", wood_a: "#24331f",
  wood_b: "#263820", scrub_a: "#2a3121", scrub_b: "#2b3322", glacier: "#3a4144", sand: "#37321f", beach: "#3a3422", hospital: "#3a2a28",
  school: "#352d20", industrial: "#2f2e2d", zoo: "#25361f", aerodrome: "#302e33", runway: "#3d3b41", pedestrian: "#322f29", pier: "#2a2824",
  buildings: "#403c34", major: "#4d4942", highway: "#7a5f2c", railway: "#6d675d", boundaries: "#615a65",
  label: "#f0ebe0", halo: "#1c1a17", roadLabel: "#ddd7ca", roadHalo: "#1c1a17", waterLabel: "#a9d3e8", waterHalo: "#0d222d",
};

export const flavours = { light, dark };

const at = (property, ...values) => (_, feature) => values.includes(feature.props[property]);
const isKind = (...kinds) => at("kind", ...kinds);
const point = 1; // the type of a geometry

// highways are drawn over the other roads, in a colour of their own.
const highways = ({ LineSymbolizer, exp }, colours) => ({
  dataLayer: "roads", filter: isKind("highway"),
  symbolizer: new LineSymbolizer({ color: colours.highway, width: exp(1.6, [[3, 0], [6, 0.8], [12, 1.4], [15, 4], [18, 13]]) }),
});

const besidePin = 28; // pixels from a place to its name, if a pin is on the place: more than half of the largest, 54 in markers.model.js

// clear makes a symbolizer for the name of a place. It takes the usual one or else the first of those near that no pin covers; if a pin
// covers the place itself, the first of those far. pins is as in styleOf, dot half the size of the mark of a place. The world and the
// towns of the service have some places in common: two labels of one overlap, so that one is dropped, but beside a pin they may not.
// So of labels with the same name within deduplicationDistance there is one, also of two villages.
const clear = (pins, dot, deduplicationDistance, { usual, near, far }) => ({
  place(layout, geom, feature) {
    const isFree = (box) => !pins.cover(layout.zoom, box);
    const [[{ x, y }]] = geom;
    const isOpen = isFree({ minX: x - dot, maxX: x + dot, minY: y - dot, maxY: y + dot });
    for (const symbolizer of isOpen ? [usual, ...near] : far) {
      const labels = symbolizer.place(layout, geom, feature);
      if (!labels && symbolizer === usual) break; // something more important is there
      if (!labels?.every((l) => l.bboxes.every(isFree))) continue;
      return labels.map((l) => ({ ...l, deduplicationKey: feature.props.name, deduplicationDistance }));
    }
    return undefined;
  },
});

// labels returns the rules of the labels, the most important first, which the library keeps of
// two that overlap. px takes pixels of the display; pins is as in styleOf.
function labels(library, colours, lang, px, pins) {
  const { CenteredTextSymbolizer, CircleSymbolizer, GroupSymbolizer, LineLabelSymbolizer, OffsetTextSymbolizer } = library;
  const to = library.TextPlacements;
  const named = { labelProps: [`name:${lang}`, "name"], width: px(2), lineHeight: 1.4 };
  const land = { ...named, fill: colours.label, stroke: colours.halo };
  const sea = { ...named, fill: colours.waterLabel, stroke: colours.waterHalo };
  const road = { ...named, fill: colours.roadLabel, stroke: colours.roadHalo, font: `400 ${px(12)}px sans-serif` };
  const isLarge = (f) => f.props.population_rank > 9;
  const cityFont = (_, f) => `${f?.props.min_zoom <= 5 ? 600 : 400} ${px(f && isLarge(f) ? 16 : 12)}px sans-serif`;
  const onWater = (...kinds) => (_, f) => f.geomType === point && kinds.includes(f.props.kind);
  const townFont = (_, f) => `${f && isLarge(f) ? `600 ${px(14)}px` : `400 ${px(12)}px`} sans-serif`;
  const byZoom = (a, b) => (a.min_zoom || 0) - (b.min_zoom || 0);
  const around = (font, far) => [[to.E, far, 0], [to.W, -far, 0], [to.N, 0, -far], [to.S, 0, far]].map(([place, x, y]) =>
    new OffsetTextSymbolizer({ ...land, font, placements: [place], offsetX: px(x), offsetY: px(y) }));
  const withDot = (text) =>
    new GroupSymbolizer([new CircleSymbolizer({ radius: px(2), fill: colours.label, stroke: colours.halo, width: px(1.5) }), text]);
  const sizes = [px(3), px(100)];
  const dotted = clear(pins, ...sizes, {
    usual: withDot(new OffsetTextSymbolizer({ ...land, offsetX: px(6), offsetY: px(4.5), font: townFont })),
    near: around(townFont, 6).map(withDot), far: around(townFont, besidePin) });
  const centred = clear(pins, ...sizes, {
    usual: new CenteredTextSymbolizer({ ...land, font: cityFont }), near: around(cityFont, 0), far: around(cityFont, besidePin) });
  return [
    { dataLayer: "places", filter: isKind("region"), symbolizer: new CenteredTextSymbolizer({
      ...land, font: `400 ${px(12)}px sans-serif`,
      labelProps: (z) => (z < 6 ? [`ref:${lang}`, "ref"] : named.labelProps), textTransform: "uppercase" }) },
    { dataLayer: "places", filter: isKind("country"),
      symbolizer: new CenteredTextSymbolizer({ ...land, font: `600 ${px(12)}px sans-serif`, textTransform: "uppercase" }) },
    { dataLayer: "places", filter: isKind("town"), sort: byZoom, symbolizer: dotted },
    { dataLayer: "places", minzoom: 9, filter: isKind("locality"), sort: byZoom, symbolizer: centred },
    { dataLayer: "places", maxzoom: 8, filter: isKind("locality"), sort: byZoom, symbolizer: dotted },
    { dataLayer: "water", filter: onWater("ocean", "bay", "strait", "fjord"),
      symbolizer: new CenteredTextSymbolizer({
        ...sea, letterSpacing: px(1), font: `italic 400 ${px(11)}px sans-serif`, textTransform: "uppercase" }) },
    { dataLayer: "water", filter: onWater("sea", "lake", "water"),
      symbolizer: new CenteredTextSymbolizer({ ...sea, font: `italic 400 ${px(12)}px sans-serif` }) },
    { dataLayer: "roads", minzoom: 12, filter: isKind("highway", "major_road"), symbolizer: new LineLabelSymbolizer(road) },
    { dataLayer: "roads", minzoom: 16, filter: isKind("minor_road", "other", "path"), symbolizer: new LineLabelSymbolizer(road) },
    { dataLayer: "buildings", minzoom: 17, filter: isKind("address"),
      symbolizer: new CenteredTextSymbolizer({ ...road, labelProps: ["addr_housenumber"], font: `400 ${px(11)}px sans-serif` }) },
  ];
}

// styleOf returns what protomaps-leaflet draws with, for names in a language, on tiles that the display enlarges so many times.
// pins is a Pins of pins.model.js.
export function styleOf(isDark, lang, enlarged, pins) {
  const library = globalThis.protomapsL;
  const colours = isDark ? dark : light;
  const px = (size) => size / enlarged;
  return {
    paintRules: [...library.paintRules(colours), highways(library, colours)], labelRules: labels(library, colours, lang, px, pins),
    backgroundColor: colours.background,
  };
}
