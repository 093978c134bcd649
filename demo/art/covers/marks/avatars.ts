/** Portraits of invented people: a bust of flat shapes before a plain colour; whoever shows it rounds it. */
import { circle, ellipse, path, picture, rect, stroke } from '../draw.ts';

type Hair = 'short' | 'bob' | 'bun' | 'long' | 'curly' | 'side' | 'cap';

interface Person {
  name: string;
  back: string;
  skin: string;
  hair: string;
  cut: Hair;
  coat: string;
  collar: string;
  glasses?: boolean;
  beard?: boolean;
}

/** Hair in two layers: behind the head and over it. */
const CUTS: Record<Hair, (color: string) => readonly [string, string]> = {
  short: (c) => ['', path('M54 78Q50 34 82 34Q112 32 106 78Q104 60 92 56Q74 62 60 58Q55 66 54 78Z', c)],
  bob: (c) => [
    path('M46 108Q40 32 80 32Q120 32 114 108Q104 114 96 108H64Q56 114 46 108Z', c),
    path('M55 78Q54 46 80 44Q106 46 105 78Q100 62 84 58Q70 64 55 78Z', c),
  ],
  bun: (c) => [circle(80, 28, 15, c), path('M54 76Q52 36 80 36Q108 36 106 76Q102 56 80 54Q58 56 54 76Z', c)],
  long: (c) => [
    path('M44 140Q40 34 80 32Q120 34 116 140Z', c),
    path('M54 84Q54 46 84 44Q106 48 106 84Q98 60 76 56Q62 64 54 84Z', c),
  ],
  curly: (c) => [
    [
      [52, 66],
      [58, 48],
      [74, 37],
      [92, 38],
      [105, 50],
      [110, 68],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 15, c))
      .join(''),
    path('M56 70Q60 52 80 50Q100 52 104 70Q92 58 80 60Q68 58 56 70Z', c),
  ],
  side: (c) => [
    '',
    path('M53 82Q46 36 84 32Q116 36 107 80Q106 62 100 56Q80 60 66 50Q64 62 57 64Q54 72 53 82Z', c),
  ],
  cap: (c) => ['', path('M52 66Q52 34 80 34Q108 34 108 66Z', c) + rect(50, 60, 74, 9, c, 4.5)],
};

function portrait(person: Person): string {
  const [behind, over] = CUTS[person.cut](person.hair);
  const shade = '#00000018';
  const body =
    path('M22 160Q24 118 64 114H96Q136 118 138 160Z', person.coat) +
    path('M96 114Q136 118 138 160H108Q112 132 96 114Z', shade) +
    path('M62 114L80 138L98 114L92 108H68Z', person.collar);
  const head =
    rect(68, 92, 24, 30, person.skin, 10) +
    path('M68 108Q80 118 92 106V104H68Z', shade) +
    path('M54 74Q54 46 80 46Q106 46 106 74Q106 106 80 108Q54 106 54 74Z', person.skin) +
    path('M80 46Q106 46 106 74Q106 106 80 108Q98 96 96 70Q94 54 80 46Z', '#0000000d');
  const glasses = person.glasses
    ? `<g fill="#ffffff40" stroke="#2b2622" stroke-width="2.4">${'<circle cx="69" cy="78" r="9"/><circle cx="91" cy="78" r="9"/>'}</g>` +
      stroke('M78 77H82', '#2b2622', 2.4)
    : '';
  const beard = person.beard
    ? path('M55 82Q58 112 80 112Q102 112 105 82Q100 96 80 94Q60 96 55 82Z', person.hair)
    : '';
  const face =
    circle(69, 78, 2.6, '#2b2622') +
    circle(91, 78, 2.6, '#2b2622') +
    stroke('M74 95Q80 99.5 86 95', '#9a4a3a', 2.4);
  return picture(
    160,
    160,
    rect(0, 0, 160, 160, person.back),
    ellipse(46, 36, 70, 60, '#ffffff26'),
    behind,
    body,
    head,
    beard,
    face,
    glasses,
    over,
  );
}

const PEOPLE: readonly Person[] = [
  {
    name: 'lin',
    back: '#e9cfae',
    skin: '#f1c9a5',
    hair: '#2b211d',
    cut: 'bob',
    coat: '#24344a',
    collar: '#f6efe1',
  },
  {
    name: 'shen',
    back: '#f0b58a',
    skin: '#e3b18a',
    hair: '#1f1a17',
    cut: 'side',
    coat: '#8a2b07',
    collar: '#fff1de',
    glasses: true,
  },
  {
    name: 'zhou',
    back: '#b9cfae',
    skin: '#eec39d',
    hair: '#4a3a30',
    cut: 'short',
    coat: '#234a3c',
    collar: '#e7dcbf',
    glasses: true,
  },
  {
    name: 'gu',
    back: '#f5dc94',
    skin: '#f3cdab',
    hair: '#3b2a22',
    cut: 'long',
    coat: '#4f937e',
    collar: '#fffbec',
  },
  {
    name: 'lu',
    back: '#dcb9c4',
    skin: '#f0c7a8',
    hair: '#2a1f2c',
    cut: 'bun',
    coat: '#54315c',
    collar: '#faece5',
  },
  {
    name: 'cheng',
    back: '#a9c2cd',
    skin: '#d9a57d',
    hair: '#1c1a19',
    cut: 'short',
    coat: '#2c3945',
    collar: '#e0a050',
    beard: true,
  },
  {
    name: 'xiaoman',
    back: '#cfe0c3',
    skin: '#f2caa8',
    hair: '#3a2a20',
    cut: 'long',
    coat: '#d98a4e',
    collar: '#fff6ea',
  },
  {
    name: 'ake',
    back: '#f3c7a2',
    skin: '#deaa82',
    hair: '#241c18',
    cut: 'curly',
    coat: '#33506e',
    collar: '#f2efe6',
  },
  {
    name: 'yiye',
    back: '#d7d2ea',
    skin: '#efc6a6',
    hair: '#4b3526',
    cut: 'cap',
    coat: '#6d5aa0',
    collar: '#f4f1fb',
  },
  {
    name: 'han',
    back: '#b7cfe3',
    skin: '#ecc09a',
    hair: '#5c5450',
    cut: 'side',
    coat: '#1f4e79',
    collar: '#eff5fa',
    glasses: true,
  },
  {
    name: 'owner',
    back: '#efd2a4',
    skin: '#e8ba92',
    hair: '#2b1c15',
    cut: 'short',
    coat: '#c2410c',
    collar: '#fff1de',
  },
  {
    name: 'newcomer',
    back: '#d9dee3',
    skin: '#f3cfb0',
    hair: '#57443a',
    cut: 'bob',
    coat: '#8aa0b2',
    collar: '#fbfdff',
  },
  {
    name: 'guyu',
    back: '#c5e0dc',
    skin: '#f0c8a6',
    hair: '#2d2320',
    cut: 'bun',
    coat: '#317670',
    collar: '#f7f5e5',
    glasses: true,
  },
];

export const AVATARS: Readonly<Record<string, string>> = Object.fromEntries(
  PEOPLE.map((person) => [person.name, portrait(person)]),
);
