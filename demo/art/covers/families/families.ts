/** The six pattern families by name. */
import { circle, fade, group, path, pt, ring } from '../draw.ts';
import type { Random } from '../random.ts';
import { COVER_H, COVER_W, type Family } from './family.ts';
import { grid } from './grid.ts';
import { letters } from './letters.ts';
import { blob, paper, wobbles } from './paper.ts';

/** Quarter of a disc whose corner is at (x, y), opening to the side (sx, sy). */
function quarter(x: number, y: number, r: number, sx: number, sy: number): string {
  const sweep = sx * sy > 0 ? 1 : 0;
  return `M${pt(x, y)}H${pt(x + sx * r)}A${pt(r, r)} 0 0 ${sweep} ${pt(x, y + sy * r)}Z`;
}

const CORNERS = [
  { x: 0, y: COVER_H, sx: 1, sy: -1, seat: { x: 432, y: 196 }, sun: { x: 566, y: 84 } },
  { x: COVER_W, y: COVER_H, sx: -1, sy: -1, seat: { x: 212, y: 196 }, sun: { x: 80, y: 84 } },
  { x: COVER_W, y: 0, sx: -1, sy: 1, seat: { x: 218, y: 214 }, sun: { x: 82, y: 322 } },
] as const;

/** Arcs: bands of a great circle rising from a corner, each laid a little over the next like cut card. */
const arcs: Family = ({ palette, random, variant }) => {
  const corner = CORNERS[variant % CORNERS.length] ?? CORNERS[0];
  const step = random.between(52, 60);
  const bands = [palette.quiet, palette.loud, palette.paper, palette.warm, palette.ink, palette.loud];
  const marks = bands.map((color, index) => {
    const radius = step * (bands.length - index) + 20;
    const d = quarter(corner.x, corner.y, radius, corner.sx, corner.sy);
    const shade = fade(
      0.16,
      path(quarter(corner.x, corner.y, radius + 7, corner.sx, corner.sy), palette.ink),
    );
    return shade + path(d, color);
  });
  const sun = circle(corner.sun.x, corner.sun.y, 26, palette.warm);
  return { back: sun + marks.join(''), seat: { ...corner.seat, scale: 1.24 } };
};

const HILLS = [
  { x: 402, y: 206, far: { x: 64, y: 70 } },
  { x: 236, y: 206, far: { x: 582, y: 322 } },
] as const;

/** Contour lines: the map of a hill in flat tints that pale towards its summit, where the glyph stands. */
const contour: Family = ({ palette, random, variant }) => {
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

/** Waves: a lit sky over ranges of soft hills that darken towards the reader. */
const waves: Family = ({ palette, random, variant }) => {
  const sun = SUNS[variant % SUNS.length] ?? SUNS[0];
  const colors = [palette.quiet, palette.warm, palette.loud, palette.ink];
  const ranges = colors.map((color, index) => {
    const d = range(236 + index * 46, 22 - index * 2, random);
    return wavesGroup(index, d, color, palette.ink);
  });
  const halo = fade(0.35, circle(sun.x, sun.y, 104, palette.paper));
  const disc = circle(sun.x, sun.y, 70, palette.paper);
  const back = halo + disc + ranges.slice(0, 2).join('');
  return { back, front: ranges.slice(2).join(''), seat: { ...sun.seat, scale: 1.24 } };
};

/** Each range throws a thin shade upwards onto the one behind it. */
function wavesGroup(index: number, d: string, color: string, ink: string): string {
  if (index === 0) return path(d, color);
  return `<g><path d="${d}" fill="${ink}" opacity=".13" transform="translate(0 -8)"/>${path(d, color)}</g>`;
}

export const FAMILIES = { arcs, grid, waves, paper, contour, letters } as const satisfies Record<
  string,
  Family
>;
export type FamilyName = keyof typeof FAMILIES;
