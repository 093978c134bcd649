/** An outline as one person sees it: what is open, why the rest is not, and how far they are. */
import type { AccessReason } from '#schemas/content/access.ts';
import type { DirectoryNode, LessonLock } from '#schemas/content/outline.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Access } from '#server/areas/access/area.ts';
import type { NodeRow } from '../detail-store.ts';
import { meanProgress, type ProgressMap } from './learn.ts';
import { presentNode, type Outline } from './outline.ts';

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

/** A lesson that is free as a whole is open to everybody; another waits for its day, and for the course. */
function lockOf(node: NodeRow, { can_study: canStudy, reason }: Access, now: number): LessonLock {
  if (node.kind !== 'lesson' || (node.isTry && node.trySeconds === 0)) return '';
  if (!canStudy) return LOCKS[reason];
  return node.unlockTs > now ? 'not-yet' : '';
}

/** @param now unix seconds */
export function presentDirectoryNode(
  node: NodeRow,
  outline: Outline,
  { access, known, locale, now }: { access: Access; known: ProgressMap; locale: Locale; now: number },
): DirectoryNode {
  const progress = meanProgress(outline.lessonsOf(node.id), known);
  return {
    ...presentNode(node, outline, locale),
    lock: lockOf(node, access, now),
    progress: progress.maxPercent,
    is_finish: progress.isFinished ? 1 : 0,
  };
}
