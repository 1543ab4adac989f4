// A list of finds that is shown as a grid of photos or as a list of rows.

import { paged } from "../list.js";

export class ShownFinds {
  // path is that of the list in the API, or a function that returns it.
  constructor(page, path) {
    this.page = page;
    this.layout = page.kept?.layout ?? "grid"; // or "list"
    this.finds = paged(page, path);
  }

  // show shows the finds in a layout.
  show(layout) {
    this.layout = layout;
    this.page.keep({ layout });
    this.page.update();
  }
}
