/** The canvas: a page is edited in the page that shows it, by form, keys, buttons, drag and in place (ADR-715 to ADR-719). */
import { microPage } from '../support/publish-to.ts';
import { axeOf } from './support/axe.ts';
import { openCanvas } from './support/canvas.ts';
import { publish } from './support/console.ts';
import { expect, test } from './support/storefront.ts';

const title = (id: string, text: string) => ({
  id,
  kind: 'title-bar',
  v: 1,
  props: { title: { cn: `${text}（中）`, en: text } },
});

async function makePage(id: string, texts: readonly string[]): Promise<string> {
  const main = texts.map((text) => title(text.toLowerCase(), text));
  expect(await publish('knowledge', [microPage(id, main)])).toMatchObject({ code: 0 });
  return `page/${id}`;
}

test('ADR-715: a text typed in the form stands in the page at once, and the frame is never loaded again', async ({
  page,
}) => {
  const { frame, row } = await openCanvas(page, await makePage('canvas-form', ['First', 'Second']));
  await frame.locator('html').evaluate((element) => element.setAttribute('data-same', 'yes'));
  await row('first').click();
  await expect(row('first')).toHaveAttribute('aria-selected', 'true');
  const field = page.locator('[name="/title/en"]');
  await field.fill('');
  await field.pressSequentially('Written here');
  await expect(frame.locator('[data-node="first"]')).toContainText('Written here');
  await expect(field).toBeFocused();
  await expect(row('first')).toContainText('Written here');
  await expect(frame.locator('html')).toHaveAttribute('data-same', 'yes');
  // The draft is stored by itself: another visit finds it.
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.locator('iframe[data-desk="frame"]')).toHaveAttribute('data-status', 'ready');
      return row('first').textContent();
    })
    .toContain('Written here');
});

test('ADR-719: a press in the page chooses block and field, and the outline scrolls the page', async ({
  page,
}) => {
  const texts = ['First', ...Array.from({ length: 20 }, (_, index) => `Between${String(index)}`), 'Last'];
  const { frame, row } = await openCanvas(page, await makePage('canvas-choose', texts));
  await frame.locator('[data-node="first"]').getByText('First').click();
  await expect(row('first')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[name="/title/en"]')).toBeVisible();
  await row('last').click();
  await expect(frame.locator('[data-node="last"]')).toBeInViewport();
  await expect(page.locator('[data-outlined="last"]')).toBeVisible();
});

test('ADR-719: add, move, duplicate, copy, paste and delete by keyboard alone; undo leads back to the beginning', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {
    blocks,
    row,
    announcement: saidLocator,
  } = await openCanvas(page, await makePage('canvas-keys', ['A', 'B', 'C']));
  expect(await blocks()).toEqual(['a', 'b', 'c']);
  await row('a').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row('b')).toBeFocused();
  await expect(row('b')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(saidLocator).toContainText('Title, moved to 1 of 3');
  expect(await blocks()).toEqual(['b', 'a', 'c']);
  await expect(row('b')).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect.poll(blocks).toHaveLength(4);
  await page.keyboard.press('Control+c');
  await expect(saidLocator).toContainText('copied');
  await page.keyboard.press('Control+v');
  await expect.poll(blocks).toHaveLength(5);
  await page.keyboard.press('Delete');
  await expect.poll(blocks).toHaveLength(4);
  await page.keyboard.press('Alt+Enter');
  await expect(page.locator('[name="library-q"]')).toBeFocused();
  await page.keyboard.type('divider');
  await expect(page.locator('dialog [data-kind]').first()).toHaveAttribute('data-kind', 'divider');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(blocks).toHaveLength(5);
  // Out of the form the new block's first field is in, then back step by step.
  await expect(saidLocator).toContainText('Divider added');
  await page.locator('[data-outline][aria-selected="true"]').focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(blocks).toEqual(['a', 'b', 'c']);
  await expect(page.locator('[data-action="undo"]')).toHaveAttribute('aria-disabled', 'true');
});

test('ADR-717: a row is dragged in the outline, and over the page to the place its line shows', async ({
  page,
}) => {
  const {
    blocks,
    row,
    announcement: saidLocator,
    frame,
  } = await openCanvas(page, await makePage('canvas-drag', ['A', 'B', 'C']));
  await row('c').dragTo(row('a'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(blocks).toEqual(['c', 'a', 'b']);
  await expect(saidLocator).toContainText('moved to 1 of 3');

  const box = await frame.locator('[data-node="b"]').boundingBox();
  await row('c').hover();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 5, { steps: 8 });
  await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + (box?.height ?? 0) - 3, { steps: 4 });
  await expect(page.locator('[data-drop]')).toBeVisible();
  await page.mouse.up();
  await expect.poll(blocks).toEqual(['a', 'b', 'c']);
  await expect(saidLocator).toContainText('moved to 3 of 3');
});

test('ADR-715: a text is edited in the page, composed texts too, and stands in the form', async ({
  page,
}) => {
  const { frame, row } = await openCanvas(page, await makePage('canvas-inline', ['Before', 'Other']));
  const text = frame.locator('[data-node="before"]').getByText('Before');
  await text.dblclick();
  const field = frame.locator('[data-node="before"] [contenteditable]');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Typed in place');
  await expect(row('before')).toContainText('Typed in place');
  await expect(page.locator('[name="/title/en"]')).toHaveValue('Typed in place');
  await page.keyboard.press('Enter');
  await expect(frame.locator('[data-node="before"] [contenteditable]')).toHaveCount(0);
  await expect(frame.locator('[data-node="before"]')).toContainText('Typed in place');
  await page.locator('[data-action="undo"]').click();
  await expect(frame.locator('[data-node="before"]')).toContainText('Before');
});

test('ADR-719: the library finds blocks by words in both languages, and puts one where it was asked for', async ({
  page,
}) => {
  const { blocks, row } = await openCanvas(page, await makePage('canvas-library', ['A', 'B']));
  await row('a').click();
  await page.locator('[role="toolbar"] [data-action="add"]').click();
  await page.locator('[name="library-q"]').fill('常见问题');
  await page.locator('dialog [data-kind="faq"]').click();
  await expect.poll(async () => (await blocks())[1]?.startsWith('faq')).toBe(true);
  await expect(page.locator('[data-outline][aria-selected="true"]')).toContainText('Questions');
});

for (const [locale, width] of [
  ['cn', 390],
  ['en', 1280],
] as const)
  test(`accessibility: canvas, library and keys are clean in ${locale}, ${String(width)} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { row } = await openCanvas(page, 'page/about', { locale });
    expect((await axeOf(page).exclude('iframe').analyze()).violations).toEqual([]);
    if (width < 1200) await page.getByRole('button', { name: '页面结构' }).click();
    await page.locator('[data-outline]').first().click();
    expect((await axeOf(page).exclude('iframe').analyze()).violations).toEqual([]);
    await page.locator('[data-action="add"]').first().click();
    await expect(page.locator('dialog [data-kind="banner"]')).toBeVisible();
    expect((await axeOf(page).exclude('iframe').analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await row('nothing').count()).toBe(0);
  });
