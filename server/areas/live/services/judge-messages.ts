/** Judges messages people write into a room, in the order they came: it asks no store (D97, D102). */
import type { InputOf } from '#schemas/api/define-endpoint.ts';
import type { liveMessageSend } from '#schemas/api/live/messages.ts';
import { tidy } from '#schemas/text/tidy.ts';
import { secondsOf, secondsUpTo } from '#schemas/time.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import { fail } from '#server/kernel/http/define-handler.ts';
import { REF_MS } from '../limits.ts';
import type { Admission } from './admission-cache.ts';
import { judgeMessage, type MessageRefusal } from '../rules/message.ts';
import { newEventId, type RoomRow } from '../store/log.store.ts';
import type { MemberRow } from '../store/members.store.ts';

export interface Message {
  admission: Extract<Admission, { ok: true }>;
  viewer: Viewer;
  input: InputOf<typeof liveMessageSend>;
  /** What others in the room know its writer by. */
  roomUserId: string;
}

export type MessageRefused = ReturnType<typeof refuse> | ReturnType<typeof fail<'not-found'>>;

function refuse(refusal: MessageRefusal, now: number) {
  switch (refusal.code) {
    case 'bad-parameters':
      return fail(refusal.code, { fields: [{ field: '/content', rule: refusal.rule }] });
    case 'rate-limited': {
      const retryAfterS = Math.max(1, secondsUpTo(refusal.retryAt - now));
      return { ...fail(refusal.code, { retry_at: secondsUpTo(refusal.retryAt) }), retryAfterS };
    }
    case 'comment-banned': {
      const until = refusal.until > 0 ? secondsOf(refusal.until) : refusal.until;
      return fail(refusal.code, { muted_until: until });
    }
    default:
      return fail(refusal.code);
  }
}

/** The event of a message, without its place. */
export type NewMessage = ReturnType<typeof eventOf>;

function eventOf({ admission: { role }, viewer: { user }, input, roomUserId }: Message) {
  const { content, kind = 'text', ref = '' } = input;
  return {
    id: newEventId(),
    kind,
    content: tidy(content, true),
    ref,
    data: ref === '' ? {} : { ref },
    userId: user.id,
    roomUserId,
    nickname: user.nickname,
    avatar: user.avatar,
    role,
  };
}

/** One that was sent already: waiting for a moderator, or with its place. */
export type DuplicateMessage = { id: string } & ({ offset: number; offsetMs: number } | { isWaiting: true });

export type Verdict =
  | { is: 'refused'; answer: MessageRefused }
  | { is: 'duplicate'; before: DuplicateMessage }
  /** One event for all that were sent under one name in this group. */
  | { is: 'said' | 'waits'; event: NewMessage };

/** A message by whose it is and what they call it; undefined where they do not. */
export const messageKey = (userId: string, ref: string): string | undefined =>
  ref === '' ? undefined : `${userId} ${ref}`;

/** Whether it may be one of those sent before: who wrote nothing lately sent nothing before. */
export const mayBeDuplicate = (
  { input: { ref = '' } }: Message,
  { saidAt }: Pick<MemberRow, 'saidAt'>,
  now: number,
): boolean => ref !== '' && saidAt >= now - REF_MS;

interface Room {
  room: RoomRow;
  aliveState: number;
  /** By the account. */
  members: ReadonlyMap<string, MemberRow>;
  /** By messageKey. */
  before: ReadonlyMap<string, DuplicateMessage>;
  /** Unix milliseconds. */
  now: number;
}

/** What becomes of each message: one follows on those before it, also for how often its writer may write. */
export function judgeMessages(
  messages: readonly Message[],
  { room, aliveState, members, before, now }: Room,
): Verdict[] {
  const saidAt = new Map<string, number>();
  const verdicts = new Map<string, Verdict>();
  const judge = (message: Message): Verdict => {
    const { admission, viewer, input } = message;
    const { user } = viewer;
    const member = members.get(user.id);
    if (member === undefined) return { is: 'refused', answer: fail('not-found') };
    const name = messageKey(user.id, input.ref ?? '');
    const earlier = name === undefined ? undefined : verdicts.get(name);
    if (earlier !== undefined) return earlier;
    const duplicate = name === undefined ? undefined : before.get(name);
    if (duplicate !== undefined) return { is: 'duplicate', before: duplicate };
    const refusal = judgeMessage({
      room,
      aliveState,
      role: admission.role,
      isCommentBanned: user.roles.includes('comment-banned'),
      member: { ...member, saidAt: saidAt.get(user.id) ?? member.saidAt },
      content: input.content,
      now,
    });
    if (refusal !== undefined) return { is: 'refused', answer: refuse(refusal, now) };
    saidAt.set(user.id, now);
    const isLookedAt = room.isPreApproved && admission.role === 'viewer';
    const verdict: Verdict = { is: isLookedAt ? 'waits' : 'said', event: eventOf(message) };
    if (name !== undefined) verdicts.set(name, verdict);
    return verdict;
  };
  return messages.map(judge);
}
