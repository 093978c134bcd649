/** Who may be in a room, as what, and until when: pure (D72, D102, D103). */
import { LOOK_TYPE } from '#schemas/live/room.ts';
import { isFree } from '#schemas/content/goods-state.ts';
import type { RoomRole } from '#schemas/live/event.ts';
import { msOf } from '#schemas/time.ts';
import type { Access } from '#server/areas/access/area.ts';
import type { MemberRow } from '../store/members.store.ts';
import type { RoomRow } from '../store/log.store.ts';

export type EntryRefusal = 'not-entitled' | 'delisted' | 'comment-banned' | 'not-logged-in';

/** How long who does not own a room may look at it. */
type LookLimits = Pick<RoomRow, 'lookType' | 'lookSeconds' | 'lookStartTs' | 'lookEndTs'>;

/** What is stored of when a timed preview began, unix milliseconds; rows from before ADR-475 know the entry alone. */
export type PreviewStart = Pick<MemberRow, 'firstEnteredAt' | 'previewStartedAt'>;

export interface EntryQuestion {
  room: LookLimits;
  access: Access;
  isHost: boolean;
  isKnown: boolean;
  /** A room everybody may look into, logged in or not. */
  isForAll: boolean;
  member: (Pick<MemberRow, 'isKicked'> & PreviewStart) | undefined;
  /** Unix milliseconds. */
  now: number;
}

export type Entry =
  | {
      ok: true;
      role: RoomRole;
      /** Unix milliseconds; undefined where nothing ends it. */
      endsAt: number | undefined;
      /** They look for a time without a right of their own (D103). */
      isTrial: boolean;
    }
  | { ok: false; code: EntryRefusal; isTrialOver: boolean };

const refuse = (code: EntryRefusal, isTrialOver = false): Entry => ({ ok: false, code, isTrialOver });

/** The earliest stored moment, never one in the future: a clock that ran ahead lengthens nothing. 0 for never. */
function previewStart(member: PreviewStart | undefined, now: number): number {
  const moments = [member?.previewStartedAt ?? 0, member?.firstEnteredAt ?? 0].filter((at) => at > 0);
  return moments.length === 0 ? 0 : Math.min(...moments, now);
}

/** When the time to look ends, in unix milliseconds; undefined where none is given. */
export function lookWindow(
  { lookType, lookSeconds, lookStartTs, lookEndTs }: LookLimits,
  member: PreviewStart | undefined,
  now: number,
): { from: number; to: number } | undefined {
  if (lookType === LOOK_TYPE.window) return { from: msOf(lookStartTs), to: msOf(lookEndTs) };
  if (lookType !== LOOK_TYPE.seconds) return undefined;
  const startedAt = previewStart(member, now);
  const from = startedAt === 0 ? now : startedAt;
  return { from, to: from + msOf(lookSeconds) };
}

/** Whether the time to look begins with this answer: it is counted in seconds and has no start yet, or one in the future. */
export function needsPreviewStart(
  entry: Entry,
  { lookType }: Pick<LookLimits, 'lookType'>,
  member: PreviewStart | undefined,
  now: number,
): boolean {
  if (!entry.ok || !entry.isTrial || lookType !== LOOK_TYPE.seconds) return false;
  const { previewStartedAt = 0, firstEnteredAt = 0 } = member ?? {};
  return ![previewStartedAt, firstEnteredAt].some((at) => at > 0 && at <= now);
}

export function judgeEntry({ room, access, isHost, isKnown, isForAll, member, now }: EntryQuestion): Entry {
  if (isHost) return { ok: true, role: 'host', endsAt: undefined, isTrial: false };
  if (access.reason === 'delisted') return refuse('delisted');
  if (!isKnown)
    return isForAll
      ? { ok: true, role: 'viewer', endsAt: undefined, isTrial: false }
      : refuse('not-logged-in');
  if (member?.isKicked === true) return refuse('comment-banned');
  if (access.can_study) return { ok: true, role: 'viewer', endsAt: access.expire_at, isTrial: false };
  const look = access.can_see && access.reason !== 'disabled' ? lookWindow(room, member, now) : undefined;
  if (look === undefined) return refuse('not-entitled');
  return look.from <= now && now < look.to
    ? { ok: true, role: 'viewer', endsAt: look.to, isTrial: true }
    : refuse('not-entitled', now >= look.to);
}

/** What a stranger may look into: free, and nobody is asked for anything. */
export function isFreeForAll(
  goods: { state: string; price: number; pay_state: number },
  limits: { hasPassword: boolean; isDesignated: boolean; svipPrice: number | undefined } | undefined,
): boolean {
  const isOpen =
    limits === undefined || (!limits.hasPassword && !limits.isDesignated && limits.svipPrice === undefined);
  return isFree(goods) && isOpen && goods.state !== 'off';
}
