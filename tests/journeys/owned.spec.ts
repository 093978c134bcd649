/** What belongs to a learner: purchases and courses, by keyboard, in both languages and in narrow windows. */
import { axeOf } from './support/axe.ts';
import { faultsOf } from './support/narrow.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const LEARNER = '19900000001';

for (const [locale, path, title, course] of [
  ['cn', '/bought', '已购内容', '课程'],
  ['en', '/my-courses', 'My courses', 'Courses'],
] as const)
  test(`M25, M41, D23, D76: ${path} in ${locale} shows what is theirs, by tab, and nothing of it is cut or cannot be read`, async ({
    page,
    context,
  }) => {
    await speak(context, locale);
    await become(page, SHOP, LEARNER);
    await page.goto(urlOf(SHOP, path));
    await untilHydrated(page);
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

for (const [locale, path, title] of [
  ['cn', '/p/t_pc/pc_training/my_course', '我的课程'],
  ['en', '/p/t_pc/pc_training/my_tasks', 'My tasks'],
] as const)
  test(`M44, M45, D23, D86: ${path} in ${locale} shows a member what they are to study, at its own address`, async ({
    page,
    context,
  }) => {
    await speak(context, locale);
    await become(page, 'training', LEARNER);
    await page.goto(urlOf('training', path));
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const rows = page.locator('main ol > li');
    await expect(rows.first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await faultsOf(page)).toEqual([]);
    const tab = page.locator('main nav a').nth(1);
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}\\?tab=\\w+$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

test('M43: the old address of a training camp opens its page, with what the address said', async ({
  page,
  context,
}) => {
  await speak(context, 'cn');
  await page.goto(urlOf(SHOP, '/p/t_pc/course_pc_detail/camp_pro/demo_paid_course?navIndex=1'));
  await expect(page).toHaveURL(urlOf(SHOP, '/detail/demo_paid_course/50?navIndex=1'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一本小书的诞生');
});
