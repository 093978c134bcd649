/** The study page of a lesson: what is told of it, and of the course it is studied in (ADR-312). */
import { describe, expect, test } from 'vitest';
import { buildGoodsPage, buildOutlineNode, buildTeacher } from '../../tests/support/build-goods-page.ts';
import { studyDocument, type CoursePage } from './study-document.ts';

const LESSON = { id: 'v_1', type: 3 };
const page = buildGoodsPage({
  goods: { ...LESSON, title: 'First steps', summary: 'Ten minutes.', cover: '/v.png' },
  teachers: [buildTeacher('Lin'), buildTeacher('Mo')],
});
const list = [
  buildOutlineNode('n_1', { kind: 'chapter' }),
  buildOutlineNode('n_2', { resource_id: 'v_1', resource_type: 3 }),
];
const course = (type: number, outline: Partial<CoursePage['outline']> = {}): CoursePage =>
  buildGoodsPage({
    goods: { id: 'course_1', type, title: 'A small book' },
    outline: { list, total: 9, has_more: false, ...outline },
  });

const NONE = { id: '', type: 0, title: '', list: [], total: 0 };
const nodeOf = (of: CoursePage | undefined, lesson: typeof page | undefined = page) =>
  studyDocument(LESSON, lesson, of).regions.main?.[0];

describe('the lesson', () => {
  test('is told with its words and its teachers', () => {
    expect(nodeOf(undefined)).toMatchObject({
      id: 'study-page',
      kind: 'study-page',
      props: {
        lesson: {
          ...LESSON,
          title: 'First steps',
          summary: 'Ten minutes.',
          cover: '/v.png',
          teacher: 'Lin、Mo',
        },
      },
    });
    expect(studyDocument(LESSON, page, undefined)).toMatchObject({ id: 'study-page', title: 'First steps' });
  });

  test('one that was taken down says nothing of itself', () => {
    const document = studyDocument(LESSON, undefined, undefined);
    expect(document.title).toEqual({ cn: '学习', en: 'Study' });
    expect(document.regions.main?.[0]?.props).toEqual({
      lesson: { ...LESSON, title: '', summary: '', cover: '', teacher: '' },
      course: NONE,
    });
  });
});

describe('the course', () => {
  test('is told with its outline where it holds the lesson', () => {
    expect(nodeOf(course(6))?.props['course']).toEqual({
      id: 'course_1',
      type: 6,
      title: 'A small book',
      list,
      total: 9,
    });
  });

  test('is none where no course is named, and where it does not hold the lesson', () => {
    expect(nodeOf(undefined)?.props['course']).toEqual(NONE);
    expect(nodeOf(course(6, { list: list.slice(0, 1) }))?.props['course']).toEqual(NONE);
  });

  test('may hold the lesson further down than this part of its outline', () => {
    const long = course(6, { list: list.slice(0, 1), has_more: true });
    expect(nodeOf(long)?.props['course']).toMatchObject({ id: 'course_1' });
  });

  test.each([25, 50])('D89: the talk of the class stands beside a lesson of a course of type %d', (type) => {
    expect(nodeOf(course(type))?.slots).toMatchObject({
      talk: [
        {
          id: 'study-talk',
          kind: 'detail-interaction',
          v: 1,
          props: { goods_id: 'course_1', buy_href: `/detail/course_1/${type}` },
        },
      ],
    });
  });

  test('D89: there is no talk where there is no class, or no course', () => {
    for (const of of [course(6), undefined, course(50, { list: [] })])
      expect(nodeOf(of)?.slots).toMatchObject({ talk: [] });
  });
});
