/** The theme a page is drawn in. */
import type { Boot } from '#schemas/shop/boot.ts';
import type { PageTheme } from '#schemas/shop/page-theme.ts';
import { pageBackground } from '#schemas/shop/shop-info.ts';
import type { Theme } from '#schemas/shop/theme.ts';

/** A zone's own theme stands as it is; else the shop's page background wins over its theme's (M66). */
export function themeOf({ theme, info }: Boot, pageTheme: PageTheme | undefined): Theme {
  if (pageTheme?.theme !== undefined) return pageTheme.theme;
  const bg = pageBackground(info);
  return bg === undefined ? theme : { ...theme, bg };
}
