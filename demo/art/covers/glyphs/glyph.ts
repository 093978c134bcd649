/** A glyph: one small flat illustration in a box from -100 to 100, its silhouette never in the ink tone. */
export interface Tones {
  /** Silhouette and its lit or pale parts. */
  main: string;
  light: string;
  /** Details that stand on main or light. */
  deep: string;
  /** A second colour and a quiet one. */
  pop: string;
  soft: string;
}
export type Glyph = (t: Tones) => string;
