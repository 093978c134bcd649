/** Logos of the demo shops: a mark of 36 and its name in our own lettering, 132 × 40 as the navbar holds them. */
import { circle, path, picture, rect, stroke } from '../draw.ts';
import { capitals, characters } from './lettering.ts';

const WIDTH = 132;
const HEIGHT = 40;
const TEXT_X = 44;

const tile = (color: string, ...marks: string[]): string =>
  `<g transform="translate(0 2)">${rect(0, 0, 36, 36, color, 10)}${marks.join('')}</g>`;

/** A small shop: its mark and one or two lines of capitals. */
function small(mark: string, color: string, ...lines: string[]): string {
  const size = lines.length > 1 ? 9.5 : 11;
  const top = HEIGHT / 2 - (lines.length * (size + 5) - 5) / 2;
  const words = lines.map((line, index) =>
    capitals(line, TEXT_X, top + index * (size + 5), size, 1.5, color, 1.5),
  );
  return picture(WIDTH, HEIGHT, mark, ...words);
}

const LUMEN = picture(
  WIDTH,
  HEIGHT,
  tile(
    '#c2410c',
    path('M10.5 18.2A7.5 7.5 0 0 1 25.5 18.2Z', '#ffd9a8'),
    stroke('M18 4.6V7.4M8.6 8.4L10.5 10.4M27.4 8.4L25.5 10.4', '#ffd9a8', 2),
    path('M5.5 19.8Q12 17.6 17.2 21V30.6Q12 27.4 5.5 29.4Z', '#fff8ee'),
    path('M30.5 19.8Q24 17.6 18.8 21V30.6Q24 27.4 30.5 29.4Z', '#fff8ee'),
  ),
  characters('拾光书院', TEXT_X, 4.4, 19.4, 2.6, '#2b1c15', 1.9),
  capitals('LUMEN ACADEMY', TEXT_X + 0.4, 29.4, 6, 1.28, '#9a4a22', 0.95),
);

const NORTHFIELD = picture(
  WIDTH,
  HEIGHT,
  tile(
    '#1f4e79',
    path('M18 4L23 18L18 16Z', '#f3b155'),
    path('M18 4L13 18L18 16Z', '#ffd79c'),
    stroke('M5.5 30L13 22.5L18 27L25 19.5L30.5 25', '#eff5fa', 2.6),
  ),
  characters('恒远企业大学', TEXT_X, 7.2, 13.3, 1.5, '#16304a', 1.45),
  capitals('NORTHFIELD TRAINING', TEXT_X + 0.3, 27.6, 4.9, 0.78, '#44698c', 0.85),
);

export const LOGOS: Readonly<Record<string, string>> = {
  knowledge: LUMEN,
  training: NORTHFIELD,
  'training-internal': small(
    tile(
      '#1d5c55',
      stroke('M18 4.5V18', '#cfe6df', 2),
      path('M12 18H24L18 31Z', '#f3c97a'),
      stroke('M9 4.5H27', '#f4f8f6', 2.4),
    ),
    '#173c38',
    'PLUMB LINE',
    'LEARNING',
  ),
  enterprise: small(
    tile(
      '#3a5a40',
      path('M3.5 28L13 13L19 21L23.5 15.5L32.5 28Z', '#e9efe2'),
      path('M9 9.4A3.6 3.6 0 0 1 15.4 7.2A3 3 0 0 1 19.4 11H8.8Z', '#f0c27a'),
    ),
    '#25392a',
    'CLOUDFOOT',
    'SCHOOL',
  ),
  wecom: small(
    tile(
      '#0f6b4f',
      stroke('M18 31V13', '#eaf5ee', 2.6),
      path('M18 20Q7.5 20 7 10Q17.5 9.6 18 20Z', '#bfe3c8'),
      path('M18 15Q18 6 28.5 5.4Q29 15.4 18 15Z', '#f6d27e'),
    ),
    '#0c4534',
    'GREENSTALK',
    'TEAM SCHOOL',
  ),
  operations: small(
    tile(
      '#5b3fa0',
      path('M18 5.5L31 29H5Z', '#f1ecfb'),
      stroke('M18 12.5V28M18 18L12 28M18 18L24 28', '#5b3fa0', 2.2),
    ),
    '#38266a',
    'DELTA',
    'SCHOOL',
  ),
  tencent: small(
    tile(
      '#0b5cad',
      stroke('M5 13.5Q9.3 8 13.6 13.5T22.2 13.5T31 13.5', '#ffd58e', 2.6),
      stroke(
        'M5 20.5Q9.3 15 13.6 20.5T22.2 20.5T31 20.5M5 27.5Q9.3 22 13.6 27.5T22.2 27.5T31 27.5',
        '#e8f2fb',
        2.6,
      ),
    ),
    '#0d3a69',
    'TIDELINE',
    'CLASSROOM',
  ),
  'tencent-closed': small(
    tile(
      '#155e75',
      circle(18, 15, 6.6, '#f7cf8a'),
      path('M3 19.5H33V26Q33 36 23 36H13Q3 36 3 26Z', '#0d4455'),
      stroke('M8 24H28M12 29H24', '#cfe8ee', 2.2),
    ),
    '#0f4252',
    'SEAWARD',
    'CLASSROOM',
  ),
  closed: small(
    tile(
      '#7a3b69',
      path('M22.5 6A10.5 10.5 0 1 0 30 22.6A9 9 0 0 1 22.5 6Z', '#f4dcc0'),
      stroke('M6 25.5H17M9 30H22', '#f0b8c8', 2.2),
    ),
    '#4f2644',
    'EVENING',
    'BREEZE',
  ),
  expired: small(
    tile(
      '#4d5b2a',
      path('M3 30Q11 12 18 21Q25 10 33 30Z', '#dfe5c4'),
      circle(25.5, 9.5, 3.6, '#f2c46a'),
      stroke('M18 21V30', '#4d5b2a', 1.8),
    ),
    '#363f1d',
    'HILLSIDE',
    'READING',
  ),
  sealed: small(
    tile(
      '#334155',
      path('M18 6L30 12.5V24.5L18 31L6 24.5V12.5Z', '#b9cbe0'),
      path('M18 19L30 12.5V24.5L18 31Z', '#7f9cbd'),
      path('M18 6L30 12.5L18 19L6 12.5Z', '#e6eef7'),
    ),
    '#28323f',
    'BLUE BOX',
    'LIBRARY',
  ),
};
