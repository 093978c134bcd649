/** The mosaics: how many pictures each is made for, and which one a number of pictures takes by itself. */
export const LAYOUTS = [
  'pair',
  'one-two',
  'two-one',
  'three-row',
  'four-grid',
  'two-two',
  'one-three',
  'four-row',
  'one-four',
  'two-three',
  'three-three',
  'three-four',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** How many of twelve columns each picture is wide, as view.module.css lays it out. */
const COLUMNS: Readonly<Record<Layout, readonly number[]>> = {
  pair: [6, 6],
  'one-two': [8, 4, 4],
  'two-one': [4, 4, 8],
  'three-row': [4, 4, 4],
  'four-grid': [6, 6, 6, 6],
  'two-two': [8, 4, 4, 8],
  'one-three': [6, 6, 3, 3],
  'four-row': [3, 3, 3, 3],
  'one-four': [6, 3, 3, 3, 3],
  'two-three': [6, 6, 4, 4, 4],
  'three-three': [4, 4, 4, 4, 4, 4],
  'three-four': [4, 4, 4, 3, 3, 3, 3],
};

export function columnsOf(layout: Layout): readonly number[] {
  return COLUMNS[layout];
}

/** The mosaic asked for where it fits the number of pictures, else the first that does: no hole, no picture lost. */
export function layoutFor(wish: Layout | undefined, count: number): Layout {
  if (wish !== undefined && COLUMNS[wish].length === count) return wish;
  return LAYOUTS.find((layout) => COLUMNS[layout].length === count) ?? 'pair';
}
