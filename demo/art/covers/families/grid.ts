/** Grid: a quilt of geometric tiles in two columns or a band, with a calm field for the glyph. */
import { circle, path, pt, rect } from '../draw.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { COVER_H, COVER_W, type Family } from './family.ts';

const TILE = 80;

type Tile = (x: number, y: number, fill: string, over: string) => string;

/** Quarter disc in one of the tile's corners: q counts them clockwise from the upper left. */
function quarterIn(x: number, y: number, q: number, fill: string): string {
  const x0 = x + (q === 1 || q === 2 ? TILE : 0);
  const y0 = y + (q > 1 ? TILE : 0);
  const sx = x0 === x ? 1 : -1;
  const sy = y0 === y ? 1 : -1;
  const sweep = sx * sy > 0 ? 1 : 0;
  return path(
    `M${pt(x0, y0)}h${pt(sx * TILE)}A${TILE} ${TILE} 0 0 ${sweep} ${pt(x0, y0 + sy * TILE)}Z`,
    fill,
  );
}

const TILES: readonly [Tile, ...Tile[]] = [
  (x, y, fill) => quarterIn(x, y, 0, fill),
  (x, y, fill) => quarterIn(x, y, 2, fill),
  (x, y, fill, over) => quarterIn(x, y, 1, fill) + circle(x + TILE - 20, y + 20, 10, over),
  (x, y, fill) => circle(x + 40, y + 40, 40, fill),
  (x, y, fill, over) => circle(x + 40, y + 40, 40, fill) + circle(x + 40, y + 40, 17, over),
  (x, y, fill) =>
    path(`M${pt(x, y)}A40 40 0 0 0 ${pt(x + TILE, y)}ZM${pt(x, y + 40)}a40 40 0 0 0 80 0Z`, fill),
  (x, y, fill) => path(`M${pt(x, y)}A80 80 0 0 1 ${pt(x + TILE, y + TILE)}A80 80 0 0 1 ${pt(x, y)}Z`, fill),
  (x, y, fill) => path(`M${pt(x, y)}h80L${pt(x, y + TILE)}Z`, fill),
  (x, y, fill) => [10, 30, 50, 70].map((top) => rect(x, y + top - 5, TILE, 10, fill)).join(''),
];

/** Columns of the quilt; the glyph takes the rest. */
const FIELDS = [
  { from: 5, to: 8, seat: { x: 200, y: 200 } },
  { from: 0, to: 3, seat: { x: 440, y: 200 } },
] as const;

function tileGround(palette: Palette, random: Random): string {
  return random.pick([palette.ground, palette.quiet, palette.paper, palette.shade]);
}

export const grid: Family = ({ palette, random, variant }) => {
  const field = FIELDS[variant % FIELDS.length] ?? FIELDS[0];
  const marks: string[] = [];
  for (let column = field.from; column < field.to; column += 1) {
    for (let row = 0; row < COVER_H / TILE; row += 1) {
      const ground = tileGround(palette, random);
      const fill = random.pick([palette.loud, palette.ink, palette.warm, palette.loud, palette.paper]);
      const clash = fill === ground ? palette.ink : fill;
      const tile = random.pick(TILES);
      const x = column * TILE;
      const y = row * TILE;
      marks.push(rect(x, y, TILE, TILE, ground), tile(x, y, clash, palette.paper));
    }
  }
  const edge = field.from === 0 ? field.to * TILE : field.from * TILE - 8;
  marks.push(`<rect x="${edge}" width="8" height="${COVER_H}" fill="${palette.ink}" opacity=".1"/>`);
  const frame = COVER_W - TILE * 3;
  return { back: marks.join(''), seat: { ...field.seat, scale: frame / 318 } };
};
