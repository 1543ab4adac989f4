// tick lets a finger feel what it has done, on devices that can. Browsers allow it once the user has touched the page.
export const tick = () => {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(10); // ms
};
