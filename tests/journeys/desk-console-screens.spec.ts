/** The console's screens by role, by axe, and on a phone (D138, M290). */
import type { Page } from '@playwright/test';
import { axeOf } from './support/axe.ts';
import { openDesk } from './support/at-desk.ts';
import { expect, test, urlOf } from './support/storefront.ts';

/** Fields a teacher is never answered (contract.md). */
const HIDDEN_FIELDS = /"(?:phone|email|amount|revenue|refunded|real_name|spent)"/;

/** Opens a screen of the desk and waits until it has read what it shows. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(urlOf('knowledge', path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The address of the first row of a list. */
async function firstOf(page: Page, list: string): Promise<string> {
  await visit(page, `/desk/${list}`);
  const href = await page.locator(`table[data-list="${list}"] [data-row] a`).first().getAttribute('href');
  return href ?? '';
}

test('D138: a teacher sees teaching and live, and receives no phone and no money', async ({ page }) => {
  const leaks: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/console.')) return;
    void response.text().then(
      (text) => {
        const [leak] = HIDDEN_FIELDS.exec(text) ?? [];
        if (leak !== undefined) leaks.push(`${response.url()} ${leak}`);
      },
      () => undefined,
    );
  });
  await openDesk(page, '/desk', { role: 'teacher' });
  await expect(page.locator('[data-desk-nav="teaching"]')).toBeVisible();
  for (const name of ['orders', 'people', 'comments', 'coupons', 'reports', 'audit'])
    await expect(page.locator(`[data-desk-nav="${name}"]`)).toHaveCount(0);
  for (const path of [
    '/desk/tasks',
    '/desk/task-answers',
    '/desk/exams',
    '/desk/exams/demo_exam',
    '/desk/certificates',
    '/desk/camps',
    '/desk/classes',
    '/desk/classes/demo_camp',
    '/desk/live',
    '/desk/goods',
  ])
    await visit(page, path);
  await page.goto(urlOf('knowledge', '/desk/orders'));
  await expect(page.getByText('Your role cannot open this screen')).toBeVisible();
  expect(leaks).toEqual([]);
});

test('D138: service answers and reads orders, and cannot write goods', async ({ page }) => {
  await openDesk(page, '/desk/goods', { role: 'service' });
  await expect(page.locator('table[data-list="goods"] [data-row]').first()).toBeVisible();
  await expect(page.locator('[data-action="create"], [data-action="import"]')).toHaveCount(0);
  await expect(page.locator('table[data-list="goods"] input[type="checkbox"]')).toHaveCount(0);
  await page.goto(urlOf('knowledge', '/desk/goods/new'));
  await expect(page.getByText('Your role cannot open this screen')).toBeVisible();
  await visit(page, '/desk/comments');
  await expect(page.locator('[data-action="reply"]').first()).toBeVisible();
  await visit(page, '/desk/orders');
  await page.locator('table[data-list="orders"] [data-row] a').first().click();
  await expect(page.getByText('What happened').first()).toBeVisible();
  await expect(page.locator('[data-action="refund"], [data-action="confirm"]')).toHaveCount(0);
});

const SCREENS = [
  '/desk',
  '/desk/goods',
  '/desk/goods/new',
  '/desk/teachers',
  '/desk/teachers/new',
  '/desk/orders',
  '/desk/invoices',
  '/desk/people',
  '/desk/comments',
  '/desk/media',
  '/desk/coupons',
  '/desk/coupons/new',
  '/desk/tasks',
  '/desk/tasks/new',
  '/desk/task-answers',
  '/desk/exams',
  '/desk/exams/new',
  '/desk/exams/demo_exam/attempts',
  '/desk/video-questions/demo_paid_video',
  '/desk/certificates',
  '/desk/camps',
  '/desk/classes',
  '/desk/classes/demo_camp',
  '/desk/certificates/design',
  '/desk/live',
  '/desk/reports',
  '/desk/settings',
  '/desk/settings/shop',
  '/desk/settings/login',
  '/desk/settings/domains',
  '/desk/settings/messages',
  '/desk/settings/messages/code',
  '/desk/reports?report=searches',
  '/desk/reports?report=hours',
  '/desk/reports?report=live',
  '/desk/audit',
];
const OPERATOR_SCREENS = ['/desk/operator', '/desk/operator/providers'];

for (const [locale, width, colorScheme, road] of [
  ['cn', 390, 'light', ''],
  ['en', 1280, 'dark', ' @side'],
] as const)
  test(`accessibility: the console’s screens are clean in ${locale}, ${String(width)} wide, ${colorScheme}${road}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await openDesk(page, '/desk', { locale });
    const faults: string[] = [];
    const details: string[] = [];
    for (const list of ['orders', 'people', 'live', 'exams']) details.push(await firstOf(page, list));
    const look = async (path: string) => {
      await visit(page, path);
      const { violations } = await axeOf(page).analyze();
      faults.push(
        ...violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html.slice(0, 120) ?? ''}`),
      );
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) faults.push(`${path} is ${String(over)} px too wide`);
    };
    for (const path of [...SCREENS, ...details]) await look(path);
    await page.context().clearCookies();
    await openDesk(page, '/desk', { locale, role: 'operator' });
    for (const path of OPERATOR_SCREENS) await look(path);
    expect(faults).toEqual([]);
  });
