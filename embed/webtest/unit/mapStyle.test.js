// The colours of the map: pins and labels stand out in both schemes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { flavours } from "../../web/app/map/mapStyle.js";

const css = readFileSync(new URL("../../web/app.css", import.meta.url), "utf8");

// luminance is the relative luminance of WCAG 2.2 of a colour like #fff or #ffffff.
function luminance(colour) {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((x) => x + x) : colour.slice(1).match(/../g);
  const [r, g, b] = digits.map((x) => Number.parseInt(x, 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

// token is a custom property in a scheme.
function token(name, scheme) {
  const [, light, dark] = css.match(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`));
  return scheme === "light" ? light : dark;
}

const resolve = (colour, scheme) => (colour.startsWith("var(--") ? token(colour.slice(6, -1), scheme) : colour);

// shade is the colour of a rule: itself, or that of a custom property that is the same in both schemes.
const shade = (colour) => (colour.startsWith("var(") ? css.match(new RegExp(`${colour.slice(4, -1)}: (#\\w+);`))[1] : colour);

// pins are the colours of pins: {name, fill, edge}.
function pins() {
  const base = css.match(/^\.pin \{[^}]*border: 2px solid (#\w+)[^}]*background: ([^;]+);/m);
  const fills = [["pin", shade(base[2])], ...[...css.matchAll(/^\.pin([.[][^ :]*) \{ background: ([^;]+);/gm)].map((m) => [m[1], shade(m[2])])];
  const chosen = css.match(/^\.pin\.chosen \{[^}]*border-color: ([^;]+);/m)[1];
  return fills.flatMap(([name, fill]) => [{ name, fill, edge: base[1] }, { name: `${name}, chosen`, fill, edge: chosen }]);
}

test("contrasts are those of WCAG", () => {
  assert.equal(contrast("#000", "#ffffff"), 21);
  assert.equal(contrast("#777", "#fff").toFixed(2), "4.48");
});

for (const scheme of ["light", "dark"]) {
  const c = flavours[scheme];

  test(`what is behind the map has the colour of its water, ${scheme}`, () => {
    assert.deepEqual([token("water", scheme), c.background], [c.water, c.water]);
  });

  // What one sees of a pin is its fill or its edge.
  test(`pins have a contrast of 3 on water, land and parks, ${scheme}`, () => {
    const list = pins();
    assert.ok(list.length > 30, `${list.length} pins`);
    for (const ground of ["water", "earth", "park_a", "park_b", "wood_b", "buildings", "major", "highway"]) {
      for (const { name, fill, edge } of list) {
        const most = Math.max(contrast(fill, c[ground]), contrast(resolve(edge, scheme), c[ground]));
        assert.ok(most >= 3, `${name} on ${ground}: ${most.toFixed(2)}`);
      }
    }
  });

  test(`labels have a contrast of 4.5 to their halo and to what they stand on, ${scheme}`, () => {
    for (const [text, ...grounds] of [["label", "halo", "earth", "park_b", "wood_b", "buildings"], ["roadLabel", "roadHalo", "major", "earth"], ["waterLabel", "waterHalo", "water"]]) {
      for (const ground of grounds) assert.ok(contrast(c[text], c[ground]) >= 4.5, `${text} on ${ground}: ${contrast(c[text], c[ground]).toFixed(2)}`);
    }
  });

  test(`water, land and parks differ, ${scheme}`, () => {
    for (const [a, b] of [["water", "earth"], ["water", "park_b"], ["earth", "park_b"]]) {
      const [x, y] = [a, b].map((k) => c[k].slice(1).match(/../g).map((v) => Number.parseInt(v, 16)));
      const most = Math.max(...x.map((v, i) => Math.abs(v - y[i])));
      assert.ok(most >= (scheme === "light" ? 40 : 12), `${a} and ${b}: ${most}`);
    }
  });
}
