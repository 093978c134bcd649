/** In which sizes a film is kept that is converted: at most three, none larger than it is (ADR-465). */

export interface Size {
  /** Pixels of the shorter side, as the quality menu names it. */
  lines: number;
  /** Bits a second of the picture at its most. */
  bitrate: number;
}

const LARGEST = 1080;
const SIZES = 3;
const LADDER: readonly Size[] = [
  { lines: 1080, bitrate: 5_000_000 },
  { lines: 720, bitrate: 2_800_000 },
  { lines: 480, bitrate: 1_400_000 },
  { lines: 360, bitrate: 800_000 },
  { lines: 240, bitrate: 400_000 },
];
/** A size this near to the one above it is not worth its bytes. */
const APART = 0.85;

const bitrateOf = (lines: number): number =>
  LADDER.findLast((step) => step.lines >= lines)?.bitrate ?? 5_000_000;

/** The largest first. @param lines pixels of the shorter side of the original */
export function sizesOf(lines: number): readonly Size[] {
  const top = Math.max(2, Math.min(LARGEST, lines) - (Math.min(LARGEST, lines) % 2));
  const below = LADDER.filter((step) => step.lines < top * APART);
  return [{ lines: top, bitrate: bitrateOf(top) }, ...below].slice(0, SIZES);
}
