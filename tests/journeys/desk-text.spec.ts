/** Texts that are edited where they stand in a page of the desk (ADR-680). */
import { loadExamples } from '../support/examples.ts';
import { microPage } from '../support/publish-to.ts';
import { eventsOf, middleOf, openAgentPage, readyNode, SHOP } from './support/agent-page.ts';
import { publish } from './support/console.ts';
import { openInDesk, previewAddress } from './support/desk-frame.ts';
import { expect, test } from './support/storefront.ts';

/** The texts of props in the language the journeys read, with their pointers. */
function textsOf(value: unknown, pointer = ''): [string, string][] {
  if (typeof value === 'string') return /\p{sc=Han}/u.test(value) ? [[pointer, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'en' ? [] : textsOf(one, `${pointer}/${key}`),
  );
}

test('ADR-680: a text is edited where it stands, and the block is drawn when that is over', async ({
  page,
}) => {
  const desk = await openAgentPage(page, 'desk-text');
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
  const node = (title: string) =>
    readyNode('first', 'title-bar', { title, subtitle: 'Below it', align: 'left' });
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
  const desk = await openAgentPage(page, 'desk-paste');
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
  const desk = await openAgentPage(page, 'desk-ime');
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
  const editedItems: string[] = [];
  const refusals: string[] = [];
  for (const { id, props } of main)
    for (const [pointer, value] of textsOf(props)) {
      const item = /^\/\w+\/(\d+)/.exec(pointer)?.[1];
      await desk.ask({ call: 'focus', node: id, ...(item === undefined ? {} : { item: Number(item) }) });
      const { ok, message } = await desk.ask({ call: 'edit', node: id, pointer, value });
      if (!ok) {
        refusals.push(`${id}${pointer} ${value}: ${message ?? ''}`);
        continue;
      }
      editedItems.push(`${id}${pointer}`);
      await page.keyboard.type('a b');
      expect(await textOf(id), `${id}${pointer}`).toContain('a b');
      await page.keyboard.press('Escape');
      expect(await textOf(id), `${id}${pointer}`).not.toContain('a b');
      expect((await desk.ask({ call: 'edit', node: id, pointer, value })).ok, `${id}${pointer}`).toBe(true);
      await desk.ask({ call: 'endEdit' });
    }
  // What is not shown (a countdown’s end, a member’s button) and rich text are edited in the desk’s form.
  expect(refusals.filter((one) => !one.includes('No element'))).toEqual([]);
  expect(editedItems.length, refusals.join('\n')).toBeGreaterThanOrEqual(116);
});
