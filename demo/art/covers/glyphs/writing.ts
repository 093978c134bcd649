/** Glyphs about words: paper, pens, books and letters. */
import { circle, fade, group, move, path, rect, stroke, turn } from '../draw.ts';
import type { Glyph, Tones } from './glyph.ts';

const lines = (x: number, y: number, widths: number[], color: string, gap = 22): string =>
  widths.map((width, index) => rect(x, y + index * gap, width, 8, color, 4)).join('');

function page(t: Tones, body: string): string {
  return rect(-62, -84, 124, 168, t.light, 8) + body;
}

/** Three sheets, each for another reader. */
export const sheets: Glyph = (t) =>
  turn(-13, rect(-84, -74, 116, 152, t.pop, 8)) +
  turn(-3, rect(-68, -82, 120, 160, t.main, 8)) +
  turn(
    8,
    page(
      t,
      lines(-42, -56, [84, 62], t.deep) +
        fade(0.35, lines(-42, -12, [84, 74, 50], t.deep)) +
        circle(-32, 62, 10, t.main) +
        circle(-4, 62, 10, t.pop) +
        circle(24, 62, 10, t.deep),
    ),
  );

/** The nib of a fountain pen and the line it leaves. */
export const nib: Glyph = (t) =>
  stroke('M-92 84C-56 56 -40 96 -8 80S44 66 92 84', t.main, 7) +
  turn(
    28,
    path('M0 82C-30 40 -46 10 -40 -22L-24 -58H24L40 -22C46 10 30 40 0 82Z', t.light) +
      path('M0 82C30 40 46 10 40 -22L24 -58H0Z', t.soft) +
      stroke('M0 76V4', t.deep, 4) +
      circle(0, -6, 11, t.deep) +
      rect(-27, -96, 54, 40, t.main, 6) +
      rect(-27, -66, 54, 8, t.deep),
  );

/** A small stack of envelopes, the first one sealed. */
export const letters: Glyph = (t) =>
  turn(-9, rect(-86, -62, 164, 112, t.pop, 8)) +
  turn(
    5,
    rect(-84, -50, 168, 116, t.light, 8) +
      fade(0.18, path('M-84 60L-10 4H10L84 60Z', t.deep)) +
      path('M-84 -44Q-84 -50 -78 -50H78Q84 -50 84 -44L8 20Q0 26 -8 20Z', t.soft) +
      stroke('M-82 -46L-8 18Q0 24 8 18L82 -46', t.deep, 3) +
      circle(0, 18, 19, t.main) +
      stroke('M-7 18L-2 24L8 12', t.light, 4),
  );

/** An open book seen from the front, a ribbon between its pages. */
export const book: Glyph = (t) =>
  path('M-100 -46L0 -30L100 -46V72L0 88L-100 72Z', t.main) +
  path('M-88 -62Q-40 -70 0 -44V72Q-40 48 -88 58Z', t.light) +
  path('M88 -62Q40 -70 0 -44V72Q40 48 88 58Z', t.soft) +
  fade(0.4, stroke('M-72 -36Q-42 -40 -18 -26M-72 -12Q-42 -16 -18 -2M-72 12Q-42 8 -18 22', t.deep, 6)) +
  fade(0.4, stroke('M72 -36Q42 -40 18 -26M72 -12Q42 -16 18 -2', t.deep, 6)) +
  path('M44 -62H62V6L53 -4L44 6Z', t.pop);

/** Cards of notes gathering into a page. */
export const cards: Glyph = (t) =>
  turn(-16, rect(-96, -72, 92, 62, t.pop, 6), fade(0.4, lines(-82, -56, [60, 40], t.deep, 18))) +
  turn(12, rect(4, -96, 92, 62, t.main, 6), fade(0.5, lines(18, -80, [60, 36], t.light, 18))) +
  turn(
    -4,
    rect(-58, -26, 124, 112, t.light, 8),
    lines(-38, -4, [84, 66], t.deep),
    fade(0.35, lines(-38, 40, [84, 48], t.deep)),
  );

/** A bound journal with three lines on its label. */
export const journal: Glyph = (t) =>
  turn(
    -7,
    rect(-62, -84, 136, 172, t.soft, 8) +
      rect(-70, -90, 136, 172, t.main, 10) +
      rect(-70, -90, 24, 172, t.deep, 10) +
      rect(-24, -54, 68, 62, t.light, 4) +
      lines(-12, -40, [44, 44, 28], t.deep, 17) +
      path('M32 82H50V108L41 98L32 108Z', t.pop),
  );

/** A page with a bracket in its margin and a pencil that made it. */
export const margin: Glyph = (t) =>
  page(
    t,
    fade(0.35, lines(-26, -60, [70, 70, 58, 70, 46], t.deep)) +
      stroke('M-38 -34Q-48 -34 -48 -22V-2Q-48 10 -38 10', t.main, 6),
  ) +
  move(
    34,
    44,
    turn(
      40,
      rect(-11, -62, 22, 92, t.pop),
      path('M-11 30H11L0 56Z', t.light),
      path('M-4 46H4L0 56Z', t.deep),
      rect(-11, -76, 22, 16, t.main, 4),
    ),
  );

/** A typewriter with a page in it. */
export const typewriter: Glyph = (t) =>
  rect(-52, -96, 104, 90, t.light, 4) +
  lines(-36, -76, [72, 56, 64], t.deep, 20) +
  rect(-92, -22, 184, 22, t.pop, 11) +
  path('M-78 -8H78L96 84H-96Z', t.main) +
  [0, 1, 2]
    .map((row) =>
      [0, 1, 2, 3, 4, 5]
        .map((key) => circle(-60 + key * 24 - row * 3 + 2, 18 + row * 22, 7, t.light))
        .join(''),
    )
    .join('');

/** A mortarboard on a rolled paper. */
export const mortarboard: Glyph = (t) =>
  path('M-52 -18V34Q0 66 52 34V-18Z', t.soft) +
  path('M0 -76L104 -26L0 24L-104 -26Z', t.main) +
  stroke('M0 -26L70 -4V44', t.pop, 6) +
  circle(70, 52, 12, t.pop) +
  group('transform="rotate(-8)"', rect(-70, 62, 120, 28, t.light, 14), rect(-18, 60, 16, 32, t.pop, 3));

/** A box of index cards with one drawn out. */
export const cardBox: Glyph = (t) =>
  turn(-5, rect(-58, -82, 110, 90, t.light, 5), lines(-42, -64, [76, 54, 66], t.deep, 18)) +
  rect(-70, -34, 140, 40, t.soft, 5) +
  rect(-84, -12, 168, 96, t.main, 8) +
  rect(-34, 22, 68, 30, t.light, 4) +
  circle(0, 66, 7, t.deep);
