/** Each demo shop opens in the state the guard table says (D13, contract "Demo shops"). */
import { curl, expect, quiet, test, urlOf } from './support/storefront.ts';

test.describe('open shops', () => {
  for (const label of ['', 'knowledge', 'enterprise', 'wecom', 'operations', 'tencent', 'expired']) {
    test(`M11: ${label === '' ? 'bare localhost' : label} opens its home`, async () => {
      const { status, body } = await curl(label, '/');
      expect(status).toBe(200);
      expect(body).toMatch(/data-kind="navbar"/);
    });
  }
});

const JUMPS = [
  { row: 'M56', label: 'closed', path: '/', to: '/shopBlocked?shop_state=1&page_type=1' },
  { row: 'M56', label: 'closed', path: '/page/any', to: '/shopBlocked?shop_state=1&page_type=1' },
  { row: 'M62', label: 'sealed', path: '/', to: '/shopBlocked?shop_state=3&page_type=1' },
  { row: 'M57', label: 'training', path: '/', to: '/login?jumpfrom=%2F' },
  {
    row: 'M57',
    label: 'training',
    path: '/page/p1?a=1&b=2',
    to: '/login?jumpfrom=%2Fpage%2Fp1%3Fa%3D1%26b%3D2',
  },
  {
    row: 'M58',
    label: 'training',
    path: '/?is_mall_course=1',
    to: '/login?jumpfrom=%2F%3Fis_mall_course%3D1',
  },
  { row: 'M57', label: 'training-internal', path: '/', to: '/login?jumpfrom=%2F' },
] as const;

for (const { row, label, path, to } of JUMPS) {
  test(`${row}: ${label} sends ${path} to ${to}`, async ({ page }) => {
    const { status, headers } = await curl(label, path);
    expect([301, 302, 303, 307]).toContain(status);
    const { pathname, search } = new URL(String(headers['location']), urlOf(label));
    expect(decodeURIComponent(pathname + search)).toBe(decodeURIComponent(to));
    await page.goto(urlOf(label, path));
    await quiet(page);
    expect(decodeURIComponent(page.url())).toBe(decodeURIComponent(urlOf(label, to)));
  });
}

test('M53: a closed Tencent shop shows the login content in place', async () => {
  const { status, headers, body } = await curl('tencent-closed', '/');
  expect(status).toBe(200);
  expect(headers['location']).toBeUndefined();
  expect(body).not.toMatch(/data-kind="goods-list"/);
});

test('M61: an expired shop shows the banner, an open one does not', async ({ page }) => {
  await page.goto(urlOf('expired'));
  await expect(page.locator('[data-kind="expired-banner"]')).toBeVisible();
  await page.goto(urlOf('knowledge'));
  await expect(page.locator('[data-kind="expired-banner"]')).toHaveCount(0);
});

for (const { state, text } of [
  { state: 1, text: '店铺已打烊' },
  { state: 3, text: '店铺已被封禁' },
]) {
  test(`M40: the blocked page says what state ${state} means`, async ({ page }) => {
    await page.goto(urlOf('closed', `/shopBlocked?shop_state=${state}&page_type=1`));
    await expect(page.getByText(text).first()).toBeVisible();
  });
}

test('M56: a closed shop leaves its exempt pages open', async () => {
  expect((await curl('closed', '/login')).status).toBe(200);
  expect((await curl('closed', '/health')).status).toBe(200);
});
