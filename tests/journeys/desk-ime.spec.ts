/** Texts composed by an input method in the canvas: in the page, in the form and in rich text, whole and one step each (ADR-705). */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { microPage } from '../support/publish-to.ts';
import { openCanvas } from './support/canvas.ts';
import { publish } from './support/console.ts';
import { expect, test } from './support/storefront.ts';

const MAIN = [
  { id: 'title', kind: 'title-bar', v: 1, props: { title: { cn: '标题', en: 'Title' } } },
  { id: 'text', kind: 'rich-text', v: 1, props: { html: { cn: '<p>正文</p>', en: '\n<p>Text</p>\n' } } },
];

/** As an input method does: letters that stand for others until one of the proposals is taken; longer than typing counts as one. */
async function compose(session: CDPSession, page: Page): Promise<void> {
  for (const text of ['n', 'ni', 'ni h', 'ni hao']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    // Longer than typing in a row counts as one step.
    await page.clock.runFor(1_200);
  }
  await session.send('Input.insertText', { text: '你好' });
}

/** Begun, and given up by Escape: nothing stays of it. */
async function giveUp(session: CDPSession): Promise<void> {
  for (const text of ['s', 'sh', 'shi', ''])
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
}

test('ADR-705: what is composed in a field, in rich text and in the page is neither doubled nor lost, and is one step', async ({
  page,
}) => {
  await page.clock.install();
  expect(await publish('knowledge', [microPage('desk-ime-canvas', MAIN)])).toMatchObject({ code: 0 });
  const { frame, row } = await openCanvas(page, 'page/desk-ime-canvas');
  const session = await page.context().newCDPSession(page);
  const undo = page.locator('[data-action="undo"]');
  const composeIn = async (field: Locator, textOf: () => Promise<string | null>, before: string) => {
    await field.click();
    await page.keyboard.press('End');
    await giveUp(session);
    expect(await textOf()).toBe(before);
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await compose(session, page);
    await expect.poll(textOf).toBe(`${before}你好`);
    await page.clock.runFor(1_200);
    await compose(session, page);
    await expect.poll(textOf).toBe(`${before}你好你好`);
  };
  const undoTwice = async (place: Locator, before: string) => {
    await expect(place).toContainText(`${before}你好你好`);
    await undo.click();
    await expect(place).not.toContainText('你好你好');
    await expect(place).toContainText(`${before}你好`);
    await undo.click();
    await expect(place).not.toContainText('你好');
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  };

  await row('title').click();
  const field = page.locator('[name="/title/en"]');
  await composeIn(field, () => field.inputValue(), 'Title');
  await undoTwice(frame.locator('[data-node="title"]'), 'Title');
  await expect(field).toHaveValue('Title');

  await row('text').click();
  const rich = page.locator('[data-form] .ProseMirror');
  await composeIn(rich, () => rich.textContent(), 'Text');
  await undoTwice(frame.locator('[data-node="text"]'), 'Text');
  await expect(rich).toHaveText('Text');

  // In the page all of one visit to a text is one step.
  await frame.locator('[data-node="title"]').getByText('Title').dblclick();
  const place = frame.locator('[data-node="title"] [contenteditable]');
  await expect(place).toBeFocused();
  await page.keyboard.press('End');
  await giveUp(session);
  await compose(session, page);
  await expect(field).toHaveValue('Title你好');
  await page.keyboard.press('Enter');
  await expect(place).toHaveCount(0);
  await undo.click();
  await expect(field).toHaveValue('Title');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});
