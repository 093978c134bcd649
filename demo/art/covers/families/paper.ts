/** Paper cut: holes inside holes in stacked sheets, lit from the upper left, the glyph on the deepest one. */
import { path, pt } from '../draw.ts';
import type { Random } from '../random.ts';
import type { Family } from './family.ts';

/** Outlines this large need no tenths. */
const whole = (...numbers: number[]): string => pt(...numbers.map(Math.round));

/** A soft closed outline around (x, y): radii wobble, the corners are rounded by smooth curves. */
export function blob(x: number, y: number, rx: number, ry: number, wobble: readonly number[]): string {
  const points = wobble.map((factor, index) => {
    const angle = (index / wobble.length) * Math.PI * 2;
    return { x: x + Math.cos(angle) * rx * factor, y: y + Math.sin(angle) * ry * factor };
  });
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x, y };
  const first = at(0);
  let d = `M${whole(first.x, first.y)}`;
  for (let index = 0; index < points.length; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${whole(
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    )}`;
  }
  return `${d}Z`;
}

export function wobbles(random: Random, count: number, amount: number): number[] {
  return Array.from({ length: count }, () => 1 + random.between(-amount, amount));
}

const CENTRES = [
  { x: 330, y: 205 },
  { x: 372, y: 200 },
  { x: 280, y: 200 },
] as const;

export const paper: Family = ({ palette, random, variant }) => {
  const centre = CENTRES[variant % CENTRES.length] ?? CENTRES[0];
  const colors = [palette.quiet, palette.warm, palette.loud, palette.paper];
  const marks = colors.map((color, index) => {
    const size = 1.16 - index * 0.185;
    const own = wobbles(random, 9, 0.13 - index * 0.012);
    const x = centre.x + (1.5 - index) * 12;
    const y = centre.y + (index - 1.5) * 7;
    const hole = blob(x, y, 322 * size, 232 * size, own);
    const lit = blob(x + 7, y + 9, 313 * size, 223 * size, own);
    return `<path d="${hole}" fill="${palette.ink}" opacity=".3"/>${path(lit, color)}`;
  });
  return { back: marks.join(''), seat: { x: centre.x - 12, y: centre.y + 14, scale: 1 } };
};
