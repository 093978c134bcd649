/** What comes by asking: the state by its version, and what the log lacks (M242, D97, D98). */
import type { AnswerOf } from '#schemas/api/define-endpoint.ts';
import type { liveMessageGet } from '#schemas/api/live/messages.ts';
import type { liveStateGet } from '#schemas/api/live/rooms.ts';
import { IN_THE_ROOM } from '#schemas/live/refusals.ts';
import { pollAfterMs, RESTING_POLL_MS, type RoomState } from '#schemas/live/state.ts';
import { isPolling } from './link.ts';
import type { LiveState } from './live-state.ts';
import { aliveIdOf, askPage, isReplay, isShutOut, chain, withClock, type Next } from './live-step.ts';
import { lacks, takeTold, type LogPart } from './room-log.ts';

/** A socket tells of what the state already counts a moment later. */
const LACK_MS = 2000;
/** Ticks come about each second, never to the millisecond. */
const EARLY_MS = 60;
/** A refusal that concerns the person: the page says more. */
const REFUSALS: ReadonlySet<string> = new Set(IN_THE_ROOM);

const withPoll = (state: LiveState, poll: Partial<LiveState['poll']>): LiveState => ({
  ...state,
  poll: { ...state.poll, ...poll },
});

/** Whether the stage, the door, the media or the slides laid out are others than they were. */
function isTurned({ state: before, room }: LiveState, state: RoomState): boolean {
  if (before === undefined) return false;
  const hasSlide = room?.ppt.imgs.some(({ server_id: id }) => id === state.page) === true;
  return (
    before.alive_state !== state.alive_state ||
    before.is_lookback !== state.is_lookback ||
    before.push_state !== state.push_state ||
    (before.page !== state.page && !hasSlide)
  );
}

/** A newer state, by whichever way it came; an older one is none. */
export function takeState(before: LiveState, state: RoomState): Next {
  const current = before.state;
  if (current !== undefined && current.epoch === state.epoch && state.v < current.v)
    return { state: before, effects: [] };
  const next = { ...before, state };
  return isTurned(before, state) ? askPage(next) : { state: next, effects: [] };
}

export function askMessages(state: LiveState): Next {
  if (state.isCatchingUp || isReplay(state) || isShutOut(state.room?.door)) return { state, effects: [] };
  const { attempt, log } = state;
  return {
    state: { ...state, isCatchingUp: true },
    effects: [
      { type: 'ask-messages', attempt, aliveId: aliveIdOf(state), since: log.head, epoch: log.epoch },
    ],
  };
}

/** A gap is asked for at once where an event came early, and a little later where only the state knows of it. */
export function mendGap(state: LiveState, at: number): Next {
  if (!lacks(state.log, state.state?.offset ?? 0))
    return {
      state: state.lacksSince === undefined ? state : { ...state, lacksSince: undefined },
      effects: [],
    };
  const since = state.lacksSince ?? at;
  const lacking = { ...state, lacksSince: since };
  const isUrgent = state.log.early.size > 0 || isPolling(state);
  return isUrgent || at - since >= LACK_MS ? askMessages(lacking) : { state: lacking, effects: [] };
}

export function askState(state: LiveState, at: number): Next {
  const { attempt, poll, room } = state;
  if (poll.isAsking || room === undefined) return { state, effects: [] };
  const now = { isHidden: state.isHidden, isConnected: state.link.is === 'joined' || isReplay(state) };
  const fast = state.state?.fast_alive_switch ?? room.switches.fast_alive_switch;
  const every = pollAfterMs({ alive_type: room.base.alive_type, fast_alive_switch: fast }, now);
  const wait = Math.min(RESTING_POLL_MS, every * Math.max(1, poll.failures));
  return {
    state: withPoll(state, { isAsking: true, dueAt: at + wait }),
    effects: [{ type: 'ask-state', attempt, aliveId: aliveIdOf(state), v: state.state?.v ?? 0 }],
  };
}

export function tickPoll(state: LiveState, at: number): Next {
  return at + EARLY_MS >= state.poll.dueAt ? askState(state, at) : { state, effects: [] };
}

/** Asked at once, whatever the time. */
export const due = (state: LiveState): LiveState => withPoll(state, { dueAt: 0 });

export function stateArrived(state: LiveState, at: number, answer: AnswerOf<typeof liveStateGet>): Next {
  const failures = answer.ok ? 0 : state.poll.failures + 1;
  const nextState = withPoll(state, { isAsking: false, failures });
  if (!answer.ok) return REFUSALS.has(answer.code) ? askPage(nextState) : { state: nextState, effects: [] };
  const { state: newer, server_time: serverMs } = answer.data;
  const atServerTime = withClock(nextState, at, serverMs);
  return chain(
    newer === undefined ? { state: atServerTime, effects: [] } : takeState(atServerTime, newer),
    (next) => mendGap(next, at),
  );
}

export function takeLog(state: LiveState, at: number, part: LogPart): Next {
  return mendGap({ ...state, log: takeTold(state.log, part) }, at);
}

export function messagesArrived(state: LiveState, at: number, answer: AnswerOf<typeof liveMessageGet>): Next {
  const idleState = { ...state, isCatchingUp: false };
  if (!answer.ok) {
    // What could not be had is asked for by the next tick that finds it missing.
    const later = { ...idleState, lacksSince: at };
    return REFUSALS.has(answer.code) ? askPage(later) : { state: later, effects: [] };
  }
  return takeLog(withClock(idleState, at, answer.data.server_time), at, answer.data);
}
