/** What the desk asks of a page in its frame, and what the page tells by itself while it is edited (ADR-680). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { NodeRect } from '#schemas/desk/protocol.ts';
import { ROOT } from '../../tools/imports.ts';
import { eventsOf, middleOf, openAgentPage, readyNode, SHOP } from './support/agent-page.ts';
import { openInDesk, previewAddress, type DeskFrame } from './support/desk-frame.ts';
import { expect, test } from './support/storefront.ts';

const AGENT_GZ_LIMIT = 4_000;

const settleAll = (desk: DeskFrame) =>
  desk.frame.evaluate(
    () =>
      new Promise<void>((onFinish) => requestAnimationFrame(() => requestAnimationFrame(() => onFinish()))),
  );

test('ADR-680: rects are the boxes of every block, and of those that draw nothing the place where they stand', async ({
  page,
}) => {
  const desk = await openInDesk(page, await previewAddress(SHOP, '/'));
  await desk.ask({ call: 'takeOver' });
  const drawings = await desk.frame.locator('[data-node]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { id: one.getAttribute('data-node') ?? '', x, y, width, height };
    }),
  );
  const { value: rects = [] } = await desk.ask({ call: 'rects' });
  expect(drawings.length).toBeGreaterThan(10);
  for (const box of drawings) {
    const rect = rects.find(({ id }) => id === box.id);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((rect?.[side] ?? NaN) - box[side]), `${box.id} ${side}`).toBeLessThanOrEqual(0.5);
  }

  const other = await openAgentPage(await page.context().newPage(), 'desk-rects');
  const { value: list = [] } = await other.ask({ call: 'rects' });
  const rectOf = (id: string): NodeRect | undefined => list.find((one) => one.id === id);
  const first = rectOf('first');
  expect(rectOf('own')).toEqual({
    ...first,
    id: 'own',
    y: (first?.y ?? 0) + (first?.height ?? 0),
    height: 0,
  });
});

test('ADR-680: what moves is sent once a frame, and nothing where nothing moves', async ({ page }) => {
  const desk = await openAgentPage(page, 'desk-moved');
  await settleAll(desk);
  await expect.poll(async () => (await eventsOf(desk, 'moved')).length).toBe(0);
  await desk.frame.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await settleAll(desk);
  const scrolls = await eventsOf(desk, 'moved');
  expect(scrolls).toHaveLength(1);
  expect(scrolls[0]).toMatchObject({
    scroll: { y: 300, height: await desk.frame.evaluate(() => document.documentElement.scrollHeight) },
  });

  const edit = readyNode('first', 'title-bar', {
    title: 'A title that is far too long. '.repeat(20),
    align: 'left',
  });
  await desk.ask({ call: 'node', revision: 1, node: edit });
  await settleAll(desk);
  const [movedEvent] = await eventsOf(desk, 'moved');
  const { value: rects } = await desk.ask({ call: 'rects' });
  expect(movedEvent).toMatchObject({ rects });

  await desk.reconnect();
  await settleAll(desk);
  expect(await eventsOf(desk, 'moved')).toHaveLength(1);
});

test('ADR-680: hit and press say block, field and item, and what is pressed does nothing else', async ({
  page,
}) => {
  const desk = await openAgentPage(page, 'desk-press');
  const { frame, ask } = desk;
  const address = frame.url();
  const at = await middleOf(desk, '[data-node="first"] h2');
  expect((await ask({ call: 'hit', ...at })).value).toEqual({
    node: 'first',
    pointer: '/title',
    value: 'Before',
  });
  const question = await middleOf(desk, '[data-node="questions"] details:nth-child(2) summary h2');
  const spot = { node: 'questions', pointer: '/items/1/question', value: 'Where?', item: 1 };
  expect((await ask({ call: 'hit', ...question })).value).toEqual(spot);
  await desk.events();
  await page.mouse.click(question.x, question.y);
  expect(await eventsOf(desk, 'press')).toEqual([
    { event: 'press', ...question, detail: 1, shift: false, ctrl: false, ...spot },
  ]);
  await expect(frame.locator('[data-node="questions"] details').nth(1)).not.toHaveAttribute('open');

  const link = await middleOf(desk, '[data-node="first"] a');
  await desk.events();
  await page.mouse.click(link.x, link.y);
  const events = await eventsOf(desk, 'press', 'link');
  expect(events).toMatchObject([{ event: 'press', node: 'first' }, { event: 'link' }]);
  expect(events[1]).toMatchObject({ href: expect.stringContaining('/page/about') });
  expect(frame.url()).toBe(address);

  // A search box takes no focus, and its form sends nothing.
  const field = await middleOf(desk, '[data-node="find"] input');
  await page.mouse.click(field.x, field.y);
  await frame.locator('[data-node="find"] input').evaluate((element) => element.focus());
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect(frame.locator('[data-node="find"] input')).toHaveValue('');
  expect(frame.url()).toBe(address);

  // Where two fields say the same, none is named.
  const same = await middleOf(desk, '[data-node="twice"] h2');
  expect((await ask({ call: 'hit', ...same })).value).toEqual({ node: 'twice' });

  await ask({ call: 'still', on: false });
  const fold = await middleOf(desk, '[data-node="questions"] details:nth-child(2) summary h2');
  await page.mouse.click(fold.x, fold.y);
  await expect(frame.locator('[data-node="questions"] details').nth(1)).toHaveAttribute('open');
});

test('ADR-680: hover says which block, keys of the desk come through, and keys of the page do nothing', async ({
  page,
}) => {
  const desk = await openAgentPage(page, 'desk-keys');
  const at = await middleOf(desk, '[data-node="first"] h2');
  await desk.events();
  await page.mouse.move(at.x, at.y);
  await page.mouse.move(at.x + 2, at.y);
  await expect.poll(() => eventsOf(desk, 'hover')).toEqual([{ event: 'hover', node: 'first' }]);
  await desk.frame.evaluate(() => window.focus());
  await desk.events();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Delete');
  await page.keyboard.press('/');
  const keys = await eventsOf(desk, 'key');
  expect(keys.map((one) => ('key' in one ? one.key : ''))).toEqual(['z', 'ArrowUp', 'Delete']);
  expect(keys[0]).toMatchObject({ ctrl: true, alt: false, code: 'KeyZ' });
});

test('ADR-680: focus shows the item that is edited; a carousel, a film and the clock stand still', async ({
  page,
}) => {
  await page.clock.install();
  const desk = await openAgentPage(page, 'desk-focus');
  const { frame, ask } = desk;
  const current = () =>
    frame
      .locator('[data-node="slides"] [aria-current="true"]')
      .evaluate((one) => one.getAttribute('aria-label'));
  const first = await current();
  await page.clock.runFor(20_000);
  expect(await current()).toBe(first);
  await ask({ call: 'focus', node: 'slides', item: 2 });
  await expect(frame.locator('[data-node="slides"] h2').nth(2)).toBeInViewport({ ratio: 1 });
  await expect.poll(current).not.toBe(first);
  await ask({ call: 'focus', node: 'questions', item: 1 });
  await expect(frame.locator('[data-node="questions"] details').nth(1)).toHaveAttribute('open');
  await ask({ call: 'still', on: false });
  const third = await current();
  await page.clock.runFor(20_000);
  await expect.poll(current).not.toBe(third);
});

test('ADR-680: the page scrolls to a block that is not in view, and stays where it is', async ({ page }) => {
  const desk = await openAgentPage(page, 'desk-scroll');
  const { frame, ask } = desk;
  await ask({ call: 'scrollTo', node: 'twice' });
  await expect(frame.locator('[data-node="twice"]')).toBeInViewport();
  const y = await frame.evaluate(() => window.scrollY);
  await ask({ call: 'scrollTo', node: 'twice' });
  expect(await frame.evaluate(() => window.scrollY)).toBe(y);
  await ask({ call: 'scrollTo', y: 40 });
  expect(await frame.evaluate(() => window.scrollY)).toBe(40);
  expect(await ask({ call: 'scrollTo', node: 'nothing' })).toMatchObject({ ok: false });
});

test('ADR-680: a new token goes with every later call, and with a frame that is loaded anew', async ({
  page,
}) => {
  const desk = await openAgentPage(page, 'desk-token');
  const { frame, ask } = desk;
  const url = new URL(await previewAddress(SHOP, '/page/desk-token'));
  const token = url.searchParams.get('preview') ?? '';
  expect(await ask({ call: 'token', token })).toMatchObject({ ok: true });
  expect(new URL(frame.url()).searchParams.get('preview')).toBe(token);
  const call = page.waitForRequest((one) => one.headers()['preview'] === token);
  await ask({ call: 'takeOver' });
  await call;
});

test('ADR-680: the agent is at most 4 kB compressed', () => {
  const assets = join(ROOT, 'dist', 'client', 'assets');
  const [agent, ...others] = readdirSync(assets).filter((name) => /^desk-agent-.*\.js$/.test(name));
  expect(others).toEqual([]);
  expect(gzipSync(readFileSync(join(assets, agent ?? '')), { level: 9 }).length).toBeLessThanOrEqual(
    AGENT_GZ_LIMIT,
  );
});
