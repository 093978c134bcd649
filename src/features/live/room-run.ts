/** Runs the machine of a room in a page: its calls, its socket, its time and its window. */
import { runMachine } from '#engine/define-machine.ts';
import type { Clock } from '#platform/clock.ts';
import type { Leaving } from '#platform/leaving.ts';
import type { Network } from '#platform/network.ts';
import type { OpenTextSocket, TextSocket } from '#platform/text-socket.ts';
import type { Visibility } from '#platform/visibility.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import {
  liveEnter,
  liveEventsGet,
  liveLeave,
  livePageGet,
  liveStateGet,
  liveTicketGet,
} from '#schemas/api/live/rooms.ts';
import { liveMessageHeld, liveMessageGet, liveMessageSend } from '#schemas/api/live/messages.ts';
import { EVENTS_SPAN_MS } from '#schemas/live/event.ts';
import { SECOND_MS } from '#schemas/time.ts';
import type { LiveEffect, LiveEventOf, LiveState, RoomPlace } from './live-state.ts';
import { MARKS } from './pick-events.ts';
import { readFrame } from './read-frame.ts';
import { roomMachine } from './room.machine.ts';

export interface RoomPorts {
  call: Caller;
  /** For a page that leaves. */
  lastCall: Caller;
  socket: OpenTextSocket;
  /** Milliseconds that only grow, and timers. */
  steady: Clock;
  visibility: Visibility;
  network: Network;
  leaving: Leaving;
  /** From 0 to 1. */
  luck: () => number;
  /** Names a message of this page. */
  ref: () => string;
}

export interface RoomRun {
  get(): LiveState;
  subscribe(listener: () => void): () => void;
  /** Listens to the page until the returned function is called; then it leaves the room. */
  begin(): () => void;
  want(place: RoomPlace, isIn: boolean): void;
  retry(): void;
  refresh(): void;
  look(): void;
  write(content: string): void;
  again(ref: string): void;
  letGo(ref: string): void;
  addPlayback(ms: number): void;
  earlier(): void;
  /** Server clock, unix milliseconds. */
  now(): number;
}

const ALL_MS = 86_400_000;

type Later = (event: LiveEventOf) => void;
type EffectOf<Type extends LiveEffect['type']> = Extract<LiveEffect, { type: Type }>;

/** Effects that are calls; the socket is another matter. */
type Call = Exclude<LiveEffect, { type: 'open-socket' | 'close-socket' }>;

const socketAddress = ({ path, aliveId, ticket, log }: EffectOf<'open-socket'>): string => {
  const place = { epoch: log.epoch, offset: String(log.head) };
  const search = new URLSearchParams({ alive_id: aliveId, ticket, ...(log.epoch === '' ? {} : place) });
  return `${path}?${search.toString()}`;
};

function eventsInput({ aliveId, ask: { page, after } }: EffectOf<'ask-events'>) {
  const stretch =
    page === 'marks'
      ? { from_ms: -ALL_MS, to_ms: ALL_MS, kinds: MARKS.join(',') }
      : { from_ms: page * EVENTS_SPAN_MS, to_ms: (page + 1) * EVENTS_SPAN_MS };
  return { alive_id: aliveId, ...stretch, ...(after === 0 ? {} : { after_offset: after }) };
}

function performCall(ports: RoomPorts, effect: Call, later: Later): void {
  const { call, lastCall, steady } = ports;
  const at = () => steady.now();
  switch (effect.type) {
    case 'ask-page': {
      const { attempt, place } = effect;
      const { aliveId: alive_id, productId: product_id } = place;
      const input = product_id === undefined ? { alive_id } : { alive_id, product_id };
      void call(livePageGet, input).then((answer) =>
        later({ type: 'page-arrived', attempt, at: at(), answer }),
      );
      return;
    }
    case 'enter': {
      const { attempt, aliveId } = effect;
      void call(liveEnter, { alive_id: aliveId }).then((answer) =>
        later({ type: 'entered', attempt, at: at(), answer }),
      );
      return;
    }
    case 'leave': {
      const { attempt, aliveId, seconds, enterTime, by } = effect;
      const input = { alive_id: aliveId, view_time: seconds, enter_time: enterTime };
      void (by === 'last' ? lastCall : call)(liveLeave, input).then((answer) =>
        later({ type: 'left', attempt, seconds, answer }),
      );
      return;
    }
    case 'ask-ticket': {
      const { link, aliveId } = effect;
      void call(liveTicketGet, { alive_id: aliveId }).then((answer) =>
        later({ type: 'ticket-arrived', link, at: at(), answer }),
      );
      return;
    }
    case 'ask-state': {
      const { attempt, aliveId, v } = effect;
      void call(liveStateGet, { alive_id: aliveId, v }).then((answer) =>
        later({ type: 'state-arrived', attempt, at: at(), answer }),
      );
      return;
    }
    case 'ask-messages': {
      const { attempt, aliveId, since, epoch } = effect;
      const input = { alive_id: aliveId, since, ...(epoch === '' ? {} : { epoch }) };
      void call(liveMessageGet, input).then((answer) =>
        later({ type: 'messages-arrived', attempt, at: at(), answer }),
      );
      return;
    }
    case 'ask-held': {
      const { attempt, aliveId } = effect;
      void call(liveMessageHeld, { alive_id: aliveId }).then((answer) =>
        later({ type: 'held-arrived', attempt, answer }),
      );
      return;
    }
    case 'ask-events': {
      const { attempt, ask } = effect;
      void call(liveEventsGet, eventsInput(effect)).then((answer) =>
        later({ type: 'events-arrived', attempt, ask, answer }),
      );
      return;
    }
    case 'send': {
      const { attempt, aliveId, ref, content } = effect;
      void call(liveMessageSend, { alive_id: aliveId, content, ref }).then((answer) =>
        later({ type: 'sent', attempt, at: at(), ref, answer }),
      );
      return;
    }
  }
}

export function makeRoomRun(ports: RoomPorts): RoomRun {
  const { steady } = ports;
  const at = () => steady.now();
  let socket: TextSocket | undefined;
  let stopTicking: (() => void) | undefined;

  const openSocket = (effect: EffectOf<'open-socket'>, later: Later) => {
    const { link } = effect;
    socket?.close();
    socket = ports.socket(socketAddress(effect), {
      onText: (text) => {
        const frame = readFrame(text);
        if (frame !== undefined) later({ type: 'framed', link, at: at(), frame });
      },
      onClose: (code) => later({ type: 'dropped', link, at: at(), code }),
    });
  };
  const running = runMachine(roomMachine, (effect, later) => {
    if (effect.type === 'open-socket') return openSocket(effect, later);
    if (effect.type !== 'close-socket') return performCall(ports, effect, later);
    socket?.close();
    socket = undefined;
  });
  const tick = () => {
    stopTicking = steady.after(SECOND_MS, () => {
      tick();
      running.send({ type: 'tick', at: at() });
    });
  };
  const { send } = running;
  return {
    get: running.get,
    subscribe: running.subscribe,
    begin: () => {
      const stops = [
        ports.visibility.listen((isVisible) => send({ type: isVisible ? 'shown' : 'hidden', at: at() })),
        ports.leaving.listen(() => send({ type: 'leaving', at: at() })),
        ports.network.whenBack(() => send({ type: 'back-online', at: at() })),
      ];
      if (!ports.visibility.visible()) send({ type: 'hidden', at: at() });
      tick();
      return () => {
        stopTicking?.();
        for (const stop of stops) stop();
        send({ type: 'closed', at: at() });
      };
    },
    want: (place, isIn) => send({ type: 'wanted', at: at(), place, isIn, luck: ports.luck() }),
    retry: () => send({ type: 'retried', at: at() }),
    refresh: () => send({ type: 'refreshed', at: at() }),
    look: () => send({ type: 'looked', at: at() }),
    write: (content) => send({ type: 'written', at: at(), ref: ports.ref(), content }),
    again: (ref) => send({ type: 'again', at: at(), ref }),
    letGo: (ref) => send({ type: 'let-go', ref }),
    addPlayback: (ms) => send({ type: 'played', ms }),
    earlier: () => send({ type: 'earlier' }),
    now: () => at() + running.get().skew,
  };
}
