/** A photographer's valley and the rings of the membership, each by day and by night. */
import { circle, fade, path, ring, stroke } from '../draw.ts';
import type { Tones } from '../glyphs/glyph.ts';
import { memberCard } from '../glyphs/money.ts';
import { camera } from '../glyphs/seeing.ts';
import { drawScene, hills, withShade, sun } from './scene.ts';

interface ValleyTones {
  from: string;
  to: string;
  sun: string;
  ranges: readonly [string, string, string, string, string];
  frame: string;
  camera: Tones;
}

const DUSK: ValleyTones = {
  from: '#22303d',
  to: '#c9743c',
  sun: '#ffd98f',
  ranges: ['#5d6f7c', '#445869', '#e08f4a', '#31424f', '#151e26'],
  frame: '#fff',
  camera: { main: '#f2a541', light: '#f1f2ed', deep: '#0f161c', pop: '#86abbd', soft: '#4c6476' },
};
const DAWN: ValleyTones = {
  from: '#f3ede0',
  to: '#f4c694',
  sun: '#fff8ea',
  ranges: ['#a9c2c6', '#7fa3ab', '#e9985f', '#3f6672', '#274450'],
  frame: '#27444f',
  camera: { main: '#c2410c', light: '#fffaf2', deep: '#20323d', pop: '#7fa3ab', soft: '#5b3a2a' },
};

/** A valley seen past a viewfinder's corners. */
function valley(name: string, tones: ValleyTones): string {
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    stroke(`M${x} ${y + sy * 56}V${y}H${x + sx * 56}`, tones.frame, 7);
  const frame =
    corner(1150, 104, 1, 1) +
    corner(1790, 104, -1, 1) +
    corner(1150, 470, 1, -1) +
    corner(1790, 470, -1, -1) +
    fade(0.6, stroke('M1363 104V470M1577 104V470M1150 226H1790M1150 348H1790', tones.frame, 1.5)) +
    circle(1752, 142, 11, '#f2573f');
  const [far, back, field, near, foot] = tones.ranges;
  return drawScene({
    name,
    from: tones.from,
    to: tones.to,
    ink: tones.camera.deep,
    marks: [
      sun(1450, 286, 78, tones.sun),
      path(hills([520, 490, 430, 420, 330, 390, 300]), far),
      path(hills([556, 548, 490, 450, 450, 400, 410]), back),
      path(hills([592, 572, 540, 536, 480, 500, 470]), field),
      path(hills([596, 604, 570, 560, 574, 540, 530]), near),
      withShade(1600, 486, 0.84, camera(tones.camera)),
      path(hills([630, 622, 628, 606, 616, 596, 606]), foot),
      frame,
    ],
  });
}

export const photoDusk = (): string => valley('photo-dusk', DUSK);
export const photoDawn = (): string => valley('photo-dawn', DAWN);

interface RingTones {
  from: string;
  to: string;
  bands: readonly string[];
  halo: string;
  card: Tones;
}

const NIGHT_RINGS: RingTones = {
  from: '#3a1608',
  to: '#5c1d06',
  bands: ['#7a2206', '#9c3309', '#c9521f', '#ef9150', '#ffd9a8', '#fff1de'],
  halo: '#ffd9a8',
  card: { main: '#c2410c', light: '#fff1de', deep: '#2a1208', pop: '#ffd9a8', soft: '#8a2b07' },
};
const DAY_RINGS: RingTones = {
  from: '#fbf1e2',
  to: '#f3d5ae',
  bands: ['#f0c797', '#e9985f', '#d4622a', '#f4b57f', '#fbe3c4', '#fffaf2'],
  halo: '#c2410c',
  card: { main: '#2b1c15', light: '#fff1de', deep: '#140b07', pop: '#e9985f', soft: '#8a5a3c' },
};

/** Rings of light and the card that opens them. */
function rings(name: string, tones: RingTones): string {
  const { bands, card, halo } = tones;
  const arcs = bands.map((color, index) => {
    const r = 560 - index * 80;
    return fade(0.2, circle(1424, 640, r + 10, card.deep)) + circle(1420, 640, r, color);
  });
  return drawScene({
    name,
    from: tones.from,
    to: tones.to,
    ink: card.deep,
    marks: [
      ring(1420, 640, 640, `${halo}22`, 2),
      ring(1420, 640, 720, `${halo}18`, 2),
      ...arcs,
      withShade(1420, 350, 1.9, memberCard(card)),
    ],
  });
}

export const memberNight = (): string => rings('member-night', NIGHT_RINGS);
export const memberDay = (): string => rings('member-day', DAY_RINGS);
