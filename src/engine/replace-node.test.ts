/** A changed node takes the place of the one with its id, and what does not hold it stays the same object (ADR-585). */
import { expect, test } from 'vitest';
import { buildNode } from '../../tests/support/engine.ts';
import { replaceNode, withInner } from './replace-node.ts';

const inner = buildNode('inner', 'plain');
const box = buildNode('box', 'box', { slots: { one: [buildNode('x', 'plain')], two: [inner] } });
const nodes = [buildNode('a', 'plain'), box, buildNode('z', 'plain')];

test('ADR-585: in its region, and nobody else’s object changes', () => {
  const next = buildNode('a', 'plain', { props: { text: 'new' } });
  expect(replaceNode(nodes, next)).toEqual([next, box, nodes[2]]);
  expect(replaceNode(nodes, next)?.[1]).toBe(box);
});

test('ADR-585: in a slot, with new objects for those it stands in alone', () => {
  const next = buildNode('inner', 'plain', { props: { text: 'new' } });
  const replacedNodes = replaceNode(nodes, next) ?? [];
  expect(replacedNodes.flatMap(withInner).map(({ id }) => id)).toEqual(['a', 'box', 'x', 'inner', 'z']);
  expect(replacedNodes[1]?.slots?.['two']).toEqual([next]);
  expect([replacedNodes[0], replacedNodes[1]?.slots?.['one'], replacedNodes[2]]).toEqual([
    nodes[0],
    box.slots?.['one'],
    nodes[2],
  ]);
  expect(replacedNodes[1]?.slots?.['one']).toBe(box.slots?.['one']);
});

test('ADR-585: nowhere where no node has its id', () => {
  expect(replaceNode(nodes, buildNode('other', 'plain'))).toBeUndefined();
});
