/** Lettering of the shop logos, drawn as single lines: Latin capitals and the characters two logos need. */
import { pt } from '../draw.ts';

/** Capitals on a height of 14; the number is the width. */
const CAPITALS: Readonly<Record<string, readonly [number, string]>> = {
  A: [10, 'M0 14L5 0L10 14M1.8 9.5H8.2'],
  B: [9.6, 'M1 6.4H6A3.8 3.8 0 0 1 6 14H1V0H5.5A3.2 3.2 0 0 1 5.5 6.4'],
  C: [10, 'M9.8 3A5.5 7 0 1 0 9.8 11'],
  D: [10.5, 'M1 0V14H4A6.5 7 0 0 0 4 0Z'],
  E: [8.5, 'M8.5 0H1V14H8.5M1 7H7.5'],
  F: [8.5, 'M8.5 0H1V14M1 7H7.5'],
  G: [10.5, 'M9.8 3A5.5 7 0 1 0 10 11V7.6H6.4'],
  H: [10, 'M1 0V14M9 0V14M1 7H9'],
  I: [2, 'M1 0V14'],
  K: [9.4, 'M1 0V14M9 0L1 8M4 5.4L9.4 14'],
  L: [8, 'M1 0V14H8'],
  M: [12, 'M.5 14V0L6 9L11.5 0V14'],
  N: [10, 'M1 14V0L9 14V0'],
  O: [11, 'M5.5 0A5.5 7 0 1 0 5.5 14A5.5 7 0 1 0 5.5 0Z'],
  P: [9, 'M1 14V0H5.5A3.9 3.9 0 0 1 5.5 7.8H1'],
  R: [9.4, 'M1 14V0H5.5A3.9 3.9 0 0 1 5.5 7.8H1M5 7.8L9.4 14'],
  S: [
    9.4,
    'M8.8 2.2C7.5 .4 5.8 0 4.6 0C2.4 0 .9 1.4 .9 3.4C.9 7.6 9.2 6 9.2 10.4C9.2 12.6 7.4 14 5 14C3 14 1.4 13.2 .4 11.4',
  ],
  T: [10, 'M0 0H10M5 0V14'],
  U: [10.4, 'M1 0V9A4.2 5 0 0 0 9.4 9V0'],
  V: [10, 'M0 0L5 14L10 0'],
  W: [14, 'M0 0L3.5 14L7 3L10.5 14L14 0'],
  X: [10, 'M.5 0L9.5 14M9.5 0L.5 14'],
  Y: [10, 'M0 0L5 7L10 0M5 7V14'],
  Z: [10, 'M.5 0H9.5L.5 14H9.5'],
  ' ': [4, ''],
};

/** Characters on a square of 24. */
const CHARACTERS: Readonly<Record<string, string>> = {
  拾: 'M2 7.5H9.5M6 2V19.5Q6 22 3 21.5M2 15.5L9.5 12.5M16 2.5C14.5 6 12.5 8.5 10 10.5M16 2.5C17.5 6 19.5 8.5 22.5 10.5M13 11.5H19.5M12.5 15H20V21.5H12.5Z',
  光: 'M12 2V10.5M5 4L7.5 8M19 4L16.5 8M2.5 11H21.5M9 11C9 16 7.5 19.5 3 21.8M15 11V18.8Q15 21.3 17.5 21.3H19Q21.4 21.3 21.4 17.5',
  书: 'M4.5 6.5H17.5V12M2.5 12H20.8V18Q20.8 20.4 16.5 20M11 2V22.5M17.5 2.2L20.6 4.8',
  院: 'M3 22.5V3H7.8L5.6 9C8.8 11 8.4 15.6 5 15.2M16 1.8V5M10.8 8.8V5.6H21.8V8.8M13 10.6H19.4M10.6 14.4H22M14 14.4C14 18 13 20.6 10 22.2M18 14.4V19.6Q18 21.8 20.4 21.8Q22.4 21.8 22.4 19',
  恒: 'M5.6 2V22.4M2 8V12.2M8.4 6.4L9.4 9M11.4 4H22M13 8H20.4V17H13ZM13 12.5H20.4M10.8 21.2H22.6',
  远: 'M10 4H20.4M8.6 9H22M12.6 9C12.6 13 11.6 15.4 9 17M17 9V14.4Q17 16.4 19 16.4Q21.4 16.4 21.4 13.4M3.4 3.4L5.6 6M2 10.4H5.8V17M2 20.4Q4.6 17.6 6 17.6Q8.4 21.6 22 21.6',
  企: 'M12 2C9.5 6 6 9 2 11M12 2C14.5 6 18 9 22 11M12 9.8V21.4M12 15H18.4M6.6 13.4V21.4M2.4 21.6H21.6',
  业: 'M9 3V20.6M15 3V20.6M3.4 9L6 15.6M20.6 9L18 15.6M2 21.2H22',
  大: 'M2.4 9H21.6M12 2C12 12 9 18.6 2.4 22M12.2 9C13.4 15 16.4 19.6 21.8 22',
  学: 'M5.4 3L7.4 6.4M11 2L12.4 5.4M18.6 2.4L16.6 6.4M3 12.2V8.4H21V12.2M7.4 12.4H16.6L12 15.8V20Q12 22.4 8.8 22M2.4 17.6H21.6',
};

type Lettering = [x: number, y: number, size: number, gap: number, color: string, weight: number];

function strokes(marks: readonly string[], scale: number, [x, y, , , color, weight]: Lettering): string {
  return `<g transform="translate(${pt(x, y)}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${color}" stroke-width="${pt(weight / scale)}" stroke-linecap="round" stroke-linejoin="round">${marks.join('')}</g>`;
}

/** Capitals from (x, y), `size` high, `gap` between them. */
export function capitals(text: string, ...lettering: Lettering): string {
  const [, , size, gap] = lettering;
  const scale = size / 14;
  let left = 0;
  const marks = [...text].map((letter) => {
    const [width, d] = CAPITALS[letter] ?? [0, ''];
    const mark = d === '' ? '' : `<path d="${d}" transform="translate(${pt(left)})"/>`;
    left += width + gap / scale;
    return mark;
  });
  return strokes(marks, scale, lettering);
}

/** Characters from (x, y), each `size` square. */
export function characters(text: string, ...lettering: Lettering): string {
  const [, , size, gap] = lettering;
  const scale = size / 24;
  const marks = [...text].map(
    (letter, index) =>
      `<path d="${CHARACTERS[letter] ?? ''}" transform="translate(${pt((24 + gap / scale) * index)})"/>`,
  );
  return strokes(marks, scale, lettering);
}
