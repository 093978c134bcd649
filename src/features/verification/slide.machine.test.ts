/** The puzzle of a slide: one at a time, judged once, another after a miss. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrder, play } from '../../../tests/support/machine-events.ts';
import { walk } from '#engine/define-machine.ts';
import { slideOf, type SlideEvent } from './slide.machine.ts';

const slide = slideOf<string, number>();
type Event = SlideEvent<string, number>;

const openedEvent: Event = { type: 'opened', sessionId: 's' };
const arrivedEvent = (turn: number, puzzle = `puzzle-${String(turn)}`): Event => ({
  type: 'arrived',
  turn,
  puzzle,
});
const answeredEvent: Event = { type: 'answered', answer: 80 };
const missedEvent = (turn: number): Event => ({ type: 'missed', turn });
const passedEvent = (turn: number): Event => ({ type: 'passed', turn, ticket: 't', randstr: 'r' });
const again: Event = { type: 'again' };
const closedEvent: Event = { type: 'closed' };

const after = (...events: Event[]) => walk(slide, events);
const lastEffects = (...events: Event[]) =>
  walk(slide, events.slice(-1), after(...events.slice(0, -1)).state).effects;

describe('a slide', () => {
  test('M125: opening fetches a puzzle, an answer is judged, and its ticket handed over', () => {
    expect(lastEffects(openedEvent)).toEqual([{ type: 'fetch', turn: 1, sessionId: 's' }]);
    expect(lastEffects(openedEvent, arrivedEvent(1), answeredEvent)).toEqual([
      { type: 'judge', turn: 2, sessionId: 's', answer: 80 },
    ]);
    const all = after(openedEvent, arrivedEvent(1), answeredEvent, passedEvent(2));
    expect(all.effects.at(-1)).toEqual({ type: 'hand-over', ticket: 't', randstr: 'r' });
    expect(all.state.phase).toEqual({ name: 'shut' });
  });

  test('M125: a miss says so over the puzzle before, until another is there', () => {
    const events = [openedEvent, arrivedEvent(1), answeredEvent, missedEvent(2)];
    expect(after(...events).state.phase).toMatchObject({
      name: 'fetching',
      before: 'puzzle-1',
      isWrong: true,
    });
    expect(after(...events, arrivedEvent(3)).state.phase).toMatchObject({
      name: 'open',
      puzzle: 'puzzle-3',
      isWrong: true,
    });
    expect(after(...events, arrivedEvent(3), again, arrivedEvent(4)).state.phase).toMatchObject({
      isWrong: false,
    });
  });

  test('M181: a puzzle that does not come is given up for another way', () => {
    expect(lastEffects(openedEvent, { type: 'lost', turn: 1 })).toEqual([{ type: 'give-up' }]);
  });

  test('M125: an answer while one is judged, or without a puzzle, is none', () => {
    for (const events of [
      [openedEvent, answeredEvent],
      [openedEvent, arrivedEvent(1), answeredEvent, answeredEvent],
      [answeredEvent],
    ])
      expect(lastEffects(...events)).toEqual([]);
  });

  test('M181: what comes after the slide was left is dropped', () => {
    for (const late of [passedEvent(2), missedEvent(2), arrivedEvent(2)])
      expect(lastEffects(openedEvent, arrivedEvent(1), answeredEvent, closedEvent, late)).toEqual([]);
  });
});

const turns = fc.integer({ min: 1, max: 8 });
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom(openedEvent, answeredEvent, answeredEvent, again, closedEvent),
  fc
    .tuple(fc.constantFrom(arrivedEvent, missedEvent, passedEvent), turns)
    .map(([event, turn]) => event(turn)),
  turns.map((turn) => ({ type: 'lost', turn }) as const),
);

test('M125: in any order one question is open at a time, and nothing is handed over that was not judged', () => {
  let total = 0;
  fc.assert(
    fc.property(anyOrder(anyEvent, 40), (order) => {
      let verdictCount = 0;
      let handedCount = 0;
      play(slide, order, {
        answer: (effect, pick) => {
          if (effect.type === 'fetch') return arrivedEvent(effect.turn);
          if (effect.type !== 'judge') return undefined;
          return pick % 2 === 0 ? passedEvent(effect.turn) : missedEvent(effect.turn);
        },
        judge: (before, event, state, effects) => {
          expect(effects.length).toBeLessThanOrEqual(1);
          for (const { type } of effects) {
            if (type === 'judge') verdictCount += 1;
            if (type === 'hand-over') handedCount += 1;
          }
          expect(handedCount).toBeLessThanOrEqual(verdictCount);
          total += handedCount;
          if ('turn' in event && event.turn !== before.turn) expect(state).toBe(before);
        },
      });
    }),
    { numRuns: 200 },
  );
  expect(total).toBeGreaterThan(50);
});
