/** A world for a machine to run in: it answers what the machine asks for, and between the answers anything may come. */
import fc from 'fast-check';
import type { Machine } from '#engine/define-machine.ts';

export interface MachineStep<Event> {
  /** Chooses whether the world answers now, and what. */
  pick: number;
  /** What comes otherwise: presses, and answers nobody waits for any more. */
  event: Event;
}

export function anyOrder<Event>(
  event: fc.Arbitrary<Event>,
  maxLength: number,
): fc.Arbitrary<MachineStep<Event>[]> {
  const toldArbitrary = fc.record({ pick: fc.noBias(fc.nat({ max: 999 })), event });
  return fc.array(toldArbitrary, { minLength: maxLength / 2, maxLength, size: 'max' });
}

interface World<State, Event, Effect> {
  /** What an effect leads to; undefined for one that has no answer. `index` tells one answer from every other. */
  answer: (effect: Effect, pick: number, index: number) => Event | undefined;
  judge: (before: State, event: Event, state: State, effects: readonly Effect[]) => void;
}

/** Three times of four the oldest effect is answered where one waits; each step is judged. */
export function play<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  order: readonly MachineStep<Event>[],
  { answer, judge }: World<State, Event, Effect>,
): void {
  let state = machine.initial;
  const waiting: Effect[] = [];
  for (const [index, { pick, event: other }] of order.entries()) {
    const effect = pick % 4 === 0 ? undefined : waiting.shift();
    const event = (effect === undefined ? undefined : answer(effect, Math.floor(pick / 4), index)) ?? other;
    const next = machine.step(state, event);
    judge(state, event, next.state, next.effects);
    waiting.push(...next.effects);
    state = next.state;
  }
}
