/**
 * Every hostile text of the corpus and every merchant string of every page block, in a real browser: nothing runs, no
 * report. Which text meets which string moves on from page to page; every pair is drawn by `npm run proofs -- xss` in
 * Chromium and by `npm run proofs -- hostile-texts` on the server.
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

const PAGES = 4;
/** Nodes of each example on a page, each with another text. */
const COPIES = 3;
const SHOP = 'tencent';

const payloadAt = (index: number): string => XSS_PAYLOADS[index % XSS_PAYLOADS.length] ?? '';

test('R4, R5, R6: no payload runs in Chromium', async ({ page }) => {
  test.setTimeout(180_000);
  const rows = coveringExamples(await loadExamples('page-block'));
  const meetings = new Set<string>();
  const textOf = (index: number, copy: number, place: number) => {
    const text = payloadAt((index * COPIES + copy) * rows.length + place);
    meetings.add(text);
    return text;
  };
  const documents = Array.from({ length: PAGES }, (_, index) => {
    const nodes = rows.flatMap((row, place) =>
      Array.from({ length: COPIES }, (_copy, copy) => ({
        id: `n-${copy}-${place}`,
        kind: row.definition.kind,
        v: row.definition.version,
        props: poison(row, textOf(index, copy, place), true).props,
      })),
    );
    return microPage(`hostile-${index}`, nodes, payloadAt(index));
  });
  expect(meetings.size).toBe(new Set(XSS_PAYLOADS).size);
  expect(await publish(SHOP, documents)).toMatchObject({ code: 0 });
  await withoutMedia(page);
  const events = await listenForHarm(page);
  for (const { id } of documents) {
    await page.goto(urlOf(SHOP, `/page/${id}`), { waitUntil: 'domcontentloaded' });
    await wakeAll(page);
    const drawingCount = await page.evaluate(() => document.querySelectorAll('main [data-node]').length);
    expect(drawingCount, id).toBeGreaterThan(rows.length);
    expect(faultsOfHtml(await page.content()), id).toEqual([]);
    expect(events, id).toEqual([]);
  }
});
