// What a screen reads before it can show anything.

// loader reads with a function. problem is why that did not work out; load tries
// again.
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
