/** The puzzle of a slide that is open (D50): on its way, under the hand, judged; one that was missed brings another. */
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';

type SlidePhase<Puzzle> =
  | { name: 'shut' }
  /** The puzzle before stays until the next is there. */
  | { name: 'fetching'; sessionId: string; before: Puzzle | undefined; isWrong: boolean }
  | { name: 'open'; sessionId: string; puzzle: Puzzle; isWrong: boolean }
  | { name: 'judging'; sessionId: string; puzzle: Puzzle; isWrong: boolean };

export interface SlideState<Puzzle> {
  /** Counts up with every question; answers carry it. */
  turn: number;
  phase: SlidePhase<Puzzle>;
}

export type SlideEvent<Puzzle, Answer> =
  | { type: 'opened'; sessionId: string }
  | { type: 'arrived'; turn: number; puzzle: Puzzle }
  | { type: 'lost'; turn: number }
  | { type: 'answered'; answer: Answer }
  | { type: 'missed'; turn: number }
  | { type: 'passed'; turn: number; ticket: string; randstr: string }
  | { type: 'again' }
  | { type: 'closed' };

export type SlideEffect<Answer> =
  | { type: 'fetch'; turn: number; sessionId: string }
  | { type: 'judge'; turn: number; sessionId: string; answer: Answer }
  /** No puzzle comes: the captcha goes another way (M181). */
  | { type: 'give-up' }
  | { type: 'hand-over'; ticket: string; randstr: string };

type Next<Puzzle, Answer> = Step<SlideState<Puzzle>, SlideEffect<Answer>>;

function fetch<Puzzle, Answer>(
  state: SlideState<Puzzle>,
  how: Omit<Extract<SlidePhase<Puzzle>, { name: 'fetching' }>, 'name'>,
): Next<Puzzle, Answer> {
  const turn = state.turn + 1;
  return {
    state: { turn, phase: { name: 'fetching', ...how } },
    effects: [{ type: 'fetch', turn, sessionId: how.sessionId }],
  };
}

const shut = <Puzzle>({ turn }: SlideState<Puzzle>): SlideState<Puzzle> => ({
  turn: turn + 1,
  phase: { name: 'shut' },
});

/** Answers: those of the running turn alone. */
function stepTurn<Puzzle, Answer>(
  state: SlideState<Puzzle>,
  event: Extract<SlideEvent<Puzzle, Answer>, { turn: number }>,
): Next<Puzzle, Answer> {
  const { phase, turn } = state;
  if (event.turn !== turn) return stay(state);
  if (phase.name === 'fetching') {
    const { sessionId, isWrong } = phase;
    if (event.type === 'arrived')
      return stay({ turn, phase: { name: 'open', sessionId, puzzle: event.puzzle, isWrong } });
    return event.type === 'lost' ? { state: shut(state), effects: [{ type: 'give-up' }] } : stay(state);
  }
  if (phase.name !== 'judging') return stay(state);
  const { sessionId, puzzle: before } = phase;
  if (event.type === 'missed') return fetch(state, { sessionId, before, isWrong: true });
  if (event.type !== 'passed') return stay(state);
  const { ticket, randstr } = event;
  return { state: shut(state), effects: [{ type: 'hand-over', ticket, randstr }] };
}

function step<Puzzle, Answer>(
  state: SlideState<Puzzle>,
  event: SlideEvent<Puzzle, Answer>,
): Next<Puzzle, Answer> {
  if ('turn' in event) return stepTurn(state, event);
  const { phase } = state;
  if (event.type === 'opened')
    return fetch(state, { sessionId: event.sessionId, before: undefined, isWrong: false });
  if (event.type === 'closed') return phase.name === 'shut' ? stay(state) : stay(shut(state));
  if (phase.name !== 'open') return stay(state);
  const { sessionId, puzzle, isWrong } = phase;
  if (event.type === 'again') return fetch(state, { sessionId, before: puzzle, isWrong: false });
  const turn = state.turn + 1;
  return {
    state: { turn, phase: { name: 'judging', sessionId, puzzle, isWrong } },
    effects: [{ type: 'judge', turn, sessionId, answer: event.answer }],
  };
}

/** The machine knows nothing of what a puzzle looks like, nor of how it is answered. */
export function slideOf<Puzzle, Answer>() {
  return defineMachine<SlideState<Puzzle>, SlideEvent<Puzzle, Answer>, SlideEffect<Answer>>({
    initial: { turn: 0, phase: { name: 'shut' } },
    step,
  });
}
