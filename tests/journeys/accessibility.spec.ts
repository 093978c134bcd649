/** axe finds nothing serious on the screens of this part; each in one language, both in `npm run proofs -- screens`. */
import { ACCESSIBLE_SCREENS, expectAccessible } from './support/accessible-screens.ts';
import { test } from './support/storefront.ts';

for (const [index, { name, label, path }] of ACCESSIBLE_SCREENS.entries()) {
  const locale = index % 2 === 0 ? 'cn' : 'en';
  test(`accessibility: the ${name} screen in ${locale} has nothing serious`, async ({ page, context }) => {
    await expectAccessible(page, context, { label, path, locale });
  });
}
