/**
 * What stands around a page, as a document: the shop's navbar, footer and side menu data read into ordinary nodes,
 * so that chrome is drawn, hydrated and placed by the same engine as everything else.
 *
 * `readChrome` is for the default layout, `readBlankChrome` for the blank one (M49, M50). Both are pure.
 */
import type { Locale } from '../locale.ts';
import type { Boot } from '../shop/boot.ts';
import type { Capabilities } from '../shop/capabilities.ts';
import { readFooter, readLoginFooter } from './chrome-footer.ts';
import { readNavbar } from './chrome-navbar.ts';
import type { ChromePlace } from './chrome-place.ts';
import { readSuspendMenu } from './chrome-suspend.ts';
import type { ReadyDocument, ReadyNode } from './ready.ts';
import { readText } from './text.ts';

function chromeDocument(boot: Boot, locale: Locale, regions: ReadyDocument['regions']): ReadyDocument {
  return {
    id: 'chrome',
    kind: 'chrome',
    title: readText(boot.info.base.shop_name, locale),
    seo: {},
    style: {},
    regions,
  };
}

/** M61: the banner of an expired shop stands first on both layouts (D15). */
function expiredBanner(can: Capabilities): ReadyNode[] {
  return can.expiredBanner ? [{ id: 'chrome-expired-banner', kind: 'expired-banner', props: {} }] : [];
}

/** M54: asks by itself, once a visit, whether the browser is one the shop supports; draws nothing where it is. */
const BROWSER_MASK: ReadyNode = { id: 'chrome-browser-mask', kind: 'browser-mask', props: {} };

/** Chrome of the default layout: banner and navbar on top, footer below, side menu floating (M49). */
export function readChrome(
  boot: Boot,
  locale: Locale,
  capabilities: Capabilities,
  place: ChromePlace,
): ReadyDocument {
  return chromeDocument(boot, locale, {
    top: [
      ...expiredBanner(capabilities),
      { id: 'chrome-navbar', kind: 'navbar', props: readNavbar(boot, locale, capabilities) },
    ],
    bottom: readFooter(boot, locale, capabilities, place),
    float: [
      ...readSuspendMenu(boot, locale, place),
      // Of who is logged in alone, and on a home alone: strangers are sent no script of it (ADR-327).
      { id: 'chrome-continue', kind: 'continue-strip', props: {}, when: { login: 'in' } },
      BROWSER_MASK,
    ],
  });
}

/** Around one task: what every shop has to say of itself and of the browser, and nothing else (ADR-486). */
export function readFocusChrome(boot: Boot, locale: Locale, capabilities: Capabilities): ReadyDocument {
  return chromeDocument(boot, locale, { top: expiredBanner(capabilities), float: [BROWSER_MASK] });
}

/** Chrome of the blank layout: the banner, the way home, and the operations school's own footer on its login page (M50, M98). */
export function readBlankChrome(boot: Boot, locale: Locale, capabilities: Capabilities): ReadyDocument {
  return chromeDocument(boot, locale, {
    top: [...expiredBanner(capabilities), { id: 'chrome-home-bar', kind: 'home-bar', props: {} }],
    bottom: readLoginFooter(boot, locale, capabilities),
  });
}
