/** The lessons of a course: their order, whose neighbours they are, and what a learner's answers add. */
import { describe, expect, test } from 'vitest';
import type { DirectoryNode, OutlineNode } from '#schemas/content/outline.ts';
import { examples } from './examples.ts';
import { cutNodes, linesOf, placeOf } from './lessons.ts';

const LIST: readonly OutlineNode[] = examples[0]?.props.course.list ?? [];
const own = (node: OutlineNode, change: Partial<DirectoryNode> = {}): DirectoryNode => ({
  ...node,
  lock: '',
  progress: 0,
  is_finish: 0,
  ...change,
});

describe('lessons of a course', () => {
  test('D67: what everybody sees has no locks yet; the learner’s own answer brings them', () => {
    expect(linesOf(LIST, [], new Map()).map(({ lock }) => lock)).toEqual(LIST.map(() => undefined));
    const lines = linesOf(
      LIST,
      LIST.map((node) => own(node, { lock: 'not-yet' })),
      new Map(),
    );
    expect(lines.map(({ lock, depth }) => [lock, depth])).toEqual([
      ['not-yet', 0],
      ['not-yet', 1],
      ['not-yet', 1],
      ['not-yet', 1],
    ]);
  });

  test('D82: newer progress stands over older, and never takes back', () => {
    const nodes = LIST.map((node) => own(node, { progress: 40 }));
    const fresh = new Map([
      ['v_1', { progress: 100, isFinished: true }],
      ['a_3', { progress: 10, isFinished: false }],
    ]);
    const lines = linesOf(LIST, nodes, fresh);
    expect(lines.map(({ progress }) => progress)).toEqual([40, 100, 40, 40]);
    expect(placeOf(lines, 'i_2')).toMatchObject({ number: 2, count: 3, requiredCount: 3, doneCount: 1 });
  });

  test('ux: a lesson knows who stands before and after it', () => {
    const lines = linesOf(
      LIST,
      LIST.map((node) => own(node)),
      new Map(),
    );
    const { before, after } = placeOf(lines, 'i_2');
    expect([before?.node.id, after?.node.id]).toEqual(['n_1', 'n_3']);
    expect(placeOf(lines, 'v_1').before).toBeUndefined();
    expect(placeOf(lines, 'a_3').after).toBeUndefined();
    expect(placeOf(lines, 'gone')).toMatchObject({ number: 0, before: undefined, after: undefined });
  });

  test('D67: children that came later stand below their parent, and a chapter that is cut is known', () => {
    const [chapter, first, second] = LIST;
    if (chapter === undefined || first === undefined || second === undefined) throw new Error('no nodes');
    const other = { ...chapter, id: 'c_2', child_count: 0 };
    expect(linesOf([chapter, first, other, second], [], new Map()).map(({ node }) => node.id)).toEqual([
      'c_1',
      'n_1',
      'n_2',
      'c_2',
    ]);
    expect(cutNodes([chapter, first]).map(({ id }) => id)).toEqual(['c_1']);
    expect(cutNodes(LIST)).toEqual([]);
  });
});
