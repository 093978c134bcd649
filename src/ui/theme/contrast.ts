/** Colour arithmetic for themes: reading hex, mixing, and the contrast law of WCAG 2 (D40). */
import { COLOR_PATTERN } from '#schemas/page/fragments.ts';

export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export const BLACK: Rgb = { r: 0, g: 0, b: 0 };
export const WHITE: Rgb = { r: 255, g: 255, b: 255 };
/** WCAG 1.4.3 for text. */
export const TEXT_CONTRAST = 4.5;

const HEX = new RegExp(COLOR_PATTERN);

/** The colour of #rgb, #rrggbb or #rrggbbaa (alpha is dropped: contrast needs solid colours), else undefined. */
export function parseColor(value: string | undefined): Rgb | undefined {
  if (value === undefined || !HEX.test(value)) return undefined;
  const digits = value.slice(1);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (from: number) => Number.parseInt(long.slice(from, from + 2), 16);
  return { r: part(0), g: part(2), b: part(4) };
}

export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of `other` in `color`, rounded to whole channels so that what is checked is what is written. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const channel = (a: number, b: number) => Math.round(a + (b - a) * share);
  return { r: channel(color.r, other.r), g: channel(color.g, other.g), b: channel(color.b, other.b) };
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The lowest contrast of a colour against several backgrounds. */
export function worstContrast(color: Rgb, backgrounds: readonly Rgb[]): number {
  return Math.min(...backgrounds.map((background) => contrast(color, background)));
}

/** Black or white, whichever reads better on the background; at least 4.58:1 on every colour there is. */
export function readableOn(background: Rgb): Rgb {
  return contrast(WHITE, background) >= contrast(BLACK, background) ? WHITE : BLACK;
}

/** The colour moved toward black or white in small steps until it reads on all the backgrounds. */
export function ensureContrast(color: Rgb, backgrounds: readonly Rgb[], minimum = TEXT_CONTRAST): Rgb {
  if (worstContrast(color, backgrounds) >= minimum) return color;
  const toward = worstContrast(WHITE, backgrounds) >= worstContrast(BLACK, backgrounds) ? WHITE : BLACK;
  for (let share = 0.02; share < 1; share += 0.02) {
    const candidate = mix(color, toward, share);
    if (worstContrast(candidate, backgrounds) >= minimum) return candidate;
  }
  return toward;
}
