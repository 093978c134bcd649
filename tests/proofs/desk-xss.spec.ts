/**
 * Every hostile text of the corpus at the desk: in every string of every kind of document, opened in the canvas, and in every
 * screen of the console. Prints the placements.
 */
import { listenForHarm } from '../journeys/support/harm.ts';
import { openDesk } from '../journeys/support/at-desk.ts';
import { openCanvas } from '../journeys/support/canvas.ts';
import { publish } from '../journeys/support/console.ts';
import { poisonAnswers, seeConsole, seeEveryBlock } from '../journeys/support/hostile-desk.ts';
import { expect, test, urlOf } from '../journeys/support/storefront.ts';
import { loadExamples } from '../support/examples.ts';
import { hostileShop } from '../support/hostile-documents.ts';
import { coveringExamples, poison } from '../support/poison.ts';
import { microPage } from '../support/publish-to.ts';
import { XSS_PAYLOADS } from '../support/xss-corpus.ts';

const SHOP = 'training';
/** Every so many texts one stands in all kinds of documents at once. */
const EVERY = 60;

test('R4, R5, R6: each text of the corpus runs in no block opened in the canvas', async ({ page }) => {
  test.setTimeout(1_800_000);
  const rows = coveringExamples(await loadExamples('page-block'));
  const events = await listenForHarm(page);
  const texts = new Set<string>();
  let placements = 0;
  for (let at = 0; texts.size < XSS_PAYLOADS.length; at += 1) {
    const nodes = rows.map((row, index) => {
      const { kind, version } = row.definition;
      const text = XSS_PAYLOADS[(at * rows.length + index) % XSS_PAYLOADS.length] ?? '';
      texts.add(text);
      const { props, places } = poison(row, text, true);
      placements += places.length;
      return { id: `n-${String(index)}`, kind, v: version, props };
    });
    const id = `desk-hostile-${String(at)}`;
    expect(await publish(SHOP, [microPage(id, nodes, XSS_PAYLOADS[at])])).toMatchObject({ code: 0 });
    if (at === 0) await openCanvas(page, `page/${id}`, { shop: SHOP });
    else await page.goto(urlOf(SHOP, `/desk/page/page/${id}?lang=${at % 2 === 0 ? 'cn' : 'en'}`));
    await expect(page.locator('iframe[data-desk="frame"]')).toHaveAttribute('data-status', 'ready');
    expect(await seeEveryBlock(page)).toBe(nodes.length);
    expect(events, id).toEqual([]);
  }
  process.stdout.write(`${String(placements)} placements in blocks of the canvas, 0 ran\n`);
});

test('R4, R5, R6: texts of the corpus run in no other document opened in the canvas', async ({ page }) => {
  test.setTimeout(1_800_000);
  const events = await listenForHarm(page);
  await openCanvas(page, 'page/home', { shop: SHOP });
  let placements = 0;
  for (const [index, text] of XSS_PAYLOADS.entries()) {
    if (index % EVERY !== 0) continue;
    const { documents, strings } = hostileShop(`desk-hostile-${String(index)}`, [], text);
    placements += strings;
    expect(await publish(SHOP, documents)).toMatchObject({ code: 0 });
    for (const { kind, id } of documents) {
      await page.goto(urlOf(SHOP, `/desk/page/${kind}/${id}?lang=en`));
      await expect(page.locator('iframe[data-desk="frame"]')).toHaveAttribute('data-status', 'ready');
      expect(events, `${kind} ${text}`).toEqual([]);
    }
  }
  process.stdout.write(`${String(placements)} placements in other documents of the canvas, 0 ran\n`);
});

test('R4, R5, R6: each text of the corpus runs in no screen of the console', async ({ page }) => {
  test.setTimeout(1_800_000);
  const events = await listenForHarm(page);
  await openDesk(page, '/desk', { shop: 'knowledge' });
  const hostile = await poisonAnswers(page);
  let shownCount = 0;
  while (hostile.texts.size < XSS_PAYLOADS.length) {
    shownCount += await seeConsole(page, 'knowledge');
    expect(events).toEqual([]);
  }
  process.stdout.write(
    `${String(hostile.placements)} placements in the console, ${String(shownCount)} shownCount, 0 ran\n`,
  );
});
