/** Where each demo shop sends a browser in its state (D13); what it answers is tests/served/shop-states.spec.ts. */
import { curl, expect, quiet, test, urlOf } from './support/storefront.ts';

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
  { row: 'M57', label: 'training', path: '/index', to: '/login?jumpfrom=%2Findex' },
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
