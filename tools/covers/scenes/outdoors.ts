/** Two scenes outdoors: a photographer's valley and a sea of arcs for members. */
import { circle, fade, path, rect, ring, stroke } from '../draw.ts';
import type { Tones } from '../glyphs/glyph.ts';
import { memberCard } from '../glyphs/money.ts';
import { camera } from '../glyphs/seeing.ts';
import { drawScene, hills, raised, sun } from './scene.ts';

const DUSK: Tones = { main: '#f2a541', light: '#f1f2ed', deep: '#0f161c', pop: '#86abbd', soft: '#4c6476' };
const GOLD: Tones = { main: '#c2410c', light: '#fff1de', deep: '#2a1208', pop: '#ffd9a8', soft: '#8a2b07' };

/** A valley at dusk seen past a viewfinder's corners. */
export function photoValley(): string {
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    stroke(`M${x} ${y + sy * 56}V${y}H${x + sx * 56}`, '#fff', 7);
  const frame =
    corner(1150, 84, 1, 1) +
    corner(1790, 84, -1, 1) +
    corner(1150, 470, 1, -1) +
    corner(1790, 470, -1, -1) +
    fade(0.6, stroke('M1363 84V470M1577 84V470M1150 213H1790M1150 341H1790', '#fff', 1.5)) +
    circle(1752, 122, 11, '#f2573f');
  return drawScene({
    name: 'photo-valley',
    from: '#22303d',
    to: '#c9743c',
    ink: '#0f161c',
    marks: [
      sun(1450, 300, 78, '#ffd98f'),
      path(hills([420, 380, 440, 330, 400, 300, 390, 330, 300]), '#5d6f7c'),
      path(hills([480, 470, 430, 480, 420, 450, 380, 440, 390]), '#445869'),
      path(hills([540, 520, 540, 500, 530, 470, 510, 460, 500]), '#e08f4a'),
      path(hills([590, 580, 560, 586, 552, 572, 540, 560, 534]), '#31424f'),
      raised(1600, 520, 0.82, camera(DUSK)),
      path(hills([630, 620, 628, 610, 624, 606, 618, 600, 610]), '#151e26'),
      frame,
    ],
  });
}

/** Rings of light and the card that opens them. */
export function memberLight(): string {
  const bands = [
    ['#7a2206', 560],
    ['#9c3309', 480],
    ['#c9521f', 400],
    ['#ef9150', 320],
    ['#ffd9a8', 240],
    ['#fff1de', 160],
  ] as const;
  const arcs = bands.map(
    ([color, r]) => fade(0.22, circle(1424, 640, r + 10, '#2a1208')) + circle(1420, 640, r, color),
  );
  return drawScene({
    name: 'member-light',
    from: '#3a1608',
    to: '#5c1d06',
    ink: '#1d0b03',
    marks: [
      ...arcs,
      ring(1420, 640, 640, '#ffd9a81f', 2),
      ring(1420, 640, 720, '#ffd9a81a', 2),
      raised(1420, 372, 1.9, memberCard(GOLD)),
      rect(0, 636, 1920, 4, '#2a1208'),
    ],
  });
}
