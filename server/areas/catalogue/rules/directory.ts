/** An outline as one person sees it: what is open, why the rest is not, and how far they are. */
import type { AccessReason } from '#schemas/content/access.ts';
import type { DirectoryNode, LessonLock } from '#schemas/content/outline.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Text } from '#schemas/page/text.ts';
import type { Access } from '#server/areas/access/area.ts';
import { meanProgress, type ProgressMap } from './learn.ts';
import { lessonsIn, presentNode, type Outline } from './outline.ts';
import type { CourseNode } from './read-nodes.ts';

const LOCKS: Readonly<Record<AccessReason, LessonLock>> = {
  ok: '',
  disabled: 'off',
  delisted: 'off',
  stopped: 'off',
  'sold-out': 'off',
  login: 'login',
  'not-designated': 'designated',
  password: 'password',
  'super-vip': 'vip',
  'not-yet': 'not-yet',
  'not-on-sale': 'not-yet',
  expired: 'buy',
  buy: 'buy',
};

/** What somebody may do with a course, and with those that stand within it. */
export type AccessWithin = (courseId: string) => Access;

/** A lesson that is free as a whole is open to everybody; another waits for its day, and for the course. */
function lockOf(node: CourseNode, accessTo: AccessWithin, now: number): LessonLock {
  const { can_study: canStudy, reason } = accessTo(node.courseId);
  if (node.kind !== 'lesson' || (node.isTry && node.trySeconds === 0)) return '';
  if (!canStudy) return LOCKS[reason];
  return node.unlockTs > now ? 'not-yet' : '';
}

/** A lesson of a course as one person may have it. */
export interface LessonOf {
  resourceId: string;
  resourceType: number;
  title: Text;
  /** 0 where no length is known. */
  seconds: number;
  lock: LessonLock;
}

/**
 * The lessons of a good in their order.
 * @param now unix seconds
 */
export function lessonsFor(outline: Outline, accessTo: AccessWithin, now: number): LessonOf[] {
  return lessonsIn(outline).map((node) => {
    const { resourceId, resourceType, title, seconds } = node;
    return { resourceId, resourceType, title, seconds, lock: lockOf(node, accessTo, now) };
  });
}

/** @param now unix seconds */
export function presentDirectoryNode(
  node: CourseNode,
  outline: Outline,
  {
    accessTo,
    progressMap: progressOf,
    locale,
    now,
  }: { accessTo: AccessWithin; progressMap: ProgressMap; locale: Locale; now: number },
): DirectoryNode {
  const progress = meanProgress(outline.lessonsOf(node.id), progressOf);
  return {
    ...presentNode(node, outline, locale),
    lock: lockOf(node, accessTo, now),
    progress: progress.maxPercent,
    is_finish: progress.isFinished ? 1 : 0,
  };
}
