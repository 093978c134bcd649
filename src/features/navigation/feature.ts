/** Where a view may ask the window to go, and in which language the page is then. */
import { defineFeature } from '#engine/feature.ts';
import type { Locale } from '#schemas/locale.ts';
import { isSitePath, safeUrl } from '#schemas/address/safe-url.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    navigation: true;
  }
}

declare module '#engine/intents.ts' {
  interface Intents {
    /** `replace`: the page left is one nobody wants to come back to. */
    'page.go': { href: string; replace?: boolean };
    /** To the page before, or home where there is none. */
    'page.back': Record<never, never>;
    'page.reload': Record<never, never>;
    'locale.set': { locale: Locale };
  }
}

export const feature = defineFeature({
  name: 'navigation',
  uses: [],
  intents: ({ page }) => ({
    'page.go': ({ href, replace = false }) => {
      if (isSitePath(href)) page.go(href, { replace });
      else if (safeUrl(href) !== undefined) page.leave(href);
    },
    'page.back': () => page.back(),
    'page.reload': () => page.reload(),
    'locale.set': ({ locale }) =>
      void import('./set-language.ts').then(({ setLanguage }) => setLanguage(page, locale)),
  }),
});
