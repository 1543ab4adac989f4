// The regions that the places of an import are in: points within about 50 km of the point where most are.

const size = 0.25; // degrees of a cell from south to north, about 28 km
const reach = 2; // cells from the middle of a region to its edge

// cellOf is the cell of a point. Cells are about as wide as high: those near the poles span more degrees.
function cellOf({ lat, lng }) {
  const y = Math.floor(lat / size);
  return { y, x: Math.floor(lng / widthOf(y)) };
}

const widthOf = (y) => size / Math.max(0.05, Math.cos(((y + 0.5) * size * Math.PI) / 180));

// around are the keys of the cells within reach of one.
function around({ x, y }) {
  const lng = (x + 0.5) * widthOf(y);
  const keys = [];
  for (let j = y - reach; j <= y + reach; j++) {
    const middle = Math.floor(lng / widthOf(j));
    for (let i = middle - reach; i <= middle + reach; i++) keys.push(`${i} ${j}`);
  }
  return keys;
}

// regionsOf returns the regions of points, the one with the most points first: {at, n}, where at is one of the points
// in the cell with the most. Its time grows with the number of points, at most 10,000.
export function regionsOf(points) {
  const cells = new Map();
  for (const point of points) {
    const cell = cellOf(point);
    const key = `${cell.x} ${cell.y}`;
    const known = cells.get(key);
    if (known) known.n++;
    else cells.set(key, { ...cell, key, at: { lat: point.lat, lng: point.lng }, n: 1 });
  }
  const regions = new Map(); // by the key of the cell in the middle
  for (const cell of [...cells.values()].sort((a, b) => b.n - a.n)) {
    const near = around(cell).find((key) => regions.has(key));
    if (near) regions.get(near).n += cell.n;
    else regions.set(cell.key, { at: cell.at, n: cell.n });
  }
  return [...regions.values()].sort((a, b) => b.n - a.n);
}
