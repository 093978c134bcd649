/** Reads the clock in pushed pictures (tests/support/clocked-push.ts) off the player of a page. */
import type { Page } from '@playwright/test';
import { CLOCK } from '../../support/clocked-push.ts';

declare global {
  interface Window {
    /** Unix milliseconds told by the picture that is shown; undefined where it tells none. */
    shownAt: () => number | undefined;
  }
}

/** Before the page opens. */
export async function readClocks(page: Page): Promise<void> {
  await page.addInitScript(({ bits, bar, height }) => {
    window.shownAt = () => {
      const film = document.querySelector('video');
      const pen = new OffscreenCanvas(bits * bar, height).getContext('2d');
      if (film === null || film.videoWidth !== bits * bar || pen === null) return undefined;
      pen.drawImage(film, 0, 0);
      const { data } = pen.getImageData(0, height / 2, bits * bar, 1);
      let toldValue = 0;
      for (let bit = 0; bit < bits; bit += 1)
        if ((data[(bit * bar + bar / 2) * 4] ?? 0) > 127) toldValue += 2 ** bit;
      const now = Date.now();
      const around = 2 ** bits;
      // The newest moment with these digits: what is shown is past.
      return now - ((((now - toldValue) % around) + around) % around);
    };
  }, CLOCK);
}

/** How old the picture is that is shown, milliseconds: the middle of some pictures. */
export async function ageOfPicture(page: Page): Promise<number> {
  const ages = await page.evaluate(async () => {
    const seenNumbers: number[] = [];
    while (seenNumbers.length < 15) {
      await new Promise((resolve) => {
        const film = document.querySelector('video');
        if (film === null) requestAnimationFrame(resolve);
        else film.requestVideoFrameCallback(resolve);
      });
      seenNumbers.push(Date.now() - (window.shownAt() ?? 0));
    }
    return seenNumbers;
  });
  return ages.toSorted((a, b) => a - b)[7] ?? Infinity;
}

/**
 * Plays on until something stands in the page; answers which moment the picture told then. What still stands there of
 * where it played before goes first.
 */
export function momentOf(page: Page, selector: string, text: string): Promise<number | undefined> {
  return page.evaluate(
    async ([where, wantedText]) => {
      const isThere = () =>
        [...document.querySelectorAll(where)].some(
          (one) => one.textContent.includes(wantedText) || one.getAttribute('data-page') === wantedText,
        );
      for (const isAwaited of [false, true])
        while (isThere() !== isAwaited)
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
      return window.shownAt();
    },
    [selector, text] as const,
  );
}
