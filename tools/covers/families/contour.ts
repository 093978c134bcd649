/** Contour lines: the map of two hills, one of them coloured, the glyph at its summit. */
import { circle, fade, group, path } from '../draw.ts';
import { blob, wobbles } from './paper.ts';
import type { Family } from './family.ts';

const HILLS = [
  { x: 420, y: 204, far: { x: 70, y: 60 } },
  { x: 222, y: 204, far: { x: 588, y: 330 } },
] as const;

export const contour: Family = ({ palette, random, variant }) => {
  const hill = HILLS[variant % HILLS.length] ?? HILLS[0];
  const shape = wobbles(random, 8, 0.13);
  const far = wobbles(random, 7, 0.16);
  const line = (d: string): string => `<path d="${d}"/>`;
  const rings = Array.from({ length: 9 }, (_, index) =>
    line(blob(hill.x, hill.y, 176 + index * 34, 150 + index * 30, shape)),
  );
  const farRings = Array.from({ length: 5 }, (_, index) =>
    line(blob(hill.far.x, hill.far.y, 20 + index * 26, 16 + index * 21, far)),
  );
  const lines = group(
    `fill="none" stroke="${palette.ink}" stroke-width="1.6" opacity=".28"`,
    ...rings,
    ...farRings,
  );
  const summit = [
    fade(0.2, path(blob(hill.x + 8, hill.y + 10, 172, 148, shape), palette.ink)),
    path(blob(hill.x, hill.y, 172, 148, shape), palette.loud),
    path(blob(hill.x, hill.y, 140, 119, shape), palette.warm),
    path(blob(hill.x, hill.y, 110, 93, shape), palette.paper),
  ];
  const mark = circle(hill.far.x, hill.far.y, 9, palette.loud);
  return { back: lines + mark + summit.join(''), seat: { x: hill.x, y: hill.y - 4, scale: 0.84 } };
};
