/** Which chrome a layout has (M49-M52, ADR-486). */
import type { LayoutName } from '#engine/define-route.ts';
import type { Locale } from '#schemas/locale.ts';
import { readBlankChrome, readChrome, readFocusChrome } from '#schemas/page/chrome.ts';
import type { ReadyDocument } from '#schemas/page/ready.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';

interface ChromeFacts {
  boot: Boot;
  locale: Locale;
  can: Capabilities;
  /** Server clock in milliseconds. */
  now: number;
  /** scheme://host the page is served from. */
  origin: string;
}

export function chromeOf(layout: LayoutName, { boot, locale, can, now, origin }: ChromeFacts): ReadyDocument {
  if (layout === 'default')
    return readChrome(boot, locale, can, { origin, year: new Date(now).getFullYear() });
  if (layout === 'focus') return readFocusChrome(boot, locale, can);
  const blank = readBlankChrome(boot, locale, can);
  return layout === 'blank' ? blank : { ...blank, regions: {} };
}
