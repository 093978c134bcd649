/** Two scenes of work: stairs over a drawing board and shields of paper. */
import { circle, fade, path, rect, stroke } from '../draw.ts';
import type { Tones } from '../glyphs/glyph.ts';
import { shield, target } from '../glyphs/making.ts';
import { team } from '../glyphs/people.ts';
import { checkup } from '../glyphs/money.ts';
import { drawScene, withShade, sun } from './scene.ts';

const STEEL: Tones = { main: '#f3b155', light: '#eff5fa', deep: '#0b2139', pop: '#8ab4d8', soft: '#3f78aa' };
const ICE: Tones = { main: '#1f5c96', light: '#fbfdff', deep: '#16365a', pop: '#cf7426', soft: '#98b6cf' };

/** Terraces that climb towards a light, drawn on blueprint lines. Light words stand well on its left. */
export function steelStairs(): string {
  const lines = [
    ...Array.from({ length: 16 }, (_, i) => `M${i * 128} 0V640`),
    ...Array.from({ length: 6 }, (_, i) => `M0 ${i * 128}H1920`),
  ].join('');
  const step = (i: number): string => {
    const x = 800 + i * 176;
    const top = 540 - i * 62;
    const face = i % 2 === 0 ? '#2f6ca3' : '#3f7db5';
    return (
      rect(x, top, 176, 640 - top, face) +
      rect(x, top, 176, 14, '#a9cbe6') +
      fade(0.18, rect(x + 150, top + 14, 26, 640 - top, '#0b2139'))
    );
  };
  const flag = stroke('M1768 230V128', '#eff5fa', 9) + path('M1772 130L1844 156L1772 184Z', '#f3b155');
  return drawScene({
    name: 'steel-stairs',
    from: '#14365a',
    to: '#2a6397',
    ink: '#071829',
    marks: [
      `<path d="${lines}" stroke="#fff" stroke-width="1" opacity=".09"/>`,
      sun(1400, 176, 74, '#f7c578'),
      [0, 1, 2, 3, 4, 5, 6].map(step).join(''),
      flag,
      withShade(1240, 351, 0.72, team(STEEL)),
      withShade(1064, 420, 0.62, target(STEEL)),
    ],
  });
}

/** Sheets, a shield and a clipboard on pale paper. Dark words stand well on its left. */
export function paperShield(): string {
  const sheet = (x: number, y: number, w: number, h: number, color: string, degrees: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${degrees})" filter="url(#s)">${rect(-w / 2, -h / 2, w, h, color, 18)}</g>`;
  return drawScene({
    name: 'paper-shield',
    from: '#eaf1f7',
    to: '#bcd1e3',
    ink: '#16365a',
    marks: [
      fade(0.5, circle(1480, 320, 420, '#d5e3ef')),
      fade(0.6, circle(1480, 320, 310, '#c6d9e9')),
      sheet(1240, 350, 380, 460, '#98b6cf', -14),
      sheet(1700, 330, 380, 460, '#5f93c2', 13),
      sheet(1470, 330, 430, 520, '#fbfdff', -3),
      withShade(1480, 320, 2, shield(ICE)),
      withShade(1216, 420, 0.98, checkup({ ...ICE, main: '#cf7426', pop: '#1f5c96' })),
      withShade(1738, 410, 0.9, target({ ...ICE, main: '#cf7426' })),
    ],
  });
}
