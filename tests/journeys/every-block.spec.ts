/** Every page block there is on one page from one pushed document: nothing overflows, nothing serious for axe, holes salvaged. */
import { catalogue } from '#renderers/catalogue.gen.ts';
import { loadExamples, type ExampleRow } from '../support/examples.ts';
import { microPage, type PageNodeJson } from '../support/publish-to.ts';
import { axeOf } from './support/axe.ts';
import { publish } from './support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { isOfOthers, wakeAll } from './support/live-page.ts';
import { complaintsOf, expect, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const WIDTHS = [1280, 1920];
/** D36 names them all. */
const KINDS = [
  'banner',
  'image-ad',
  'image-cube',
  'hot-zone-image',
  'title-bar',
  'rich-text',
  'icon-nav',
  'search-box',
  'notice-bar',
  'goods-list',
  'goods-tabs',
  'live-list',
  'teacher-list',
  'member-card',
  'coupon-row',
  'flash-sale',
  'countdown',
  'video',
  'audio',
  'info-form',
  'contact-qr',
  'continue-learning',
  'faq',
  'comments-wall',
  'steps',
  'divider',
  'spacer',
  'embed',
];

function buildChosenExample(rows: readonly ExampleRow[], kind: string): ExampleRow {
  const own = rows.filter(({ definition }) => definition.kind === kind);
  const row = own.find(({ example }) => example.name === 'typical') ?? own[0];
  if (row === undefined) throw new Error(`${kind} has no example`);
  return row;
}

async function everyBlock(): Promise<PageNodeJson[]> {
  const rows = await loadExamples('page-block');
  return KINDS.map((kind) => {
    const { definition, example } = buildChosenExample(rows, kind);
    return { id: `every-${kind}`, kind, v: definition.version, props: example.props };
  });
}

/** Elements whose content is wider than the window, but for what slides sideways by design. */
const overflowing = () =>
  [...document.querySelectorAll('main *')]
    .filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      if (width === 0 || (right <= innerWidth + 1 && left >= -1)) return false;
      for (let above = element.parentElement; above !== null; above = above.parentElement) {
        if (
          ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(above).overflowX) &&
          above !== document.body
        )
          return false;
      }
      return true;
    })
    .map((element) => `${element.localName}.${element.className.toString()}`);

test('D36: the registry has exactly the kinds of page block there should be', () => {
  const blocks = catalogue.kinds().filter((kind) => catalogue.get(kind)?.definition.offers === 'page-block');
  expect(blocks.filter((kind) => kind !== 'placeholder').toSorted()).toEqual(KINDS.toSorted());
});

for (const locale of inTurn(['cn', 'en'], 0)) {
  test(`D36: every kind of block is drawn from one document, in ${locale}, at each width`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const id = `every-${locale}`;
    expect(await publish(SHOP, [microPage(id, await everyBlock())])).toMatchObject({ code: 0 });
    await speak(context, locale);
    const complaints = complaintsOf(page);
    await page.goto(urlOf(SHOP, `/page/${id}`));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await wakeAll(page);
      const drawnKinds = await page
        .locator('main [data-node]')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-kind')));
      expect(KINDS.filter((kind) => !drawnKinds.includes(kind))).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${width} wide`,
      ).toBeLessThanOrEqual(0);
      expect(await page.evaluate(overflowing), `${width} wide`).toEqual([]);
    }
    const { violations } = await axeOf(page).analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id: rule, nodes }) => `${rule}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    expect(serious).toEqual([]);
    expect(complaints.filter((line) => !isOfOthers(line))).toEqual([]);
  });
}

test('R2: unknown fields, wrong types and missing data are salvaged block by block', async ({ page }) => {
  const nodes = await everyBlock();
  const isKept = (index: number) => index % 2 === 0;
  const damagedItems = nodes.map((node, index) => {
    if (isKept(index)) return node;
    const props: Record<string, unknown> =
      index % 3 === 0
        ? { made_up: 1, ...(node.props as object) }
        : { ...(node.props as object), title: { wrong: [] }, items: 7 };
    return { ...node, props };
  });
  const brokenKinds = [
    ...damagedItems,
    { id: 'odd-version', kind: 'banner', v: 999, props: {} },
    { id: 'odd-node', kind: 7 },
  ];
  const publishedAnswer = await publish(SHOP, [microPage('every-damaged', brokenKinds)], true);
  expect(publishedAnswer.code).toBe(0);
  expect(publishedAnswer.data.hidden?.length).toBeGreaterThan(10);
  await page.goto(urlOf(SHOP, '/page/every-damaged'));
  await wakeAll(page);
  const drawings = await page
    .locator('main [data-node]')
    .evaluateAll((matches) => matches.map((node) => node.getAttribute('data-node')));
  const wantedIds = nodes.filter((_, index) => isKept(index)).map(({ id }) => id);
  expect(wantedIds.filter((id) => !drawings.includes(id))).toEqual([]);
  expect(drawings).not.toContain('odd-version');
  await expect(page.locator('footer')).toBeVisible();
});
