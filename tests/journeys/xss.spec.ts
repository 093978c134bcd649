/**
 * Every hostile text of the corpus and every merchant string of every page block, in a real browser: nothing runs, no
 * report. Which text meets which string moves on from page to page; every pair is drawn on the server by
 * tests/laws/xss-*.test.ts and in Chromium by `npm run test:xss`.
 */
import { loadExamples } from '../support/examples.ts';
import { faultsOfHtml } from '../support/harmless.ts';
import { coveringExamples, poison } from '../support/poison.ts';
import { microPage } from '../support/publish-to.ts';
import { XSS_PAYLOADS } from '../support/xss-corpus.ts';
import { publish } from './support/console.ts';
import { listenForHarm } from './support/harm.ts';
import { wakeAll, withoutMedia } from './support/live-page.ts';
import { expect, test, urlOf } from './support/storefront.ts';

const PAGES = 24;
/** Nodes of each example on a page, each with another text. */
const COPIES = 3;
/** Lets each text meet other blocks on each page, and all of them some. */
const STRIDE = 29;
const PARTS = 2;
const SHOP = 'tencent';

const payloadAt = (index: number): string => XSS_PAYLOADS[index % XSS_PAYLOADS.length] ?? '';

for (let part = 0; part < PARTS; part += 1) {
  test(`R4, R5, R6: no payload runs in Chromium, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(900_000);
    const rows = coveringExamples(await loadExamples('page-block'));
    const documents = Array.from({ length: PAGES }, (_, index) => {
      const nodes = rows.flatMap((row, place) =>
        Array.from({ length: COPIES }, (_copy, copy) => ({
          id: `n-${copy}-${place}`,
          kind: row.definition.kind,
          v: row.definition.version,
          props: poison(row, payloadAt(index * COPIES + copy + place * STRIDE), true).props,
        })),
      );
      return microPage(`hostile-${index}`, nodes, payloadAt(index));
    }).filter((_, index) => index % PARTS === part);
    for (let at = 0; at < documents.length; at += 20)
      expect(await publish(SHOP, documents.slice(at, at + 20))).toMatchObject({ code: 0 });
    await withoutMedia(page);
    const events = await listenForHarm(page);
    for (const { id } of documents) {
      await page.goto(urlOf(SHOP, `/page/${id}`), { waitUntil: 'domcontentloaded' });
      await wakeAll(page);
      const drawn = await page.evaluate(() => document.querySelectorAll('main [data-node]').length);
      expect(drawn, id).toBeGreaterThan(rows.length);
      expect(faultsOfHtml(await page.content()), id).toEqual([]);
      expect(events, id).toEqual([]);
    }
  });
}
