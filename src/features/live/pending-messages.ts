/** Polls for the state of messages that wait for a moderator (D102, ADR-430). */
import type { AnswerOf } from '#schemas/api/define-endpoint.ts';
import type { liveMessageHeld } from '#schemas/api/live/messages.ts';
import type { LiveState } from './live-state.ts';
import { aliveIdOf, type Next } from './live-step.ts';

/** As often as the state is asked for without a socket (D98). */
const ASK_MS = 8000;

export function tickHeld(state: LiveState, at: number): Next {
  const isWaited = state.outbox.some(({ is }) => is === 'held');
  if (!isWaited || state.isHidden || at < state.heldDueAt) return { state, effects: [] };
  return {
    state: { ...state, heldDueAt: at + ASK_MS },
    effects: [{ type: 'ask-held', attempt: state.attempt, aliveId: aliveIdOf(state) }],
  };
}

/** What was let through is brought by the log; what was not is said so. */
export function heldArrived(state: LiveState, answer: AnswerOf<typeof liveMessageHeld>): LiveState {
  if (!answer.ok) return state;
  const refusals = new Set(answer.data.refused);
  return {
    ...state,
    outbox: state.outbox.map((own) =>
      own.is === 'held' && refusals.has(own.ref) ? { ...own, is: 'refused' } : own,
    ),
  };
}
