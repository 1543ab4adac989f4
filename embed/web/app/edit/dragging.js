// Dragging an item of a list to another place in it: at once with a mouse, after a long press with
// a finger, so that the page can be scrolled over the list. The list changes at the end: an element
// that is moved in the document would lose its pointer.

import { tick } from "../ui/tick.js";

const [moved, steady] = [6, 10]; // pixels after which a mouse drags, and a finger scrolls
const pressed = 300; // ms after which a finger drags

let drag = null; // {item, x, y, id, isOn, over, timer, end}

// lift starts to drag.
function lift() {
  drag.isOn = true;
  drag.item.classList.add("lifted");
  tick();
}

const itemsOf = (item) => [...item.parentElement.querySelectorAll(":scope > [data-drag]")];

// atPoint returns the item of the list under a point, other than the one that is dragged.
const atPoint = (x, y) => itemsOf(drag.item).find((e) => {
  const r = e.getBoundingClientRect();
  return e !== drag.item && r.left <= x && x <= r.right && r.top <= y && y <= r.bottom;
});

function onMove(e) {
  if (e.pointerId !== drag.id) return;
  const [x, y] = [e.clientX - drag.x, e.clientY - drag.y];
  const isTouch = e.pointerType === "touch";
  if (!drag.isOn) {
    if (Math.hypot(x, y) < (isTouch ? steady : moved)) return;
    if (isTouch) return drag.end();
    lift();
  }
  drag.item.style.transform = `translate(${x}px, ${y}px) scale(1.04)`;
  drag.over?.classList.remove("target");
  drag.over = atPoint(e.clientX, e.clientY);
  drag.over?.classList.add("target");
}

// startDrag is the listener for pointerdown of an item, which has the attribute data-drag. move is
// called with where the item was and where it is to be. A button with the attribute data-handle drags its item, too.
export function startDrag(event, move) {
  if (event.button || drag || event.target.closest("button:not([data-handle]), input, a")) return;
  const item = event.currentTarget;
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => {
    clearTimeout(drag.timer);
    stop.abort();
    item.classList.remove("lifted");
    item.style.transform = "";
    drag.over?.classList.remove("target");
    drag = null;
  };
  drag = { item, x: event.clientX, y: event.clientY, id: event.pointerId, isOn: false, over: null, end };
  if (event.pointerType === "touch") drag.timer = setTimeout(lift, pressed);
  const cancel = (e) => { if (e.pointerId === drag.id) end(); };
  const onUp = (e) => {
    if (e.pointerId !== drag.id) return;
    const [from, to] = [item, drag.isOn && drag.over].map((x) => itemsOf(item).indexOf(x));
    end();
    if (to >= 0) move(from, to);
  };
  document.addEventListener("pointermove", onMove, { signal });
  document.addEventListener("pointerup", onUp, { signal });
  document.addEventListener("pointercancel", cancel, { signal });
  document.addEventListener("keydown", (e) => { if (e.key === "Escape") end(); }, { signal });
}

// holdStill is the listener for touchmove, contextmenu and dragstart of the list: while an item is
// dragged, a finger neither scrolls nor opens the menu of a picture. Browsers look for it when the
// finger touches the screen, so it is there from the start.
export function holdStill(event) {
  if (drag?.isOn || event.type === "dragstart") event.preventDefault();
}
