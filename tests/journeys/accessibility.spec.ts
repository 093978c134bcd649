/** axe finds nothing serious on the screens of this part, in both languages. */
import { axeOf } from './support/axe.ts';
import { expect, hydrated, speak, test, urlOf } from './support/storefront.ts';

const SCREENS = [
  { name: 'home', label: '', path: '/' },
  { name: 'offers', label: 'knowledge', path: '/page/offers' },
  { name: 'membership', label: 'knowledge', path: '/page/svip' },
  { name: 'not found', label: '', path: '/no/such/page' },
  { name: 'blocked', label: 'closed', path: '/shopBlocked?shop_state=1&page_type=1' },
  { name: 'expired home', label: 'expired', path: '/' },
  { name: 'search', label: '', path: '/search/%E5%86%99%E4%BD%9C' },
  { name: 'fruitless search', label: '', path: '/search/nothing-like-this' },
  { name: 'training login', label: 'training', path: '/login' },
];

for (const locale of ['cn', 'en'] as const) {
  for (const { name, label, path } of SCREENS) {
    test(`accessibility: the ${name} screen in ${locale} has nothing serious`, async ({ page, context }) => {
      await speak(context, locale);
      await page.goto(urlOf(label, path));
      await hydrated(page);
      const { violations } = await axeOf(page).analyze();
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
      expect(serious).toEqual([]);
    });
  }
}
