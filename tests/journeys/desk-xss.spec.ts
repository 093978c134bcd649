/**
 * Hostile texts run nowhere on the desk's origin: of merchants in every field of every block, of learners in every screen. Every
 * kind of document and every text of the corpus meet in `npm run proofs -- desk-xss`.
 */
import { loadExamples } from '../support/examples.ts';
import { coveringExamples, poison } from '../support/poison.ts';
import { microPage } from '../support/publish-to.ts';
import { XSS_PAYLOADS } from '../support/xss-corpus.ts';
import { openDesk } from './support/at-desk.ts';
import { openCanvas } from './support/canvas.ts';
import { publish } from './support/console.ts';
import { listenForHarm } from './support/harm.ts';
import { hostileTexts, poisonAnswers, seeConsole, seeEveryBlock } from './support/hostile-desk.ts';
import { expect, test } from './support/storefront.ts';

const SHOP = 'training';

test('R4, R5, R6: no text of a person runs in a screen of the console @side', async ({ page }) => {
  const events = await listenForHarm(page);
  await openDesk(page, '/desk', { shop: 'knowledge' });
  const hostile = await poisonAnswers(page);
  expect(await seeConsole(page, 'knowledge')).toBeGreaterThan(50);
  expect(events).toEqual([]);
  expect(hostile.placements).toBeGreaterThan(100);
});

test('R4, R5, R6: no text of a merchant runs in the canvas', async ({ page }) => {
  const rows = coveringExamples(await loadExamples('page-block'));
  const kinds = new Set<string>();
  const nodes = rows.flatMap((row, index) => {
    if (kinds.has(row.definition.kind)) return [];
    kinds.add(row.definition.kind);
    const { kind, version } = row.definition;
    const text = XSS_PAYLOADS[(index * 11) % XSS_PAYLOADS.length] ?? '';
    return [{ id: `n-${String(index)}`, kind, v: version, props: poison(row, text, true).props }];
  });
  const [hostile = ''] = XSS_PAYLOADS;
  expect(await publish(SHOP, [microPage('desk-hostile', nodes, hostile)])).toMatchObject({ code: 0 });
  const events = await listenForHarm(page);
  await openCanvas(page, 'page/desk-hostile', { shop: SHOP });
  expect(await seeEveryBlock(page)).toBe(nodes.length);
  expect(await hostileTexts(page)).toBeGreaterThan(5);
  expect(events).toEqual([]);
});
