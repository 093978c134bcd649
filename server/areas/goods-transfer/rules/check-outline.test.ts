/** What is told of outlines that no course could have (ADR-300). */
import { describe, expect, it } from 'vitest';
import type { OutlineLine } from '#schemas/goods-table/tables.ts';
import {
  chapterLine,
  fault,
  goodsLine,
  inShort,
  lessonLine,
  shopAfter,
} from '../../../../tests/support/goods-transfer-samples.ts';
import { checkReferences } from './check-references.ts';

const SHOP = shopAfter({
  goods: [
    goodsLine('course'),
    goodsLine('film', { type: 3 }),
    ...[5, 6, 8, 25].map((type) => goodsLine(`of${String(type)}`, { type })),
  ],
  outline: [lessonLine('course', 'rain', { type: 2 })],
});
const buildVerdict = (...outline: OutlineLine[]) => checkReferences({ outline }, SHOP);
const film = (change: Partial<OutlineLine> = {}) =>
  lessonLine('course', 'x', { resource_id: 'film', ...change });

describe('ADR-300: an outline', () => {
  it.each(['course', 'of5', 'of6', 'of8', 'of25'])('stands in what holds lessons: %s', (id) => {
    expect(buildVerdict(lessonLine(id, 'a', { type: 1 }))).toEqual([]);
  });

  it('stands in nothing else', () => {
    expect(buildVerdict(lessonLine('film', 'a', { type: 1 }))).toEqual(
      fault(
        ['outline', 0, '/goods_id'],
        'no-course',
        ['film 的类型 3 没有目录', '有目录的是：会员 5、专栏 6、大专栏 8、训练营 25、课程 50'],
        [
          'film is of type 3, which holds no lessons',
          'What holds lessons is: membership 5, column 6, big column 8, camp 25, course 50',
        ],
      ),
    );
  });

  it('of a course nobody sells is told', () => {
    expect(buildVerdict(lessonLine('nothing', 'a', { type: 1 }))).toEqual(
      fault(
        ['outline', 0, '/goods_id'],
        'unknown-id',
        ['没有编号为 nothing 的商品', '写已有的编号，或补上这个商品'],
        ['There is no good nothing', 'Name one that is there, or add this good'],
      ),
    );
  });
});

describe('ADR-300: a chapter', () => {
  it('stands before the sections and lessons it holds, in the same course', () => {
    expect(
      buildVerdict(
        chapterLine('course', 'c'),
        lessonLine('course', 's', { kind: 'section', parent_id: 'c' }),
        lessonLine('course', 'l', { parent_id: 's', type: 1 }),
      ),
    ).toEqual([]);
    expect(
      inShort(buildVerdict(chapterLine('of25', 'c'), lessonLine('course', 'l', { parent_id: 'c', type: 1 }))),
    ).toEqual(['outline 1/parent_id unknown-id']);
  });

  it('that is nowhere is told', () => {
    expect(buildVerdict(film({ parent_id: 'c9' }))).toEqual(
      fault(
        ['outline', 0, '/parent_id'],
        'unknown-id',
        ['没有编号为 c9 的章节', '写已有的编号，或补上这个章节'],
        ['There is no chapter or section c9', 'Name one that is there, or add this chapter or section'],
      ),
    );
  });

  it('that stands behind its lessons is told', () => {
    expect(buildVerdict(film({ parent_id: 'c' }), chapterLine('course', 'c'))).toEqual(
      fault(
        ['outline', 0, '/parent_id'],
        'wrong-parent',
        ['c 不是排在前面的章节', '章节写在它的课时之前'],
        ['c is no chapter or section that stands before', 'Write a chapter before its lessons'],
      ),
    );
  });

  it.each<[string, OutlineLine[], string[]]>([
    [
      'a lesson holds no lesson',
      [film(), lessonLine('course', 'y', { resource_id: 'rain', parent_id: 'x' })],
      ['outline 1/parent_id wrong-parent'],
    ],
    [
      'what says it is a lesson holds none either',
      [film({ kind: 'lesson' }), lessonLine('course', 'y', { resource_id: 'rain', parent_id: 'x' })],
      ['outline 1/parent_id wrong-parent'],
    ],
    [
      'nothing stands below itself',
      [chapterLine('course', 'c', { parent_id: 'c' })],
      ['outline 0/parent_id wrong-parent'],
    ],
  ])('%s', (_, lines, faults) => {
    expect(inShort(buildVerdict(...lines))).toEqual(faults);
  });

  it.each<[string, Partial<OutlineLine>]>([
    ['type', { type: 1 }],
    ['type', { type: 1, resource_id: 'film' }],
    ['resource_id', { resource_id: 'film' }],
    ['media', { media: '/film.mp4' }],
    ['media_medium', { media_medium: '/film.mp4' }],
    ['media_small', { media_small: '/film.mp4' }],
    ['text', { text: '<p>Text</p>' }],
  ])('is no content of its own: %s %j', (field, change) => {
    expect(buildVerdict(chapterLine('course', 'c', change))).toEqual(
      fault(
        ['outline', 0, `/${field}`],
        'no-lesson',
        ['只有课时对应内容', '删去它，或将 kind 写成 lesson'],
        ['Only a lesson is a piece of content', 'Take it out, or write lesson as the kind'],
      ),
    );
  });
});

describe('ADR-300: a lesson', () => {
  it.each<[string, OutlineLine[]]>([
    ['a good that is sold alone, too', [film()]],
    ['a lesson the shop has', [lessonLine('of25', 'rain')]],
    ['a lesson the shop has, told again', [lessonLine('course', 'rain', { type: 2 })]],
    [
      'a lesson of these rows, before or after',
      [
        lessonLine('of25', 'a', { resource_id: 'snow' }),
        lessonLine('course', 'b', { resource_id: 'snow', type: 1 }),
      ],
    ],
  ])('is %s', (_, lines) => {
    expect(buildVerdict(...lines)).toEqual([]);
  });

  it('that is nothing yet is told to say its type', () => {
    expect(buildVerdict(lessonLine('course', 'snow'))).toEqual(
      fault(
        ['outline', 0, '/type'],
        'required',
        [
          '没有商品 snow，也没写课时的类型',
          '写上 type：图文 1、音频 2、视频 3、直播 4、打卡 16、考试 27、练习 34；或用 resource_id 指向已有的商品',
        ],
        [
          'There is no good snow, and no type makes a lesson of this row',
          'Add the type: article 1, audio 2, video 3, live 4, punch card 16, exam 27, practice 34; or name a good that is there as resource_id',
        ],
      ),
    );
  });

  it('is not what is sold alone already', () => {
    expect(buildVerdict(film({ type: 3 }))).toEqual(
      fault(
        ['outline', 0, '/id'],
        'is-sold',
        ['film 是单独出售的商品', '删去 type 即引用它，或换一个编号'],
        [
          'film is a good that is sold by itself',
          'Take the type out to refer to it, or give this lesson another id',
        ],
      ),
    );
    expect(inShort(buildVerdict(film({ type: 2 })))).toEqual(['outline 0/id is-sold']);
  });

  it('stays of the type it has', () => {
    expect(buildVerdict(lessonLine('course', 'r', { resource_id: 'rain', type: 3 }))).toEqual(
      fault(
        ['outline', 0, '/type'],
        'type-changed',
        ['rain 的类型是 2，不能改变', '写回原来的类型，或换一个编号'],
        ['rain is of type 2, which cannot change', 'Write its own type, or give this lesson another id'],
      ),
    );
  });

  it('that only refers to a good brings no file of its own', () => {
    expect(inShort(buildVerdict(film({ media: '/other.mp4' })))).toEqual(['outline 0/media only-refers']);
  });

  it('has no file its type has none of', () => {
    expect(inShort(buildVerdict(lessonLine('course', 'a', { type: 1, media_small: '/small.mp4' })))).toEqual([
      'outline 0/media_small not-of-this-type',
    ]);
  });

  it('tells all that is wrong with it at once', () => {
    expect(
      inShort(
        buildVerdict(
          lessonLine('nothing', 'a', { resource_id: 'rain', parent_id: 'c9', type: 1, media_small: '/s' }),
        ),
      ),
    ).toEqual([
      'outline 0/goods_id unknown-id',
      'outline 0/parent_id unknown-id',
      'outline 0/media_small not-of-this-type',
      'outline 0/type type-changed',
      'outline 0/resource_id is-a-lesson',
    ]);
  });
});
