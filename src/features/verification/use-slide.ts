/** The slide of a captcha with the calls it wants made: its puzzle, and the verdict on what a person did with it (D50). */
import { useEffect } from 'react';
import { authSlideGet, authSlideVerify } from '#schemas/api/identity/captchas.ts';
import type { Caller, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import { useMachine } from '#engine/use-machine.ts';
import { slideOf, type SlideEffect, type SlideEvent } from './slide.machine.ts';

type Puzzle = DataOf<typeof authSlideGet>;
type Answer = Omit<InputOf<typeof authSlideVerify>, 'session_id'>;
type Effect<Type extends SlideEffect<Answer>['type']> = Extract<SlideEffect<Answer>, { type: Type }>;
type Event = SlideEvent<Puzzle, Answer>;

const slide = slideOf<Puzzle, Answer>();

async function bring(act: Caller, { turn, sessionId }: Effect<'fetch'>): Promise<Event> {
  const answer = await act(authSlideGet, { session_id: sessionId });
  return answer.ok ? { type: 'arrived', turn, puzzle: answer.data } : { type: 'lost', turn };
}

async function judge(act: Caller, { turn, sessionId, answer }: Effect<'judge'>): Promise<Event> {
  const verdict = await act(authSlideVerify, { session_id: sessionId, ...answer });
  if (!verdict.ok) return { type: 'missed', turn };
  const { captcha_ticket: ticket, captcha_randstr: randstr } = verdict.data;
  return { type: 'passed', turn, ticket, randstr };
}

interface Hears {
  onPass: (ticket: string, randstr: string) => void;
  onLoss: () => void;
  onClose: () => void;
}

/** @param sessionId of the flow whose slide is open; empty while none is. */
export function useSlide(act: Caller, sessionId: string, hears: Hears) {
  const perform = (effect: SlideEffect<Answer>, later: (event: Event) => void) => {
    if (effect.type === 'fetch') void bring(act, effect).then(later);
    if (effect.type === 'judge') void judge(act, effect).then(later);
    if (effect.type === 'give-up') hears.onLoss();
    if (effect.type === 'hand-over') hears.onPass(effect.ticket, effect.randstr);
  };
  const [{ phase }, send] = useMachine(slide, perform);
  useEffect(() => {
    if (sessionId === '') return undefined;
    send({ type: 'opened', sessionId });
    return () => send({ type: 'closed' });
  }, [send, sessionId]);
  const isThere = phase.name === 'open' || phase.name === 'judging';
  return {
    /** Nothing while no slide is open, or its first puzzle is on its way. */
    puzzle: isThere ? phase.puzzle : phase.name === 'fetching' ? phase.before : undefined,
    isWrong: phase.name !== 'shut' && phase.isWrong,
    isBusy: phase.name === 'judging' || phase.name === 'fetching',
    answer: (answer: Answer) => send({ type: 'answered', answer }),
    again: () => send({ type: 'again' }),
    close: hears.onClose,
    onLoss: hears.onLoss,
  };
}
