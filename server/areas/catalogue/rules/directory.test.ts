/** An outline as one person sees it: which lessons are locked, why, and how far they are (D67, D72). */
import { describe, expect, it } from 'vitest';
import type { AccessReason } from '#schemas/content/access.ts';
import type { LessonLock } from '#schemas/content/outline.ts';
import type { Access } from '#server/areas/access/area.ts';
import type { Progress } from '#schemas/learning/progress.ts';
import { sampleHeading, sampleLesson } from '../../../../tests/support/catalogue-samples.ts';
import { lessonsFor, presentDirectoryNode } from './directory.ts';
import { readOutline } from './outline.ts';
import type { CourseNode } from './read-nodes.ts';

const NOW = 1_800_000_000;
const buildRefusedAccess = (reason: AccessReason): Access => ({
  can_see: true,
  can_buy: false,
  can_study: false,
  is_own: false,
  reason,
});
const OPEN: Access = { ...buildRefusedAccess('ok'), can_study: true, source: 'order' };

const lock = (node: CourseNode, access: Access) =>
  lessonsFor(readOutline([node]), () => access, NOW).map((lesson) => lesson.lock);

describe('the lock of a lesson', () => {
  it.each<[AccessReason, LessonLock]>([
    ['disabled', 'off'],
    ['delisted', 'off'],
    ['stopped', 'off'],
    ['sold-out', 'off'],
    ['login', 'login'],
    ['not-designated', 'designated'],
    ['password', 'password'],
    ['super-vip', 'vip'],
    ['not-yet', 'not-yet'],
    ['not-on-sale', 'not-yet'],
    ['expired', 'buy'],
    ['buy', 'buy'],
  ])('D72: of a course that is refused for %s it says %s', (reason, text) => {
    expect(lock(sampleLesson('a'), buildRefusedAccess(reason))).toEqual([text]);
  });

  it.each<[string, Partial<CourseNode>, Access, LessonLock]>([
    ['is open to whoever has the course', {}, OPEN, ''],
    ['waits for its day', { unlockTs: NOW + 1 }, OPEN, 'not-yet'],
    ['is open from the second its day begins', { unlockTs: NOW }, OPEN, ''],
    ['is open to everybody where it is free as a whole', { isTry: true }, buildRefusedAccess('login'), ''],
    ['is so before its day', { isTry: true, unlockTs: NOW + 1 }, OPEN, ''],
    [
      'of which seconds are free is locked',
      { isTry: true, trySeconds: 30 },
      buildRefusedAccess('buy'),
      'buy',
    ],
    ['that is tried no more is locked', { isTry: false, trySeconds: 0 }, buildRefusedAccess('buy'), 'buy'],
  ])('D67, D87: a lesson %s', (_what, change, access, text) => {
    expect(lock(sampleLesson('a', change), access)).toEqual([text]);
  });

  it('D67: each lesson asks for the course it stands in', () => {
    const outline = readOutline([
      sampleLesson('a'),
      sampleLesson('b', { courseId: 'column_1', title: 'B', seconds: 90 }),
    ]);
    const toldLessons = lessonsFor(
      outline,
      (id) => (id === 'column_1' ? buildRefusedAccess('password') : OPEN),
      NOW,
    );
    expect(toldLessons.map((lesson) => lesson.lock)).toEqual(['', 'password']);
    expect(toldLessons[1]).toEqual({
      resourceId: 'v_b',
      resourceType: 3,
      title: 'B',
      seconds: 90,
      lock: 'password',
    });
  });
});

describe('a node of a course that a learner studies', () => {
  const buildDoneProgress = (maxPercent: number, isFinished = maxPercent === 100): Progress => ({
    percent: 0,
    maxPercent,
    position: 0,
    isFinished,
    lastAt: 1,
  });
  const chapter = sampleHeading('one');
  const lessons = [sampleLesson('a', { parentId: 'one' }), sampleLesson('b', { parentId: 'one' })];
  const outline = readOutline([chapter, ...lessons]);
  const buildNotice = (node: CourseNode, knownValue: Record<string, Progress>, access = OPEN) =>
    presentDirectoryNode(node, outline, {
      accessTo: () => access,
      progressMap: new Map(Object.entries(knownValue)),
      locale: 'en',
      now: NOW,
    });

  it('D67: a chapter is as far as the mean of its lessons, and finished with the last of them', () => {
    expect(buildNotice(chapter, { v_a: buildDoneProgress(100) })).toMatchObject({
      title: 'Chapter one',
      lesson_count: 2,
      progress: 50,
      is_finish: 0,
    });
    expect(
      buildNotice(chapter, { v_a: buildDoneProgress(100), v_b: buildDoneProgress(95, true) }),
    ).toMatchObject({
      progress: 97,
      is_finish: 1,
    });
    expect(buildNotice(chapter, {})).toMatchObject({ progress: 0, is_finish: 0 });
  });

  it('D67: a lesson tells its own progress and its lock; a chapter opens to everybody', () => {
    const [lesson = chapter] = lessons;
    expect(buildNotice(lesson, { v_a: buildDoneProgress(40) }, buildRefusedAccess('buy'))).toMatchObject({
      id: 'a',
      lock: 'buy',
      progress: 40,
      is_finish: 0,
    });
    expect(buildNotice(chapter, {}, buildRefusedAccess('buy')).lock).toBe('');
  });
});
