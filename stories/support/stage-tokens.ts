/** Tokens a stage sets beside those of the theme: tighter or roomier space, and derived ones for a cell of its own. */
import type { Theme } from '#schemas/shop/theme.ts';
import { themeTokens } from '#ui/theme/derive-theme.ts';

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;
const STEP_PX = 4;
const FACTORS: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  ['compact', 0.75],
  ['roomy', 1.25],
]);
const RADII = { s: 0.5, m: 1, l: 1.5 } as const;

/** Space tokens of a density; an empty value gives a token back to the style sheet. */
export function densityTokens(density: unknown): [string, string][] {
  const factor = FACTORS.get(density);
  return STEPS.map((step) => [
    `--lt-space-${step}`,
    factor === undefined ? '' : `${Math.round(step * STEP_PX * factor)}px`,
  ]);
}

/** A theme for one element: tokens the style sheet derives at the root are derived here again. */
export function cellTokens(theme: Theme): Record<string, string> {
  const tokens = themeTokens(theme);
  const radius = Number.parseInt(tokens['--lt-radius'] ?? '8', 10);
  const radii = Object.entries(RADII).map(([name, factor]) => [
    `--lt-radius-${name}`,
    `${radius * factor}px`,
  ]);
  return { ...tokens, ...Object.fromEntries(radii) };
}
