/** Draws the text of an image code: each letter turned and leaning its own way, everything warped, strokes across. */
import { randomInt } from 'node:crypto';
import { about, between, times } from './chance.ts';
import { GLYPHS } from './glyphs.ts';

const WIDTH = 120;
const HEIGHT = 44;
const MARGIN = 10;
const LETTER_SCALE = 0.18;
const LINES = 3;
const DOTS = 30;

/** One ink for letters and strokes, so that no colour tells them apart; dark enough to read. */
const newInk = () => `hsl(${String(randomInt(360))} 45% 28%)`;

function letterSvg(letter: string, index: number, count: number): string {
  const cell = (WIDTH - 2 * MARGIN) / count;
  const x = MARGIN + cell * (index + 0.5) + between(-2, 2);
  const y = HEIGHT / 2 + between(-3, 3);
  const scale = `${(LETTER_SCALE * between(0.92, 1.08)).toFixed(3)} ${(LETTER_SCALE * between(0.92, 1.08)).toFixed(3)}`;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${about(-18, 18)}) skewX(${about(-12, 12)}) scale(${scale}) translate(-50 -70)`;
  return `<path transform="${place}" d="${GLYPHS.get(letter) ?? ''}" stroke-width="${about(13, 17)}"/>`;
}

function lineSvg(): string {
  const y = () => about(4, HEIGHT - 4);
  const d = `M${about(0, 20)} ${y()} C${about(30, 50)} ${y()} ${about(60, 80)} ${y()} ${about(100, WIDTH)} ${y()}`;
  return `<path d="${d}" stroke-width="${about(1, 1.6)}"/>`;
}

function dotSvg(): string {
  return `<circle cx="${about(0, WIDTH)}" cy="${about(0, HEIGHT)}" r="${about(0.4, 1.1)}"/>`;
}

/** SVG twice the size it is shown in. It never leaves the server: strokes are far easier read than pixels. */
export function textSvg(text: string): string {
  const ink = newInk();
  const letters = [...text].map((letter, index) => letterSvg(letter, index, text.length)).join('');
  const seed = String(randomInt(10_000));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH * 2)}" height="${String(HEIGHT * 2)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}">
<filter id="w" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="turbulence" baseFrequency="0.025" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${about(4, 6)}" xChannelSelector="R" yChannelSelector="G"/></filter>
<rect width="100%" height="100%" fill="hsl(${String(randomInt(360))} 40% 96%)"/>
<g filter="url(#w)" fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${letters}${times(LINES, lineSvg).join('')}</g>
<g fill="${ink}">${times(DOTS, dotSvg).join('')}</g></svg>`;
}
