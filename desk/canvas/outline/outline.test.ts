/** The outline without React: its rows, the library's order, and blocks as text on the clipboard. */
import { describe, expect, test } from 'vitest';
import { blockCatalogue } from '#renderers/block-catalogue.gen.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { treeOf } from '../model/tree.ts';
import { blocksOfText, textOfBlocks } from './clipboard.ts';
import { findKinds, pageBlocks } from './find-kinds.ts';
import { blockOf, presetsOf } from './presets.ts';
import { areSameRows, regionRowsOf, titleTextOf } from './rows.ts';
import { hasSketch } from './sketches.ts';

const block = (id: string, props: object = {}, slots?: object) => ({
  id,
  kind: 'title-bar',
  v: 1,
  props,
  ...(slots === undefined ? {} : { slots }),
});
const page = {
  schema_version: 1,
  id: 'one',
  kind: 'micro',
  title: 'One',
  regions: { main: [block('a', { title: 'A' }, { inside: [block('b'), block('c')] }), block('d')] },
};
const NONE: ReadonlySet<string> = new Set();

describe('rows of the outline', () => {
  test('ADR-719: blocks stand in reading order with their place among their siblings', () => {
    const [main] = regionRowsOf(treeOf(page), NONE);
    expect(main?.rows.map(({ id, level, position, size }) => [id, level, position, size])).toEqual([
      ['a', 1, 1, 2],
      ['b', 2, 1, 2],
      ['c', 2, 2, 2],
      ['d', 1, 2, 2],
    ]);
    const [region] = regionRowsOf(treeOf(page), new Set(['a']));
    expect(region?.rows.map(({ id }) => id)).toEqual(['a', 'd']);
  });

  test('ADR-719: a letter typed leaves the rows as they are, another order does not', () => {
    const rows = regionRowsOf(treeOf(page), NONE);
    const draft = {
      ...page,
      regions: { main: [{ ...page.regions.main[0], props: { title: 'AB' } }, page.regions.main[1]] },
    };
    expect(areSameRows(rows, regionRowsOf(treeOf(draft), NONE))).toBe(true);
    const reversedPage = { ...page, regions: { main: page.regions.main.toReversed() } };
    expect(areSameRows(rows, regionRowsOf(treeOf(reversedPage), NONE))).toBe(false);
  });

  test('ADR-719: a row says the text of its block, or of its first entry, without tags', () => {
    const title = (props: object) => titleTextOf({ node: block('a', props) }, 'en');
    expect(title({ title: { cn: '甲', en: 'Hello' } })).toBe('Hello');
    expect(title({ title: { cn: '甲', en: '' } })).toBe('甲');
    expect(title({ slides: [{ image: '/a.png', title: 'First' }] })).toBe('First');
    expect(title({ html: '<p>One <b>two</b></p>' })).toBe('One two');
    expect(title({ size: 3 })).toBe('');
    expect(titleTextOf({ node: 7 }, 'cn')).toBe('');
  });
});

describe('blocks as text', () => {
  test('ADR-716: what was copied is pasted, and so is a block of a file', () => {
    const nodes = [block('a', { title: '甲 "quoted"' })];
    expect(blocksOfText(textOfBlocks(nodes))).toEqual(nodes);
    expect(blocksOfText(JSON.stringify(nodes[0]))).toEqual(nodes);
    expect(blocksOfText(JSON.stringify(nodes))).toEqual(nodes);
  });

  test.each([
    '',
    'hello',
    '7',
    '[]',
    '{"lectern-blocks":1,"nodes":[]}',
    '{"lectern-blocks":1,"nodes":[7]}',
    '[{"id":"a"}]',
    'null',
  ])('ADR-716: %j holds no block', (text) => {
    expect(blocksOfText(text)).toBeUndefined();
  });
});

describe('the library of blocks', () => {
  const blocks = pageBlocks(blockCatalogue);
  const kinds = (q: string) => findKinds(blocks, q).map(({ kind }) => kind);

  test('ADR-718: it has every block a page may hold, whatever its family', () => {
    const placeable = catalogue
      .kinds()
      .filter((kind) => catalogue.get(kind)?.definition.offers === 'page-block');
    expect(blocks.map(({ kind }) => kind).toSorted()).toEqual(placeable.toSorted());
  });

  test('ADR-718: a block of another family begins with its example, too', async () => {
    const [first] = await presetsOf({ kind: 'placeholder', family: 'system' });
    expect(first?.name).toBe('typical');
  });

  test('ADR-718: words of either language find a block, those of its name first', () => {
    expect(kinds('banner')[0]).toBe('banner');
    expect(kinds('轮播')[0]).toBe('banner');
    expect(kinds('goods list')[0]).toBe('goods-list');
    expect(kinds('')).toHaveLength(blocks.length);
    expect(kinds('xyzzy')).toEqual([]);
  });

  test('ADR-718: each block has a picture and begins with an example that has no fault', async () => {
    expect(blocks.filter(({ kind }) => !hasSketch(kind)).map(({ kind }) => kind)).toEqual([]);
    for (const definition of blocks) {
      const [first] = await presetsOf(definition);
      const { props } = blockOf(definition, first ?? { name: '', props: {} });
      const { validate } = blockCatalogue.get(definition.kind) ?? {};
      expect(validate?.(structuredClone(props)), definition.kind).toBe(true);
    }
  });
});
