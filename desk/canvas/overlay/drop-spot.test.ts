/** Where a block dragged over the page would stand. */
import { describe, expect, test } from 'vitest';
import type { NodeRect } from '#schemas/desk/protocol.ts';
import { treeOf } from '../model/tree.ts';
import { dropPlaceAt } from './drop-spot.ts';

const block = (id: string, slots?: object) => ({
  id,
  kind: 'columns',
  v: 1,
  props: {},
  ...(slots === undefined ? {} : { slots }),
});
const body = {
  kind: 'micro',
  regions: {
    main: [block('a'), block('flat'), block('b', { inside: [block('left'), block('right')] }), block('c')],
  },
};
const rect = (id: string, x: number, y: number, width: number, height: number): NodeRect => ({
  id,
  x,
  y,
  width,
  height,
});
const RECTS = [
  rect('a', 0, 0, 1000, 100),
  rect('flat', 0, 100, 1000, 0),
  rect('b', 0, 100, 1000, 200),
  rect('left', 100, 120, 350, 160),
  rect('right', 550, 120, 350, 160),
  rect('c', 0, 300, 1000, 100),
];
const at = (x: number, y: number, mayStand = () => true) =>
  dropPlaceAt(treeOf(body), RECTS, { x, y }, mayStand);

describe('a drop over the page', () => {
  test('ADR-717: the nearer edge of the block under the pointer decides', () => {
    expect(at(10, 20)?.spot).toMatchObject({ region: 'main', index: 0 });
    expect(at(10, 80)?.spot).toMatchObject({ region: 'main', index: 2 });
    expect(at(10, 390)?.spot).toMatchObject({ region: 'main', index: 4 });
    expect(at(10, 9_000)?.spot).toMatchObject({ region: 'main', index: 4 });
  });

  test('ADR-717: inside a slot the slot takes it, from left to right where its blocks stand side by side', () => {
    expect(at(120, 200)).toMatchObject({
      spot: { node: 'b', slot: 'inside', index: 0 },
      line: { isUpright: true, x: 100 },
    });
    expect(at(500, 200)?.spot).toMatchObject({ node: 'b', index: 1 });
    expect(at(890, 200)?.spot).toMatchObject({ node: 'b', index: 2 });
  });

  test('ADR-717: a list that does not take it is passed over for the one around it', () => {
    const place = dropPlaceAt(treeOf(body), RECTS, { x: 120, y: 130 }, (list) => 'region' in list);
    expect(place).toMatchObject({ spot: { region: 'main', index: 2 }, line: { y: 100, isUpright: false } });
  });

  test('ADR-717: a page without a block has no place', () => {
    expect(dropPlaceAt(treeOf({ regions: {} }), [], { x: 0, y: 0 }, () => true)).toBeUndefined();
  });
});
