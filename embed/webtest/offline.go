package webtest

// Kept are the addresses in the private caches.
const Kept = `caches.keys().then((names) => Promise.all(names.filter((n) => n.startsWith("private")).map((n) => caches.open(n).then((c) => c.keys())))).then((lists) => lists.flat().map((r) => new URL(r.url).pathname))`
