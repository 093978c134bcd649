/** Waiting for an order to be paid: every two seconds, five minutes at most, and only while somebody looks. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_POLL_MS, ORDER_TICKS_MAX } from '#schemas/constants.ts';
import { walk } from '#engine/define-machine.ts';
import { anyOrder, play } from '../../../tests/support/machine-events.ts';
import { orderWatch, type WatchEvent } from './order-watch.machine.ts';

const openedEvent = (at = 0): WatchEvent => ({ type: 'opened', at });
const tick = (at: number, attempt = 1): WatchEvent => ({ type: 'tick', attempt, at });
const toldEvent = (state: number | undefined, attempt = 1): WatchEvent => ({ type: 'told', attempt, state });
const after = (...events: WatchEvent[]) => walk(orderWatch, events);
const asksOf = (...events: WatchEvent[]) =>
  after(...events).effects.filter(({ type }) => type === 'ask').length;

describe('waiting for an order', () => {
  test('D71: it is asked about at once, then every 2 s, and never twice at a time', () => {
    expect(asksOf(openedEvent())).toBe(1);
    expect(asksOf(openedEvent(), tick(2000))).toBe(1);
    expect(asksOf(openedEvent(), toldEvent(0), tick(2000))).toBe(2);
    expect(asksOf(openedEvent(), toldEvent(undefined), tick(2000), tick(4000))).toBe(2);
    expect(after(openedEvent()).effects).toContainEqual({ type: 'tick-in', attempt: 1, ms: 2000 });
  });

  test.each([1, 6, 7, 10])('D71: state %d settles it, once', (state) => {
    const { state: last, effects } = after(openedEvent(), toldEvent(state), toldEvent(state), tick(2000));
    expect(last.phase.name).toBe('settled');
    expect(effects.filter(({ type }) => type === 'settled')).toHaveLength(1);
  });

  test('D71: after five minutes it rests, a late answer still counts, and it begins anew when asked to', () => {
    const restedEvents = [openedEvent(), toldEvent(0), tick(ORDER_POLL_MS * ORDER_TICKS_MAX)];
    expect(after(...restedEvents).state.phase.name).toBe('resting');
    expect(after(...restedEvents, toldEvent(1)).state.phase.name).toBe('settled');
    expect(asksOf(...restedEvents, openedEvent(400_000))).toBe(2);
  });

  test('D71: nobody looks, nothing is asked, and the time runs on', () => {
    const away: WatchEvent[] = [openedEvent(), toldEvent(0), { type: 'hidden' }];
    expect(asksOf(...away, tick(2000), tick(4000))).toBe(1);
    expect(asksOf(...away, tick(2000), { type: 'shown' }, tick(4000))).toBe(2);
    expect(after(...away, tick(300_000)).state.phase.name).toBe('resting');
  });
});

const attempts = fc.integer({ min: 1, max: 4 });
const anyEvent: fc.Arbitrary<WatchEvent> = fc.oneof(
  fc.constantFrom<WatchEvent>({ type: 'hidden' }, { type: 'shown' }, { type: 'closed' }, openedEvent()),
  fc.tuple(attempts, fc.integer({ min: 0, max: 400_000 })).map(([attempt, at]) => tick(at, attempt)),
  fc
    .tuple(attempts, fc.constantFrom(0, 0, 0, 1, undefined))
    .map(([attempt, state]) => toldEvent(state, attempt)),
);

test('D71: in any order of events nobody asks after an end, for an older attempt, or beyond 150 times', () => {
  fc.assert(
    fc.property(anyOrder(anyEvent, 80), (order) => {
      const asks = new Map<number, number>();
      play(orderWatch, order, {
        answer: (effect, pick, index) => {
          if (effect.type === 'ask') return toldEvent(pick % 30 === 0 ? 1 : 0, effect.attempt);
          return effect.type === 'tick-in' ? tick(index * ORDER_POLL_MS, effect.attempt) : undefined;
        },
        judge: (_before, _event, state, effects) => {
          for (const effect of effects) {
            if (effect.type !== 'ask') continue;
            expect([state.phase.name, effect.attempt]).toEqual(['watching', state.attempt]);
            asks.set(effect.attempt, (asks.get(effect.attempt) ?? 0) + 1);
          }
        },
      });
      expect(Math.max(0, ...asks.values())).toBeLessThanOrEqual(ORDER_TICKS_MAX);
    }),
    { numRuns: 100 },
  );
});
