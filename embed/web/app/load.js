// What a screen loads before it can show anything.

// loader runs a function that reads from the API and keeps the problem when that fails: {problem,
// load()}. load can be called again.
export function loader(page, read) {
  const state = { problem: null };
  state.load = async () => {
    if (state.problem) page.update();
    state.problem = null;
    try {
      await read();
    } catch (p) {
      if (p.name === "AbortError") return;
      if (!p.code) console.error(p);
      state.problem = p;
    }
    page.update();
  };
  return state;
}
