/** Ids that stand twice, and files and texts of what has none (ADR-300). */
import { describe, expect, it } from 'vitest';
import type { GoodsLine } from '#schemas/goods-table/tables.ts';
import {
  fault,
  goodsLine,
  inShort,
  lessonLine,
  skuLine,
} from '../../../../tests/support/goods-transfer-samples.ts';
import { checkPiece, checkTwice, endsBefore } from './reference-faults.ts';

describe('ADR-300: an id', () => {
  it('stands once in a table; who has it already is named by row', () => {
    const rows = [[goodsLine('a'), 0] as const, [goodsLine('b'), 3] as const, [goodsLine('b'), 5] as const];
    expect(checkTwice('goods', rows)).toEqual(
      fault(
        ['goods', 5, '/id'],
        'duplicate-id',
        ['编号 b 在前面的一行已用过', '换一个编号，或删去其中一行'],
        ['The id b stands in an earlier row already', 'Give it another id, or take one of the two rows out'],
      ),
    );
  });

  it('of what belongs to a good stands once for each good', () => {
    const rows = [skuLine('g', 'a'), skuLine('h', 'a'), skuLine('g', 'a'), skuLine('g', 'a')];
    expect(
      inShort(
        checkTwice(
          'skus',
          rows.map((line, row) => [line, row] as const),
        ),
      ),
    ).toEqual(['skus 2/id duplicate-id', 'skus 3/id duplicate-id']);
  });
});

describe('ADR-302, ADR-350 and ADR-351: what is played or read', () => {
  const ALL: Partial<GoodsLine> = {
    media: '/a.mp4',
    media_medium: '/b.mp4',
    media_small: '/c.mp4',
    text: '<p>Text</p>',
  };
  const wrong = (type: number) =>
    checkPiece('goods', goodsLine('g', { type, ...ALL }), 4).map(({ pointer }) => pointer);

  it.each<[string, number, string[]]>([
    ['an article has a document or a text, in one size', 1, ['/media_medium', '/media_small']],
    ['a recording has a file in one size', 2, ['/media_medium', '/media_small', '/text']],
    ['a film comes in sizes', 3, ['/text']],
    ['so does what is live', 4, ['/text']],
    ['a course has nothing by itself', 50, ['/media', '/media_medium', '/media_small', '/text']],
    ['nor has an exam', 27, ['/media', '/media_medium', '/media_small', '/text']],
  ])('%s', (_, type, pointers) => {
    expect(wrong(type)).toEqual(pointers);
  });

  it('reports nothing about rows that are not written', () => {
    expect(checkPiece('goods', goodsLine('g', { type: 50 }), 0)).toEqual([]);
  });

  it.each<[keyof typeof ALL, string, string]>([
    [
      'media',
      '图文 1（PDF）、音频 2、视频 3 和直播 4 有文件；课程的文件写在 outline 的课时里',
      'Article 1 (a PDF), audio 2, video 3 and live 4 have a file; the files of a course stand with its lessons in outline',
    ],
    ['media_medium', '只有视频 3 和直播 4 有多种清晰度', 'Video 3 and live 4 come in several sizes'],
    ['media_small', '只有视频 3 和直播 4 有多种清晰度', 'Video 3 and live 4 come in several sizes'],
    ['text', '只有图文 1 有正文', 'Articles, type 1, have a text'],
  ])('of %s it is told what has one', (field, cn, en) => {
    expect(checkPiece('outline', lessonLine('g', 'l', { type: 27, [field]: ALL[field] }), 4)).toEqual(
      fault(
        ['outline', 4, `/${field}`],
        'not-of-this-type',
        [`这一类型没有 ${field}`, cn],
        [`What is of this type has no ${field}`, en],
      ),
    );
  });
});

it.each(['media', 'media_medium', 'media_small', 'text'])(
  'ADR-300: reports the %s of a row that only refers to a good, instead of losing it',
  (field) => {
    const line = lessonLine('g', 'l', { resource_id: 'film', [field]: '/a' });
    expect(checkPiece('outline', line, 2)).toEqual(
      fault(
        ['outline', 2, `/${field}`],
        'only-refers',
        [`没有 type 的行只引用别处的内容，${field} 不会被采用`, '写上 type，或写在被引用的那一行里'],
        [
          `Without a type it only refers; its ${field} would be lost`,
          'Add the type, or write it in the row it refers to',
        ],
      ),
    );
  },
);

it('D87: reports an end before the start', () => {
  expect([endsBefore({ table: 'terms', row: 2, field: 'end' })]).toEqual(
    fault(
      ['terms', 2, '/end'],
      'ends-before',
      ['结束不晚于开始', '写晚于 start 的时间'],
      ['It ends before it starts', 'Write a moment after its start'],
    ),
  );
});
