/** Waits for what a story asks for itself, so that the story is judged and not the way to it. */
import { expect, waitFor } from 'storybook/test';

/** A part that fetches; the engine's own look of waiting is a status with a name and no text. */
const WAITING = '[aria-busy="true"], [role="status"][data-node][aria-label]';

/** What a story asks for answers at once, on a machine with nothing else to do. */
const LIMIT = { timeout: 10_000 };

/** Resolves when nothing to be seen in the story is loading any more; a shut tab may wait for ever. */
export async function waitUntilSettled(canvas: HTMLElement): Promise<void> {
  await waitFor(() => {
    const waiting = [...canvas.querySelectorAll(WAITING)].filter((part) => part.checkVisibility());
    return expect(waiting).toEqual([]);
  }, LIMIT);
}
