/** What belongs to a learner: purchases and courses, by keyboard, in both languages and in narrow windows. */
import { axeOf } from './support/axe.ts';
import { faultsOf } from './support/narrow.ts';
import { become, expect, hydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const LEARNER = '19900000001';

for (const [locale, path, title, course] of [
  ['cn', '/bought', '已购内容', '课程'],
  ['en', '/my-courses', 'My courses', 'Courses'],
] as const)
  test(`D23, D76: ${path} in ${locale} shows what is theirs, by tab, and nothing of it is cut or cannot be read`, async ({
    page,
    context,
  }) => {
    await speak(context, locale);
    await become(page, SHOP, LEARNER);
    await page.goto(urlOf(SHOP, path));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const rows = page.locator('main ol > li');
    await expect(rows.first()).toBeVisible();
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faultsOf(page), `${path} at ${width}`).toEqual([]);
    }
    const tab = page.locator('main').getByRole('link', { name: course, exact: true });
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(urlOf(SHOP, `${path}?tab=course`));
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(rows.first()).toBeVisible();
  });
