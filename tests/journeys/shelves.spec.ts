/** A shelf of goods: whole cards at rest, buttons that slide it, for the pointer and the keyboard. */
import type { Locator } from '@playwright/test';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

interface Place {
  left: number;
  right: number;
}

/** Cards that can be seen, against the column of the page, which the heading of the section fills. */
function readSeenValue(shelf: Locator): Promise<{ cards: Place[]; column: Place }> {
  return shelf.evaluate((element) => {
    const place = (one: Element) => {
      const { left, right } = one.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    };
    const frame = element.parentElement ?? element;
    const window = place(element);
    const cards = [...element.querySelectorAll('li')].map(place);
    return {
      cards: cards.filter(({ left, right }) => right > window.left && left < window.right),
      column: place(frame),
    };
  });
}

test('ux: a shelf shows whole cards in the page’s column, and its buttons slide it by what is seen', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge'));
  await untilHydrated(page);
  const shelf = page.getByRole('group', { name: 'Start free' });
  await shelf.scrollIntoViewIfNeeded();
  const isAtRest = async () => {
    const { cards, column } = await readSeenValue(shelf);
    const first = cards[0]?.left ?? -1;
    const last = cards.at(-1)?.right ?? -1;
    return cards.length === 4 && Math.abs(first - column.left) <= 1 && Math.abs(last - column.right) <= 1;
  };
  expect(await isAtRest()).toBe(true);
  const back = page.getByRole('button', { name: 'Previous courses' });
  const forth = page.getByRole('button', { name: 'More courses' });
  await expect(back).toBeHidden();
  const before = await shelf.getByRole('listitem').first().boundingBox();
  await forth.click();
  await expect.poll(isAtRest).toBe(true);
  await expect
    .poll(async () => (await shelf.getByRole('listitem').first().boundingBox())?.x)
    .not.toBe(before?.x);
  await expect(forth).toBeHidden();
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(back).toBeHidden();
  await expect.poll(isAtRest).toBe(true);
});
