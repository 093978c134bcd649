/** Waiting for an order to be paid (D71): asked about every 2000 ms, 150 ticks at most, while somebody looks. */
import { ORDER_POLL_MS, ORDER_TICKS_MAX } from '#schemas/constants.ts';
import { ORDER_STATE } from '#schemas/order/order-state.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';

export type WatchPhase =
  | { name: 'idle' }
  | {
      name: 'watching';
      /** Milliseconds of the clock at the first moment. */
      since: number;
      ticks: number;
      /** An answer is under way: nobody asks again before it is there. */
      isAsking: boolean;
    }
  /** Five minutes are over: it is asked about again where somebody says that they have paid. */
  | { name: 'resting' }
  | { name: 'settled' };

export interface WatchState {
  /** Counts up with every beginning; what comes back carries it. */
  attempt: number;
  /** Nobody looks: nothing is asked, but the time runs on. */
  isHidden: boolean;
  phase: WatchPhase;
}

export type WatchEvent =
  /** Somebody waits, or says that they have paid. */
  | { type: 'opened'; at: number }
  | { type: 'tick'; attempt: number; at: number }
  /** `state` is undefined where the server could not say. */
  | { type: 'told'; attempt: number; state: number | undefined }
  | { type: 'hidden' }
  | { type: 'shown' }
  | { type: 'closed' };

export type WatchEffect =
  | { type: 'ask'; attempt: number }
  | { type: 'tick-in'; attempt: number; ms: number }
  /** It is unpaid no more. */
  | { type: 'settled' };

type Next = Step<WatchState, WatchEffect>;
type Watching = Extract<WatchPhase, { name: 'watching' }>;

function begin(state: WatchState, since: number): Next {
  const attempt = state.attempt + 1;
  return {
    state: { ...state, attempt, phase: { name: 'watching', since, ticks: 0, isAsking: true } },
    effects: [
      { type: 'ask', attempt },
      { type: 'tick-in', attempt, ms: ORDER_POLL_MS },
    ],
  };
}

/** Ticks are counted by the clock, for a hidden tab's timers come late; each event is one at least. */
function tick(state: WatchState, phase: Watching, now: number): Next {
  const { attempt } = state;
  const pollCount = Math.floor((now - phase.since) / ORDER_POLL_MS);
  const ticks = Math.max(phase.ticks + 1, pollCount);
  if (ticks >= ORDER_TICKS_MAX) return stay({ ...state, phase: { name: 'resting' } });
  const again = { type: 'tick-in', attempt, ms: ORDER_POLL_MS } as const;
  const isQuiet = state.isHidden || phase.isAsking;
  return {
    state: { ...state, phase: { ...phase, ticks, isAsking: phase.isAsking || !isQuiet } },
    effects: isQuiet ? [again] : [{ type: 'ask', attempt }, again],
  };
}

function takeOrderState(state: WatchState, orderState: number | undefined): Next {
  const { phase } = state;
  if (phase.name !== 'watching' && phase.name !== 'resting') return stay(state);
  if (orderState !== undefined && orderState !== ORDER_STATE.unpaid)
    return { state: { ...state, phase: { name: 'settled' } }, effects: [{ type: 'settled' }] };
  return phase.name === 'watching' ? stay({ ...state, phase: { ...phase, isAsking: false } }) : stay(state);
}

function step(state: WatchState, event: WatchEvent): Next {
  if ('attempt' in event && event.attempt !== state.attempt) return stay(state);
  switch (event.type) {
    case 'opened':
      return begin(state, event.at);
    case 'tick':
      return state.phase.name === 'watching' ? tick(state, state.phase, event.at) : stay(state);
    case 'told':
      return takeOrderState(state, event.state);
    case 'hidden':
      return stay({ ...state, isHidden: true });
    case 'shown':
      return stay({ ...state, isHidden: false });
    case 'closed':
      return stay({ ...state, attempt: state.attempt + 1, phase: { name: 'idle' } });
  }
}

export const orderWatch = defineMachine<WatchState, WatchEvent, WatchEffect>({
  initial: { attempt: 0, isHidden: false, phase: { name: 'idle' } },
  step,
});
