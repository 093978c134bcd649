/** Every fixed screen and every demo shop's home, in both languages, wide and narrow, against the tree before. */
import { test } from '@playwright/test';
import { PAGES } from '../support/route-table.ts';
import { holdPicture } from './hold.ts';
import { shopUrl } from './places.ts';

const HOMES = [
  'knowledge',
  'training',
  'enterprise',
  'operations',
  'wecom',
  'tencent',
  'expired',
  'closed',
  'sealed',
];
const PLACES: readonly (readonly [shop: string, path: string])[] = [
  ...HOMES.map((shop) => [shop, '/'] as const),
  ...PAGES.filter(([, path]) => path !== '/').map(([, path]) => ['knowledge', path] as const),
];
const nameOf = (shop: string, path: string) => `${shop}${path}`.replace(/[^\w-]+/g, '-').replace(/-$/, '');

for (const [shop, path] of PLACES) {
  for (const locale of ['cn', 'en'] as const) {
    for (const width of [390, 1440]) {
      test(`D115: ${shop} ${path} (${locale}, ${String(width)})`, async ({ page, context }, info) => {
        await context.addCookies([
          { name: 'locale', value: locale, domain: new URL(shopUrl(shop, '/')).hostname, path: '/' },
        ]);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(shopUrl(shop, path));
        await page.waitForLoadState('networkidle');
        await holdPicture(page, `${nameOf(shop, path)}-${locale}-${String(width)}.png`, info, {
          fullPage: true,
        });
      });
    }
  }
}
