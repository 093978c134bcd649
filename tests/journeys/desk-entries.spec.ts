/** The outline of a navbar and a footer: entries are chosen, moved, added and deleted, and undo leads back (ADR-719). */
import type { Locator, Page } from '@playwright/test';
import { openCanvas } from './support/canvas.ts';
import { expect, test } from './support/storefront.ts';

/** No other journey changes the chrome of this shop; nothing is published here. */
const SHOP = 'training';

interface ChromeDocument {
  name: string;
  /** The list whose entries the outline shows. */
  list: string;
  /** What the list is called. */
  label: string;
  /** Titles of the entries at its top, as the demo has them. */
  titles: readonly string[];
  /** Where the page shows them. */
  part: string;
}

const DOCUMENTS: readonly ChromeDocument[] = [
  {
    name: 'navbar',
    list: '/nav_list',
    label: 'Menu',
    titles: ['Home', 'Courses', 'Paths', 'About'],
    part: 'header',
  },
  {
    name: 'footer',
    list: '/data/nav_lists',
    label: 'Links',
    titles: ['All courses', 'About'],
    part: 'footer',
  },
];

/** Entries at the top of the list, in their order, and each by its place. */
function entriesOf(page: Page, { list }: ChromeDocument) {
  const top = page.locator(`[data-entries="${list}"] [data-entry][aria-level="1"]`);
  return {
    titles: () => top.allTextContents(),
    at: (place: number) => page.locator(`[data-entry="${list}/${String(place)}"]`),
  };
}

/** The titles stand in the part of the page in this order. */
async function expectShown(part: Locator, titles: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const text = (await part.allTextContents()).join(' ');
      const places = titles.map((title) => text.indexOf(title));
      return places.every((place, index) => place > (places[index - 1] ?? -1));
    })
    .toBe(true);
}

for (const document of DOCUMENTS)
  test(`ADR-719: entries of the ${document.name} are chosen, moved by Alt and arrows, added, deleted and brought back`, async ({
    page,
  }) => {
    const { frame, announcement } = await openCanvas(page, `${document.name}/main`, { shop: SHOP });
    const entries = entriesOf(page, document);
    const part = frame.locator(document.part).first();
    const { titles, list } = document;
    const [first = '', ...others] = titles;
    expect(await entries.titles()).toEqual([...titles]);

    // Chosen: by a press and by the arrows, and its fields stand in the form.
    await entries.at(0).click();
    await expect(entries.at(0)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator(`[name="document:${list}/0/title/en"]`)).toBeVisible();
    await entries.at(0).press('ArrowDown');
    await expect(page.locator('[data-entry][aria-selected="true"]')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(entries.at(0)).toBeFocused();

    // Moved to the end and one back, with the keyboard on it all the way.
    for (const place of others.keys()) {
      await page.keyboard.press('Alt+ArrowDown');
      await expect(announcement).toHaveText(
        `${first}, moved to ${String(place + 2)} of ${String(titles.length)}`,
      );
      await expect(entries.at(place + 1)).toBeFocused();
    }
    expect(await entries.titles()).toEqual([...others, first]);
    await expectShown(part, [...others, first]);
    await page.keyboard.press('Alt+ArrowDown');
    await expect(announcement).toHaveText(`${first} is at this end already`);

    // Added at the end, named in the form, seen in the page; then deleted.
    await page.locator(`[data-entries="${list}"] [data-action="add-entry"]`).click();
    await expect(announcement).toHaveText('Added');
    const newEntry = entries.at(titles.length);
    await expect(newEntry).toHaveAttribute('aria-selected', 'true');
    await page.locator(`[name="document:${list}/${String(titles.length)}/title/en"]`).fill('By the outline');
    await expect(newEntry).toContainText('By the outline');
    await expectShown(part, [...others, first, 'By the outline']);
    await newEntry.focus();
    await page.keyboard.press('Delete');
    await expect(announcement).toHaveText('By the outline deleted');
    expect(await entries.titles()).toEqual([...others, first]);
    await expect(part).not.toContainText('By the outline');

    // Back, step by step: the deletion, the name, the addition, the moves.
    await expect(page.locator('[data-entry]:focus')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect.poll(entries.titles).toEqual([...others, first, 'By the outline']);
    await expectShown(part, [...others, first, 'By the outline']);
    const undo = page.locator('[data-action="undo"]');
    while ((await undo.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('Control+z');
    expect(await entries.titles()).toEqual([...titles]);
    await expectShown(part, titles);
  });
