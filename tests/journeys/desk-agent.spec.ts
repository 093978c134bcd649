/** What the desk asks of a page in its frame, and what the page tells by itself while it is edited (ADR-680). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DeskEvent, NodeRect } from '#schemas/desk/protocol.ts';
import type { ReadyNode } from '#schemas/page/ready.ts';
import { ROOT } from '../../tools/imports.ts';
import { loadExamples } from '../support/examples.ts';
import { microPage } from '../support/publish-to.ts';
import { publish } from './support/console.ts';
import { openInDesk, previewAddress, type DeskFrame } from './support/desk-frame.ts';
import { expect, test } from './support/storefront.ts';

const SHOP = 'knowledge';
const AGENT_GZ_LIMIT = 4_000;

const IMAGE = '/demo/banners/morning-desk.svg';
const slide = (title: string) => ({ image: IMAGE, title, subtitle: `Below ${title}` });
const banner = { slides: ['One', 'Two', 'Three'].map(slide), seconds: 3 };
const more = { link_type: 3, link_id: 'about' };
const MAIN = [
  { id: 'slides', kind: 'banner', v: 2, props: banner },
  { id: 'first', kind: 'title-bar', v: 1, props: { title: 'Before', subtitle: 'Below it', more } },
  { id: 'own', kind: 'continue-learning', v: 1, props: {}, when: { login: 'in' } },
  { id: 'find', kind: 'search-box', v: 1, props: {} },
  {
    id: 'questions',
    kind: 'faq',
    v: 1,
    props: {
      items: [
        { question: 'Who?', answer: 'Anybody' },
        { question: 'Where?', answer: 'Anywhere' },
      ],
    },
  },
  {
    id: 'twice',
    kind: 'title-bar',
    v: 1,
    props: { title: 'Same', subtitle: 'Same' },
  },
  ...Array.from({ length: 12 }, (_, index) => ({
    id: `space-${index}`,
    kind: 'spacer',
    v: 1,
    props: { size: 'xl' },
  })),
];

async function openPage(page: Parameters<typeof openInDesk>[0], id: string): Promise<DeskFrame> {
  expect(await publish(SHOP, [microPage(id, MAIN)]), 'published').toMatchObject({ code: 0, data: {} });
  const desk = await openInDesk(page, await previewAddress(SHOP, `/page/${id}`));
  expect(await desk.ask({ call: 'takeOver' })).toMatchObject({ ok: true });
  return desk;
}

/** Whatever came before an answer has come by then: a port keeps the order. */
async function eventsOf({ ask, events }: DeskFrame, ...kinds: DeskEvent['event'][]): Promise<DeskEvent[]> {
  await ask({ call: 'hit', x: -1, y: -1 });
  return (await events()).filter(({ event }) => kinds.includes(event));
}

/** The middle of what the page shows there, in the frame's own viewport. */
const middleOf = async ({ frame }: DeskFrame, selector: string) =>
  frame
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    });

/** The texts of props in the language the journeys read, with their pointers. */
function textsOf(value: unknown, pointer = ''): [string, string][] {
  if (typeof value === 'string') return /\p{sc=Han}/u.test(value) ? [[pointer, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'en' ? [] : textsOf(one, `${pointer}/${key}`),
  );
}

const settled = (desk: DeskFrame) =>
  desk.frame.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

const ready = (id: string, kind: string, props: object): ReadyNode => ({ id, kind, props: { ...props } });

test('ADR-680: rects are the boxes of every block, and of those that draw nothing the place where they stand', async ({
  page,
}) => {
  const desk = await openInDesk(page, await previewAddress(SHOP, '/'));
  await desk.ask({ call: 'takeOver' });
  const drawn = await desk.frame.locator('[data-node]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { id: one.getAttribute('data-node') ?? '', x, y, width, height };
    }),
  );
  const { value: rects = [] } = await desk.ask({ call: 'rects' });
  expect(drawn.length).toBeGreaterThan(10);
  for (const box of drawn) {
    const rect = rects.find(({ id }) => id === box.id);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((rect?.[side] ?? NaN) - box[side]), `${box.id} ${side}`).toBeLessThanOrEqual(0.5);
  }

  const other = await openPage(await page.context().newPage(), 'desk-rects');
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
  const desk = await openPage(page, 'desk-moved');
  await settled(desk);
  await expect.poll(async () => (await eventsOf(desk, 'moved')).length).toBe(0);
  await desk.frame.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await settled(desk);
  const scrolls = await eventsOf(desk, 'moved');
  expect(scrolls).toHaveLength(1);
  expect(scrolls[0]).toMatchObject({
    scroll: { y: 300, height: await desk.frame.evaluate(() => document.documentElement.scrollHeight) },
  });

  const edit = ready('first', 'title-bar', {
    title: 'A title that is far too long. '.repeat(20),
    align: 'left',
  });
  await desk.ask({ call: 'node', revision: 1, node: edit });
  await settled(desk);
  const [moved] = await eventsOf(desk, 'moved');
  const { value: rects } = await desk.ask({ call: 'rects' });
  expect(moved).toMatchObject({ rects });

  await desk.reconnect();
  await settled(desk);
  expect(await eventsOf(desk, 'moved')).toHaveLength(1);
});

test('ADR-680: hit and press say block, field and item, and what is pressed does nothing else', async ({
  page,
}) => {
  const desk = await openPage(page, 'desk-press');
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
  const desk = await openPage(page, 'desk-keys');
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
  const desk = await openPage(page, 'desk-focus');
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
  const desk = await openPage(page, 'desk-scroll');
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

test('ADR-680: a text is edited where it stands, and the block is drawn when that is over', async ({
  page,
}) => {
  const desk = await openPage(page, 'desk-text');
  const { frame, ask, events } = desk;
  const heading = frame.locator('[data-node="first"] h2');
  const field = { node: 'first', pointer: '/title/en' };
  const at = await middleOf(desk, '[data-node="first"] h2');
  await page.mouse.click(at.x, at.y);
  expect(await ask({ call: 'edit', ...field, value: 'Before' })).toMatchObject({ ok: true });
  await page.keyboard.press('End');
  await events();
  await page.keyboard.type(' and', { delay: 1 });
  const texts = (await eventsOf(desk, 'text')).map((one) => ('value' in one ? one.value : ''));
  expect(texts).toEqual(['Before ', 'Before a', 'Before an', 'Before and']);
  // What the desk sends meanwhile waits, and the caret stays where it is.
  const node = (title: string) => ready('first', 'title-bar', { title, subtitle: 'Below it', align: 'left' });
  await ask({ call: 'node', revision: 1, node: node('Before a') });
  await page.keyboard.type(' after');
  expect(await heading.textContent()).toBe('Before and after');
  await ask({ call: 'node', revision: 2, node: node('Before and') });
  await page.keyboard.press('Enter');
  expect(await eventsOf(desk, 'text')).toContainEqual({
    event: 'text',
    ...field,
    value: 'Before and after',
    isDone: true,
  });
  expect(await heading.textContent()).toBe('Before and after');
  await expect(heading).not.toHaveAttribute('contenteditable');
  await ask({ call: 'node', revision: 3, node: node('Before and after') });
  expect(await heading.textContent()).toBe('Before and after');
  await ask({ call: 'node', revision: 4, node: node('Once more') });
  expect(await heading.textContent()).toBe('Once more');

  // Escape gives the old text back.
  await ask({ call: 'edit', ...field, value: 'Once more' });
  await page.keyboard.type('never');
  await page.keyboard.press('Escape');
  expect(await heading.textContent()).toBe('Once more');
  expect((await eventsOf(desk, 'text')).at(-1)).toMatchObject({ value: 'Once more', isDone: true });

  // One of several, or none: the desk has its form.
  expect(await ask({ call: 'edit', node: 'twice', pointer: '/title', value: 'Same' })).toMatchObject({
    ok: false,
  });
  expect(await ask({ call: 'edit', ...field, value: 'Elsewhere' })).toMatchObject({ ok: false });
});

test('ADR-680: paste is plain and of one line, a press elsewhere ends the text, and lines are kept where there are any', async ({
  page,
}) => {
  const desk = await openPage(page, 'desk-paste');
  const { frame, ask } = desk;
  const heading = frame.locator('[data-node="first"] h2');
  await ask({ call: 'edit', node: 'first', pointer: '/title', value: 'Before' });
  await heading.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<b>bold</b>');
    clipboardData.setData('text/plain', ' bold\r\n text');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  expect(await heading.locator('*').count()).toBe(0);
  expect(await heading.textContent()).toMatch(/^Before ?bold text$/);
  const at = await middleOf(desk, '[data-node="twice"] h2');
  await page.mouse.click(at.x, at.y);
  expect((await eventsOf(desk, 'text')).at(-1)).toMatchObject({ isDone: true });
  await expect(heading).not.toHaveAttribute('contenteditable');

  const answer = '[data-node="questions"] details:nth-child(1) p';
  await ask({ call: 'focus', node: 'questions', item: 0 });
  const field = { node: 'questions', pointer: '/items/0/answer', value: 'Anybody' };
  expect(await ask({ call: 'edit', ...field, lines: true })).toMatchObject({ ok: true });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('at all');
  await ask({ call: 'endEdit' });
  expect((await eventsOf(desk, 'text')).at(-1)).toMatchObject({ value: 'Anybody\nat all', isDone: true });
  await expect(frame.locator(answer)).not.toHaveAttribute('contenteditable');
});

test('ADR-680: nothing is sent of a composition before its end', async ({ page }) => {
  const desk = await openPage(page, 'desk-ime');
  const { ask } = desk;
  await ask({ call: 'edit', node: 'first', pointer: '/title', value: 'Before' });
  await page.keyboard.press('End');
  await desk.events();
  const session = await page.context().newCDPSession(page);
  for (const text of ['n', 'ni', 'nih', 'niha', 'nihao'])
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  expect(await eventsOf(desk, 'text')).toEqual([]);
  await session.send('Input.insertText', { text: '你好' });
  expect(await eventsOf(desk, 'text')).toEqual([
    { event: 'text', node: 'first', pointer: '/title', value: 'Before你好', isDone: false },
  ]);
});

test('ADR-680: every kind gives its texts to be edited, and takes the old ones back as they were', async ({
  page,
}) => {
  const rows = (await loadExamples('page-block')).filter(({ example }) => example.name === 'typical');
  const main = rows.map(({ definition: { kind, version }, example: { props } }) => ({
    id: `text-${kind}`,
    kind,
    v: version,
    props,
  }));
  expect(await publish(SHOP, [microPage('desk-texts', main)])).toMatchObject({ code: 0 });
  const desk = await openInDesk(page, await previewAddress(SHOP, '/page/desk-texts'));
  await desk.ask({ call: 'takeOver' });
  const textOf = (node: string) => desk.frame.locator(`[data-node="${node}"]`).first().textContent();
  const edited: string[] = [];
  const refused: string[] = [];
  for (const { id, props } of main)
    for (const [pointer, value] of textsOf(props)) {
      const item = /^\/\w+\/(\d+)/.exec(pointer)?.[1];
      await desk.ask({ call: 'focus', node: id, ...(item === undefined ? {} : { item: Number(item) }) });
      const { ok, message } = await desk.ask({ call: 'edit', node: id, pointer, value });
      if (!ok) {
        refused.push(`${id}${pointer} ${value}: ${message ?? ''}`);
        continue;
      }
      edited.push(`${id}${pointer}`);
      await page.keyboard.type('a b');
      expect(await textOf(id), `${id}${pointer}`).toContain('a b');
      await page.keyboard.press('Escape');
      expect(await textOf(id), `${id}${pointer}`).not.toContain('a b');
      expect((await desk.ask({ call: 'edit', node: id, pointer, value })).ok, `${id}${pointer}`).toBe(true);
      await desk.ask({ call: 'endEdit' });
    }
  // What is not shown (a countdown’s end, a member’s button) and rich text are edited in the desk’s form.
  expect(refused.filter((one) => !one.includes('No element'))).toEqual([]);
  expect(edited.length, refused.join('\n')).toBeGreaterThanOrEqual(116);
});

test('ADR-680: a new token goes with every later call, and with a frame that is loaded anew', async ({
  page,
}) => {
  const desk = await openPage(page, 'desk-token');
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
