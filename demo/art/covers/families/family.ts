/** What a pattern family is: a composition on the cover's ground that leaves a seat for the glyph. */
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

export const COVER_W = 640;
export const COVER_H = 400;

interface Composition {
  /** Marks behind the glyph. */
  back: string;
  /** Marks in front of it, if any. */
  front?: string;
  /** Where the glyph's middle stands and how large its 200-unit box is drawn. */
  seat: { x: number; y: number; scale: number };
}

interface FamilyInput {
  palette: Palette;
  random: Random;
  /** Which of the family's compositions, from 0. */
  variant: number;
}
export type Family = (input: FamilyInput) => Composition;
