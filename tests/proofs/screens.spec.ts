/** Every screen in narrow windows and in wide ones, what stands in the way on it, and the screens axe looks at, each in both languages (D123). */
import { LOCALES } from '#schemas/locale.ts';
import { ACCESSIBLE_SCREENS, expectAccessible } from '../journeys/support/accessible-screens.ts';
import {
  ALL_WIDTHS,
  expectClear,
  PERSONAL_SCREENS,
  PUBLIC_SCREENS,
} from '../journeys/support/clear-pages.ts';
import { expectNarrow, expectWide, NARROW_PAGES, OWN_PAGES } from '../journeys/support/narrow-pages.ts';
import { become, test } from '../journeys/support/storefront.ts';

for (const locale of LOCALES) {
  for (const [shop, paths] of Object.entries(NARROW_PAGES))
    test(`D123: nothing of ${shop} in ${locale} reaches past a narrow window`, async ({ page, context }) => {
      for (const path of paths) await expectNarrow(page, context, { shop, path, locale });
    });

  for (const [shop, paths] of Object.entries(NARROW_PAGES))
    test(`M64: nothing of ${shop} in ${locale} reaches past its card in a wide window`, async ({
      page,
      context,
    }) => {
      for (const path of paths) await expectWide(page, context, { shop, path, locale });
    });

  for (const [phone, paths] of Object.entries(OWN_PAGES))
    test(`M64, D123: nothing of what ${phone} sees in ${locale} reaches past its card or a window`, async ({
      page,
      context,
    }) => {
      await become(page, 'knowledge', phone);
      for (const path of paths) {
        await expectNarrow(page, context, { shop: 'knowledge', path, locale });
        await expectWide(page, context, { shop: 'knowledge', path, locale });
      }
    });

  for (const { shop, paths } of PUBLIC_SCREENS)
    test(`D123, M64: nothing of ${shop} in ${locale} is covered, cut or broken for a stranger`, async ({
      page,
      context,
    }) => {
      for (const path of paths) await expectClear(page, context, { shop, path, locale, widths: ALL_WIDTHS });
    });

  for (const { phone, paths } of PERSONAL_SCREENS)
    test(`D123, M64: nothing ${phone} sees in ${locale} is covered, cut or broken`, async ({
      page,
      context,
    }) => {
      await become(page, 'knowledge', phone);
      for (const path of paths)
        await expectClear(page, context, { shop: 'knowledge', path, locale, widths: ALL_WIDTHS });
    });

  for (const { name, label, path } of ACCESSIBLE_SCREENS)
    test(`accessibility: the ${name} screen in ${locale} has nothing serious`, async ({ page, context }) => {
      await expectAccessible(page, context, { label, path, locale });
    });
}
