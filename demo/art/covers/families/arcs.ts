/** Arcs: bands of a great circle rising from a corner, each laid a little over the next like cut card. */
import { circle, fade, path, pt } from '../draw.ts';
import { COVER_H, COVER_W, type Family } from './family.ts';

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

export const arcs: Family = ({ palette, random, variant }) => {
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
