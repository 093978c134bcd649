/** axe finds nothing serious on the main screens, each in one language; on all, in both: `npm run proofs -- screens`. */
import { ACCESSIBLE_SCREENS, expectAccessible } from './support/accessible-screens.ts';
import { test } from './support/storefront.ts';

const IN_THE_GATE = ['home', 'search', 'training login'];

for (const [index, { name, label, path }] of ACCESSIBLE_SCREENS.entries()) {
  const road = IN_THE_GATE.includes(name) ? '' : ' @side';
  const locale = index % 2 === 0 ? 'cn' : 'en';
  test(`accessibility: the ${name} screen in ${locale} has nothing serious${road}`, async ({
    page,
    context,
  }) => {
    await expectAccessible(page, context, { label, path, locale });
  });
}
