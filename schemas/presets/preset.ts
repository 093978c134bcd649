/** A complete look for a shop to start from: documents a merchant may push and then make their own, and no code. */
import type { LocaleText } from '../page/text.ts';
import type { Footer } from '../shop/footer.ts';
import type { Navbar } from '../shop/navbar.ts';
import type { SuspendMenu } from '../shop/suspend-menu.ts';
import type { Theme } from '../shop/theme.ts';

export interface Preset {
  /** What a merchant reads when choosing. */
  readonly title: LocaleText;
  readonly about: LocaleText;
  readonly theme: Theme;
  readonly navbar: Navbar;
  readonly footer: Footer;
  readonly suspend: SuspendMenu;
  /** The home as stored; checked as any document is (tests/laws/presets.test.ts). */
  readonly home: unknown;
}
