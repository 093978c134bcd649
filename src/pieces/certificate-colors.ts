/** Colours of a certificate on paper of its own: whatever is chosen, each word reads on it. Pure. */
import type { ShownDesign } from '#schemas/certificate/certificate-design.ts';
import { ensureContrast, mix, parseColor, readableOn, toHex, WHITE, type Rgb } from '#ui/theme/contrast.ts';
import type { TokenValues } from '#ui/theme/derive-theme.ts';

/** The page's own ink, on light paper. */
const INK: Rgb = { r: 22, g: 24, b: 29 };
const SHARES = { quiet: 0.24, line: 0.82, border: 0.6 };

/** Nothing where it lies on the page itself: then the shop's theme decides, in light and dark. */
export function certificateColors({ paper, accent }: Pick<ShownDesign, 'paper' | 'accent'>): TokenValues {
  const ground = parseColor(paper);
  if (ground === undefined) return {};
  const ink = ensureContrast(readableOn(ground) === WHITE ? WHITE : INK, [ground]);
  const color = ensureContrast(parseColor(accent) ?? ink, [ground]);
  return {
    '--sheet-paper': toHex(ground),
    '--sheet-ink': toHex(ink),
    '--sheet-quiet': toHex(ensureContrast(mix(ink, ground, SHARES.quiet), [ground])),
    '--sheet-line': toHex(mix(ink, ground, SHARES.line)),
    '--sheet-accent': toHex(color),
    '--sheet-border': toHex(mix(color, ground, SHARES.border)),
  };
}
