/** Draws the landscape of a slide puzzle, its hole and the piece that was cut out. */
import { randomInt } from 'node:crypto';
import { about, between, times } from './chance.ts';

export const PUZZLE_WIDTH = 300;
export const PUZZLE_HEIGHT = 150;
export const PIECE_SIZE = 48;
const EDGE = 8;
/** The piece starts at the left; its place is never there. */
const FROM_LEFT = 2 * PIECE_SIZE;

/** A square with a knob above and one to the right, in a box of PIECE_SIZE. */
const PIECE = 'M1 9 H13 A7 7 0 1 1 27 9 H39 V21 A7 7 0 1 1 39 35 V47 H1 Z';

function hillSvg(index: number, hue: number): string {
  const base = 60 + index * 24;
  const step = PUZZLE_WIDTH / 4;
  const points = times(5, (at) => `${(at * step).toFixed(0)} ${(base + between(-18, 18)).toFixed(0)}`);
  const colour = `hsl(${String(hue)} ${about(30, 45)}% ${String(62 - index * 11)}%)`;
  return `<path d="M0 ${String(PUZZLE_HEIGHT)} L${points.join(' L')} L${String(PUZZLE_WIDTH)} ${String(PUZZLE_HEIGHT)} Z" fill="${colour}" stroke="${colour}" stroke-width="14" stroke-linejoin="round"/>`;
}

function treeSvg(hue: number): string {
  const x = between(0, PUZZLE_WIDTH);
  const y = between(80, PUZZLE_HEIGHT);
  const size = between(6, 16);
  const colour = `hsl(${String(hue)} ${about(30, 60)}% ${about(22, 55)}%)`;
  return `<path d="M${x.toFixed(1)} ${(y - 2 * size).toFixed(1)} l${(size / 1.6).toFixed(1)} ${(2 * size).toFixed(1)} h${(-size * 1.25).toFixed(1)} z" fill="${colour}"/>`;
}

function cloudSvg(): string {
  const x = between(0, PUZZLE_WIDTH);
  const y = between(8, 55);
  return times(
    4,
    () =>
      `<ellipse cx="${(x + between(-18, 18)).toFixed(1)}" cy="${(y + between(-4, 4)).toFixed(1)}" rx="${about(8, 18)}" ry="${about(4, 8)}" fill="#fff" fill-opacity="${about(0.3, 0.7)}"/>`,
  ).join('');
}

function sceneSvg(): string {
  const sky = randomInt(360);
  const land = randomInt(360);
  return `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${String(sky)} 55% 62%)"/><stop offset="1" stop-color="hsl(${String((sky + 40) % 360)} 65% 86%)"/></linearGradient>
<rect width="${String(PUZZLE_WIDTH)}" height="${String(PUZZLE_HEIGHT)}" fill="url(#s)"/>
<circle cx="${about(30, 270)}" cy="${about(20, 50)}" r="${about(10, 18)}" fill="hsl(${String((sky + 180) % 360)} 80% 85%)"/>
${times(4, cloudSvg).join('')}${times(4, (index) => hillSvg(index, land)).join('')}${times(40, () => treeSvg(land)).join('')}`;
}

function frame(box: string, width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width * 2)}" height="${String(height * 2)}" viewBox="${box}">${inner}</svg>`;
}

/** Both as SVG twice the size they are shown in; what a browser gets is pixels. */
export function puzzleSvg(): { background: string; piece: string; x: number; top: number } {
  const scene = sceneSvg();
  const x = randomInt(FROM_LEFT, PUZZLE_WIDTH - PIECE_SIZE - EDGE);
  const top = randomInt(EDGE, PUZZLE_HEIGHT - PIECE_SIZE - EDGE);
  const place = `translate(${String(x)} ${String(top)})`;
  const hole = `<path transform="${place}" d="${PIECE}" fill="#10151f" fill-opacity="0.55" stroke="#fff" stroke-opacity="0.8"/>`;
  const cut = `<clipPath id="p"><path transform="${place}" d="${PIECE}"/></clipPath><g clip-path="url(#p)">${scene}</g>`;
  const rim = `<path transform="${place}" d="${PIECE}" fill="none" stroke="#fff" stroke-width="2"/>`;
  return {
    background: frame(
      `0 0 ${String(PUZZLE_WIDTH)} ${String(PUZZLE_HEIGHT)}`,
      PUZZLE_WIDTH,
      PUZZLE_HEIGHT,
      scene + hole,
    ),
    piece: frame(
      `${String(x)} ${String(top)} ${String(PIECE_SIZE)} ${String(PIECE_SIZE)}`,
      PIECE_SIZE,
      PIECE_SIZE,
      cut + rim,
    ),
    x,
    top,
  };
}
