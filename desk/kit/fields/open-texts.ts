/**
 * Texts that are not in their document yet, because an input method is composing them or the page in the frame holds them. Who is
 * about to save takes them first: a press on a button does not end them by itself in every browser.
 */

import { systemClock } from '#platform/clock.ts';

type Take = () => unknown;

const openTexts = new Set<Take>();

/** @returns takes the offer back: the text is in its document, or given up */
export function offerText(take: Take): () => void {
  openTexts.add(take);
  return () => void openTexts.delete(take);
}

export const hasOpenTexts = (): boolean => openTexts.size > 0;

const TYPING = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/** A page that does not answer holds up no save. */
const TAKE_MS = 2_000;

/** Ends what is being composed, and puts every open text into its document. */
export async function takeTexts(): Promise<void> {
  // The browser ends a composition with the focus, and tells the field of its last letters. A button keeps the focus it has.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(TYPING)) activeElement.blur();
  // The field draws what it received before it is asked again.
  await Promise.resolve();
  const takes = Promise.all([...openTexts].map(async (take) => take()));
  await new Promise<void>((resolve) => {
    const stop = systemClock.after(TAKE_MS, resolve);
    void takes.finally(() => {
      stop();
      resolve();
    });
  });
}
