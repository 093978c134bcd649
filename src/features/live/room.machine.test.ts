/** A room as one page follows it: socket, poll, goodbyes, records, messages on their way (D97, D98, M251, ADR-366). */
import { describe, expect, test } from 'vitest';
import { walk } from '#engine/define-machine.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SAMPLE_LOG, SAMPLE_ROOM, SAMPLE_STATE, sampleEvent } from '#schemas/live/sample-room.ts';
import type { Room } from '#schemas/live/room.ts';
import type { LiveEffect, LiveEventOf, LiveState } from './live-state.ts';
import { roomMachine } from './room.machine.ts';
import { shownEvents } from './replay-log.ts';

const NOW = 1_000_000;
const unchangedEvent = (at: number): LiveEventOf => ({
  type: 'state-arrived',
  attempt: 1,
  at,
  answer: { ok: true, data: { v: 7, unchanged: 1, server_time: NOW + at } },
});
const open = (room: Partial<Room> = {}, isIn = true): LiveEventOf[] => [
  { type: 'wanted', at: 0, place: { aliveId: 'l_1' }, isIn, luck: 0 },
  {
    type: 'page-arrived',
    attempt: 1,
    at: 0,
    answer: { ok: true, data: { ...SAMPLE_ROOM, ...room, server_time: NOW } },
  },
  unchangedEvent(0),
];
const ticket = (link: number, at: number): LiveEventOf => ({
  type: 'ticket-arrived',
  link,
  at,
  answer: { ok: true, data: { ticket: 't', path: '/ws/live', expire_ts: 0 } },
});
const hello = (link: number, at: number): LiveEventOf => ({
  type: 'framed',
  link,
  at,
  frame: { type: 'hello', ...SAMPLE_LOG, server_time: NOW + at, state: SAMPLE_STATE },
});
const JOINED: LiveEventOf[] = [...open(), ticket(1, 0), hello(1, 0)];
type EffectOf<Type extends LiveEffect['type']> = Extract<LiveEffect, { type: Type }>;
function ofType<Type extends LiveEffect['type']>(
  effects: readonly LiveEffect[],
  type: Type,
): EffectOf<Type>[] {
  const isOf = (effect: LiveEffect): effect is EffectOf<Type> => effect.type === type;
  return effects.filter(isOf);
}
const from = (state: LiveState, events: readonly LiveEventOf[]) => walk(roomMachine, events, state);
const readJoinedState = () => walk(roomMachine, JOINED).state;

describe('the way to a socket', () => {
  test('D97: three failures in a row, and chat comes by poll while tries go on with growing waits', () => {
    let { state } = walk(roomMachine, open());
    const tries: number[] = [];
    for (let at = 0; at < 20_000; at += 1000) {
      const next = from(state, [{ type: 'tick', at }]);
      state = next.state;
      const requests = ofType(next.effects, 'ask-ticket');
      if (state.link.is !== 'ticket') continue;
      tries.push(at);
      state = from(state, [
        {
          type: 'ticket-arrived',
          link: requests[0]?.link ?? state.link.id,
          at,
          answer: { ok: false, code: 'network', msg: '' },
        },
      ]).state;
    }
    expect(state.link.failures).toBeGreaterThanOrEqual(3);
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(waits.every((wait, index) => index === 0 || wait >= (waits[index - 1] ?? 0))).toBe(true);
    const askedValue = state.log.head;
    const polledValue = from({ ...state, isCatchingUp: false }, [
      {
        type: 'state-arrived',
        attempt: 1,
        at: 60_000,
        answer: { ok: true, data: { v: 9, server_time: NOW, state: { ...SAMPLE_STATE, v: 9, offset: 6 } } },
      },
    ]);
    expect(ofType(polledValue.effects, 'ask-messages')).toMatchObject([{ since: askedValue }]);
  });

  test('D97: silence for two beats is a loss, and what rested is asked for at once', () => {
    const { state, effects } = from(readJoinedState(), [{ type: 'tick', at: 50_000 }]);
    expect(state.link.is).toBe('waiting');
    expect(ofType(effects, 'close-socket')).toHaveLength(1);
    expect(ofType(effects, 'ask-state')).toHaveLength(1);
  });

  test('R39: who is silenced is told so by the page, keeps no socket and follows by poll', () => {
    const message = from(readJoinedState(), [
      { type: 'framed', link: 1, at: 10, frame: { type: 'bye', reason: 'banned' } },
    ]);
    expect(ofType(message.effects, 'ask-page')).toHaveLength(1);
    const viewer = { ...SAMPLE_ROOM.viewer, muted_until: -1 };
    const { state, effects } = from(message.state, [
      {
        type: 'page-arrived',
        attempt: 1,
        at: 20,
        answer: { ok: true, data: { ...SAMPLE_ROOM, viewer, server_time: NOW } },
      },
      { type: 'tick', at: 90_000 },
    ]);
    expect(state.phase).toBe('open');
    expect(ofType(effects, 'ask-ticket')).toEqual([]);
    expect(ofType(effects, 'ask-state').length).toBeGreaterThan(0);
  });

  test('R39: who logged out is out', () => {
    const { state } = from(readJoinedState(), [{ type: 'dropped', link: 1, at: 10, code: 4001 }]);
    expect([state.phase, state.refusal?.code]).toEqual(['refused', 'logged-out']);
  });

  test('D97: a stranger, and a room without sockets, are followed by poll', () => {
    const im = { switches: { ...SAMPLE_ROOM.switches, im: false } };
    for (const events of [open({}, false), open(im)]) {
      const { effects } = walk(roomMachine, [...events, { type: 'tick', at: 1000 }]);
      expect(ofType(effects, 'ask-ticket')).toEqual([]);
      expect(ofType(effects, 'ask-messages')).toHaveLength(1);
    }
  });

  test('D98: beside a socket, and in a hidden tab, the state is asked for each 30 seconds', () => {
    const at = 40_000;
    const nextAfter = (state: LiveState, events: readonly LiveEventOf[] = []) => {
      const request = from(state, [...events, { type: 'tick', at }]);
      expect(ofType(request.effects, 'ask-state').length).toBeGreaterThan(0);
      return request.state.poll.dueAt - at;
    };
    const beat = { type: 'beat', server_time: NOW + at } as const;
    expect(nextAfter(readJoinedState(), [{ type: 'framed', link: 1, at, frame: beat }])).toBe(30_000);
    const polledState = walk(roomMachine, open({}, false)).state;
    expect(nextAfter(polledState)).toBe(1000);
    expect(nextAfter(polledState, [{ type: 'hidden', at }])).toBe(30_000);
  });

  test('R52: an early event asks for the gap, once', () => {
    const event = (offset: number): LiveEventOf => ({
      type: 'framed',
      link: 1,
      at: 5,
      frame: { type: 'event', ...sampleEvent(offset) },
    });
    const { effects } = from(readJoinedState(), [event(7), event(8)]);
    expect(ofType(effects, 'ask-messages')).toMatchObject([{ since: 5, epoch: 'e1' }]);
  });
});

describe('records', () => {
  const enteredEvent: LiveEventOf = {
    type: 'entered',
    attempt: 1,
    at: 0,
    answer: { ok: true, data: { enter_time: 77, view_count: 1 } },
  };

  test('M251: each minute and on hide, 300 seconds at most', () => {
    const { effects } = from(readJoinedState(), [
      enteredEvent,
      { type: 'tick', at: 60_000 },
      { type: 'hidden', at: 75_000 },
      { type: 'tick', at: 1_000_000 },
    ]);
    const notices = ofType(effects, 'leave').map(({ seconds, by, enterTime }) => [seconds, by, enterTime]);
    expect(notices).toEqual([
      [60, 'usual', 77],
      [15, 'last', 77],
      [300, 'usual', 77],
    ]);
  });

  test('M251: what the network lost is told with the next', () => {
    const loss = { ok: false, code: 'network', msg: '' } as const;
    const { effects } = from(readJoinedState(), [
      enteredEvent,
      { type: 'tick', at: 60_000 },
      { type: 'left', attempt: 1, seconds: 60, answer: loss },
      { type: 'leaving', at: 70_000 },
    ]);
    expect(ofType(effects, 'leave').at(-1)?.seconds).toBe(70);
  });
});

describe('messages on their way', () => {
  const writtenEvent: LiveEventOf = { type: 'written', at: 10, ref: 'r1', content: 'hello' };
  const keptEvent: LiveEventOf = {
    type: 'sent',
    attempt: 1,
    at: 20,
    ref: 'r1',
    answer: { ok: true, data: { id: 'm_6', offset: 6, offset_ms: 0, waiting: false } },
  };
  const broughtEvent: LiveEventOf = {
    type: 'framed',
    link: 1,
    at: 15,
    frame: { type: 'event', ...sampleEvent(6, { data: { ref: 'r1' } }) },
  };

  test.each([
    ['the answer first', [keptEvent, broughtEvent]],
    ['the log first', [broughtEvent, keptEvent]],
  ])('D97: one’s own line is shown at once, and once: %s', (_name, events) => {
    const shownState = from(readJoinedState(), [writtenEvent]).state;
    expect(shownState.outbox).toMatchObject([{ content: 'hello', is: 'sending' }]);
    const { state } = from(shownState, events);
    expect(state.outbox).toEqual([]);
    expect(state.log.list.filter(({ offset }) => offset === 6)).toHaveLength(1);
  });

  test('D97: one that failed says why, and is sent again under the same name', () => {
    const refusal = { ok: false, code: 'rate-limited', msg: 'slowly', detail: { retry_at: 2000 } } as const;
    const failedState = from(readJoinedState(), [
      writtenEvent,
      { type: 'sent', attempt: 1, at: 20, ref: 'r1', answer: refusal },
    ]).state;
    expect(failedState.outbox).toMatchObject([{ is: 'failed', text: 'slowly' }]);
    expect(failedState.writeAfter).toBe(2_000_000);
    const { effects } = from(failedState, [{ type: 'again', at: 30, ref: 'r1' }]);
    expect(ofType(effects, 'send')).toMatchObject([{ ref: 'r1', content: 'hello' }]);
  });

  test('D102: what became of one that waits is asked for while it does, and no longer', () => {
    const waiting = { id: 'm_6', offset: 0, offset_ms: 0, waiting: true };
    const answeredEvent = (waits: string[], refusals: string[]): LiveEventOf => ({
      type: 'held-arrived',
      attempt: 1,
      answer: { ok: true, data: { waiting: waits, refused: refusals } },
    });
    const heldValue = from(readJoinedState(), [
      writtenEvent,
      { type: 'sent', attempt: 1, at: 20, ref: 'r1', answer: { ok: true, data: waiting } },
      { type: 'tick', at: 1000 },
      answeredEvent(['r1'], []),
      { type: 'tick', at: 2000 },
      { type: 'tick', at: 9000 },
    ]);
    expect(ofType(heldValue.effects, 'ask-held')).toHaveLength(2);
    const notice = from(heldValue.state, [answeredEvent([], ['r1']), { type: 'tick', at: 20_000 }]);
    expect(notice.state.outbox).toMatchObject([{ ref: 'r1', is: 'refused' }]);
    expect(ofType(notice.effects, 'ask-held')).toEqual([]);
  });
});

test.each(['form', 'look'] as const)(
  'D91, D103: before the door %s neither a socket nor the log is asked for',
  (door) => {
    const { state, effects } = walk(roomMachine, [
      ...open({ door }),
      { type: 'tick', at: 1000 },
      { type: 'tick', at: 40_000 },
    ]);
    expect(ofType(effects, 'ask-ticket')).toEqual([]);
    expect(ofType(effects, 'ask-messages')).toEqual([]);
    expect(ofType(effects, 'ask-state').length).toBeGreaterThan(0);
    const { effects: after } = from(state, [
      {
        type: 'page-arrived',
        attempt: 1,
        at: 41_000,
        answer: { ok: true, data: { ...SAMPLE_ROOM, server_time: NOW } },
      },
    ]);
    expect(ofType(after, 'ask-ticket')).toHaveLength(1);
  },
);

test('D97: a recording is read in pages of a minute around its moment, and shows what came up to it', () => {
  const state = { ...SAMPLE_STATE, alive_state: LIVE_STATE.ended, is_lookback: true };
  const { state: replaying, effects } = walk(roomMachine, [
    ...open({ state }),
    { type: 'played', ms: 125_000 },
  ]);
  const pages = ofType(effects, 'ask-events').map(({ ask }) => ask.page);
  expect(pages).toEqual(expect.arrayContaining(['marks', 2, 3, 1]));
  const list = [sampleEvent(1, { offset_ms: 121_000 }), sampleEvent(2, { offset_ms: 126_000 })];
  const { state: read } = from(replaying, [
    {
      type: 'events-arrived',
      attempt: 1,
      ask: { page: 2, after: 0 },
      answer: { ok: true, data: { list, next_offset: 0 } },
    },
  ]);
  expect(shownEvents(read.replay).map(({ offset }) => offset)).toEqual([1]);
  expect(ofType(effects, 'ask-ticket')).toEqual([]);
});
