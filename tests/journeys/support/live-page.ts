/** A page made fully live, and kept from asking other machines. */
import type { Page } from '@playwright/test';

/**
 * Brings each node that sleeps until it is seen into view, and waits until every node the server drew to become live has
 * become so: React has put its mark on the node's element.
 */
export async function wakeAll(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    interface Sent {
      page: { document: { regions: { main: { id: string; hydrate?: string }[] } } };
    }
    const sent = JSON.parse(document.getElementById('lectern-state')?.textContent ?? '') as Sent;
    const asleep = sent.page.document.regions.main
      .filter(({ hydrate }) => hydrate !== undefined && hydrate !== 'never')
      .flatMap(({ id }) => document.querySelector(`[data-node="${id}"]`) ?? [])
      .find((element) => !Object.keys(element).some((key) => key.startsWith('__reactProps')));
    asleep?.scrollIntoView();
    return asleep === undefined;
  });
  await page.evaluate(() => scrollTo(0, 0));
}

const MEDIA = /\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm|mp3|m4a|vtt)$/;

/** Leaves out what lies on other machines, and pictures and films of this one where only the markup matters. */
export async function stayHome(page: Page, media: 'with media' | 'without media'): Promise<void> {
  await page.route(
    (url) => !url.hostname.endsWith('localhost') || (media === 'without media' && MEDIA.test(url.pathname)),
    (route) => route.abort(),
  );
}

export const isOfOthers = (line: string) => /^failed: |ERR_FAILED|ERR_NAME_NOT_RESOLVED/.test(line);
