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

const PICTURES: Readonly<Record<Layout, number>> = {
  pair: 2,
  'one-two': 3,
  'two-one': 3,
  'three-row': 3,
  'four-grid': 4,
  'two-two': 4,
  'one-three': 4,
  'four-row': 4,
  'one-four': 5,
  'two-three': 5,
  'three-three': 6,
  'three-four': 7,
};

/** The mosaic asked for where it fits the number of pictures, else the first that does: no hole, no picture lost. */
export function layoutFor(asked: Layout | undefined, count: number): Layout {
  if (asked !== undefined && PICTURES[asked] === count) return asked;
  return LAYOUTS.find((layout) => PICTURES[layout] === count) ?? 'pair';
}
