/** One course cover: ground, family, glyph, and the light and grain all covers share. */
import { picture, pt } from './draw.ts';
import { COVER_H, COVER_W } from './families/family.ts';
import { FAMILIES, type FamilyName } from './families/families.ts';
import type { Tones } from './glyphs/glyph.ts';
import { GLYPHS, type GlyphName } from './glyphs/glyphs.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { randomOf, type Random } from './random.ts';

export interface CoverPlan {
  name: string;
  family: FamilyName;
  palette: PaletteName;
  glyph: GlyphName;
  variant?: number;
}

/** Families whose glyph stands on paper rather than on the ground. */
const ON_PAPER: ReadonlySet<FamilyName> = new Set<FamilyName>(['paper', 'contour']);

function tonesOf(palette: Palette, onPaper: boolean): Tones {
  const { ink, paper, loud, warm, quiet } = palette;
  const tones = { main: loud, light: paper, deep: ink, pop: warm, soft: quiet };
  if (!onPaper) return tones;
  const dark = palette.lines === palette.paper;
  return dark ? { ...tones, light: palette.ground } : { ...tones, light: quiet, soft: palette.shade };
}

/** Specks of the print: short dashes of ink and paper scattered over the whole picture. */
export function grain(random: Random, width: number, height: number, count: number): string {
  const specks = (): string =>
    Array.from(
      { length: count },
      () => `M${Math.round(random.between(0, width))} ${Math.round(random.between(0, height))}h.1`,
    ).join('');
  const layer = (color: string, opacity: number): string =>
    `<path d="${specks()}" stroke="${color}" stroke-width="2" stroke-linecap="round" opacity="${opacity}"/>`;
  return layer('#000', 0.13) + layer('#fff', 0.3);
}

/** Light from the upper left over everything, and its absence at the lower right. */
export const LIGHT =
  '<linearGradient id="l" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".16"/></linearGradient>';

function ground(palette: Palette): string {
  return `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${palette.ground}"/><stop offset="1" stop-color="${palette.shade}"/></linearGradient>`;
}

/** The soft shade of a glyph on what lies behind it. */
export function shadow(ink: string): string {
  return `<filter id="s" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="7" dy="10" stdDeviation="7" flood-color="${ink}" flood-opacity=".34"/></filter>`;
}

export function drawCover(plan: CoverPlan): string {
  const palette = PALETTES[plan.palette];
  const random = randomOf(plan.name);
  const { back, front, seat } = FAMILIES[plan.family]({ palette, random, variant: plan.variant ?? 0 });
  const glyph = GLYPHS[plan.glyph](tonesOf(palette, ON_PAPER.has(plan.family)));
  const place = `translate(${pt(seat.x, seat.y)}) scale(${pt(seat.scale * 100)}e-2)`;
  const whole = (fill: string): string => `<rect width="${COVER_W}" height="${COVER_H}" fill="${fill}"/>`;
  return picture(
    COVER_W,
    COVER_H,
    `<defs>${ground(palette)}${LIGHT}${shadow(palette.ink)}</defs>`,
    whole('url(#g)'),
    back,
    `<g transform="${place}" filter="url(#s)">${glyph}</g>`,
    front ?? '',
    grain(random, COVER_W, COVER_H, 46),
    whole('url(#l)'),
  );
}
