/** The way to a socket and back to one: a ticket, a hello, signs of life, and growing waits between tries (D97, ADR-365). */
import type { AnswerOf } from '#schemas/api/define-endpoint.ts';
import type { liveTicketGet } from '#schemas/api/live/rooms.ts';
import { BEAT_S, BYE_CODES, BYE_REASONS, type ByeReason } from '#schemas/live/frame.ts';
import { IN_THE_ROOM } from '#schemas/live/refusals.ts';
import type { Room } from '#schemas/live/room.ts';
import { msOf } from '#schemas/time.ts';
import type { Link, LiveEffect, LiveState } from './live-state.ts';
import { aliveIdOf, chain, askPage, isReplay, serverTime, type Next } from './live-step.ts';

/** D97: after so many in a row the chat comes by poll. */
const FAILURES_MAX = 3;
/** A ticket or a hello that takes longer will not come. */
const OPENING_MS = 10_000;
const SILENCE_MS = msOf(2 * BEAT_S);
const WAIT_MS = { first: 1000, most: 30_000 };
/** A server that goes tells everybody at once; they do not come back at once. */
const RESTART_SPREAD_MS = 2000;
/** Goodbyes that say nothing about this person: another socket is opened. */
const PASSING: ReadonlySet<ByeReason> = new Set<ByeReason>(['restart', 'slow', 'ticket']);
/** What is answered to a person who may not be here: the page says more. */
const REFUSALS: ReadonlySet<string> = new Set([...IN_THE_ROOM, 'not-logged-in']);

const withLink = (state: LiveState, link: Partial<Link>): LiveState => ({
  ...state,
  link: { ...state.link, ...link },
});

/** Whether somebody may not write now; nobody who is silenced keeps a socket (requirement 39). */
const isMuted = ({ muted_until: until }: Room['viewer'], nowMs: number): boolean =>
  until === -1 || msOf(until) > nowMs;

/** Whether this room is followed by a socket, for this person. */
function mayJoin(state: LiveState, at: number): boolean {
  const { room, isIn, link, phase } = state;
  if (phase !== 'open' || room === undefined || !isIn || link.isShut) return false;
  if (isMuted(room.viewer, serverTime(state, at))) return false;
  return room.switches.im && (room.door === 'open' || room.door === 'soon') && !isReplay(state);
}

function join(state: LiveState, at: number): Next {
  const id = state.link.id + 1;
  return {
    state: withLink(state, { id, is: 'ticket', since: at }),
    effects: [{ type: 'ask-ticket', link: id, aliveId: aliveIdOf(state) }],
  };
}

/** Between half and all of twice as long each time. */
function waitMs({ luck, link }: LiveState): number {
  const whole = Math.min(WAIT_MS.most, WAIT_MS.first * 2 ** (link.failures - 1));
  return whole * (0.5 + ((luck + link.id * 0.618) % 1) / 2);
}

const CLOSE: readonly LiveEffect[] = [{ type: 'close-socket' }];

function fail(state: LiveState, at: number): Next {
  const waitingState = withLink(state, { is: 'waiting', since: at, failures: state.link.failures + 1 });
  return { state: withLink(waitingState, { retryAt: at + waitMs(waitingState) }), effects: CLOSE };
}

/** No further socket; what was open is closed. */
export function shut(state: LiveState, is: Partial<Link> = {}): Next {
  if (state.link.is === 'off' && !('isShut' in is)) return { state, effects: [] };
  return { state: withLink(state, { is: 'off', failures: 0, ...is }), effects: CLOSE };
}

export function ticketArrived(state: LiveState, at: number, answer: AnswerOf<typeof liveTicketGet>): Next {
  if (state.link.is !== 'ticket') return { state, effects: [] };
  if (answer.ok) {
    const { path, ticket } = answer.data;
    const { log, link } = state;
    return {
      state: withLink(state, { is: 'opening', since: at }),
      effects: [{ type: 'open-socket', link: link.id, aliveId: aliveIdOf(state), path, ticket, log }],
    };
  }
  const failure = fail(state, at);
  if (!REFUSALS.has(answer.code)) return failure;
  const pageRequest = askPage(failure.state);
  return { state: pageRequest.state, effects: [...failure.effects, ...pageRequest.effects] };
}

const byCode = (code: number): ByeReason | undefined =>
  BYE_REASONS.find((reason) => BYE_CODES[reason] === code);

/**
 * The server closes it, and says why. Who was silenced goes on by poll, and who was sent out is refused: the page tells
 * which (ADR-366).
 */
export function serverClosed(state: LiveState, at: number, reason: ByeReason): Next {
  if (PASSING.has(reason)) {
    const retryAt = at + state.luck * RESTART_SPREAD_MS;
    return { state: withLink(state, { is: 'waiting', since: at, retryAt }), effects: CLOSE };
  }
  if (reason === 'too-many') return shut(state, { isShut: true });
  if (reason === 'logged-out') {
    const over = shut(state, { isShut: true });
    return { ...over, state: { ...over.state, phase: 'refused', refusal: { code: reason, text: '' } } };
  }
  return chain(fail(state, at), askPage);
}

export function takeSocketClose(state: LiveState, at: number, code: number): Next {
  const { is } = state.link;
  if (is !== 'opening' && is !== 'joined') return { state, effects: [] };
  const reason = byCode(code);
  return reason === undefined ? fail(state, at) : serverClosed(state, at, reason);
}

export const takeJoin = (state: LiveState, at: number): LiveState =>
  withLink(state, { is: 'joined', since: at, heardAt: at, failures: 0, hasJoined: true });

export const withHeardAt = (state: LiveState, at: number): LiveState => withLink(state, { heardAt: at });

/** What time asks of the link. */
export function tickLink(state: LiveState, at: number): Next {
  const { link } = state;
  if (!mayJoin(state, at)) return shut(state);
  switch (link.is) {
    case 'off':
      return join(state, at);
    case 'waiting':
      return at >= link.retryAt ? join(state, at) : { state, effects: [] };
    case 'ticket':
    case 'opening':
      return at - link.since >= OPENING_MS ? fail(state, at) : { state, effects: [] };
    case 'joined':
      return at - link.heardAt >= SILENCE_MS ? fail(state, at) : { state, effects: [] };
  }
}

/** Nobody waits any longer: the page is looked at again, or the network is back. */
export const hurry = (state: LiveState, at: number): LiveState =>
  state.link.is === 'waiting' ? withLink(state, { retryAt: Math.min(state.link.retryAt, at) }) : state;

/** Whether chat and state come by poll alone. */
export const isPolling = (state: LiveState): boolean =>
  !isReplay(state) && (state.link.is === 'off' || state.link.failures >= FAILURES_MAX);
