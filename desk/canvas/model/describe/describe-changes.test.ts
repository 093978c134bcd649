/** Changes between two versions are told in the words of the schemas, each once, in both languages. */
import { describe, expect, it } from 'vitest';
import { definition as banner } from '#renderers/page/banner/definition.ts';
import { definition as titleBar } from '#renderers/page/title-bar/definition.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import { FIRST, KINDS, note, page } from '../../../../tests/support/desk/edits.ts';
import { describeChanges } from './describe-changes.ts';

const DEFINITIONS: readonly AnyRenderer[] = [banner, titleBar];
const kinds = {
  get: (kind: string) => {
    const definition = DEFINITIONS.find((one) => one.kind === kind);
    return definition === undefined ? undefined : { definition };
  },
  schema: (name: keyof typeof SHARED_SCHEMAS) => SHARED_SCHEMAS[name],
};

const slide = (image: string, title?: string) => ({ image, ...(title === undefined ? {} : { title }) });
const bannerOf = (...slides: object[]) => ({ id: 'b', kind: 'banner', v: 2, props: { slides } });
const bar = (id: string, title = 'T') => ({ id, kind: 'title-bar', v: 1, props: { title } });
const sentencesOf = (before: unknown[], after: unknown[], locale: 'cn' | 'en' = 'en') =>
  describeChanges('page', page(before), page(after), kinds).map(({ words }) => words[locale]);

describe('changes in words', () => {
  it('names block, entry and field', () => {
    const before = [bannerOf(slide('/a.png', 'A'), slide('/b.png', 'B'))];
    const after = [bannerOf(slide('/a.png', 'A'), slide('/b.png', 'New'))];
    expect(sentencesOf(before, after)).toEqual(['Banner: Slides 2 › Heading changed']);
    expect(sentencesOf(before, after, 'cn')).toEqual(['轮播图：轮播图片第 2 项的标题已修改']);
    const [change] = describeChanges('page', page(before), page(after), kinds);
    expect(change).toMatchObject({ node: 'b', pointer: '/props/slides/1/title', before: 'B', after: 'New' });
  });

  it('says where a block was added, moved or deleted', () => {
    const [a, b, c] = [bannerOf(), bar('t'), bar('u')];
    expect(sentencesOf([a], [a, b])).toEqual(['Title added after Banner']);
    expect(sentencesOf([a], [b, a])).toEqual(['Title added at the top']);
    expect(sentencesOf([a, b, c], [b, c])).toEqual(['Banner deleted']);
    expect(sentencesOf([a, b, c], [b, c, a])).toEqual(['Banner moved after Title']);
  });

  it('says what became of the entries of a list', () => {
    const [one, two, three] = [slide('/1.png'), slide('/2.png'), slide('/3.png')];
    expect(sentencesOf([bannerOf(one, two)], [bannerOf(one, two, three)])).toEqual([
      'Banner: Slides: item 3 added',
    ]);
    expect(sentencesOf([bannerOf(one, two)], [bannerOf(two)])).toEqual([
      'Banner: Slides: former item 1 deleted',
    ]);
    expect(sentencesOf([bannerOf(one, two, three)], [bannerOf(three, one, two)])).toEqual([
      'Banner: Slides: item 3 moved to place 1',
    ]);
  });

  it('tells the document’s own fields, a new document, and nothing where nothing changed', () => {
    const other = { ...page([]), title: { cn: '新', en: 'New' }, seo: { description: 'x' } };
    expect(describeChanges('page', page([]), other, kinds).map(({ words }) => words.en)).toEqual([
      'Page title changed',
      'Search and sharing filled in',
    ]);
    expect(describeChanges('page', undefined, other, kinds).map(({ words }) => words.en)).toEqual([
      'New document',
    ]);
    expect(describeChanges('page', other, JSON.parse(JSON.stringify(other)), kinds)).toEqual([]);
    expect(
      describeChanges('navbar', { entries: [] }, { entries: [], extra: 1 }, kinds).map(
        ({ words }) => words.en,
      ),
    ).toEqual(['Content filled in']);
  });

  it('counts what came with a new block as part of it, and moves between lists once', () => {
    const inside = page([note('a', 'A'), note('new', 'N', { inside: [note('child', 'x')] })]);
    expect(describeChanges('page', page([note('a', 'A')]), inside, KINDS)).toHaveLength(1);
    const movedValue = page([note('b1', 'B1'), ...Object.values(Object(FIRST['regions']).main ?? [])]);
    expect(describeChanges('page', FIRST, movedValue, KINDS).length).toBeGreaterThan(0);
  });
});
