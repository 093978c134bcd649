/** Glyphs about making things: screens, blocks, buttons, machines, shops. */
import { circle, ellipse, fade, move, path, pt, rect, ring, stroke, turn } from '../draw.ts';
import type { Glyph } from './glyph.ts';

/** A cube seen from above, its middle at (x, y). */
function cube(x: number, y: number, s: number, top: string, left: string, right: string): string {
  const h = s * 0.58;
  return (
    path(`M${pt(x, y - h)}L${pt(x + s, y)}L${pt(x, y + h)}L${pt(x - s, y)}Z`, top) +
    path(`M${pt(x - s, y)}L${pt(x, y + h)}V${pt(y + h + s * 1.1)}L${pt(x - s, y + s * 1.1)}Z`, left) +
    path(`M${pt(x + s, y)}L${pt(x, y + h)}V${pt(y + h + s * 1.1)}L${pt(x + s, y + s * 1.1)}Z`, right)
  );
}

/** Blocks stacked into the start of something. */
export const blocks: Glyph = (t) =>
  cube(-46, 22, 46, t.soft, t.pop, t.deep) +
  cube(46, 22, 46, t.light, t.soft, t.pop) +
  cube(0, -52, 46, t.light, t.main, t.deep);

/** Three boxes leaving a line, each another kind. */
export const boxes: Glyph = (t) =>
  rect(-104, 62, 208, 18, t.soft, 9) +
  [-78, -26, 26, 78].map((x) => circle(x, 71, 5, t.deep)).join('') +
  rect(-96, 6, 56, 56, t.light, 5) +
  rect(-74, 6, 12, 22, t.main) +
  rect(-30, -36, 60, 98, t.main, 5) +
  rect(-6, -36, 12, 30, t.light) +
  circle(68, 34, 28, t.pop) +
  ring(68, 34, 14, t.light, 5);

/** A page of modules on a screen, one of them on air. */
export const screen: Glyph = (t) =>
  rect(-104, -78, 208, 146, t.light, 12) +
  path('M-104 -52V-66Q-104 -78 -92 -78H92Q104 -78 104 -66V-52Z', t.deep) +
  [-90, -76, -62].map((x) => circle(x, -65, 4, t.light)).join('') +
  rect(-88, -38, 112, 54, t.main, 6) +
  rect(36, -38, 52, 24, t.soft, 5) +
  rect(36, -8, 52, 24, t.pop, 5) +
  [-88, -28, 32].map((x) => rect(x, 28, 56, 26, t.soft, 5)).join('') +
  path('M-44 -26L-14 -11L-44 4Z', t.light) +
  circle(92, 64, 22, t.main) +
  circle(92, 64, 9, t.light);

/** A switch, a dial and a round button: three generations of pressing. */
export const buttons: Glyph = (t) =>
  rect(-98, -82, 116, 60, t.soft, 30) +
  circle(-12, -52, 24, t.light) +
  rect(38, -86, 58, 66, t.light, 14) +
  rect(50, -74, 34, 34, t.pop, 8) +
  circle(0, 44, 56, t.deep.concat('66')) +
  circle(0, 34, 56, t.main) +
  circle(0, 30, 38, t.light) +
  circle(0, 30, 26, t.pop);

/** Four stairs and a flag. */
export const stairs: Glyph = (t) =>
  [0, 1, 2, 3]
    .map((i) => rect(-96 + i * 48, 52 - i * 36, 48, 36 + i * 36, i % 2 === 0 ? t.main : t.pop))
    .join('') +
  [0, 1, 2, 3].map((i) => rect(-96 + i * 48, 52 - i * 36, 48, 9, t.light)).join('') +
  stroke('M72 -58V-104', t.light, 6) +
  path('M74 -104L110 -90L74 -76Z', t.soft);

/** An open door with light on the floor. */
export const door: Glyph = (t) =>
  path('M-50 -96H50V80H-50Z', t.light) +
  path('M-50 80H50L104 98H-14Z', t.pop) +
  path('M-50 -96L18 -74V96L-50 80Z', t.main) +
  circle(2, 10, 7, t.light) +
  stroke('M-62 80V-108H62V80', t.soft, 12);

/** Three links of one chain. */
export const links: Glyph = (t) =>
  turn(
    -24,
    ring(-58, 0, 38, t.light, 17) +
      ring(58, 0, 38, t.pop, 17) +
      ring(0, 0, 38, t.main, 17) +
      stroke('M-29 -25A38 38 0 0 0 -37 -10', t.light, 17),
  );

/** A shield with its tick. */
export const shield: Glyph = (t) =>
  path('M0 -96L80 -66V2Q80 64 0 98Q-80 64 -80 2V-66Z', t.main) +
  path('M0 -96L80 -66V2Q80 64 0 98Z', t.soft) +
  path('M0 -70L58 -48V4Q58 48 0 74Q-58 48 -58 4V-48Z', t.light) +
  stroke('M-28 4L-6 26L32 -20', t.main, 14);

/** A closed padlock. */
export const lock: Glyph = (t) =>
  stroke('M-42 -8V-44A42 42 0 0 1 42 -44V-8', t.soft, 18) +
  rect(-74, -12, 148, 104, t.main, 18) +
  `<path d="M0 -12H56Q74 -12 74 6V74Q74 92 56 92H0Z" fill="${t.deep}" opacity=".16"/>` +
  circle(0, 30, 17, t.light) +
  rect(-7, 34, 14, 34, t.light, 6);

/** An answer sheet, three ticks and a pencil. */
export const exam: Glyph = (t) =>
  rect(-78, -88, 132, 172, t.light, 8) +
  [-56, -12, 32]
    .map((y) => stroke(`M-56 ${y}l9 9l16 -20`, t.main, 7) + rect(-18, y - 4, 54, 8, t.soft, 4))
    .join('') +
  move(
    58,
    18,
    turn(
      20,
      rect(-13, -84, 26, 112, t.pop, 3),
      path('M-13 28H13L0 62Z', t.light),
      path('M-5 49H5L0 62Z', t.deep),
      rect(-13, -96, 26, 18, t.main, 5),
    ),
  );

/** A site helmet. */
export const helmet: Glyph = (t) =>
  path('M-84 34Q-84 -58 0 -62Q84 -58 84 34Z', t.main) +
  path('M0 -62Q84 -58 84 34H0Z', t.pop) +
  rect(-16, -74, 32, 96, t.light, 12) +
  rect(-104, 30, 208, 26, t.light, 13) +
  fade(0.25, rect(-80, 56, 160, 12, t.deep, 6));

/** An arrow in the middle of its target. */
export const target: Glyph = (t) =>
  circle(-10, 10, 84, t.light) +
  circle(-10, 10, 62, t.main) +
  circle(-10, 10, 40, t.light) +
  circle(-10, 10, 18, t.main) +
  stroke('M-10 10L62 -62', t.deep, 8) +
  path('M54 -84L60 -58L86 -52L106 -74L82 -80L76 -104Z', t.pop);

/** A telephone handset and its call. */
export const phone: Glyph = (t) =>
  path(
    'M-78 -50Q-80 -82 -48 -86Q-36 -86 -32 -74L-22 -44Q-20 -34 -30 -28L-42 -20Q-22 26 22 44L32 32Q38 24 48 28L76 40Q88 46 86 58Q80 90 48 88Q-66 72 -78 -50Z',
    t.main,
  ) + stroke('M14 -30Q34 -22 40 0M20 -62Q64 -48 74 -4M26 -94Q94 -74 106 -8', t.light, 9);

/** A microphone on its stand. */
export const mic: Glyph = (t) =>
  rect(-34, -98, 68, 118, t.main, 34) +
  path('M0 -98Q34 -98 34 -64V-14Q34 20 0 20Z', t.pop) +
  fade(0.55, stroke('M-20 -62H20M-20 -42H20M-20 -22H20', t.light, 6)) +
  stroke('M-58 -14A58 58 0 0 0 58 -14M0 44V80', t.light, 10) +
  rect(-44, 78, 88, 14, t.light, 7);

/** A toothed wheel turning a smaller one. */
export const gear: Glyph = (t) => {
  const wheel = (x: number, y: number, r: number, count: number, color: string, hole: string): string =>
    Array.from(
      { length: count },
      (_, i) =>
        `<rect x="${pt(x - r * 0.17)}" y="${pt(y - r * 1.24)}" width="${pt(r * 0.34)}" height="${pt(r * 0.5)}" rx="4" fill="${color}" transform="rotate(${pt((360 / count) * i)} ${pt(x, y)})"/>`,
    ).join('') +
    circle(x, y, r, color) +
    circle(x, y, r * 0.42, hole);
  return wheel(-22, 16, 60, 10, t.main, t.light) + wheel(62, -56, 32, 8, t.pop, t.light);
};

/** Five branches down to a root. */
export const roots: Glyph = (t) =>
  stroke('M0 -62V66M0 -24L-58 4M0 -24L58 4M0 20L-42 50M0 20L42 50', t.light, 8) +
  circle(0, -70, 26, t.main) +
  [-58, 58].map((x) => circle(x, 6, 17, t.pop)).join('') +
  [-42, 42].map((x) => circle(x, 54, 14, t.soft)).join('') +
  circle(0, 76, 20, t.main) +
  circle(0, 76, 8, t.light);

/** Shelves with goods that speak for themselves. */
export const shelf: Glyph = (t) =>
  rect(-92, -8, 184, 12, t.light, 4) +
  rect(-92, 82, 184, 12, t.light, 4) +
  rect(-80, -68, 34, 60, t.main, 5) +
  circle(-14, -34, 26, t.pop) +
  rect(24, -88, 28, 80, t.soft, 5) +
  rect(60, -54, 24, 46, t.main, 5) +
  rect(-78, 34, 52, 48, t.soft, 5) +
  path('M-2 82L26 26L54 82Z', t.main) +
  circle(74, 66, 16, t.pop);

/** A shop front with its awning. */
export const storefront: Glyph = (t) =>
  rect(-84, -20, 168, 110, t.light, 4) +
  rect(-66, 14, 64, 52, t.soft, 4) +
  rect(22, 14, 44, 76, t.deep, 4) +
  [0, 1, 2, 3, 4]
    .map((i) =>
      path(`M${-96 + i * 38.4} -70h38.4v48a19.2 19.2 0 0 1 -38.4 0Z`, i % 2 === 0 ? t.main : t.light),
    )
    .join('') +
  rect(-96, -86, 192, 20, t.pop, 6) +
  circle(32, 54, 4, t.pop);

/** A cup on its saucer, a first ellipse. */
export const cup: Glyph = (t) =>
  ellipse(0, 74, 100, 18, t.soft) +
  stroke('M64 -12Q104 -14 96 18T54 44', t.main, 14) +
  path('M-72 -36H72Q72 76 0 76T-72 -36Z', t.main) +
  path('M0 76Q72 76 72 -36H24Q24 60 0 76Z', t.pop) +
  ellipse(0, -36, 72, 18, t.light) +
  ellipse(0, -34, 56, 12, t.deep) +
  stroke('M-20 -66Q-30 -80 -18 -92M16 -66Q6 -80 18 -92', t.light, 6);
