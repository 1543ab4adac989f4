// The stage of the photo viewer: swipes, pinches and double taps, also with a mouse.

import { fitted, held, middle, swipe, zoomed } from "./gestures.js";

const enlarged = 2.5; // by a double tap
const [tapTime, tapReach] = [300, 24]; // ms and pixels within which two taps are one
const motion = 180; // ms
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Stage {
  #view = fitted;
  #from = fitted; // the view when the fingers came
  #start = null; // where they were: {x, y, apart}
  #fingers = new Map(); // points by the id of a pointer
  #tap = { time: 0, x: 0, y: 0 };
  #element = null;
  #do;

  // actions has what swipes lead to: next, previous and close.
  constructor(actions) {
    this.#do = actions;
  }

  // show takes the element of another photo, which comes in from a side: 1 or -1.
  show(element, side = 0) {
    this.#element = element;
    this.#fingers.clear();
    this.#move(fitted);
    if (side && !isStill()) {
      this.#element.animate([{ transform: `translateX(${side * 15}%)`, opacity: 0 }, { transform: "none", opacity: 1 }],
        { duration: motion, easing: "ease-out" });
    }
  }

  // Listeners of the element, whose first child is moved.
  onDown = (e) => {
    if (e.target.localName === "video" || e.button) return; // a film has its own controls
    this.#element = e.currentTarget;
    this.#element.setPointerCapture(e.pointerId);
    this.#fingers.set(e.pointerId, this.#pointOf(e));
    this.#begin();
  };

  onMove = (e) => {
    if (!this.#fingers.has(e.pointerId)) return;
    this.#fingers.set(e.pointerId, this.#pointOf(e));
    const now = this.#where();
    const by = { x: now.x - this.#start.x, y: now.y - this.#start.y };
    if (this.#fingers.size > 1) {
      const { x, y, scale } = zoomed(this.#from, (this.#from.scale * now.apart) / this.#start.apart, this.#start);
      return this.#move({ scale, x: x + by.x, y: y + by.y });
    }
    const to = { ...this.#from, x: this.#from.x + by.x, y: this.#from.y + by.y };
    this.#move(this.#view.scale > 1 ? held(to, this.#size()) : to);
  };

  onUp = (e) => {
    if (!this.#fingers.has(e.pointerId)) return;
    const now = this.#where();
    const isOne = this.#fingers.size === 1;
    const by = { x: now.x - this.#start.x, y: now.y - this.#start.y };
    this.#fingers.delete(e.pointerId);
    if (this.#fingers.size) return this.#begin();
    if (!isOne || e.type === "pointercancel") return this.#settle();
    if (Math.hypot(by.x, by.y) < tapReach) return this.#tapped(now, e.timeStamp);
    const action = this.#view.scale > 1 ? "" : swipe(by);
    if (action) return this.#do[action]();
    this.#settle();
  };

  #tapped(at, time) {
    const last = this.#tap;
    this.#tap = { ...at, time };
    if (time - last.time > tapTime || Math.hypot(at.x - last.x, at.y - last.y) > tapReach) return this.#settle();
    this.#tap = { time: 0, x: 0, y: 0 };
    this.#move(this.#view.scale > 1 ? fitted : held(zoomed(fitted, enlarged, at), this.#size()), true);
  }

  #begin() {
    this.#from = this.#view;
    this.#start = this.#where();
  }

  // #where is the finger, or the middle of two.
  #where() {
    const [a, b = a] = this.#fingers.values();
    return middle(a, b);
  }

  #pointOf({ clientX, clientY }) {
    const { left, top, width, height } = this.#element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  #size() {
    return { width: this.#element.clientWidth, height: this.#element.clientHeight };
  }

  #settle() {
    this.#move(held(this.#view, this.#size()), true);
  }

  // #move shows a view, in a motion when no finger leads it.
  #move(view, slowly = false) {
    this.#view = view;
    const photo = this.#element?.firstElementChild;
    if (!photo) return;
    photo.style.transition = slowly && !isStill() ? `transform ${motion}ms ease-out` : "none";
    photo.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }
}
