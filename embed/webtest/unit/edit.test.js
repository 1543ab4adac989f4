// A find while it is written: photos, place, draft, and what the server refuses.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gate, refusal, requests, reset, sent, serve, settled, testPage } from "./browser.js";
import { dropLost, filesOf, keepFiles, newDraft, newDrafts, useFileStore } from "../../web/app/drafts.js";
import { setConfig } from "../../web/app/config.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { DraftList } from "../../web/app/edit/draftList.model.js";
import { ChangedFind } from "../../web/app/edit/changedFind.model.js";
import { NewFind } from "../../web/app/edit/newFind.model.js";
import { Uploads } from "../../web/app/edit/uploads.model.js";
import { audience, lastLists } from "../../web/app/storage.js";
import { app } from "../../web/app/store.js";
import { newId } from "../../web/app/uuid.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
  setConfig({ limits: { mediaPerFind: 3, imageBytes: 100, videoBytes: 1000 } });
  app.set("user", { id: "ann" });
  app.set("message", null);
});

const file = (name, size = 10, type = "image/gif") => new File(["x".repeat(size)], name, { type });

// newUploads sends nothing until a test opens the gate of a file.
function newUploads(media = []) {
  const gates = {};
  const stop = new AbortController();
  const send = (method, path, f, { signal, progress }) => new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    gates[f.name] = { done: () => resolve([{ url: f.name }]), fail: (p) => reject(p), progress };
  });
  const model = new Uploads(media, { changed: (text) => text && app.set("message", { text }), signal: stop.signal, send });
  return { model, gates, stop };
}

const states = (model) => model.items.map((i) => `${i.file?.name ?? i.media.url} ${i.state}`);

test("two files are sent at once, and the next when one is done", async () => {
  const { model, gates } = newUploads();
  await model.add([file("a"), file("b"), file("c")]);
  await settled();
  assert.deepEqual(states(model), ["a sending", "b sending", "c waiting"]);
  gates.a.progress(0.5);
  assert.equal(model.items[0].progress, 0.5);
  gates.a.done();
  await settled();
  assert.deepEqual(states(model), ["a done", "b sending", "c sending"]);
  assert.equal(model.isBusy, true);
  assert.deepEqual(model.media, [{ url: "a" }]);
});

test("more files than a find has are left out", async () => {
  const { model } = newUploads([{ id: "1", url: "one" }]);
  await model.add([file("a"), file("b"), file("c")]);
  assert.equal(model.items.length, 3);
  assert.match(app.get("message").text, /3/);
});

test("a file that is too large or refused is not sent again by itself", async () => {
  const { model, gates } = newUploads();
  await model.add([file("large", 101), file("film", 500, "video/mp4")]);
  await settled();
  assert.deepEqual(states(model), ["large failed", "film sending"]);
  gates.film.fail({ code: "unsupported", status: 415, reason: "unsupported" });
  await settled();
  assert.deepEqual([model.hasFailed, model.isBusy], [true, false]);
  model.retry(model.items[1]);
  await settled();
  gates.film.done();
  await settled();
  assert.deepEqual(states(model), ["large failed", "film done"]);
});

test("a file that a busy server or a lost network has refused is sent again by itself", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { model, gates, stop } = newUploads();
  await model.add([file("a")]);
  await settled();
  gates.a.fail({ code: "unavailable", status: 503, reason: "busy", retryAfter: 10 });
  await settled();
  assert.deepEqual([states(model), model.hasFailed, model.isBusy], [["a paused"], false, true]);
  t.mock.timers.tick(9999);
  assert.deepEqual(states(model), ["a paused"]);
  t.mock.timers.tick(1);
  await settled();
  assert.deepEqual(states(model), ["a sending"]);
  gates.a.fail({ code: "offline" });
  await settled();
  t.mock.timers.tick(3999); // the second pause
  assert.deepEqual(states(model), ["a paused"]);
  dispatchEvent(new Event("online"));
  await settled();
  assert.deepEqual(states(model), ["a sending"]);
  gates.a.done();
  await settled();
  assert.deepEqual(states(model), ["a done"]);
  stop.abort();
});

test("a paused file that is removed is not sent", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { model, gates } = newUploads();
  await model.add([file("a")]);
  await settled();
  gates.a.fail({ code: "offline" });
  await settled();
  model.remove(model.items[0]);
  t.mock.timers.tick(60_000);
  await settled();
  assert.deepEqual([states(model), model.isBusy], [[], false]);
});

test("a removed file is not sent any more, and its place goes to the next", async () => {
  const { model } = newUploads();
  await model.add([file("a"), file("b"), file("c")]);
  await settled();
  model.remove(model.items[0]);
  await settled();
  assert.deepEqual(states(model), ["b sending", "c sending"]);
  assert.deepEqual(model.removed, []);
});

test("the preview of an item is released once: when it is removed, missing on the server, or the page is left", async (t) => {
  const { model, gates } = newUploads();
  t.mock.method(URL, "createObjectURL", (f) => `blob:${f.name}`);
  const revoked = t.mock.method(URL, "revokeObjectURL", () => {});
  const released = () => revoked.mock.calls.map((c) => c.arguments[0]);
  await model.add([file("a"), file("b"), file("c")]);
  await settled();
  for (const name of ["a", "b"]) gates[name].done();
  await settled();
  model.removeMissing([1]);
  assert.deepEqual([states(model), released()], [["a done", "c sending"], ["blob:b"]]);
  model.remove(model.items[0]);
  model.stop();
  assert.deepEqual(released(), ["blob:b", "blob:a", "blob:c"]);
});

test("an item is moved over several others, and the first is the cover", () => {
  const { model } = newUploads(["1", "2", "3"].map((id) => ({ id, url: id })));
  model.move(2, 0);
  assert.deepEqual(model.media.map((m) => m.id), ["3", "1", "2"]);
  model.move(0, 1);
  assert.deepEqual(model.media.map((m) => m.id), ["1", "3", "2"]);
});

test("captions count as a change, and stay with their files in drafts and in the outbox", async () => {
  const { model, gates } = newUploads([{ id: "1", url: "one", caption: "First" }]);
  assert.deepEqual([model.media, model.isChanged], [[{ id: "1", url: "one", caption: "First" }], false]);
  model.setCaption(model.items[0], "");
  assert.deepEqual([model.media, model.isChanged], [[{ id: "1", url: "one" }], true]);
  await model.add([file("a"), file("b")]);
  model.setCaption(model.items[1], "Second");
  await settled();
  assert.deepEqual((await model.files()).map((f) => f.caption), ["", "Second", ""]);
  gates.a.done();
  await settled();
  assert.deepEqual(model.media[1], { url: "a", caption: "Second" });
  const again = newUploads(JSON.parse(JSON.stringify(model.draft))).model;
  assert.deepEqual(again.media, model.media);
});

test("a caption of a find is changed and removed", async () => {
  const { model } = await changed();
  serve({ "PUT /api/finds/7": { id: "7" } });
  model.uploads.setCaption(model.uploads.items[1], "The arch");
  await submit(model);
  assert.deepEqual(requests.at(-1).body.media, [{ id: "m1", caption: null }, { id: "m2", caption: "The arch" }]);
});

test("order and removal count as changes, and media of the find are named when removed", () => {
  const media = [{ id: "1", url: "one" }, { id: "2", url: "two" }];
  assert.equal(newUploads(media).model.isChanged, false);
  const moved = newUploads(media).model;
  moved.move(1, 0);
  assert.deepEqual([moved.media.map((m) => m.id), moved.isChanged], [["2", "1"], true]);
  const removed = newUploads(media).model;
  removed.remove(removed.items[0]);
  assert.deepEqual([removed.removed, removed.isChanged], [["1"], true]);
});

test("nothing is added or sent once the page is left", async () => {
  const { model, stop } = newUploads();
  stop.abort();
  await model.add([file("a")]);
  assert.deepEqual(model.items, []);
});

const nowhere = { "GET /api/locations": [], "GET /api/places/name": null };

const title = (value) => ({ name: "title", value, type: "text", required: true, dataset: {}, focus() {} });
const other = (name, value = "") => ({ name, value, type: "text", dataset: {}, focus() {} });

// submit sends the form with a title, and reports what submit does.
function submit(model, text = "A bridge") {
  const inputs = [title(text), other("description"), other("category", " view "), other("audience", "everyone")];
  const elements = Object.assign(inputs, Object.fromEntries(inputs.map((i) => [i.name, i])));
  return model.submit({ preventDefault() {}, target: { elements } });
}

async function newFind(query = "at=48.1,-1.6,12") {
  const page = testPage({ query });
  const model = new NewFind(page);
  await model.loading.load();
  return { page, model };
}

test("after one of several drafts is published the next is offered", async () => {
  serve({ "POST /api/locations": { id: "l" }, "PUT /api/finds/*": { id: "7" } });
  const { page, model } = await newFind();
  newDraft("018f0000-0000-7000-8000-000000000001").set({ id: "018f0000-0000-7000-8000-000000000001", title: "Another", at: 1 });
  model.change({ title: "A bridge", description: "", category: "", audience: "everyone" });
  await submit(model);
  const { text, action } = app.get("message");
  assert.deepEqual([text, action.text], ["Published.", "Next draft"]);
  await action.run();
  assert.equal(page.went.at(-1), "/new?draft=018f0000-0000-7000-8000-000000000001");
});

test("a new find is published at a new location, and its draft is removed", async () => {
  serve({ "POST /api/locations": { id: "l" }, "PUT /api/finds/*": { id: "7" } });
  const { page, model } = await newFind();
  model.change({ title: "A bridge", description: "", category: "view", audience: "everyone" });
  model.place.setName("Pont");
  assert.equal(newDrafts()[0].title, "A bridge");
  await submit(model);
  assert.deepEqual(sent("POST"), ['/api/locations {"latitude":48.1,"longitude":-1.6,"name":"Pont"}']);
  assert.match(sent("PUT")[0], /^\/api\/finds\/[0-9a-f-]{36} {"title":"A bridge","description":null,"category":"view","audience":"everyone","locationId":"l","media":\[\]}$/);
  assert.equal(requests.at(-1).headers["If-None-Match"], "*");
  assert.deepEqual([page.went, app.get("message").text], [["/finds/7"], "Published."]);
  assert.deepEqual(newDrafts(), []);
});

const listsOf = ({ path }) => (path.includes("member=joined") ? [{ id: "shared", name: "Family", role: "contributor", memberCount: 3 }]
  : [{ id: "own", name: "Walls", userId: "ann", role: "owner", audience: "me" }]);

test("a new find goes into the list that the address names, with the audience of that list, and into others", async () => {
  serve({ "POST /api/locations": { id: "l" }, "PUT /api/finds/*": { id: "7" }, "GET /api/lists": listsOf });
  const { model } = await newFind("at=48.1,-1.6,12&list=own");
  await settled();
  assert.deepEqual([model.lists.map((l) => l.id), model.chosenLists, model.values.audience], [["own", "shared"], ["Walls"], "me"]);
  assert.deepEqual(model.seeing, [], "no one else is in it");
  model.toggleList({ id: "shared" });
  assert.deepEqual(model.seeing, ["Family (3 people)"]);
  model.change({ title: "A bridge" });
  assert.deepEqual(newDrafts()[0].lists, ["own", "shared"]);
  model.place.setName("Pont");
  await submit(model);
  assert.match(sent("PUT")[0], /"lists":\["own","shared"\]/);
  assert.deepEqual(lastLists.get(), ["own", "shared"]);
});

test("the first find of a browser has the audience of the settings, and the next that of the last", async () => {
  const settings = { "GET /api/users/me/place-settings": { area: 0, exactForFriends: true, audience: "friends" } };
  serve({ "GET /api/lists": [], ...settings });
  const first = (await newFind()).model;
  await settled();
  assert.equal(first.values.audience, "friends");
  audience.set("everyone");
  const next = (await newFind()).model;
  await settled();
  assert.equal(next.values.audience, "everyone");
});

test("lists that are closed to the user are left out, when they are read and when the find is refused", async () => {
  serve({ "POST /api/locations": { id: "l" }, "GET /api/lists": listsOf });
  const { model } = await newFind("at=48.1,-1.6,12&list=left");
  await settled();
  assert.deepEqual(model.values.lists, [], "the user has left that of the address");
  for (const id of ["own", "shared"]) model.toggleList({ id });
  serve({ "PUT /api/finds/*": () => refusal(422, { code: "invalid", errors: [{ location: "body.lists[1]", rule: "listed" }] }) });
  await submit(model);
  assert.equal(model.form.refusal.text, "You cannot add anything to one of the lists any more. It is left out now.");
  assert.deepEqual([model.values.lists, model.chosenLists, model.lists.map((l) => l.id)], [["own"], ["Walls"], ["own"]]);
  serve({ "PUT /api/finds/*": { id: "7" } });
  await submit(model);
  assert.deepEqual(requests.findLast((r) => r.method === "PUT").body.lists, ["own"]);
});

test("lists that cannot be read stay chosen", async () => {
  const { model } = await newFind("at=48.1,-1.6,12&list=own");
  await settled();
  assert.deepEqual([model.values.lists, model.lists], [["own"], []]);
});

test("the audience of a list counts more than that of the settings, less than the choice of the user, and for this list alone", async () => {
  const settings = { "GET /api/users/me/place-settings": { area: 0, exactForFriends: true, audience: "friends" } };
  serve({ ...nowhere, "POST /api/locations": { id: "l" }, "PUT /api/finds/*": { id: "7" }, "GET /api/lists": listsOf });
  const slow = gate();
  serve({ "GET /api/users/me/place-settings": () => slow.wait });
  const { model } = await newFind("at=48.1,-1.6,12&list=own");
  await settled();
  slow.open(settings["GET /api/users/me/place-settings"]);
  await settled();
  assert.equal(model.values.audience, "me");
  await submit(model);
  assert.equal(audience.get(), null, "the next find has the audience of the settings");

  const lists = gate();
  serve({ ...settings, "GET /api/lists": (r) => lists.wait.then(() => listsOf(r)) });
  const { model: chosen } = await newFind("at=48.1,-1.6,12&list=own");
  chosen.change({ audience: "friends" });
  lists.open();
  await settled();
  assert.equal(chosen.values.audience, "friends");
  await submit(chosen);
  assert.equal(audience.get(), "friends");
});

test("a list for its members proposes a find for these alone, unless it says otherwise", async () => {
  for (const [list, want] of [
    [{ visibility: "members" }, "me"], [{ visibility: "members", audience: "friends" }, "friends"], [{ visibility: "friends" }, "everyone"],
  ]) {
    audience.set("everyone");
    serve({ "GET /api/lists": ({ path }) => (path.includes("joined") ? [{ id: "l", name: "Family", role: "contributor", ...list }] : []) });
    const { model } = await newFind("at=48.1,-1.6,12&list=l");
    await settled();
    assert.equal(model.values.audience, want);
  }
});

test("all that a find lacks is said at once", async () => {
  const { model } = await newFind("");
  await submit(model, "");
  assert.deepEqual([Object.keys(model.form.errors), model.placeError], [["title"], "Choose a place."]);
});

test("a find without a place is not sent", async () => {
  const { model } = await newFind("");
  assert.equal(model.placeError, "", "before it is sent");
  await submit(model);
  assert.equal(model.placeError, "Choose a place.");
  assert.deepEqual(requests.filter((r) => r.method !== "GET"), []);
  serve(nowhere);
  await submit(model);
  model.place.setPoint({ lat: 48.1, lng: -1.6 }, "tap");
  assert.equal(model.placeError, "", "once there is one");
  await settled();
});

test("a place without a name is called after what is near, or by its figures", async () => {
  serve({ ...nowhere, "POST /api/locations": { id: "l" }, "PUT /api/finds/*": { id: "7" } });
  const posted = async () => {
    const { model } = await newFind();
    await submit(model);
    return requests.findLast((r) => r.method === "POST").body.name;
  };
  assert.equal(await posted(), "48.1000, -1.6000");
  serve({ "GET /api/places/name": { name: "Rennes" } });
  assert.equal(await posted(), "near Rennes");
});

test("the next find is for the same audience as the last one", async () => {
  serve({ ...nowhere, "POST /api/locations": { id: "l" }, "PUT /api/finds/*": { id: "7" } });
  const { model } = await newFind();
  assert.equal(model.values.audience, "everyone");
  for (const chosen of ["me", "friends", "everyone"]) {
    const { model: next } = await newFind();
    next.change({ audience: chosen });
    await submit(next);
    assert.equal((await newFind()).model.values.audience, chosen);
  }
  assert.equal(localStorage.getItem("audience"), null, "an older version would take it for public");
  for (const [older, now] of [["public", "everyone"], ["friends", "friends"]]) {
    localStorage.clear();
    localStorage.setItem("audience", older);
    assert.equal((await newFind()).model.values.audience, now);
  }
});

test("a draft has what was typed and chosen, and photos that the server still has", async () => {
  const fresh = { url: "a", at: Date.now() };
  const expired = { url: "b", at: Date.now() - 24 * 3600e3 };
  const place = { point: { lat: 1, lng: 2 }, name: "Pont", by: "reader", source: "photo", photo: { lat: 1, lng: 2 }, location: null };
  const id = newId();
  newDraft(id).set({ id, title: "A bridge", isPublic: false, place, media: [fresh, expired] });
  const { model, page } = await newFind(`draft=${id}`);
  assert.deepEqual([model.values.title, model.values.audience, model.isRestored], ["A bridge", "friends", true]);
  assert.deepEqual([model.uploads.media, model.photosExpired], [[{ url: "a" }], true]);
  assert.deepEqual(model.place.value, place);
  await model.discard();
  model.saveDraft();
  assert.deepEqual([newDrafts(), page.went], [[], ["/new"]]);
});

test("each form is a draft of its own, which its address names", async () => {
  const first = await newFind("at=48.1,-1.6,12");
  first.model.change({ title: "A bridge" });
  const [draft] = newDrafts();
  assert.equal(first.page.address, `/new?at=48.1%2C-1.6%2C12&draft=${draft.id}`);
  const second = await newFind("");
  assert.deepEqual([second.model.isRestored, second.model.values.title], [false, undefined]);
  await settled();
  assert.deepEqual(second.model.drafts.items.map((i) => i.draft.title), ["A bridge"]);
  second.model.change({ title: "A bench" });
  assert.deepEqual(newDrafts().map((d) => d.title).sort(), ["A bench", "A bridge"]);
  second.model.change({ title: "" });
  assert.equal(newDrafts().length, 1, "an empty form is not a draft");
  const again = (await newFind(`draft=${draft.id}`)).model;
  assert.deepEqual([again.values.title, again.drafts.items.length], ["A bridge", 0]);
});

test("a draft that is gone gives its id to no other find, nor does one that is too old", async () => {
  serve({ ...nowhere, "POST /api/locations": { id: "l" }, "PUT /api/finds/*": { id: "7" } });
  const gone = newId();
  const published = async (query) => {
    await submit((await newFind(query)).model);
    return requests.at(-1).path.split("/").at(-1);
  };
  assert.notEqual(await published(`at=1,2&draft=${gone}`), gone);
  const [young, old] = [newId(), newId(Date.now() - 55 * 24 * 3600e3)];
  for (const id of [young, old]) newDraft(id).set({ id, title: "A bridge", place: { point: { lat: 1, lng: 2 } } });
  assert.equal(await published(`draft=${young}`), young);
  const other = await published(`draft=${old}`);
  assert.match(other, /^[0-9a-f-]{36}$/);
  assert.notEqual(other, old);
  assert.deepEqual(newDrafts(), []);
});

test("a deleted draft comes back", async () => {
  const id = newId();
  newDraft(id).set({ id, title: "A bridge", at: 1 });
  const list = new DraftList(testPage(), "");
  await list.load();
  list.remove(list.items[0]);
  assert.deepEqual([list.items, newDrafts()], [[], []]);
  app.get("message").action.run();
  await settled();
  assert.deepEqual([list.items[0].draft.title, newDrafts().length], ["A bridge", 1]);
});

// newFileStore stores files as the browser does.
function newFileStore() {
  const entries = new Map();
  return {
    entries, all: async () => [...entries.values()], put: async (e) => { entries.set(e.id, e); }, remove: async (id) => { entries.delete(id); },
  };
}

test("a form works where the files of its draft cannot be deleted", async () => {
  const store = newFileStore();
  useFileStore({ ...store, remove: async () => { throw new DOMException("", "UnknownError"); } });
  const id = newId();
  newDraft(id).set({ id, media: [] });
  await keepFiles(id, [file("a")]);
  const { model } = await newFind(`draft=${id}`);
  await settled();
  model.uploads.remove(model.uploads.items[0]);
  await settled();
  await model.discard();
  assert.deepEqual([newDrafts(), store.entries.size], [[], 1]);
  useFileStore(store);
  await dropLost();
  assert.equal(store.entries.size, 0, "it is tried again");
  useFileStore(null);
});

test("a list of drafts that loads after its form is left shows none", async () => {
  const id = newId();
  newDraft(id).set({ id, title: "A bridge", at: 1 });
  const page = testPage();
  const list = new DraftList(page, "");
  const loaded = list.load();
  page.stop.abort();
  await loaded;
  assert.deepEqual(list.items, []);
});

test("the files of a draft stay until they are sent, removed, or their draft is gone", async () => {
  const store = newFileStore();
  useFileStore(store);
  const id = newId();
  newDraft(id).set({ id, media: [] });
  await keepFiles(id, [file("a"), file("b")]);
  app.set("user", { id: "ben" });
  assert.deepEqual(await filesOf(), [], "they are of another user");
  app.set("user", { id: "ann" });
  const { model } = await newFind(`draft=${id}`);
  await settled();
  assert.deepEqual(model.uploads.items.map((i) => i.file.name), ["a", "b"]);
  assert.equal(newDrafts().length, 1);
  model.uploads.remove(model.uploads.items[0]);
  assert.deepEqual([...store.entries.values()].map((e) => e.name), ["b"]);
  const [key] = store.entries.keys();
  newDraft(id).set({ id, media: [{ url: "b", at: Date.now(), key }] });
  const { model: again } = await newFind(`draft=${id}`);
  assert.deepEqual(again.uploads.items.map((i) => i.media?.url), ["b"], "a file that is sent is not added again");
  again.saveDraft();
  assert.equal(store.entries.size, 0);
  await keepFiles(id, [file("c")]);
  newDraft(id).remove();
  await dropLost();
  assert.equal(store.entries.size, 0);
  useFileStore(null);
  model.close();
});

test("an address that is not on the earth names no place", async () => {
  for (const query of ["at=91,0", "at=x", "at="]) assert.equal((await newFind(query)).model.place.point, null, query);
});

const find = {
  id: "7", title: "A bridge", category: "nature", isPublic: true, media: [{ id: "m1" }, { id: "m2" }],
  locationId: "l1", location: { name: "Pont", latitude: 48.1, longitude: -1.6 },
};
const withTag = () => new Response(JSON.stringify(find), { headers: { ETag: '"1"' } });

async function changed() {
  serve({ "GET /api/finds/7": withTag });
  const page = testPage({ params: { id: "7" } });
  const model = new ChangedFind(page);
  await model.loading.load();
  return { page, model };
}

test("a change names its version, and media only if they are others", async () => {
  const { model } = await changed();
  serve({ "PUT /api/finds/7": { id: "7" } });
  await submit(model);
  assert.deepEqual([requests.at(-1).headers["If-Match"], requests.at(-1).body.media], ['"1"', undefined]);
  const second = (await changed()).model;
  second.uploads.remove(second.uploads.items[0]);
  await submit(second);
  assert.deepEqual([requests.at(-1).body.media, requests.at(-1).body.mediaToDelete], [[{ id: "m2", caption: null }], ["m1"]]);
});

// submitAs sends the form of a changed find with texts of the user.
function submitAs(model, values = {}) {
  const sent = { title: find.title, description: "", category: find.category, audience: "everyone", ...values };
  const inputs = [title(sent.title), ...["description", "category", "audience"].map((name) => other(name, sent[name]))];
  return model.submit({ preventDefault() {}, target: { elements: Object.assign(inputs, Object.fromEntries(inputs.map((i) => [i.name, i]))) } });
}

// meanwhile has somebody else change a find while the user changes it.
function meanwhile(now) {
  serve({
    "GET /api/finds/7": () => new Response(JSON.stringify({ ...find, ...now }), { headers: { ETag: '"2"' } }),
    "PUT /api/finds/7": (r) => (r.headers["If-Match"] === '"2"' ? { id: "7" } : refusal(412, { code: "precondition_failed", reason: "changed_since" })),
  });
}

test("after a change by somebody else the user chooses of each part", async () => {
  const { page, model } = await changed();
  meanwhile({ title: "An old bridge", description: "Stone", media: [{ id: "m2" }, { id: "m1" }] });
  model.uploads.remove(model.uploads.items[0]);
  await submitAs(model, { title: "My bridge" });
  assert.deepEqual([model.form.refusal.code, page.went], ["precondition_failed", []]);
  const parts = model.conflict.parts.map(({ name, choice }) => [name, choice]);
  assert.deepEqual(parts, [["title", "mine"], ["description", "theirs"], ["photos", "mine"]]);
  model.choose(model.conflict.parts[2], "theirs");
  assert.deepEqual(model.resolve(), { description: "Stone" });
  assert.deepEqual(model.uploads.media, [{ id: "m2" }, { id: "m1" }]);
  await submitAs(model, { title: "My bridge", description: "Stone" });
  const { headers, body } = requests.at(-1);
  assert.deepEqual([headers["If-Match"], body.title, body.description, body.media], ['"2"', "My bridge", "Stone", undefined]);
  assert.deepEqual(page.went, ["/finds/7"]);
});

test("photos of the user are kept without those that somebody else has taken out", async () => {
  const { model } = await changed();
  meanwhile({ media: [{ id: "m1" }] });
  model.uploads.move(1, 0);
  await submitAs(model);
  model.resolve();
  await submitAs(model);
  assert.deepEqual(requests.at(-1).body.media, [{ id: "m1", caption: null }]);
});

test("a change of what the form does not have asks nothing", async () => {
  const { page, model } = await changed();
  meanwhile({ isPublic: false, audience: "friends" });
  await submitAs(model);
  assert.deepEqual([page.went, requests.at(-1).body.audience], [["/finds/7"], undefined]);
});

test("photos that the server no longer has are taken out", async () => {
  const { model } = await changed();
  serve({ "PUT /api/finds/7": () => refusal(422, { code: "invalid", errors: [{ location: "body.media[0].id", rule: "media" }] }) });
  await submit(model);
  assert.deepEqual(model.uploads.media, [{ id: "m2" }]);
  assert.equal(model.form.refusal.code, "failed");
});

test("the place of a find changes only when the user moves it, and a new one gets a location", async () => {
  serve({ ...nowhere, "PUT /api/finds/7": { id: "7" }, "POST /api/locations": { id: "l2" } });
  const { model } = await changed();
  assert.equal(model.place.value.location.name, "Pont");
  await submit(model);
  assert.equal(requests.at(-1).body.locationId, undefined);
  assert.deepEqual(sent("POST"), []);
  const moved = (await changed()).model;
  moved.place.setPoint({ lat: 48.1001, lng: -1.6 }, "tap");
  assert.equal(JSON.parse(localStorage.getItem("draft:ann:7")).place.name, "Pont");
  await submit(moved);
  assert.deepEqual(sent("POST"), ['/api/locations {"latitude":48.1001,"longitude":-1.6,"name":"Pont"}']);
  assert.equal(requests.at(-1).body.locationId, "l2");
});

test("a find that is moved far loses the name of its place, and its draft keeps the new place", async () => {
  serve(nowhere);
  const { model } = await changed();
  await model.place.setPoint({ lat: 50, lng: 2 }, "tap");
  assert.equal(model.place.label, "");
  const restored = (await changed()).model;
  assert.deepEqual([restored.isRestored, restored.place.value.point], [true, { lat: 50, lng: 2 }]);
});

test("a draft without another place leaves the find where it is now", async () => {
  const { model } = await changed();
  model.change({ title: "Older" });
  serve({ "GET /api/finds/7": { ...find, locationId: "l9", location: { ...find.location, name: "Quai" } } });
  const later = new ChangedFind(testPage({ params: { id: "7" } }));
  await later.loading.load();
  assert.deepEqual([later.values.title, later.place.value.location.id], ["Older", "l9"]);
});

test("a draft widens nothing that has been made narrower since", async () => {
  const shownAs = (audience, area, forFriends = true) => (
    { ...find, audience, location: { ...find.location, area }, exact: { name: "Pont", latitude: 48.1, longitude: -1.6, forFriends } });
  const open = async (found) => {
    serve({ "GET /api/finds/7": found });
    const model = new ChangedFind(testPage({ params: { id: "7" } }));
    await model.loading.load();
    return model;
  };
  const privacy = ({ values: { audience, area, exactForFriends } }) => [audience, area, exactForFriends];
  const first = await open(shownAs("everyone", 1));
  first.change({ title: "Older", audience: "friends", area: "0", exactForFriends: "true" });
  assert.deepEqual(privacy(await open(shownAs("everyone", 1))), ["friends", "0", "true"], "the find is as it was");
  first.change({ area: "0", audience: "me" });
  assert.deepEqual(privacy(await open(shownAs("friends", 1))), ["me", "1", "true"], "the find has been changed: only what is narrower counts");
  first.change({ audience: "everyone" });
  assert.deepEqual(privacy(await open(shownAs("everyone", 5))), ["everyone", "5", "true"]);
  assert.deepEqual(privacy(await open(shownAs("friends", 1))), ["friends", "1", "true"]);
  first.change({ audience: "friends" });
  const later = await open(shownAs("me", 5, false));
  assert.equal(later.values.title, "Older");
  assert.deepEqual(privacy(later), ["me", "5", "false"]);
  later.change({ title: "Newer" });
  assert.deepEqual(privacy(await open(shownAs("me", 5, false))), ["me", "5", "false"]);
  for (const [isPublic, is, becomes] of [[false, "everyone", "friends"], [false, "me", "me"], [true, "friends", "friends"], [true, "me", "me"]]) {
    localStorage.setItem("draft:ann:7", JSON.stringify({ title: "By an older version", isPublic }));
    assert.equal((await open(shownAs(is, 1))).values.audience, becomes);
  }
});

test("a change of the title says nothing of who sees the find", async () => {
  const { model } = await changed();
  serve({ "PUT /api/finds/7": { id: "7" } });
  await submitShown(model, { area: "0" });
  assert.equal("audience" in requests.at(-1).body, false);
});

// submitShown sends the form with what is chosen for the place.
function submitShown(model, { area, exactForFriends = "true" }) {
  const inputs = [title("A bridge"), other("description"), other("category"), other("audience", "everyone"), other("area", area), other("exactForFriends", exactForFriends)];
  return model.submit({ preventDefault() {}, target: { elements: Object.assign(inputs, Object.fromEntries(inputs.map((i) => [i.name, i]))) } });
}

test("how the place is shown is sent only if it was changed", async () => {
  const sentOf = async (was, values) => {
    serve({ "GET /api/finds/7": () => new Response(JSON.stringify({ ...find, ...was })), "PUT /api/finds/7": { id: "7" } });
    const model = new ChangedFind(testPage({ params: { id: "7" } }));
    await model.loading.load();
    await submitShown(model, values);
    const { area, exactForFriends, homeZone } = requests.at(-1).body;
    return { area, exactForFriends, homeZone };
  };
  const nothing = { area: undefined, exactForFriends: undefined, homeZone: undefined };
  const asArea = { location: { ...find.location, area: 5 }, exact: { name: "Pont", latitude: 48.1, longitude: -1.6, forFriends: true } };
  assert.deepEqual(await sentOf({}, { area: "0" }), nothing);
  assert.deepEqual(await sentOf({}, { area: "5" }), { ...nothing, area: 5, exactForFriends: true });
  assert.deepEqual(await sentOf(asArea, { area: "5" }), nothing);
  assert.deepEqual(await sentOf(asArea, { area: "5", exactForFriends: "false" }), { ...nothing, exactForFriends: false });
  assert.deepEqual(await sentOf(asArea, { area: "0" }), { ...nothing, area: 0 });
});

test("in the home zone, the place is shown as it was chosen only when the user wants that", async () => {
  for (const [wants, area, puts, questions] of [[true, "0", 2, 1], [false, "0", 1, 1], [true, "1", 2, 1], [true, "5", 1, 0], [true, "20", 1, 0]]) {
    let asked = 0;
    serve({ "GET /api/finds/7": withTag, "PUT /api/finds/7": { id: "7", location: { area: Math.max(5, Number(area)) } } });
    const model = new ChangedFind(testPage({ params: { id: "7" } }), { showHome: async () => { asked++; return wants; } });
    await model.loading.load();
    requests.length = 0;
    await submitShown(model, { area });
    assert.deepEqual([sent("PUT").length, asked], [puts, questions], `${wants} ${area}`);
    if (puts === 2) assert.equal(sent("PUT")[1], `/api/finds/7 {"area":${area},"homeZone":false}`);
  }
});

test("a category is chosen, taken back, or typed", async () => {
  serve({ "PUT /api/finds/7": { id: "7" } });
  const { model } = await changed();
  assert.deepEqual([model.values.category, model.isOther], ["nature", false]);
  model.chooseCategory("water");
  assert.deepEqual([model.values.category, model.isOther], ["water", false]);
  model.chooseCategory("water");
  assert.equal(model.values.category, "");
  model.chooseCategory("other");
  assert.equal(model.isOther, true);
  model.change({ category: "lamps" });
  assert.equal(model.isOther, true);
  model.chooseCategory("art");
  assert.deepEqual([model.values.category, model.isOther], ["art", false]);
  model.change({ category: "lamps" });
  await model.submit({ preventDefault() {}, target: { elements: Object.assign([title("A bridge"), other("description"), other("audience", "everyone")], {}) } });
  assert.equal(requests.at(-1).body.category, "lamps");
});
