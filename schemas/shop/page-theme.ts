/** The chrome and theme a page has instead of its shop's: a zone's own (D37). */
import type { Boot } from './boot.ts';
import type { Theme } from './theme.ts';
import type { ZoneInfo } from '../zone/zone.ts';
import { pathTo } from '../paths.ts';

export interface PageTheme {
  /** Another theme has another id; the shop's own has none. */
  id: string;
  theme?: Theme;
}

export interface ThemedBoot {
  boot: Boot;
  pageTheme?: PageTheme;
}

/** The zone's own parts in place of the shop's; a navbar of its own shows the zone's mark and leads to its home. */
export function themedAsZone(boot: Boot, zone: ZoneInfo): ThemedBoot {
  const { id, version, logo, navbar, footer, theme } = zone;
  const mark = { ...(logo === undefined ? {} : { logo }), jump_url: pathTo('zone', { zoneId: id }) };
  return {
    boot: {
      ...boot,
      ...(navbar === undefined ? {} : { navbar: { ...navbar, basic: { ...mark, ...navbar.basic } } }),
      ...(footer === undefined ? {} : { footer }),
      ...(theme === undefined ? {} : { theme }),
    },
    pageTheme: { id: `${id}@${version}`, ...(theme === undefined ? {} : { theme }) },
  };
}

/** Before the gate: the shop's chrome in the zone's colours. */
export function themedAsGate(boot: Boot, zone: ZoneInfo | undefined): ThemedBoot {
  if (zone?.theme === undefined) return { boot };
  const { id, version, theme } = zone;
  return { boot: { ...boot, theme }, pageTheme: { id: `gate:${id}@${version}`, theme } };
}
