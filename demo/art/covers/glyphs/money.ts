/** Glyphs about money and measures: coins, houses, charts, gauges. */
import { circle, ellipse, fade, move, path, pt, rect, ring, stroke, turn } from '../draw.ts';
import type { Glyph } from './glyph.ts';

/** Four pockets, a coin slipping into each. */
export const pockets: Glyph = (t) => {
  const pocket = (x: number, y: number, cloth: string, coin: string): string =>
    move(
      x,
      y,
      circle(0, -22, 22, coin) +
        circle(0, -22, 12, t.deep.concat('22')) +
        path('M-38 -14H38V26Q38 42 22 42H-22Q-38 42 -38 26Z', cloth) +
        stroke('M-30 -4H30', t.light, 3, ' stroke-dasharray="5 7"'),
    );
  return (
    pocket(-46, -40, t.main, t.soft) +
    pocket(46, -40, t.pop, t.light) +
    pocket(-46, 56, t.light, t.pop) +
    pocket(46, 56, t.soft, t.main)
  );
};

/** A bowl whose steam rises as three bars: the books of a noodle shop. */
export const bowl: Glyph = (t) =>
  rect(-46, -50, 22, 58, t.soft, 4) +
  rect(-12, -82, 22, 90, t.pop, 4) +
  rect(22, -66, 22, 74, t.light, 4) +
  stroke('M52 -74L92 -6M70 -82L98 -10', t.light, 6) +
  path('M-92 4H92Q88 76 26 84V92H-26V84Q-88 76 -92 4Z', t.main) +
  path('M-92 4H92Q91 18 88 28H-88Q-91 18 -92 4Z', t.light);

/** A seedling on stacks of coins: slow money. */
export const seedling: Glyph = (t) => {
  const stack = (x: number, count: number, color: string): string =>
    Array.from(
      { length: count },
      (_, i) =>
        ellipse(x, 84 - i * 17, 32, 12, t.deep.concat('55')) +
        ellipse(x, 80 - i * 17, 32, 12, i % 2 === 0 ? color : t.light),
    ).join('');
  return (
    stack(-62, 2, t.main) +
    stack(62, 5, t.main) +
    stack(0, 3, t.main) +
    stroke('M0 36Q4 -6 0 -36', t.pop, 8) +
    path('M0 -34Q-52 -30 -58 -84Q-8 -84 0 -34Z', t.pop) +
    path('M2 -10Q44 -16 50 -62Q8 -56 2 -10Z', t.light)
  );
};

/** A house under a coin that shines like a sun. */
export const house: Glyph = (t) =>
  circle(58, -62, 34, t.pop) +
  ring(58, -62, 20, t.light, 5) +
  path('M-82 0L-8 -70L66 0V88H-82Z', t.light) +
  path('M-8 -70L66 0V88H-8Z', t.soft) +
  path('M-104 8L-8 -84L88 8L74 22L-8 -56L-90 22Z', t.main) +
  rect(-30, 32, 40, 56, t.deep, 4) +
  circle(0, 62, 4, t.pop);

/** A clipboard with a heartbeat across it. */
export const checkup: Glyph = (t) =>
  rect(-68, -78, 136, 168, t.main, 12) +
  rect(-54, -60, 108, 136, t.light, 4) +
  rect(-32, -92, 64, 30, t.pop, 8) +
  stroke('M-46 6H-24L-10 -26L10 38L24 6H46', t.main, 8) +
  fade(0.35, rect(-38, 50, 76, 8, t.deep, 4));

/** Scales that are nearly level. */
export const scales: Glyph = (t) =>
  rect(-7, -72, 14, 148, t.light, 7) +
  rect(-46, 72, 92, 16, t.light, 8) +
  turn(-7, rect(-88, -72, 176, 12, t.main, 6)) +
  stroke('M-82 -52L-104 18M-82 -52L-58 18M82 -72L58 2M82 -72L106 2', t.soft, 4) +
  path('M-110 18H-52Q-54 48 -81 48T-110 18Z', t.main) +
  path('M52 2H112Q110 32 82 32T52 2Z', t.pop) +
  circle(0, -74, 13, t.pop);

/** Bars, a line and a dot that moved first. */
export const dashboard: Glyph = (t) =>
  rect(-96, -74, 192, 150, t.light, 12) +
  rect(-96, -74, 192, 26, t.main, 12) +
  rect(-96, -60, 192, 12, t.main) +
  [34, 56, 44, 78].map((h, i) => rect(-76 + i * 28, 60 - h, 18, h, i === 3 ? t.main : t.soft, 3)).join('') +
  stroke('M-68 4L-40 -20L-12 -8L18 -34', t.deep, 5) +
  ring(64, 12, 20, t.soft, 12) +
  stroke('M64 -8A20 20 0 0 1 82 22', t.pop, 12);

/** A gauge with its needle in the good third. */
export const gauge: Glyph = (t) => {
  const tick = (deg: number): string => {
    const angle = (deg / 180) * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${pt(c * 64, -s * 64)}L${pt(c * 76, -s * 76)}`;
  };
  return (
    circle(0, 0, 92, t.main) +
    circle(0, 0, 78, t.light) +
    stroke([200, 160, 120, 90, 60, 20, -20].map(tick).join(''), t.deep, 5) +
    stroke('M0 0L38 -40', t.main, 9) +
    circle(0, 0, 13, t.deep) +
    rect(-26, 34, 52, 18, t.pop, 9)
  );
};

/** A membership card with a sun rising on it. */
export const memberCard: Glyph = (t) =>
  turn(-10, rect(-104, -58, 196, 124, t.soft, 14)) +
  turn(
    4,
    rect(-100, -64, 200, 128, t.main, 14) +
      `<path d="M-100 36V-50Q-100 -64 -86 -64H60Q20 60 -100 36Z" fill="${t.light}" opacity=".14"/>` +
      path('M6 64A44 44 0 0 1 94 64Z', t.pop) +
      path('M26 64A24 24 0 0 1 74 64Z', t.light) +
      rect(-80, -42, 34, 26, t.light, 5) +
      rect(-80, 14, 74, 9, t.light, 4) +
      rect(-80, 34, 46, 9, t.soft, 4),
  );
