/** How long somebody watches: told each minute and when they leave, 300 seconds at most in one record (M251, D104). */
import type { AnswerOf } from '#schemas/api/define-endpoint.ts';
import { VIEW_TIME_MAX_S, type liveEnter } from '#schemas/api/live/rooms.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import type { LiveState } from './live-state.ts';
import { aliveIdOf, type Next } from './live-step.ts';

const RECORD_EVERY_MS = msOf(60);
const RECORD_LEAST_S = 1;

/** On air or again, by somebody who is known. */
function isWatching({ isIn, room, state, phase }: LiveState): boolean {
  if (!isIn || phase !== 'open' || room?.door !== 'open' || state === undefined) return false;
  return state.alive_state === LIVE_STATE.live || state.alive_state === LIVE_STATE.ended;
}

/** Asked once; a tick asks again where it came to nothing. */
function enter(state: LiveState, at: number): Next {
  const { attempt } = state;
  return {
    state: { ...state, watch: { enterTime: 0, since: at, owedS: 0 } },
    effects: [{ type: 'enter', attempt, aliveId: aliveIdOf(state) }],
  };
}

export function takeEntry(state: LiveState, at: number, answer: AnswerOf<typeof liveEnter>): Next {
  if (state.watch === undefined) return { state, effects: [] };
  if (!answer.ok)
    return { state: { ...state, watch: { ...state.watch, since: at, enterTime: -1 } }, effects: [] };
  const { enter_time: enterTime, view_count: count } = answer.data;
  const roomState = state.state && { ...state.state, view_count: Math.max(count, state.state.view_count) };
  return { state: { ...state, state: roomState, watch: { enterTime, since: at, owedS: 0 } }, effects: [] };
}

/** A record of what was not told yet; what is more than one may tell is told by the next. */
export function sendWatchTime(state: LiveState, at: number, by: 'usual' | 'last'): Next {
  const { watch, attempt } = state;
  if (watch === undefined || watch.enterTime <= 0) return { state, effects: [] };
  const seconds = Math.min(VIEW_TIME_MAX_S, watch.owedS + secondsOf(at - watch.since));
  if (seconds < RECORD_LEAST_S) return { state, effects: [] };
  const { enterTime } = watch;
  return {
    state: { ...state, watch: { enterTime, since: at, owedS: 0 } },
    effects: [{ type: 'leave', attempt, aliveId: aliveIdOf(state), seconds, enterTime, by }],
  };
}

export function tickWatch(state: LiveState, at: number): Next {
  const { watch } = state;
  if (!isWatching(state)) {
    if (watch === undefined) return { state, effects: [] };
    const last = sendWatchTime(state, at, 'usual');
    return { ...last, state: { ...last.state, watch: undefined } };
  }
  if (watch === undefined) return enter(state, at);
  if (at - watch.since < RECORD_EVERY_MS) return { state, effects: [] };
  return watch.enterTime < 0 ? enter(state, at) : sendWatchTime(state, at, 'usual');
}

/** A record the network lost is told with the next. */
export function addUnsentSeconds(state: LiveState, seconds: number): Next {
  const { watch } = state;
  if (watch === undefined) return { state, effects: [] };
  const owedS = Math.min(VIEW_TIME_MAX_S, watch.owedS + seconds);
  return { state: { ...state, watch: { ...watch, owedS } }, effects: [] };
}
