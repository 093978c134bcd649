/** Who may join a round prize, and which can be meant (D100). */
import { expect, it } from 'vitest';
import { PRIZE_CONDITION } from '#schemas/live/activities/prize.ts';
import { isConditionMet, isPrizeWhole } from './prize-condition.ts';

const NOTHING = { hasWritten: false, hasSigned: false, watchedSeconds: 0 };

it.each([
  ['none', PRIZE_CONDITION.none, NOTHING, true],
  ['no keyword', PRIZE_CONDITION.keyword, NOTHING, false],
  ['keyword', PRIZE_CONDITION.keyword, { ...NOTHING, hasWritten: true }, true],
  ['no sign-in', PRIZE_CONDITION.signed, { ...NOTHING, hasWritten: true }, false],
  ['sign-in', PRIZE_CONDITION.signed, { ...NOTHING, hasSigned: true }, true],
  ['119 s of 2 min', PRIZE_CONDITION.watched, { ...NOTHING, watchedSeconds: 119 }, false],
  ['2 min', PRIZE_CONDITION.watched, { ...NOTHING, watchedSeconds: 120 }, true],
  ['unknown', 9, { hasWritten: true, hasSigned: true, watchedSeconds: 9999 }, false],
])('D100: condition %s', (_name, condition, participation, isMet) => {
  expect(isConditionMet({ condition, minutes: 2 }, participation)).toBe(isMet);
});

it.each([
  [{ condition: 0 }, true],
  [{ condition: 1 }, false],
  [{ condition: 1, condition_text: '  ' }, false],
  [{ condition: 1, condition_text: 'go' }, true],
  [{ condition: 3 }, false],
  [{ condition: 3, minutes: 1 }, true],
])('D100: %j can be meant: %s', (request, isWhole) => {
  expect(isPrizeWhole(request)).toBe(isWhole);
});
