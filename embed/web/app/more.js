// The screens that a visit seldom begins with. Browsers load them separately, when the first of
// them is opened, or when the service worker stores all files.

import { tellWhere } from "./notifications/tellWhere.js";
import { app } from "./store.js";

app.subscribe("user", tellWhere);
tellWhere();

export { default as feed } from "./feed/feed.screen.js";
export { default as list } from "./lists/list.screen.js";
export { default as joinList } from "./lists/joinList.screen.js";
export { default as lists } from "./lists/lists.screen.js";
export { default as named } from "./people/named.screen.js";
export { default as notifications } from "./notifications/notifications.screen.js";
export { default as people } from "./people/people.screen.js";
export { default as person } from "./people/person.screen.js";
export { default as profile } from "./people/profile.screen.js";
export { default as saved } from "./lists/saved.screen.js";

// And what other scripts load later: see quietly and later in later.js.
export { countCategories } from "./map/categoryCounts.model.js";
export { showSteps } from "./feed/firstSteps.js";
export { listOnMap } from "./map/listOnMap.model.js";
export { introduce } from "./map/introduction.js";
export { announce } from "./notifications/announce.js";
export { watchArea } from "./map/watchArea.js";
export { offerPush } from "./notifications/pushOffer.js";
export { offerOfStreets } from "./map/streetsOffer.js";
export { askReport } from "./find/report.js";
export { viewPhoto } from "./find/viewer.js";
export { showVersions } from "./find/versions.js";
export { whoSees } from "./find/whoSees.js";
export { addToList } from "./lists/lists.js";
export { shareFind } from "./lists/shares.js";
