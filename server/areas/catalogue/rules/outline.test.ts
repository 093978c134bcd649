/** The outline of a course as everybody sees it: its levels, its pages, and what is counted of it (D67, D81, D87). */
import { describe, expect, it } from 'vitest';
import { sampleHeading, sampleLesson } from '../../../../tests/support/catalogue-samples.ts';
import {
  lessonsIn,
  pageOfOutline,
  presentNode,
  readOutline,
  requiredOf,
  secondsOfLessons,
} from './outline.ts';

const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id).join(' ');

/** Chapter one holds a lesson and a section with two, chapter two is empty, a lesson stands alone. */
const ROWS = [
  sampleHeading('one'),
  sampleLesson('1a', { parentId: 'one', seconds: 60 }),
  sampleHeading('1b', { parentId: 'one', kind: 'section' }),
  sampleLesson('1b1', { parentId: '1b', seconds: 120 }),
  sampleLesson('1b2', { parentId: '1b', seconds: 0 }),
  sampleHeading('two'),
  sampleLesson('end', { seconds: 30 }),
];
const course = () => readOutline(ROWS);

describe('the lessons of an outline', () => {
  it('D67: a chapter holds those of its sections too, a lesson itself, and what is not there none', () => {
    const outline = course();
    const buildHeldText = (id: string) => ids(outline.lessonsOf(id));
    expect([
      buildHeldText('one'),
      buildHeldText('1b'),
      buildHeldText('1a'),
      buildHeldText('two'),
      buildHeldText('gone'),
    ]).toEqual(['1a 1b1 1b2', '1b1 1b2', '1a', '', '']);
    expect(ids(lessonsIn(course()))).toBe('1a 1b1 1b2 end');
  });

  it('D81: a course is finished with the lessons its merchant requires, with all where none is', () => {
    const some = [sampleLesson('a'), sampleLesson('b', { isRequired: false })];
    const none = some.map((lesson) => ({ ...lesson, isRequired: false }));
    expect([ids(requiredOf(some)), ids(requiredOf(none)), ids(requiredOf([]))]).toEqual(['a', 'a b', '']);
  });

  it('D67: their lengths are added, of which some may be unknown', () => {
    expect(secondsOfLessons(lessonsIn(course()))).toBe(210);
    expect(secondsOfLessons([])).toBe(0);
  });
});

describe('a page of an outline', () => {
  const page = (change: Partial<Parameters<typeof pageOfOutline>[1]>) => {
    const { rows, ...facts } = pageOfOutline(course(), { parentId: '', page: 1, pageSize: 2, ...change });
    return { ...facts, rows: ids(rows) };
  };

  it('D67: holds nodes of the level that is asked for, each followed by what stands below it', () => {
    expect(page({})).toEqual({ rows: 'one 1a 1b 1b1 1b2 two', total: 3, page: 1, hasMore: true });
    expect(page({ page: 2 })).toEqual({ rows: 'end', total: 3, page: 2, hasMore: false });
    expect(page({ parentId: 'one' })).toEqual({ rows: '1a 1b 1b1 1b2', total: 2, page: 1, hasMore: false });
  });

  it('D11: one past the last is the last, and an empty level has one', () => {
    expect(page({ page: 9 })).toMatchObject({ rows: 'end', page: 2 });
    expect(page({ parentId: 'two', page: 9 })).toEqual({ rows: '', total: 0, page: 1, hasMore: false });
  });

  it('D67: fifty nodes below one come along, the rest is asked for by its chapter', () => {
    const many = Array.from({ length: 51 }, (_none, place) =>
      sampleLesson(`l${String(place)}`, { parentId: 'one' }),
    );
    const outline = readOutline([sampleHeading('one'), ...many]);
    const { rows, total } = pageOfOutline(outline, { parentId: '', page: 1, pageSize: 20 });
    expect([rows.length, rows.at(-1)?.id, total]).toEqual([51, 'l49', 1]);
    expect(presentNode(sampleHeading('one'), outline, 'en').child_count).toBe(51);
  });
});

describe('a node as it is answered', () => {
  it('D67: a chapter, with what it holds directly and in all', () => {
    expect(presentNode(sampleHeading('one'), course(), 'en')).toEqual({
      id: 'one',
      parent_id: '',
      kind: 'chapter',
      title: 'Chapter one',
      child_count: 2,
      lesson_count: 3,
      seconds: 180,
      resource_id: '',
      resource_type: 0,
      is_try: false,
      try_seconds: 0,
      unlock_at: '',
      unlock_ts: 0,
      day: 0,
      is_required: true,
    });
    expect(presentNode(sampleHeading('two'), course(), 'cn')).toMatchObject({
      title: '章 two',
      child_count: 0,
    });
  });

  it('D67, D87: a lesson, with the good it is, its day, and the moment it opens in the shop’s time', () => {
    const lesson = sampleLesson('1a', {
      parentId: 'one',
      isTry: true,
      trySeconds: 30,
      unlockTs: Date.parse('2027-03-02T08:00:00+08:00') / 1000,
      unlockDay: 2,
      isRequired: false,
    });
    expect(presentNode(lesson, course(), 'cn')).toMatchObject({
      parent_id: 'one',
      kind: 'lesson',
      lesson_count: 1,
      seconds: 60,
      resource_id: 'v_1a',
      resource_type: 3,
      is_try: true,
      try_seconds: 30,
      unlock_at: '2027-03-02 08:00:00',
      unlock_ts: lesson.unlockTs,
      day: 2,
      is_required: false,
    });
  });

  it('R33: the length of a trial is answered only where there is one', () => {
    const notice = presentNode(sampleLesson('1a', { isTry: false, trySeconds: 30 }), course(), 'en');
    expect(notice).toMatchObject({ is_try: false, try_seconds: 0 });
  });
});
