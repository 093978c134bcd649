/** Small pictures: tiles of the icon navigation, glyphs of the side menu, the card of the morning reading. */
import { circle, path, picture, rect, stroke } from '../draw.ts';
import type { Tones } from '../glyphs/glyph.ts';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs.ts';
import { PALETTES, type PaletteName } from '../palettes.ts';

const TILE = 128;

/** A soft tile with a glyph of our set, lit like the covers. */
function tile(name: PaletteName, glyph: GlyphName): string {
  const { ground, shade, ink, paper, loud, warm, quiet } = PALETTES[name];
  const tones: Tones = { main: loud, light: paper, deep: ink, pop: warm, soft: quiet };
  return picture(
    TILE,
    TILE,
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`,
    `<filter id="s" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="6" dy="8" stdDeviation="6" flood-color="${ink}" flood-opacity=".28"/></filter></defs>`,
    rect(0, 0, TILE, TILE, 'url(#g)', 30),
    `<g transform="translate(64 64) scale(.42)" filter="url(#s)">${GLYPHS[glyph](tones)}</g>`,
  );
}

/** A line glyph of 24 units in a quiet ink, for the side menu. */
function line(d: string, extra = ''): string {
  return picture(24, 24, stroke(d, '#4a4039', 1.7), extra);
}

export const ICONS: Readonly<Record<string, string>> = {
  product: tile('ember', 'screen'),
  writing: tile('inkLight', 'nib'),
  finance: tile('mossLight', 'seedling'),
  psychology: tile('plumLight', 'bonds'),
  photography: tile('sky', 'camera'),
  parenting: tile('meadow', 'kite'),
  live: tile('clay', 'mic'),
  membership: tile('ember', 'memberCard'),
  onboarding: tile('ice', 'door'),
  compliance: tile('ice', 'shield'),
  sales: tile('ice', 'target'),
  management: tile('ice', 'team'),
  exam: tile('ice', 'exam'),
  morning: line(
    'M3.4 18.4H20.6M6.6 18.4A5.4 5.4 0 0 1 17.4 18.4M12 9.6V5.4M5.8 12.2L3.6 10M18.2 12.2L20.4 10',
  ),
  phone: line(
    'M6.2 3.8H9L10.6 8L8.6 9.6A11.6 11.6 0 0 0 14.4 15.4L16 13.4L20.2 15V17.8A2.4 2.4 0 0 1 17.6 20.2A14.6 14.6 0 0 1 3.8 6.4A2.4 2.4 0 0 1 6.2 3.8Z',
  ),
  member: line('M4 8.2L8.2 11.4L12 5.4L15.8 11.4L20 8.2L18.4 18.4H5.6Z'),
  mobile: line(
    'M8 3.4H16A1.6 1.6 0 0 1 17.6 5V19A1.6 1.6 0 0 1 16 20.6H8A1.6 1.6 0 0 1 6.4 19V5A1.6 1.6 0 0 1 8 3.4ZM10.6 17.8H13.4',
  ),
  letter: line(
    'M5.4 5.4H18.6A1.6 1.6 0 0 1 20.2 7V17A1.6 1.6 0 0 1 18.6 18.6H5.4A1.6 1.6 0 0 1 3.8 17V7A1.6 1.6 0 0 1 5.4 5.4ZM4.4 7L12 12.8L19.6 7',
  ),
  guide: line(
    'M12 6.6C9.6 5 6.8 4.8 4 5.4V18.2C6.8 17.6 9.6 17.8 12 19.4C14.4 17.8 17.2 17.6 20 18.2V5.4C17.2 4.8 14.4 5 12 6.6ZM12 6.6V19.4',
  ),
};

/** A card with a sun that greets. */
export const MORNING_CARD = picture(
  320,
  320,
  '<linearGradient id="g" x2="1" y2="1"><stop stop-color="#fdf3e4"/><stop offset="1" stop-color="#f3d3a6"/></linearGradient>',
  rect(0, 0, 320, 320, 'url(#g)', 24),
  [150, 118, 86]
    .map((r, i) => circle(160, 250, r, ['#e9985f', '#c2410c', '#ffd9a8'][i] ?? '#c2410c'))
    .join(''),
  path('M0 250H320V296Q320 320 296 320H24Q0 320 0 296Z', '#fffaf2'),
  circle(136, 216, 5, '#2b1c15'),
  circle(184, 216, 5, '#2b1c15'),
  stroke('M140 234Q160 250 180 234', '#2b1c15', 5),
  stroke('M160 76V48M74 108L54 88M246 108L266 88', '#c2410c', 8),
  rect(76, 274, 168, 10, '#e9985f', 5),
  rect(112, 294, 96, 8, '#ecd2ae', 4),
);
