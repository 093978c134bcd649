/** Contour lines: the map of a hill in flat tints that pale towards its summit, where the glyph stands. */
import { circle, group, path, ring } from '../draw.ts';
import { blob, wobbles } from './paper.ts';
import type { Family } from './family.ts';

const HILLS = [
  { x: 402, y: 206, far: { x: 64, y: 70 } },
  { x: 236, y: 206, far: { x: 582, y: 322 } },
] as const;

export const contour: Family = ({ palette, random, variant }) => {
  const hill = HILLS[variant % HILLS.length] ?? HILLS[0];
  const shape = wobbles(random, 6, 0.13);
  const far = wobbles(random, 5, 0.15);
  const level = (r: number): string => blob(hill.x, hill.y, r, r * 0.84, shape);
  const lines = Array.from({ length: 9 }, (_, index) => `<path d="${level(214 + index * 29)}"/>`);
  const farLines = Array.from(
    { length: 4 },
    (_, index) => `<path d="${blob(hill.far.x, hill.far.y, 24 + index * 25, 20 + index * 22, far)}"/>`,
  );
  const tints = [
    path(level(300), `${palette.quiet}59`),
    path(level(246), `${palette.quiet}99`),
    path(level(196), palette.quiet),
    `<path d="${level(163)}" fill="${palette.ink}" opacity=".16" transform="translate(7 9)"/>`,
    path(level(160), palette.paper),
  ];
  const stroke = `fill="none" stroke="${palette.lines}" stroke-width="1.5" opacity=".32"`;
  const camp =
    circle(hill.far.x, hill.far.y, 8, palette.loud) + ring(hill.far.x, hill.far.y, 15, palette.loud, 2);
  const route = `<path d="M${hill.far.x} ${hill.far.y}Q320 ${hill.far.y} ${hill.x} ${hill.y}" fill="none" stroke="${palette.loud}" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 13"/>`;
  const back =
    tints.slice(0, 3).join('') +
    group(stroke, ...lines, ...farLines) +
    route +
    camp +
    tints.slice(3).join('');
  return { back, seat: { x: hill.x, y: hill.y, scale: 1 } };
};
