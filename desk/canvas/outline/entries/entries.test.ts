/** Entries of documents that are no pages, as the outline lists, finds and changes them (ADR-719). */
import { beforeEach, describe, expect, it } from 'vitest';
import { blockCatalogue as kinds } from '#renderers/block-catalogue.gen.ts';
import { makeEditor } from '../../model/make-editor.ts';
import type { Editor } from '../../model/editor.ts';
import { EntryEdits } from './entry-edits.ts';
import { entryAt, entryTreesOf, entryWithWords, fieldsOf } from './entry-lists.ts';
import { treesOfDocument } from './document-trees.ts';

const NAVBAR = {
  nav_list: [
    { title: { cn: '首页', en: 'Home' }, link_type: 1 },
    { title: 'Courses', link_type: 1, nav_list: [{ title: 'Writing' }, { title: 'Law' }] },
    { title: 'About', link_type: 1 },
  ],
};
const fields = fieldsOf(kinds.schema('navbar'));
const treeOf = (body: unknown) => {
  const tree = entryTreesOf(fields, body, 'en').find(({ list }) => list.pointer === '/nav_list');
  if (tree === undefined) throw new Error('no menu');
  return tree;
};
const rowOf = (body: unknown, pointer: string) => {
  const row = treeOf(body).rows.find((one) => one.pointer === pointer);
  if (row === undefined) throw new Error(`no row ${pointer}`);
  return row;
};

let editor: Editor;
let edits: EntryEdits;
beforeEach(() => {
  editor = makeEditor({ kinds, now: () => 0, random: () => 'x' });
  editor.open({ kind: 'navbar', id: 'main', base: '', body: NAVBAR });
  edits = new EntryEdits(editor, 'navbar/main');
});
const body = () => editor.getState().documents['navbar/main']?.body;
const titles = () => treeOf(body()).rows.map(({ title }) => title);
const pointerNow = () => editor.getState().selection?.pointer;

describe('entries of a document', () => {
  it('ADR-719: stand in reading order with their words, those within others one level deeper', () => {
    expect(treeOf(NAVBAR).rows.map(({ title, level, place, size }) => [title, level, place, size])).toEqual([
      ['Home', 1, 0, 3],
      ['Courses', 1, 1, 3],
      ['Writing', 2, 0, 2],
      ['Law', 2, 1, 2],
      ['About', 1, 2, 3],
    ]);
  });

  it('ADR-719: every document that is no page and has lists is told of', () => {
    const pointers = (kind: 'suspend' | 'form' | 'search') =>
      entryTreesOf(fieldsOf(kinds.schema(kind)), {}, 'en').map(({ list }) => list.pointer);
    expect(pointers('suspend')).toEqual(['/suspend_config']);
    expect(pointers('form')).toEqual(['/fields']);
    expect(pointers('search')).toEqual(['/synonyms']);
    expect(entryTreesOf(fieldsOf(kinds.schema('footer')), { data: {} }, 'en').length).toBeGreaterThan(0);
    const words = entryTreesOf(fieldsOf(kinds.schema('search')), { synonyms: [['law', 'legal']] }, 'en');
    expect(words[0]?.rows.map(({ title }) => title)).toEqual(['law, legal']);
  });

  it('ADR-719: are found by a pointer within them, and by words one alone has', () => {
    const trees = [treeOf(NAVBAR)];
    expect(entryAt(trees, '/nav_list/1/nav_list/0/title/en')?.title).toBe('Writing');
    expect(entryAt(trees, '/logo')).toBeUndefined();
    expect(entryWithWords(trees, ' About ')?.pointer).toBe('/nav_list/2');
    const twice = treeOf({ nav_list: [{ title: 'A' }, { title: 'A' }] });
    expect(entryWithWords([twice], 'A')).toBeUndefined();
  });
});

it('ADR-719: tabs stand by the type of goods whose page has them', () => {
  const tabs = { types: { 50: [{ key: 'summary' }, { key: 'catalogue', title: 'Lessons' }] } };
  const [tree] = treesOfDocument({ kind: 'tabs', catalogue: kinds, body: tabs }, 'en');
  expect(tree?.list.pointer).toBe('/types/50');
  expect(tree?.rows.map(({ title }) => title)).toEqual(['Summary', 'Lessons']);
});

describe('changes of entries', () => {
  it('ADR-719: moving one keeps it chosen, and undo puts it back', () => {
    expect(edits.move(rowOf(body(), '/nav_list/0'), 2)).toBe('/nav_list/2');
    expect([titles().at(-1), pointerNow()]).toEqual(['Home', '/nav_list/2']);
    expect(edits.move(rowOf(body(), '/nav_list/2'), 3)).toBeUndefined();
    editor.undo();
    expect(body()).toEqual(NAVBAR);
  });

  it('ADR-719: one is added at the end of its list, within an entry too, and chosen', () => {
    const { inner, list } = rowOf(body(), '/nav_list/1');
    if (inner === undefined) throw new Error('no submenu');
    expect(edits.add(inner)).toBe('/nav_list/1/nav_list/2');
    expect(edits.add(list)).toBe('/nav_list/3');
    expect([titles().length, pointerNow()]).toEqual([7, '/nav_list/3']);
    expect(edits.add({ ...list, size: list.max })).toBeUndefined();
  });

  it('ADR-719: deleting one chooses what stands there afterwards', () => {
    expect(edits.remove(rowOf(body(), '/nav_list/2'))).toBe('/nav_list/1');
    expect(titles()).toEqual(['Home', 'Courses', 'Writing', 'Law']);
    const row = rowOf(body(), '/nav_list/0');
    expect(edits.remove({ ...row, list: { ...row.list, min: 2 } })).toBeUndefined();
    edits.remove(rowOf(body(), '/nav_list/1/nav_list/0'));
    expect(edits.remove(rowOf(body(), '/nav_list/1/nav_list/0'))).toBe('/nav_list/1/nav_list');
    expect(entryAt([treeOf(body())], pointerNow() ?? '')?.title).toBe('Courses');
  });
});
