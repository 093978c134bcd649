/** Glyphs about people: talk, closeness, children, feelings. */
import { circle, ellipse, fade, move, path, rect, ring, stroke, turn } from '../draw.ts';
import type { Glyph } from './glyph.ts';

/** Two speech bubbles, one asking and one listening. */
export const bubbles: Glyph = (t) =>
  path('M-96 -70Q-96 -88 -78 -88H28Q46 -88 46 -70V-12Q46 6 28 6H-40L-70 36V6H-78Q-96 6 -96 -12Z', t.main) +
  [-58, -25, 8].map((x) => circle(x, -41, 9, t.light)).join('') +
  path('M96 -2Q96 -20 78 -20H-6Q-24 -20 -24 -2V48Q-24 66 -6 66H42L70 92V66H78Q96 66 96 48Z', t.light) +
  stroke('M8 12H66M8 36H46', t.deep, 8);

/** Two circles that share a warm middle. */
export const bonds: Glyph = (t) =>
  circle(-36, 0, 66, t.main) +
  circle(36, 0, 66, t.pop) +
  path('M0 -55.3A66 66 0 0 1 0 55.3A66 66 0 0 1 0 -55.3Z', t.light) +
  path('M0 24C-26 4 -18 -20 0 -8C18 -20 26 4 0 24Z', t.main);

/** A school bag by the door, still closed. */
export const schoolBag: Glyph = (t) =>
  stroke('M-28 -62Q-28 -96 0 -96T28 -62', t.pop, 12) +
  rect(-94, 4, 40, 66, t.pop, 18) +
  rect(54, 4, 40, 66, t.pop, 18) +
  path('M-72 -14Q-72 -72 0 -72T72 -14V66Q72 86 52 86H-52Q-72 86 -72 66Z', t.main) +
  path('M-72 -14Q-72 -72 0 -72T72 -14Q36 12 0 12T-72 -14Z', t.light) +
  rect(-44, 26, 88, 44, t.soft, 10) +
  rect(-10, -2, 20, 34, t.deep, 6);

/** A crescent, two stars and a cloud to put the day on. */
export const moon: Glyph = (t) =>
  path('M30 -92A78 78 0 1 0 84 34A66 66 0 0 1 30 -92Z', t.light) +
  path('M62 -52L68 -36L84 -30L68 -24L62 -8L56 -24L40 -30L56 -36Z', t.main) +
  circle(88, -76, 6, t.pop) +
  path('M-92 82Q-100 52 -66 50Q-58 22 -26 32Q2 14 22 42Q58 38 60 64Q66 82 48 84H-84Z', t.soft);

/** An open eye whose iris holds another view. */
export const eye: Glyph = (t) =>
  path('M-104 4Q0 -96 104 4Q0 104 -104 4Z', t.light) +
  circle(0, 4, 46, t.main) +
  path('M0 -42A46 46 0 0 1 0 50Z', t.pop) +
  circle(0, 4, 20, t.deep) +
  circle(12, -10, 8, t.light) +
  stroke('M-74 -56L-88 -74M-28 -78L-34 -100M28 -78L34 -100M74 -56L88 -74', t.main, 7);

/** Three people close together under one flag. */
export const team: Glyph = (t) =>
  stroke('M0 -6V-98', t.deep, 6) +
  path('M4 -98H72L54 -78L72 -58H4Z', t.main) +
  circle(-58, 8, 24, t.soft) +
  circle(58, 8, 24, t.pop) +
  path('M-100 88Q-100 40 -58 40T-16 88Z', t.soft) +
  path('M16 88Q16 40 58 40T100 88Z', t.pop) +
  circle(0, -4, 30, t.light) +
  path('M-54 90Q-54 34 0 34T54 90Z', t.main);

/** A face made of three lines. */
export const smile: Glyph = (t) =>
  circle(0, 0, 86, t.light) +
  path('M0 -86A86 86 0 0 1 0 86Z', t.soft) +
  circle(-32, -20, 10, t.deep) +
  circle(32, -20, 10, t.deep) +
  stroke('M-40 22Q0 66 40 22', t.main, 12);

/** A headset around a calm wave. */
export const headset: Glyph = (t) =>
  stroke('M-76 16V-4A76 76 0 0 1 76 -4V16', t.light, 14) +
  rect(-96, 0, 42, 74, t.main, 18) +
  rect(54, 0, 42, 74, t.main, 18) +
  stroke('M76 72Q72 96 34 94', t.light, 8) +
  circle(24, 94, 12, t.pop) +
  stroke('M-34 30Q-20 6 -6 30T22 30T40 22', t.pop, 8);

/** Many people on two rings around a common middle. */
export const orbit: Glyph = (t) => {
  const seat = (count: number, r: number, size: number, color: string, from: number): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = from + (i / count) * Math.PI * 2;
      return circle(Math.cos(angle) * r, Math.sin(angle) * r, size, color);
    }).join('');
  return (
    fade(0.6, ring(0, 0, 56, t.light, 3) + ring(0, 0, 88, t.light, 3)) +
    circle(0, 0, 30, t.main) +
    seat(5, 56, 13, t.light, 0.3) +
    seat(8, 88, 10, t.pop, 0.1)
  );
};

/** Two chairs facing each other: a conversation about to begin. */
export const chairs: Glyph = (t) => {
  const chair = (color: string): string =>
    rect(-40, -78, 14, 92, color, 6) +
    rect(-40, 4, 74, 18, color, 6) +
    stroke('M-32 20V84M26 20V84', color, 10) +
    rect(-38, -66, 10, 40, t.deep, 5);
  return (
    ellipse(0, 88, 100, 8, t.soft) +
    move(-54, 0, chair(t.main)) +
    `<g transform="translate(54 0) scale(-1 1)">${chair(t.light)}</g>` +
    path('M-18 -96H18V-72H4L-4 -62V-72H-18Z', t.pop)
  );
};

/** A moon behind an open story book. */
export const storytime: Glyph = (t) =>
  circle(0, -26, 62, t.pop) +
  circle(26, -38, 50, t.light) +
  path('M-96 26Q-46 8 0 34Q46 8 96 26V84Q46 66 0 92Q-46 66 -96 84Z', t.main) +
  fade(0.5, stroke('M-74 44Q-44 36 -18 48M18 48Q44 36 74 44', t.light, 6)) +
  turn(0, stroke('M0 36V88', t.deep, 4));

/** Breath going out in widening rings. */
export const breath: Glyph = (t) =>
  [88, 64, 40].map((r, i) => fade(0.35 + i * 0.2, ring(0, 0, r, t.light, 10))).join('') +
  circle(0, 0, 22, t.main) +
  stroke('M-100 0H-62M62 0H100', t.pop, 9);
