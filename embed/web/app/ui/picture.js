// Photos and the stills of videos: the file that fits the screen, and a blurred preview until
// it is loaded.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { blurred } from "../blur.js";
import { nextTask } from "../tasks.js";

const edge = 16; // pixels of the longer side of a preview, which the browser smooths

// shape is the width of media divided by its height.
export const shape = (m) => (m.width && m.height ? m.width / m.height : 4 / 3);

// paint returns a canvas with the preview of media, or nothing for a hash that cannot be read.
function paint(m) {
  const scale = edge / Math.max(m.width, m.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(m.width * scale)) || edge;
  canvas.height = Math.max(1, Math.round(m.height * scale)) || edge;
  const pixels = blurred(m.blur, canvas.width, canvas.height);
  if (!pixels) return [];
  canvas.getContext("2d").putImageData(new ImageData(pixels, canvas.width), 0, 0);
  return [canvas];
}

// BlurPreview covers the picture before it until that is loaded. Each preview is painted in a task of its own, unless the
// picture is there by then: twenty take longer than the list that they are in.
class BlurPreview extends HTMLElement {
  #hash = "";
  #image = null;

  set media(m) {
    if (m.blur === this.#hash) return;
    this.#hash = m.blur;
    this.replaceChildren();
    this.classList.remove("gone");
    queueMicrotask(() => this.#look()); // until then the picture has its former address
    nextTask().then(() => {
      if (m.blur === this.#hash && !this.classList.contains("gone")) this.replaceChildren(...paint(m));
    });
  }

  connectedCallback() {
    this.#image = this.previousElementSibling.querySelector("img");
    this.#image.addEventListener("load", this);
    queueMicrotask(() => this.#look());
  }

  disconnectedCallback() { this.#image.removeEventListener("load", this); }

  handleEvent() { this.classList.add("gone"); }

  #look() { if (this.#image?.complete && this.#image.naturalWidth) this.classList.add("gone"); }
}

customElements.define("blur-preview", BlurPreview);

// filesOf are the files of a photo by their width. Responses of earlier versions have one.
const filesOf = (m) => (m.mediumUrl && m.mediumUrl !== m.url ? `${m.mediumUrl} ${m.mediumWidth}w, ${m.url} ${m.width}w` : m.url);

const preview = (m) => html`<blur-preview aria-hidden="true" .media=${m}></blur-preview>`;

// picture shows media: WebP, or JPEG for browsers without. sizes is the width at which it is
// shown, as in HTML; a thumbnail has one file. The element around it has a position.
export function picture(m, { thumb = false, alt = "", eager = false, sizes = "100vw", blur = true } = {}) {
  const small = thumb || m.type === "video";
  const [webp, jpeg] = small ? [m.thumbnailUrl, m.fallbackThumbnailUrl] : [filesOf(m), m.fallbackUrl];
  const [w, h] = thumb ? [400, 400] : [m.width || 4, m.height || 3];
  return html`<picture><source type="image/webp" srcset=${webp} sizes=${sizes}>
    <img src=${jpeg} alt=${alt} width=${w} height=${h} loading=${eager ? "eager" : "lazy"} fetchpriority=${eager ? "high" : "auto"}
      decoding="async"></picture>${blur && m.blur ? preview(m) : nothing}`;
}
