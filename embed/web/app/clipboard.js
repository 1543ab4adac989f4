// Puts a text on the clipboard, and returns whether the browser lets it.
export async function copies(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
