// Addresses of this service: the form of ids, which addresses may be followed, and who leads
// there. The router registers what go does, a dialog what Back does.

// id is the pattern of the ids of the service. Paths of the API are made of ids, so a screen
// accepts nothing else in their place.
export const id = "[0-9a-f-]{36}";

// ownPath returns the path of an address if it is a page of this service, or "/".
export function ownPath(address) {
  try {
    const u = new URL(address || "/", location.origin);
    if (u.origin === location.origin && !/^\/(api)?\//.test(u.pathname)) return u.pathname + u.search + u.hash;
  } catch { /* not an address */ }
  return "/";
}

// name is the pattern of usernames: so many of these letters.
export const nameLetter = "[A-Za-z0-9_\\-]"; // also for the pattern of a field
export const nameLengths = [3, 31];
export const name = `${nameLetter}{${nameLengths}}`;

let navigate = async () => {};

// onGo registers the function that shows the screen of a path.
export const onGo = (f) => { navigate = f; };

// go leads to a path of this service. The option replace leaves no way back to the current page.
export const go = (path, options) => navigate(path, options);

let closeDialog = () => false;

// onBack registers the function that the Back of the browser calls first. It reports whether
// it has closed a dialog, so that the page stays.
export const onBack = (f) => { closeDialog = f; };

// back closes the open dialog, if there is one, and reports whether the page stays.
export const back = () => closeDialog();
