/** A page made fully live, and spared what a test does not look at. */
import type { Page } from '@playwright/test';

/** Far more than one node needs: a node that sleeps on is told by its name, not by the end of the test's time. */
const LONGEST_SLEEP_MS = 30_000;

/**
 * Brings each node that sleeps until it is seen into view, and waits until every node the server drew to become live has
 * become so: React has put its mark on the node's element. Watched from within the page: Playwright's own waiting and
 * locators would first read their two hundred kilobytes of script anew in each document.
 */
export async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    interface SentFrame {
      page: { document: { regions: { main: { id: string; hydrate?: string }[] } } };
    }
    const payload = JSON.parse(document.getElementById('lectern-state')?.textContent ?? '') as SentFrame;
    const isAsleep = (element: Element | null): element is Element =>
      element !== null && !Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const { main } = payload.page.document.regions;
    for (const { id } of main.filter(({ hydrate = 'never' }) => hydrate !== 'never')) {
      const find = () => document.querySelector(`[data-node="${id}"]`);
      const since = performance.now();
      for (let element = find(); isAsleep(element); element = find()) {
        if (performance.now() - since > longestMs)
          throw new Error(`${id} sleeps on: ${element.textContent.slice(0, 200)}`);
        element.scrollIntoView();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }
    scrollTo(0, 0);
  }, LONGEST_SLEEP_MS);
}

/** Which of these nodes a person would not see. */
export function hiddenOf(page: Page, ids: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (names) =>
      names.filter((name) => {
        const element = document.querySelector(`[data-node="${name}"]`);
        const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return element?.checkVisibility({ visibilityProperty: true }) !== true || width * height === 0;
      }),
    [...ids],
  );
}

const MEDIA = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'mp4', 'webm', 'mp3', 'm4a', 'vtt'];

/**
 * Leaves out pictures and films where only the markup matters. By the browser itself and not by `page.route`, which asks
 * the test about every single request and turns the cache of scripts off.
 */
export async function withoutMedia(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {
    urlPatterns: MEDIA.map((ending) => ({ urlPattern: `*://*:*/*.${ending}`, block: true })),
  });
}

/** No browser of the journeys finds another machine (playwright.config.ts), and `withoutMedia` refuses in its own words. */
export const isOfOthers = (line: string) =>
  /^failed: |ERR_NAME_NOT_RESOLVED|ERR_BLOCKED_BY_CLIENT/.test(line);
