/** Writes messages into rooms: judged and kept in one transaction, several at once where several come, told after it (D97). */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { liveMessageSend } from '#schemas/api/live/messages.ts';
import type { AppContext } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { inGroups } from '#server/kernel/db/in-groups.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { REF_MS, TALK_AT_ONCE } from '../limits.ts';
import type { LiveArea } from './live.ts';
import { nameOf } from './rooms.ts';
import {
  judgeMessages,
  mayBeDuplicate,
  messageKey,
  type Message,
  type MessageRefused,
  type DuplicateMessage,
  type NewMessage,
  type Verdict,
} from './judge-messages.ts';
import type { RoomKey } from '../store/log.store.ts';
import { createLiveMemberStore, type MemberRow } from '../store/members.store.ts';
import { createLiveRoomStore } from '../store/rooms.store.ts';
import { createLiveWaitingStore } from '../store/waiting.store.ts';

type SendResult = DataOf<typeof liveMessageSend>;
type Answer = MessageRefused | ReturnType<typeof ok<SendResult>>;

export type SendMessage = (message: Omit<Message, 'roomUserId'>) => Promise<Answer>;

type WriterDeps = Pick<AppContext, 'stores' | 'clock'>;
type WriterRooms = Pick<LiveArea, 'roomOf' | 'nameIn' | 'appendAllIn'>;

const waits = (id: string) => ok<SendResult>({ id, offset: 0, offset_ms: 0, waiting: true });

/** Holds the room and its writers' rows, written down where they are not. */
async function hold(tx: Database, key: RoomKey, messages: readonly Message[]) {
  const rooms = createLiveRoomStore(tx);
  const people = new Map(messages.map(({ viewer, roomUserId }) => [viewer.user.id, roomUserId]));
  const userIds = [...people.keys()];
  const lock = await rooms.lockFor(key, userIds);
  const knownIds = new Set(lock?.members.map(({ userId }) => userId));
  const missing = [...people].flatMap(([userId, roomUserId]) =>
    knownIds.has(userId) ? [] : { userId, roomUserId },
  );
  if (missing.length === 0) return lock;
  // The room first, also where none of them was ever there.
  if (lock === undefined) await rooms.lockRoom(key);
  await createLiveMemberStore(tx).add(key, missing);
  return rooms.lockFor(key, userIds);
}

/** Those of these messages that were sent under their names before, and are not sent again. */
async function findDuplicates(
  tx: Database,
  key: RoomKey,
  {
    messages,
    members,
    now,
  }: { messages: readonly Message[]; members: ReadonlyMap<string, MemberRow>; now: number },
): Promise<Map<string, DuplicateMessage>> {
  const candidates = messages.filter((message) => {
    const member = members.get(message.viewer.user.id);
    return member !== undefined && mayBeDuplicate(message, member, now);
  });
  const before = new Map<string, DuplicateMessage>();
  if (candidates.length === 0) return before;
  const query = {
    userIds: candidates.map(({ viewer }) => viewer.user.id),
    refs: candidates.map(({ input }) => input.ref ?? ''),
    since: now - REF_MS,
  };
  const keep = ({ userId, ref }: { userId: string | null; ref: string }, one: DuplicateMessage) => {
    const name = messageKey(userId ?? '', ref);
    if (name !== undefined && !before.has(name)) before.set(name, one);
  };
  for (const row of await createLiveRoomStore(tx).sentAs(key, query)) keep(row, row);
  for (const row of await createLiveWaitingStore(tx).sentAs(key, query))
    keep(row, { id: row.id, isWaiting: true });
  return before;
}

const eventsOf = (verdicts: readonly Verdict[], outcome: 'said' | 'waits'): NewMessage[] => [
  ...new Set(verdicts.flatMap((verdict) => (verdict.is === outcome ? [verdict.event] : []))),
];

async function writeMessages(
  { stores, clock }: WriterDeps,
  live: WriterRooms,
  key: RoomKey,
  messages: readonly Message[],
): Promise<Answer[]> {
  const nowhere = () => messages.map(() => fail('not-found'));
  const facts = (await live.roomOf(key))?.read().facts;
  if (facts === undefined) return nowhere();
  return stores.liveRooms.transaction(async (tx) => {
    const lock = await hold(tx, key, messages);
    if (lock === undefined) return nowhere();
    const { room } = lock;
    const members = new Map(lock.members.map((member) => [member.userId, member]));
    const now = clock.now();
    const before = await findDuplicates(tx, key, { messages, members, now });
    const { aliveState } = facts;
    const verdicts = judgeMessages(messages, { room, aliveState, members, before, now });
    const [messagesToPost, waiting] = [eventsOf(verdicts, 'said'), eventsOf(verdicts, 'waits')];
    const writers = new Set([...messagesToPost, ...waiting].map(({ userId }) => userId));
    await createLiveMemberStore(tx).said(key, [...writers], now);
    await createLiveWaitingStore(tx).add(
      waiting.map(({ data: _data, role: _role, ...row }) => ({
        ...key,
        ...row,
        at: now,
        standing: 'waiting',
      })),
    );
    const newEvents = await live.appendAllIn(tx, key, { events: messagesToPost, lockedRoom: room });
    const byId = new Map(newEvents.map((event) => [event.id, event]));
    return verdicts.map((verdict) => answerOf(verdict, byId));
  });
}

function answerOf(
  verdict: Verdict,
  byId: ReadonlyMap<string, { offset: number; offset_ms: number }>,
): Answer {
  if (verdict.is === 'refused') return verdict.answer;
  if (verdict.is === 'waits') return waits(verdict.event.id);
  if (verdict.is === 'duplicate') {
    const { before } = verdict;
    if ('isWaiting' in before) return waits(before.id);
    return ok<SendResult>({
      id: before.id,
      offset: before.offset,
      offset_ms: before.offsetMs,
      waiting: false,
    });
  }
  const { id } = verdict.event;
  const event = byId.get(id);
  if (event === undefined) throw new Error('A message that was kept has no place.');
  return ok<SendResult>({ id, offset: event.offset, offset_ms: event.offset_ms, waiting: false });
}

/** What writes a message of somebody who is let in. */
export function createMessageWriter(world: WriterDeps, live: WriterRooms): SendMessage {
  const write = async (messages: readonly Message[]): Promise<readonly Answer[]> => {
    const [first] = messages;
    return first === undefined ? [] : writeMessages(world, live, first.admission.key, messages);
  };
  const inTurn = inGroups({ max: TALK_AT_ONCE, write });
  return ({ admission, viewer, input }) =>
    inTurn(nameOf(admission.key), {
      admission,
      viewer,
      input,
      roomUserId: live.nameIn(admission.key, viewer.user.id),
    });
}
