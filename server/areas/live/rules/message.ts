/** Whether a message may be said now, and what is filtered of what is said: pure (D97, D102, M193). */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { RoomRole } from '#schemas/live/event.ts';
import { isBlank } from '#schemas/text/tidy.ts';
import { msOf } from '#schemas/time.ts';
import { isAhead } from '#server/kernel/clock.ts';
import type { MemberRow } from '../store/members.store.ts';
import type { RoomRow } from '../store/log.store.ts';

export interface MessageFacts {
  room: Pick<RoomRow, 'forbidTalk' | 'slowSeconds' | 'allowsLinks' | 'filterWords'>;
  aliveState: number;
  role: RoomRole;
  isCommentBanned: boolean;
  member: Pick<MemberRow, 'isKicked' | 'mutedUntil' | 'mutedAt' | 'saidAt'>;
  content: string;
  /** Unix milliseconds. */
  now: number;
}

export type MessageRefusal =
  /** `until` in unix milliseconds, -1 for good, 0 where no end was set. */
  | { code: 'comment-banned'; until: number }
  | { code: 'talk-forbidden' }
  | { code: 'state-conflict' }
  | { code: 'bad-parameters'; rule: 'blank' | 'words' | 'links' }
  | { code: 'rate-limited'; retryAt: number };

/** Blanks, and what is drawn as nothing: between the letters of a word they hide it from nobody. */
const BLANKS = /[\s\p{C}\p{DI}\u2800]+/gu;

/** As words are compared: without case, width or blanks. */
export const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase().replace(BLANKS, '');

/** Endings that are no words of a sentence, and those that are: "Yes. Me!" is no address. */
const ENDINGS = 'com|cn|org|io|cc|xyz|dev|co|ru|hk|tw';
const ENDINGS_LIKE_WORDS = 'net|top|info|me|tv|vip|shop|site|link|app';

/** An address, or what a browser makes one of: a name with an ending. */
const linkBy = (endings: string) =>
  new RegExp(`[a-z][a-z0-9+.-]{1,15}://|\\bwww\\.|[a-z0-9-]+\\.(?:${endings})(?![a-z0-9-])`, 'u');
const LINK = linkBy(`${ENDINGS}|${ENDINGS_LIKE_WORDS}`);
const LINK_WITH_BLANKS = linkBy(ENDINGS);

/** Also one with blanks in it. */
const hasLink = (text: string): boolean =>
  LINK.test(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Cf}\p{DI}]+/gu, ''),
  ) || LINK_WITH_BLANKS.test(plainOf(text));

function hasWord(text: string, words: readonly string[]): boolean {
  const plain = plainOf(text);
  return words.some((word) => {
    const plainWord = plainOf(word);
    return plainWord !== '' && plain.includes(plainWord);
  });
}

/** A silence a clock ahead began is over: nobody knows how long it was to last from now. */
export const isMuted = (
  { mutedUntil, mutedAt }: Pick<MemberRow, 'mutedUntil' | 'mutedAt'>,
  now: number,
): boolean => mutedUntil === -1 || (mutedUntil > now && !isAhead(mutedAt, now));

/** Undefined where it may be said. Who hosts the room is asked for nothing but words. */
export function judgeMessage(talk: MessageFacts): MessageRefusal | undefined {
  const { room, aliveState, role, isCommentBanned, member, content, now } = talk;
  if (isBlank(content)) return { code: 'bad-parameters', rule: 'blank' };
  if (aliveState === LIVE_STATE.ended) return { code: 'state-conflict' };
  if (role !== 'viewer') return undefined;
  if (isCommentBanned || member.isKicked) return { code: 'comment-banned', until: 0 };
  if (isMuted(member, now)) return { code: 'comment-banned', until: member.mutedUntil };
  if (room.forbidTalk) return { code: 'talk-forbidden' };
  const pauseMs = msOf(room.slowSeconds);
  const retryAt = member.saidAt + pauseMs;
  // Nobody waits longer than two pauses, whatever a clock ahead wrote down.
  if (now < retryAt && member.saidAt <= now + pauseMs) return { code: 'rate-limited', retryAt };
  if (!room.allowsLinks && hasLink(content)) return { code: 'bad-parameters', rule: 'links' };
  if (hasWord(content, room.filterWords)) return { code: 'bad-parameters', rule: 'words' };
  return undefined;
}
