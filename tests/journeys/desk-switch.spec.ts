/** From one page to another in the bar of the canvas: the window, its drafts and its history stay (ADR-715). */
import { microPage } from '../support/publish-to.ts';
import { openCanvas } from './support/canvas.ts';
import { publish } from './support/console.ts';
import { expect, test } from './support/storefront.ts';

const page = (id: string, name: string) =>
  microPage(
    id,
    [{ id: `${id}-title`, kind: 'title-bar', v: 1, props: { title: { cn: name, en: name } } }],
    name,
  );

test('ADR-715: another page is found and opened in the bar; drafts and undo go along, and the window stays', async ({
  page: desk,
}) => {
  const pages = [page('switch-one', 'Switched from'), page('switch-two', 'Switched to')];
  expect(await publish('knowledge', pages)).toMatchObject({ code: 0 });
  const { frame, row } = await openCanvas(desk, 'page/switch-one');
  await desk.evaluate(() => document.documentElement.setAttribute('data-same', 'yes'));
  const node = (id: string) => frame.locator(`[data-node="${id}-title"]`);
  const write = async (id: string, text: string) => {
    await row(`${id}-title`).click();
    await desk.locator(`[data-form="${id}-title"] [name="/title/en"]`).fill(text);
    await expect(node(id)).toContainText(text);
  };
  const box = desk.getByRole('dialog', { name: 'Go to another page' });
  const ready = () =>
    expect(desk.locator('iframe[data-desk="frame"]')).toHaveAttribute('data-status', 'ready');
  await write('switch-one', 'Written before');

  // By words and arrows.
  await desk.locator('[data-action="switch-page"]').click();
  await expect(box.locator('[name="switch-q"]')).toBeFocused();
  await expect(box.locator('[data-go="page/switch-one"]')).toHaveAttribute('aria-current', 'page');
  await desk.keyboard.type('switched to');
  await expect(box.locator('[data-go]')).toHaveCount(1);
  await desk.keyboard.press('ArrowDown');
  await expect(box.locator('[data-go="page/switch-two"]')).toBeFocused();
  await desk.keyboard.press('Enter');
  await desk.waitForURL((url) => url.pathname === '/desk/page/page/switch-two');
  await ready();
  await expect(node('switch-two')).toContainText('Switched to');
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Switched to');
  await expect(row('switch-one-title')).toHaveCount(0);
  await write('switch-two', 'Written there');

  // Back, by what is open in this window: what was written is there.
  await desk.locator('[data-action="switch-page"]').click();
  await box.locator('[data-recent] [data-go="page/switch-one"]').click();
  await desk.waitForURL((url) => url.pathname === '/desk/page/page/switch-one');
  await ready();
  await expect(node('switch-one')).toContainText('Written before');
  await expect(desk.locator('html')).toHaveAttribute('data-same', 'yes');

  // One history: the first step back is the other page's, the second this one's.
  const undo = desk.locator('[data-action="undo"]');
  await undo.click();
  await expect(node('switch-one')).toContainText('Written before');
  await undo.click();
  await expect(node('switch-one')).toContainText('Switched from');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await desk.locator('[data-action="redo"]').click();
  await expect(node('switch-one')).toContainText('Written before');

  // A page that does not exist.
  await desk.locator('[data-action="switch-page"]').click();
  await desk.keyboard.type('no page of this name');
  await expect(box).toContainText('No page fits');
  // Escape empties a search first, as everywhere, and leaves the box then.
  await desk.keyboard.press('Escape');
  await expect(box.locator('[name="switch-q"]')).toHaveValue('');
  await desk.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(desk.locator('[data-action="switch-page"]')).toBeFocused();
});
