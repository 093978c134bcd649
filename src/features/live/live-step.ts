/** Small steps the parts of the machine share: a step of a room, its clock, its place. */
import type { Step } from '#engine/define-machine.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { Room } from '#schemas/live/room.ts';
import type { LiveEffect, LiveState } from './live-state.ts';

export type Next = Step<LiveState, LiveEffect>;

/** One step after another, with what both want done. */
export function chain(next: Next, step: (state: LiveState) => Next): Next {
  const after = step(next.state);
  return { state: after.state, effects: [...next.effects, ...after.effects] };
}

export const aliveIdOf = ({ place }: LiveState): string => place?.aliveId ?? '';

/** Server clock, unix milliseconds. */
export const serverTime = ({ skew }: LiveState, at: number): number => at + skew;

/** A longer way makes a moment look older than it is, so the greatest is the truest; one far off is another clock. */
const CLOCK_JUMP_MS = 10_000;

export function withClock(state: LiveState, at: number, serverMs: number): LiveState {
  const skew = serverMs - at;
  const isAnother = state.skew === 0 || Math.abs(skew - state.skew) > CLOCK_JUMP_MS;
  return isAnother || skew > state.skew ? { ...state, skew } : state;
}

/** It is over and is seen again. */
export const isReplay = ({ room, state }: LiveState): boolean =>
  room?.door === 'open' && state?.alive_state === LIVE_STATE.ended;

/** A form, or the end of a trial, stands before the room: nothing of it is shown or asked for (D91, D103, ADR-431). */
export const isShutOut = (door: Room['door'] | undefined): boolean => door === 'form' || door === 'look';

/** Whether the page is asked for anew; once at a time. */
export function askPage(state: LiveState): Next {
  const { place, attempt } = state;
  if (place === undefined || state.isAskingPage) return { state, effects: [] };
  return { state: { ...state, isAskingPage: true }, effects: [{ type: 'ask-page', attempt, place }] };
}
