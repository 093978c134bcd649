/** Every route of the specification: it resolves, with its status, layout and title, from a cold request (M16-M47). */
import { curl, expect, hydrated, speak, test, urlOf } from './support/storefront.ts';

type Layout = 'default' | 'blank' | 'health';

const PAGES: readonly (readonly [row: string, path: string, layout: Layout, status: number])[] = [
  ['M16', '/', 'default', 200],
  ['M18', '/page/no-such-page', 'default', 404],
  ['M19', '/p/pc/zone/morning-reading', 'default', 200],
  ['M20', '/all/0', 'default', 200],
  ['M20', '/all/0/c_1', 'default', 200],
  ['M21', '/detail/course_1/50', 'default', 200],
  [
    'M22',
    '/detail/v_1/3?content_app_id=a&course_content_app_id=b&is_mall_course=1&navIndex=1&from_tag=t',
    'default',
    200,
  ],
  ['M30', '/unsupport', 'default', 200],
  ['M32', '/search/js', 'default', 200],
  ['M35', '/login', 'blank', 200],
  ['M36', '/email_auth/email_login', 'blank', 200],
  ['M37', '/login/change_password', 'blank', 200],
  ['M38', '/noPermissions/2', 'default', 403],
  ['M39', '/zoneAuth/1', 'default', 200],
  ['M39', '/zoneAuth/3', 'default', 403],
  ['M39', '/zoneAuth/4', 'default', 404],
  ['M40', '/shopBlocked?shop_state=1&page_type=1', 'blank', 403],
  ['M43', '/p/t_pc/course_pc_detail/camp_pro/course_1', 'default', 200],
  ['M46', '/health', 'health', 200],
  ['M289', '/agreement/privacy', 'default', 200],
  ['M289', '/agreement/merchant_privacy/en?app_id=appknowledge', 'default', 200],
  ['M289', '/agreement/nothing', 'default', 404],
  ['M47', '/404', 'default', 404],
  ['M47', '/no/such/page', 'default', 404],
];

for (const [row, path, layout, status] of PAGES) {
  test(`${row}: ${path} shows its page in the ${layout} layout with status ${status}`, async ({ page }) => {
    const answer = await curl('knowledge', path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/<title>[^<]+<\/title>/);
    await page.goto(urlOf('knowledge', path));
    await hydrated(page);
    const isDefault = layout === 'default';
    await expect(page.locator('[data-kind="navbar"]')).toHaveCount(isDefault ? 1 : 0);
    await expect(page.locator('footer').first()).toBeVisible({ visible: isDefault });
    // A part that depends on who is here comes once that is known.
    await expect.poll(async () => (await page.locator('body').innerText()).trim()).not.toBe('');
    expect(await page.title()).toBe(/<title>([^<]+)<\/title>/.exec(answer.body)?.[1]);
  });
}

/** Direct entry by somebody unknown: the shell comes, and the login opens over it (D27). */
const PERSONAL = [
  ['M24', '/record'],
  ['M25', '/bought'],
  ['M26', '/personal'],
  ['M28', '/taskBook'],
  ['M29', '/checkTask'],
  ['M41', '/my-courses'],
  ['M44', '/p/t_pc/pc_training/my_course'],
  ['M45', '/p/t_pc/pc_training/my_tasks'],
] as const;

for (const [row, path] of PERSONAL) {
  test(`${row}: ${path} sends its shell and asks an unknown visitor to log in`, async ({ page }) => {
    const { status, body, headers } = await curl('knowledge', path);
    expect(status).toBe(200);
    expect(body).toMatch(/data-kind="navbar"/);
    expect(headers['cache-control']).toContain('no-store');
    await page.goto(urlOf('knowledge', path));
    await expect(page.locator('dialog[data-login-dialog]')).toBeVisible();
    await expect(page).toHaveURL(urlOf('knowledge', path));
  });
}

const REDIRECTS = [
  ['M17', '/index', '/'],
  ['M23', '/study/v_1/3', '/detail/v_1/3'],
  ['M42', '/p/t_pc/goods_pc_detail/goods_detail/v_1/3', '/detail/v_1/3'],
  ['M42', '/p/t_pc/goods_pc_detail/goods_detail/course_1', '/detail/course_1/50'],
  ['M27', '/logout', '/'],
  ['M33', '/company_search/js', '/search/js'],
] as const;

for (const [row, path, to] of REDIRECTS) {
  test(`${row}: ${path} leads to ${to}`, async ({ page }) => {
    await page.goto(urlOf('knowledge', path));
    await expect(page).toHaveURL(urlOf('knowledge', to));
  });
}

test('M69: the not-found page says so, hints at other goods and leads home', async ({ page, context }) => {
  await speak(context, 'en');
  await page.goto(urlOf('', '/no/such/page'));
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL(urlOf('', '/'));
});

test('M38: an unknown state of the no-permission page shows the text of state 2', async () => {
  const known = await curl('knowledge', '/noPermissions/2');
  const unknown = await curl('knowledge', '/noPermissions/9');
  const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0];
  expect(mainOf(known.body)).toBeDefined();
  expect(mainOf(unknown.body)).toBe(mainOf(known.body));
});
