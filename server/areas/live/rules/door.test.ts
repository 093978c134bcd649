/** What stands between who is let in and the stage, by the state of the room (M236, D91, D103). */
import { expect, it } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { doorOf } from './door.ts';

const NOW = 1_800_000_000;
const room = (aliveState: number, isLookback = false, lookbackEndTs = 0) => ({
  aliveState,
  isLookback,
  lookbackEndTs,
});
const { notStarted, live, ended } = LIVE_STATE;

it.each([
  ['a room that has not begun', room(notStarted), 'soon'],
  ['a room on air', room(live), 'open'],
  ['a room that is over', room(ended), 'ended'],
  ['a room that is over, whose days of a replay it has not', room(ended, false, NOW + 1), 'ended'],
  ['a replay without an end', room(ended, true), 'open'],
  ['a replay in its last second', room(ended, true, NOW + 1), 'open'],
  ['a replay whose end has come', room(ended, true, NOW), 'expired'],
  ['a replay long past', room(ended, true, NOW - 99), 'expired'],
])('M236: %s: %o is "%s"', (_name, facts, door) => {
  expect(doorOf(facts, { isTrialOver: false, isFormDue: false, now: NOW })).toBe(door);
});

it.each([notStarted, live, ended])('D91: a form comes before a room in state %i', (state) => {
  expect(doorOf(room(state), { isTrialOver: false, isFormDue: true, now: NOW })).toBe('form');
});

it('D103: whose free time is over is asked for no form first', () => {
  expect(doorOf(room(live), { isTrialOver: true, isFormDue: true, now: NOW })).toBe('look');
});
