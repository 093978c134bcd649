/** Glyphs about light, pictures, sea, time and night. */
import { circle, fade, move, path, pt, rect, ring, stroke, turn } from '../draw.ts';
import type { Glyph } from './glyph.ts';

/** A tall window, its light on the floor and someone in it. */
export const window: Glyph = (t) =>
  path('M-50 62L40 62L100 98H-20Z', t.pop) +
  rect(-66, -98, 120, 160, t.main, 6) +
  rect(-54, -86, 44, 64, t.light) +
  rect(-2, -86, 44, 64, t.light) +
  rect(-54, -14, 44, 64, t.soft) +
  rect(-2, -14, 44, 64, t.soft) +
  circle(38, 8, 24, t.deep) +
  path('M-6 84Q-4 34 38 34T84 84Z', t.deep);

/** The blades of a lens. */
export const aperture: Glyph = (t) => {
  const blade = (i: number): string =>
    `<path d="M0 -30L68 -30A74 74 0 0 0 0 -74Z" transform="rotate(${pt(i * 60)})" fill="${i % 2 === 0 ? t.main : t.pop}"/>`;
  return (
    circle(0, 0, 94, t.deep) +
    circle(0, 0, 86, t.light) +
    circle(0, 0, 74, t.soft) +
    [0, 1, 2, 3, 4, 5].map(blade).join('') +
    fade(0.8, circle(-8, -10, 7, t.light))
  );
};

/** An album open at two photographs. */
export const album: Glyph = (t) =>
  path('M-104 -58L0 -46L104 -58V70L0 82L-104 70Z', t.main) +
  path('M-96 -68L0 -54V70L-96 58Z', t.light) +
  path('M96 -68L0 -54V70L96 58Z', t.soft) +
  path('M-80 -44L-18 -36V26L-80 18Z', t.pop) +
  path('M-80 18V4L-58 -14L-38 8L-28 0L-18 12V26Z', t.deep) +
  circle(-32, -22, 7, t.light) +
  path('M18 -36L80 -44V18L18 26Z', t.main) +
  circle(49, -10, 17, t.light);

/** A street lamp and its cone of light. */
export const lamp: Glyph = (t) =>
  `<path d="M26 -66L100 86H-48Z" fill="${t.pop}" opacity=".55"/>` +
  stroke('M-58 88V-54Q-58 -94 -18 -94T24 -76', t.light, 9) +
  path('M-2 -76H54L42 -52H10Z', t.main) +
  rect(-78, 82, 40, 12, t.light, 6) +
  rect(4, 42, 16, 44, t.deep, 8) +
  rect(34, 52, 14, 34, t.deep, 7);

/** An hourglass half way. */
export const hourglass: Glyph = (t) =>
  path('M-48 -76H48Q48 -24 10 0Q48 24 48 76H-48Q-48 24 -10 0Q-48 -24 -48 -76Z', t.light) +
  path('M-36 -40H36Q26 -20 0 -4Q-26 -20 -36 -40Z', t.main) +
  path('M-40 76Q-38 44 0 34Q38 44 40 76Z', t.main) +
  rect(-66, -96, 132, 20, t.pop, 8) +
  rect(-66, 76, 132, 20, t.pop, 8);

/** A paper plane and the loop it flew. */
export const plane: Glyph = (t) =>
  stroke('M-100 74Q-40 96 -34 46Q-30 16 -58 24Q-82 36 -50 58', t.soft, 5, ' stroke-dasharray="2 12"') +
  path('M100 -84L-78 -18L-22 10Z', t.light) +
  path('M100 -84L-22 10L-10 68L14 30Z', t.pop) +
  path('M100 -84L14 30L62 56Z', t.main);

/** A leaf with its veins. */
export const leaf: Glyph = (t) =>
  path('M-78 78Q-92 -62 84 -88Q86 76 -78 78Z', t.main) +
  path('M-78 78Q20 8 84 -88Q86 76 -78 78Z', t.pop) +
  stroke('M-98 98Q-20 34 52 -56M-34 38V-16M-4 10V-42M-34 38L24 40M-4 10L48 8', t.light, 6);

/** A stopwatch stopped at three. */
export const timer: Glyph = (t) =>
  rect(-16, -104, 32, 24, t.pop, 6) +
  circle(0, 8, 86, t.main) +
  circle(0, 8, 68, t.light) +
  path('M0 8V-60A68 68 0 0 1 68 8Z', t.pop) +
  stroke('M0 8V-38M0 8H34', t.deep, 8) +
  circle(0, 8, 9, t.deep);

/** A drop opening on wet paper. */
export const drop: Glyph = (t) =>
  path(
    'M-98 34Q-104 -14 -58 -22Q-30 -66 22 -44Q92 -58 98 6Q104 62 44 78Q-20 104 -62 76Q-92 66 -98 34Z',
    t.soft,
  ) +
  path('M-62 38Q-66 4 -28 0Q-8 -22 22 -8Q62 -10 62 28Q60 58 22 62Q-18 74 -42 58Q-60 52 -62 38Z', t.main) +
  path('M0 -98Q36 -50 36 -22A36 36 0 0 1 -36 -22Q-36 -50 0 -98Z', t.light) +
  path('M0 -98Q36 -50 36 -22A36 36 0 0 1 0 14Z', t.pop);

/** A small boat on three lines of sea. */
export const boat: Glyph = (t) =>
  path('M-8 -96V26H-72Z', t.light) +
  path('M6 -78V26H66Z', t.pop) +
  path('M-92 34H92L68 72H-66Z', t.main) +
  stroke('M-102 80Q-76 66 -50 80T2 80T54 80T104 80', t.light, 7) +
  stroke('M-70 100Q-48 88 -26 100T18 100T62 100', t.soft, 6);

/** A house front at night, some windows lit. */
export const nightWindows: Glyph = (t) =>
  path('M-76 -58L0 -96L76 -58V92H-76Z', t.main) +
  path('M0 -96L76 -58V92H0Z', t.deep.concat('44')) +
  [0, 1, 2]
    .map((row) =>
      [0, 1, 2]
        .map((col) =>
          rect(-56 + col * 42, -42 + row * 44, 28, 30, (row + col * 2) % 3 === 0 ? t.pop : t.soft, 3),
        )
        .join(''),
    )
    .join('') +
  circle(88, -82, 12, t.light);

/** A candle in its dish. */
export const candle: Glyph = (t) =>
  fade(0.3, circle(0, -52, 56, t.pop)) +
  path('M0 -100Q26 -66 18 -48A20 20 0 0 1 -20 -48Q-24 -68 0 -100Z', t.pop) +
  path('M0 -74Q12 -56 8 -46A9 9 0 0 1 -9 -46Q-10 -58 0 -74Z', t.light) +
  stroke('M0 -36V-22', t.deep, 5) +
  rect(-26, -22, 52, 92, t.light, 6) +
  path('M6 -22H20Q26 -22 26 -16V70H6Z', t.soft) +
  path('M-72 64H72Q66 92 0 92T-72 64Z', t.main) +
  ring(80, 70, 14, t.main, 8);

/** A camera held by a strap. */
export const camera: Glyph = (t) =>
  stroke('M-86 -30Q-100 -100 0 -96T86 -30', t.soft, 8) +
  rect(-96, -42, 192, 128, t.main, 18) +
  rect(-44, -64, 88, 34, t.main, 10) +
  rect(-96, -12, 192, 54, t.deep.concat('33')) +
  circle(0, 22, 50, t.light) +
  circle(0, 22, 38, t.deep) +
  circle(0, 22, 22, t.pop) +
  circle(-9, 13, 7, t.light) +
  rect(58, -30, 24, 12, t.light, 5);

/** A kite over its string. */
export const kite: Glyph = (t) =>
  move(
    8,
    -18,
    turn(
      18,
      path('M0 -78L54 -10L0 66L-54 -10Z', t.main) +
        path('M0 -78L54 -10H0Z', t.light) +
        path('M0 66L-54 -10H0Z', t.pop) +
        path('M0 66L54 -10H0Z', t.soft),
    ),
  ) + stroke('M-12 46Q-44 58 -30 78T-76 98', t.light, 5);
