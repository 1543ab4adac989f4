// Where what waits to be sent and the files of drafts are stored: databases of the browser
// (IndexedDB), which also hold files. It is the only module that names them.

const [outbox, drafts] = ["outbox", "drafts"];
const table = "entries";

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

function open(name) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: "id" });
  return done(request);
}

// inTable runs one request in a transaction of a database, and resolves once that is stored.
async function inTable(name, mode, ask) {
  const db = await open(name);
  try {
    const transaction = db.transaction(table, mode, { durability: "strict" });
    const ended = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await done(ask(transaction.objectStore(table)));
    await ended;
    return result;
  } finally {
    db.close();
  }
}

// replaceIn stores an entry if one with its id is in the table. It returns the request for that.
function replaceIn(t, entry) {
  const found = t.count(entry.id);
  found.addEventListener("success", () => found.result && t.put(entry));
  return found;
}

// storeIn returns a store of entries, {id, ...}; all returns them in the order of their ids. replace
// stores an entry unless the one with its id was removed, and resolves to whether it did. The store
// is null where the browser has no such database.
const storeIn = (name) => (globalThis.indexedDB ? {
  all: () => inTable(name, "readonly", (t) => t.getAll()),
  put: (entry) => inTable(name, "readwrite", (t) => t.put(entry)),
  replace: (entry) => inTable(name, "readwrite", (t) => replaceIn(t, entry)).then(Boolean),
  remove: (id) => inTable(name, "readwrite", (t) => t.delete(id)),
} : null);

// entryStore has what waits to be sent, fileStore the files of drafts.
export const entryStore = storeIn(outbox);
export const fileStore = storeIn(drafts);

// deleteEntries deletes both, of all users.
export const deleteEntries = () => (globalThis.indexedDB
  ? Promise.all([outbox, drafts].map((name) => done(indexedDB.deleteDatabase(name)))) : null);
