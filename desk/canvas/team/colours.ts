/** Colours that tell people at one document apart: dark enough for white letters on them (4.5 : 1). */

const COLOURS = [
  '#0b6bcb',
  '#b3261e',
  '#1b7f3b',
  '#8a3ffc',
  '#9a5b00',
  '#007d79',
  '#c2185b',
  '#4a5568',
] as const;

/** @param colour 0 to `PRESENCE_COLOURS` - 1, as frames name it */
export function colourOf(colour: number): string {
  return COLOURS[colour % COLOURS.length] ?? COLOURS[0];
}
