/** Waves: a lit sky over ranges of soft hills that darken towards the reader. */
import { circle, fade, path, pt } from '../draw.ts';
import type { Random } from '../random.ts';
import { COVER_H, COVER_W, type Family } from './family.ts';

/** One rolling range across the cover, drawn with smooth segments. */
function range(top: number, lift: number, random: Random): string {
  const start = top + random.between(-lift, lift);
  let d = `M0 ${pt(start)}`;
  const third = COVER_W / 3;
  for (let step = 0; step < 3; step += 1) {
    const y = top + random.between(-lift, lift);
    const bend = top + random.between(-lift * 1.6, lift * 1.6);
    d +=
      step === 0
        ? `C${pt(third * 0.35, start - lift, third * 0.65, bend, third, y)}`
        : `S${pt(third * (step + 0.6), bend, third * (step + 1), y)}`;
  }
  return `${d}V${COVER_H}H0Z`;
}

const SUNS = [
  { x: 176, y: 150, seat: { x: 424, y: 190 } },
  { x: 476, y: 142, seat: { x: 216, y: 190 } },
] as const;

export const waves: Family = ({ palette, random, variant }) => {
  const sun = SUNS[variant % SUNS.length] ?? SUNS[0];
  const colors = [palette.quiet, palette.warm, palette.loud, palette.ink];
  const ranges = colors.map((color, index) => {
    const d = range(236 + index * 46, 22 - index * 2, random);
    return group(index, d, color, palette.ink);
  });
  const halo = fade(0.35, circle(sun.x, sun.y, 104, palette.paper));
  const disc = circle(sun.x, sun.y, 70, palette.paper);
  const back = halo + disc + ranges.slice(0, 2).join('');
  return { back, front: ranges.slice(2).join(''), seat: { ...sun.seat, scale: 1.24 } };
};

/** Each range throws a thin shade upwards onto the one behind it. */
function group(index: number, d: string, color: string, ink: string): string {
  if (index === 0) return path(d, color);
  return `<g><path d="${d}" fill="${ink}" opacity=".13" transform="translate(0 -8)"/>${path(d, color)}</g>`;
}
