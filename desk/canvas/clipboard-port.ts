/** The clipboard as the canvas uses it: what was copied here can be pasted here even where the browser lets no page read it. */

let lastCopy: string | undefined;

export async function writeClipboard(text: string): Promise<void> {
  lastCopy = text;
  await navigator.clipboard.writeText(text);
}

/** @throws where neither the browser nor this window has anything to paste */
export async function readClipboard(): Promise<string> {
  // A press in the frame leaves the focus there, and only the window with the focus may read.
  window.focus();
  try {
    return await navigator.clipboard.readText();
  } catch (error) {
    if (lastCopy !== undefined) return lastCopy;
    throw error;
  }
}
