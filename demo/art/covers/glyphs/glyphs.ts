/** Every glyph by name. */
import type { Glyph } from './glyph.ts';
import * as making from './making.ts';
import * as money from './money.ts';
import * as people from './people.ts';
import * as seeing from './seeing.ts';
import * as writing from './writing.ts';

export const GLYPHS = { ...making, ...money, ...people, ...seeing, ...writing } as const satisfies Record<
  string,
  Glyph
>;
export type GlyphName = keyof typeof GLYPHS;
