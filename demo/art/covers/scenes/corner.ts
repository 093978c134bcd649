/** One scene for each small shop: its own colours, hills, light and glyph. */
import { path } from '../draw.ts';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs.ts';
import { PALETTES, type PaletteName } from '../palettes.ts';
import { randomOf } from '../random.ts';
import { drawScene, hills, withShade, sun } from './scene.ts';

const SHOPS: Readonly<Record<string, { palette: PaletteName; glyph: GlyphName }>> = {
  'training-internal': { palette: 'lagoon', glyph: 'links' },
  enterprise: { palette: 'mossLight', glyph: 'exam' },
  wecom: { palette: 'meadow', glyph: 'bubbles' },
  operations: { palette: 'plumLight', glyph: 'storefront' },
  tencent: { palette: 'sky', glyph: 'mic' },
  'tencent-closed': { palette: 'sky', glyph: 'boat' },
  closed: { palette: 'plumLight', glyph: 'nightWindows' },
  expired: { palette: 'clay', glyph: 'book' },
  sealed: { palette: 'inkLight', glyph: 'cardBox' },
};

function cornerScene(name: string, palette: PaletteName, glyph: GlyphName): string {
  const { ground, shade, ink, paper, loud, warm, quiet } = PALETTES[palette];
  const random = randomOf(`scene-${name}`);
  const range = (left: number, right: number): string =>
    hills(
      Array.from({ length: 6 }, (_, index) => left + ((right - left) * index) / 5 + random.between(-34, 34)),
    );
  const tones = { main: loud, light: paper, deep: ink, pop: warm, soft: quiet };
  return drawScene({
    name,
    from: ground,
    to: shade,
    ink,
    marks: [
      sun(1180, 190, 70, paper),
      path(range(520, 330), quiet),
      path(range(570, 420), warm),
      withShade(1480, 326, 1.5, GLYPHS[glyph](tones)),
      path(range(610, 520), loud),
      path(range(640, 590), ink),
    ],
  });
}

export const CORNER_SCENES: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(SHOPS).map(([label, { palette, glyph }]) => [
    `shop-${label}`,
    () => cornerScene(label, palette, glyph),
  ]),
);
