/** Requirement 52: whatever becomes of frames on their way, a client ends with the list of the room. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LiveEvent } from '#schemas/live/event.ts';
import type { Frame } from '#schemas/live/frame.ts';
import { SAMPLE_ROOM, SAMPLE_STATE, sampleEvent } from '#schemas/live/sample-room.ts';
import type { LiveEffect, LiveEventOf, LiveState } from './live-state.ts';
import { roomMachine } from './room.machine.ts';

const RUNS = 300;

/** What may happen to a room, its network and its viewer, one after another. */
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('said' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('recalled' as const), at: fc.nat(30) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('arrives' as const), at: fc.nat(8) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lost' as const), at: fc.nat(8) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('doubled' as const), at: fc.nat(8) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answered' as const), at: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dropped' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('passes' as const), s: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('begun-anew' as const) }) },
);
type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;

/** At most so many are told in one answer here, so that gaps become too wide now and then. */
const TELL_MAX = 12;

function makeWorld() {
  let log: LiveEvent[] = [];
  let epoch = 1;
  let at = 0;
  let state: LiveState = roomMachine.initial;
  let socket: { link: number } | undefined;
  /** Frames and answers on their way. */
  const frames: { link: number; frame: Frame }[] = [];
  const askedEffects: LiveEffect[] = [];

  const roomState = () => ({ ...SAMPLE_STATE, v: 7 + log.length, epoch: `e${epoch}`, offset: log.length });
  const buildNotice = (since: number, knownText: string) => {
    const isSame = knownText === `e${epoch}`;
    const missedItems = log.slice(since);
    const isRecovered = isSame && since <= log.length && missedItems.length <= TELL_MAX;
    const list = isRecovered ? missedItems : log.slice(-TELL_MAX);
    return { epoch: `e${epoch}`, offset: log.length, recovered: isRecovered, list, server_time: at };
  };
  const send = (event: LiveEventOf) => {
    const next = roomMachine.step(state, event);
    state = next.state;
    for (const effect of next.effects) perform(effect);
  };
  function perform(effect: LiveEffect) {
    if (effect.type === 'close-socket') socket = undefined;
    else askedEffects.push(effect);
  }
  const broadcast = (event: LiveEvent) => {
    log = [...log, event];
    if (socket !== undefined) frames.push({ link: socket.link, frame: { type: 'event', ...event } });
  };
  /** Answers what was asked, by the log as it is when the answer arrives. */
  const answer = (effect: LiveEffect) => {
    const { attempt } = state;
    switch (effect.type) {
      case 'ask-page':
        return send({
          type: 'page-arrived',
          attempt,
          at,
          answer: { ok: true, data: { ...SAMPLE_ROOM, state: roomState(), server_time: at } },
        });
      case 'ask-ticket': {
        const data = { ticket: 't', path: '/ws/live', expire_ts: 0 };
        return send({ type: 'ticket-arrived', link: effect.link, at, answer: { ok: true, data } });
      }
      case 'open-socket': {
        socket = { link: effect.link };
        const frame = { ...buildNotice(effect.log.head, effect.log.epoch), state: roomState() };
        frames.push({ link: effect.link, frame: { type: 'hello', ...frame } });
        return undefined;
      }
      case 'ask-messages':
        return send({
          type: 'messages-arrived',
          attempt,
          at,
          answer: { ok: true, data: buildNotice(effect.since, effect.epoch) },
        });
      case 'ask-state': {
        const data = { v: roomState().v, state: roomState(), server_time: at };
        return send({ type: 'state-arrived', attempt, at, answer: { ok: true, data } });
      }
      default:
        return undefined;
    }
  };
  const pass = (s: number) => {
    at += s * 1000;
    send({ type: 'tick', at });
  };
  const deliver = ({ link, frame }: (typeof frames)[number]) => send({ type: 'framed', link, at, frame });
  const take = <Item>(items: Item[], index: number): Item | undefined =>
    items.splice(index % Math.max(1, items.length), 1)[0];
  const say = () => broadcast(sampleEvent(log.length + 1, { id: `m_${epoch}_${log.length + 1}` }));
  const recall = (index: number) => {
    const target = log[index % Math.max(1, log.length)];
    if (target === undefined || target.is_recalled || target.kind !== 'text') return;
    const silent = { content: '', data: {}, is_recalled: true };
    log = log.map((event) => (event.id === target.id ? { ...event, ...silent } : event));
    const offset = log.length + 1;
    broadcast(sampleEvent(offset, { id: `r_${epoch}_${offset}`, kind: 'recall', data: { id: target.id } }));
  };
  const act = (one: Action) => {
    switch (one.do) {
      case 'said':
        return say();
      case 'recalled':
        return recall(one.at);
      case 'arrives': {
        const frame = take(frames, one.at);
        return frame && deliver(frame);
      }
      case 'doubled': {
        const frame = frames[one.at % Math.max(1, frames.length)];
        return frame && deliver(frame);
      }
      case 'lost':
        return void take(frames, one.at);
      case 'answered': {
        const effect = take(askedEffects, one.at);
        return effect && answer(effect);
      }
      case 'dropped':
        if (socket !== undefined) send({ type: 'dropped', link: socket.link, at, code: 1006 });
        return undefined;
      case 'passes':
        return pass(one.s);
      case 'begun-anew':
        epoch += 1;
        log = [];
        // Whoever begins a log anew closes what follows the old one.
        frames.length = 0;
        if (socket !== undefined) send({ type: 'dropped', link: socket.link, at, code: 1012 });
        return undefined;
    }
  };
  /** From here on nothing is lost: what is under way arrives in its order, and time goes by. */
  const settle = () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const frame = frames.shift();
      if (frame !== undefined) deliver(frame);
      const effect = askedEffects.shift();
      if (effect !== undefined) answer(effect);
      if (frame === undefined && effect === undefined) pass(3);
    }
  };
  send({ type: 'wanted', at, place: { aliveId: 'l_1' }, isIn: true, luck: 0.3 });
  // Most of what can happen happens to a room somebody is in already.
  for (let effect = askedEffects.shift(); effect !== undefined; effect = askedEffects.shift()) answer(effect);
  for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) deliver(frame);
  return { act, settle, held: () => state.log, server: () => log };
}

test('R52: whatever frames are lost, doubled or late, the list ends in the order of offsets, each once', () => {
  fc.assert(
    fc.property(fc.array(action, { minLength: 20, maxLength: 80 }), (actions) => {
      const world = makeWorld();
      for (const one of actions) world.act(one);
      world.settle();
      const { list, head } = world.held();
      const server = world.server();
      expect(head).toBe(server.length);
      expect(list).toEqual(server.slice(server.length - list.length));
      expect(list.length).toBeGreaterThanOrEqual(Math.min(server.length, TELL_MAX));
    }),
    { numRuns: RUNS },
  );
});
