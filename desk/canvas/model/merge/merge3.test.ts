/** Merging two edits of one page loses nothing of either and changes nothing where one side did nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#schemas/page/json.ts';
import {
  bodyOf,
  doEdits,
  edits,
  FIRST,
  note,
  openEditor,
  page,
  tokensIn,
} from '../../../../tests/support/desk/edits.ts';
import { treeOf } from '../tree.ts';
import { merge3 } from './merge3.ts';

const titles = (body: unknown) =>
  [...treeOf(body).nodes.values()].map(({ id, depth }) => `${'-'.repeat(depth - 1)}${id}`);
const inner = (main: readonly unknown[]) => merge3(FIRST, page(main), FIRST);

function editBoth(mineEdits: Parameters<typeof doEdits>[1], theirEdits: Parameters<typeof doEdits>[1]) {
  const [mine, theirs] = [openEditor(FIRST, 'm'), openEditor(FIRST, 't')];
  doEdits(mine, mineEdits, 'mine');
  doEdits(theirs, theirEdits, 'theirs');
  return [bodyOf(mine), bodyOf(theirs)] as const;
}

describe('merging two edits of a page', () => {
  it('is the other side where one did nothing', () => {
    fc.assert(
      fc.property(edits(), (list) => {
        const [editedValue] = editBoth(list, []);
        const copy: unknown = JSON.parse(JSON.stringify(FIRST));
        for (const result of [
          merge3(copy, editedValue, FIRST),
          merge3(FIRST, copy, editedValue),
          merge3(FIRST, editedValue, editedValue),
        ]) {
          expect(canonicalJson(result.body)).toBe(canonicalJson(editedValue));
          expect(result.conflicts).toEqual([]);
        }
      }),
    );
  });

  it('loses no text and no block of either', () => {
    fc.assert(
      fc.property(edits(), edits(), (mineEdits, theirEdits) => {
        const [mine, theirs] = editBoth(mineEdits, theirEdits);
        const { body, conflicts } = merge3(FIRST, mine, theirs);
        for (const [side, name] of [
          [mine, 'mine'],
          [theirs, 'theirs'],
        ] as const) {
          const there = new Set([...tokensIn(body, name), ...tokensIn(conflicts, name)]);
          expect([...tokensIn(side, name)].filter((token) => !there.has(token))).toEqual([]);
        }
        const ids = treeOf(body).nodes;
        const news = [mine, theirs].flatMap((side) =>
          [...treeOf(side).nodes.keys()].filter((id) => /-[mt]\d+$/.test(id)),
        );
        expect(news.filter((id) => !ids.has(id))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('has each block once, and those neither deleted', () => {
    fc.assert(
      fc.property(edits(), edits(), (mineEdits, theirEdits) => {
        const [mine, theirs] = editBoth(mineEdits, theirEdits);
        const tree = treeOf(merge3(FIRST, mine, theirs).body);
        expect(tree.nodes.size).toBe(tree.count);
        const both = [...treeOf(mine).nodes.keys()].filter((id) => treeOf(theirs).nodes.has(id));
        expect(both.filter((id) => !tree.nodes.has(id))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves both the same page once each has merged what the other saved', () => {
    fc.assert(
      fc.property(edits(), edits(), (mineEdits, theirEdits) => {
        const [mine, theirs] = editBoth(mineEdits, theirEdits);
        const later = merge3(FIRST, theirs, mine).body;
        expect(canonicalJson(merge3(mine, mine, later).body)).toBe(canonicalJson(later));
      }),
    );
  });
});

describe('merges of single edits', () => {
  const [a, b, c, d, e] =
    page([]) && FIRST['regions'] instanceof Object ? Object.values(FIRST['regions'])[0] : [];

  it('keeps moves, additions and deletions of both', () => {
    const mine = page([c, a, b, d, e, note('mine', 'new')]);
    const theirs = page([a, note('theirs', 'new'), b, c, e]);
    const { body, conflicts } = merge3(FIRST, mine, theirs);
    expect(titles(body)).toEqual(['c', 'a', 'theirs', 'b', '-b1', '-b2', 'e', 'mine']);
    expect(conflicts).toEqual([]);
  });

  it('keeps a block one side deleted and the other edited, with the block that holds it', () => {
    const mine = page([a, c, d, e]);
    const theirs = page([a, note('b', 'B', { inside: [note('b1', 'edited'), note('b2', 'B2')] }), c, d, e]);
    const { body, conflicts } = merge3(FIRST, mine, theirs);
    expect(titles(body)).toEqual(['a', 'b', '-b1', 'c', 'd', '-d1', 'e']);
    expect(conflicts.map(({ type, node }) => [type, node])).toEqual([
      ['deleted-here', 'b1'],
      ['deleted-here', 'b'],
    ]);
  });

  it('puts two blocks that were each put into the other where we have them', () => {
    const mine = page([note('a', 'A', { inside: [c] }), b, d, e]);
    const theirs = page([b, note('c', 'C', { inside: [a] }), d, e]);
    expect(titles(merge3(FIRST, mine, theirs).body)).toEqual(['a', '-c', 'b', '-b1', '-b2', 'd', '-d1', 'e']);
  });

  it('lets ours stand and lists theirs where both wrote one field', () => {
    const { body, conflicts } = merge3(FIRST, page([note('a', 'mine')]), page([note('a', 'theirs')]));
    expect(JSON.stringify(body)).toContain('mine');
    expect(conflicts).toContainEqual({
      type: 'field',
      node: 'a',
      pointer: '/props/title',
      base: 'A',
      mine: 'mine',
      theirs: 'theirs',
    });
  });

  it('never makes one link of two', () => {
    const link = (value: unknown) => ({ items: [{ name: 'x', link: value }] });
    const [base, mine, theirs] = [
      { type: 'goods', id: '1' },
      { type: 'url', url: '/u' },
      { type: 'page', page: 'p' },
    ];
    const { body, conflicts } = merge3(link(base), link(mine), link(theirs));
    expect(body).toEqual(link(mine));
    expect(conflicts).toEqual([{ type: 'field', pointer: '/items/0/link', base, mine, theirs }]);
  });

  it('merges rows of a list by what they are: moved, edited, added and deleted', () => {
    const rows = (...names: string[]) => ({ items: names.map((name) => ({ name, text: name.slice(0, 1) })) });
    const { body } = merge3(rows('a', 'b', 'c'), rows('c', 'a', 'b', 'mine'), {
      items: [{ name: 'a', text: 'edited' }, ...rows('c', 'theirs').items],
    });
    expect(body).toEqual({
      items: [
        { name: 'c', text: 'c' },
        { name: 'theirs', text: 't' },
        { name: 'a', text: 'edited' },
        { name: 'mine', text: 'm' },
      ],
    });
  });

  it('merges a page whose blocks share an id as plain JSON', () => {
    const double = page([note('a', 'A'), note('a', 'A2')]);
    expect(merge3(FIRST, double, page([a, b])).body).toBeDefined();
    expect(inner([note('a', 'A'), note('a', 'A2')]).body).toEqual(page([note('a', 'A'), note('a', 'A2')]));
  });
});
