/** Puts a theme on the page: properties of the root element, which the content policy allows where style sheets are not. */
import type { TokenValues } from '#ui/theme/derive-theme.ts';

export function applyTheme(page: Document, tokens: TokenValues): void {
  const { style } = page.documentElement;
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
}
