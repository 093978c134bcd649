/** Letterforms: great strokes that recall writing without being any letter, cropped by the edge. */
import { circle, fade, stroke } from '../draw.ts';
import type { Palette } from '../palettes.ts';
import type { Family } from './family.ts';

interface Form {
  marks(palette: Palette): string;
  seat: { x: number; y: number };
}

/** A thick stroke with a hard shade below it. */
function slab(d: string, color: string, width: number, ink: string): string {
  return fade(0.18, stroke(d, ink, width, ' transform="translate(8 10)"')) + stroke(d, color, width);
}

const FORMS: readonly [Form, ...Form[]] = [
  {
    // A bowl and a stem, like a round lower-case letter.
    marks: (p) =>
      slab('M250 -30V430', p.loud, 84, p.ink) +
      slab('M250 92C130 10 10 90 20 210C30 330 150 390 250 306', p.warm, 84, p.ink) +
      circle(352, 366, 40, p.ink),
    seat: { x: 464, y: 176 },
  },
  {
    // A roof, a crossing and a foot, like a character's frame.
    marks: (p) =>
      slab('M372 110H680', p.warm, 72, p.ink) +
      slab('M520 -30V430', p.loud, 72, p.ink) +
      slab('M520 150C480 270 430 330 360 372', p.loud, 60, p.ink) +
      slab('M520 150C560 250 610 310 690 350', p.ink, 60, p.ink),
    seat: { x: 196, y: 198 },
  },
  {
    // Two commas, like a quotation begun.
    marks: (p) =>
      [0, 170]
        .map((x) => {
          const color = x === 0 ? p.loud : p.warm;
          const tail = `M${96 + x} 40C${20 + x} 90 ${10 + x} 190 ${44 + x} 250`;
          return slab(tail, color, 62, p.ink) + circle(92 + x, 262, 66, color);
        })
        .join('') + slab('M-20 392H330', p.quiet, 34, p.ink),
    seat: { x: 484, y: 204 },
  },
  {
    // One long stroke that turns twice.
    marks: (p) =>
      slab(
        'M690 60C560 -10 430 40 440 140C450 240 660 190 650 300C640 400 480 410 390 340',
        p.loud,
        78,
        p.ink,
      ) +
      slab('M340 -20C400 40 380 90 330 130', p.quiet, 40, p.ink) +
      circle(366, 222, 30, p.warm),
    seat: { x: 196, y: 206 },
  },
];

export const letters: Family = ({ palette, variant }) => {
  const form = FORMS[variant % FORMS.length] ?? FORMS[0];
  return { back: form.marks(palette), seat: { ...form.seat, scale: 1.26 } };
};
