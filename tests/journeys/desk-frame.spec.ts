/** A page edited in a frame of the desk: drawn in the task an edit arrives in, and nothing else moves (ADR-585 and ADR-586). */
import type { ReadyNode } from '#schemas/page/ready.ts';
import { fortyBlocks } from '../support/forty-blocks.ts';
import { microPage } from '../support/publish-to.ts';
import { publish } from './support/console.ts';
import { openInDesk, previewAddress } from './support/desk-frame.ts';
import { expect, untilHydrated, test } from './support/storefront.ts';

const SHOP = 'knowledge';

const title = (id: string, text: string, more: object = {}) => ({
  id,
  kind: 'title-bar',
  v: 1,
  props: { title: text, ...more },
});
const goods = (id: string, query: object) => ({
  id,
  kind: 'goods-list',
  v: 1,
  props: { title: 'Goods', query },
});

/** The node as the page draws it: its props are what the page itself came to after reading. */
const ready = (id: string, kind: string, props: object): ReadyNode => ({ id, kind, props: { ...props } });

async function makePage(id: string): Promise<string> {
  const main = [
    title('first', 'Before'),
    goods('goods', { source: 'type', type: 50, limit: 4 }),
    ...(await fortyBlocks()),
    title('last', 'At the end', { more: { link_type: 3, link_id: 'about' } }),
  ];
  expect(await publish(SHOP, [microPage(id, main)])).toMatchObject({ code: 0 });
  return previewAddress(SHOP, `/page/${id}`);
}

test('ADR-585: an edit is drawn in its own task, alone, with focus and scroll where they were', async ({
  page,
}) => {
  const { frame, ask, tasks } = await openInDesk(page, await makePage('desk-edit'));
  await expect(frame.locator('.preview-bar')).toHaveCount(0);
  await frame.evaluate(() => window.scrollTo(0, 900));
  const count = await frame.locator('[data-node]').count();
  expect(await ask({ call: 'takeOver' })).toEqual({ id: 1, ok: true });
  expect(await frame.locator('[data-node]').count()).toBeGreaterThanOrEqual(count);
  expect(await frame.evaluate(() => window.scrollY)).toBe(900);
  await tasks();

  const link = frame.locator('[data-node="last"] a').first();
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  const edit = ready('first', 'title-bar', { title: 'After' });
  expect(await ask({ call: 'node', revision: 1, node: edit })).toMatchObject({ ok: true });
  expect(await tasks()).toEqual([{ call: 'node', changedIds: ['first'] }]);
  await expect(frame.locator('[data-node="first"]')).toContainText('After');
  expect(await frame.evaluate(() => window.scrollY)).toBe(900);
  await expect(link).toBeFocused();

  // An older revision, late, draws nothing.
  await ask({ call: 'node', revision: 1, node: ready('first', 'title-bar', { title: 'Older' }) });
  expect(await tasks()).toEqual([{ call: 'node', changedIds: [] }]);
  await expect(frame.locator('[data-node="first"]')).toContainText('After');
});

test('ADR-585: blocks are moved, taken out, put back and added in one task, and stay the same elements', async ({
  page,
}) => {
  const { frame, ask, tasks } = await openInDesk(page, await makePage('desk-order'));
  await ask({ call: 'takeOver' });
  const idsOf = () =>
    frame
      .locator('main [data-page] > [data-node]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-node') ?? ''));
  const ids = await idsOf();
  const link = frame.locator('[data-node="last"] a').first();
  await link.evaluate((element) => {
    element.setAttribute('data-same', 'yes');
    element.focus({ preventScroll: true });
  });
  await tasks();
  const movedIds = ['last', ...ids.filter((id) => id !== 'last')];
  await ask({ call: 'order', revision: 1, region: 'main', ids: movedIds });
  expect(await tasks()).toMatchObject([{ call: 'order' }]);
  expect(await idsOf()).toEqual(movedIds);
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('data-same', 'yes');

  const fewer = movedIds.filter((id) => id !== 'goods');
  await ask({ call: 'order', revision: 2, region: 'main', ids: fewer });
  expect(await idsOf()).toEqual(fewer);
  await ask({ call: 'order', revision: 3, region: 'main', ids: movedIds });
  expect(await idsOf()).toEqual(movedIds);
  await expect(frame.locator('[data-node="goods"] li')).toHaveCount(4);

  await ask({ call: 'order', revision: 4, region: 'main', ids: ['new', ...movedIds] });
  await ask({ call: 'node', revision: 1, node: ready('new', 'divider', { style: 'solid', space: 'm' }) });
  expect(await idsOf()).toEqual(['new', ...movedIds]);
});

test('ADR-585: goods of a changed query take the place of the old ones without a flash, and a failure is no loss', async ({
  page,
}) => {
  const { frame, ask } = await openInDesk(page, await makePage('desk-goods'));
  await ask({ call: 'takeOver' });
  const list = frame.locator('[data-node="goods"]');
  const titles = () => list.locator('li h3, li h2').allTextContents();
  await expect(list.locator('li')).toHaveCount(4);
  const before = await titles();
  const base = { layout: 'grid', columns: 4, tint: false };
  const node = (query: object, text = 'Goods') =>
    ready('goods', 'goods-list', { ...base, title: text, query });
  let answer = () => {};
  const holdPromise = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/goods.cards.get/**', async (route) => {
    await holdPromise;
    await route.continue();
  });
  // Each frame of the window is looked at: no frame without the old goods or the new ones.
  await list.evaluate((element) => {
    const seenNumbers: number[] = [];
    Object.assign(window, { seenCards: seenNumbers });
    const look = () => {
      seenNumbers.push(document.querySelectorAll('[data-node="goods"] li').length);
      requestAnimationFrame(look);
    };
    look();
    element.setAttribute('data-same', 'yes');
  });
  await ask({ call: 'node', revision: 1, node: node({ source: 'new', limit: 3 }, 'Newest') });
  await expect(list).toContainText('Newest');
  expect(await titles()).toEqual(before);
  answer();
  await expect(list.locator('li')).toHaveCount(3);
  await expect(list).toHaveAttribute('data-same', 'yes');
  // The new goods may be in the document before its next frame has looked at them.
  const readSeenItems = () => frame.evaluate(() => (window as unknown as { seenCards: number[] }).seenCards);
  await expect.poll(async () => [...new Set(await readSeenItems())]).toEqual([4, 3]);

  // Back again, as by an undo: known already.
  let requestCount = 0;
  await page.route('**/api/goods.cards.get/**', async (route) => {
    requestCount += 1;
    await route.abort();
  });
  await ask({ call: 'node', revision: 2, node: node({ source: 'type', type: 50, limit: 4 }) });
  expect(await titles()).toEqual(before);
  expect(requestCount).toBe(0);

  await ask({ call: 'node', revision: 3, node: node({ source: 'hot', limit: 2 }, 'Hottest') });
  await expect(list.getByRole('button')).toBeVisible();
  expect(requestCount).toBe(1);
  await page.unroute('**/api/goods.cards.get/**');
  await ask({ call: 'still', on: false });
  await list.getByRole('button').click();
  await expect(list.locator('li')).toHaveCount(2);
  await expect(list).toContainText('Hottest');
});

test('ADR-585: chrome and theme are drawn from what the desk sends, and title and scroll stay', async ({
  page,
}) => {
  const { frame, ask } = await openInDesk(page, await makePage('desk-chrome'));
  await ask({ call: 'takeOver' });
  await frame.evaluate(() => window.scrollTo(0, 500));
  const windowTitle = await frame.title();
  const footer = await frame.locator('footer').first().textContent();
  const navbar = { nav_list: [{ title: 'Written in the desk', link_type: 3, link_id: 'about' }], basic: {} };
  await ask({ call: 'chrome', revision: 1, parts: { navbar } });
  await expect(frame.locator('header').first()).toContainText('Written in the desk');
  expect(await frame.locator('footer').first().textContent()).toBe(footer);
  await ask({
    call: 'chrome',
    revision: 2,
    parts: {
      suspend: {
        hover_menu_status: 1,
        suspend_config: [{ title: 'Call us', show_type: 2, img_tips: 'By day' }],
      },
    },
  });
  await expect(frame.locator('[data-kind="suspend-menu"]')).toContainText('Call us');
  await expect(frame.locator('header').first()).toContainText('Written in the desk');
  const primary = () =>
    frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lt-primary').trim());
  await ask({ call: 'theme', revision: 1, theme: { primary: '#0a6b3c' } });
  expect(await primary()).toBe('#0a6b3c');
  expect(await frame.title()).toBe(windowTitle);
  expect(await frame.evaluate(() => window.scrollY)).toBe(500);
});

test('ADR-586: whoever opens a link of the desk by itself sees its bar, and is sent nothing of the desk', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(await makePage('desk-bar'));
  await untilHydrated(page);
  await expect(page.locator('.preview-bar')).toBeVisible();
  expect(scripts.filter((one) => one.includes('/preview-'))).toHaveLength(1);
  expect(scripts.filter((one) => /^\/assets\/desk/.test(new URL(one).pathname))).toEqual([]);
});
