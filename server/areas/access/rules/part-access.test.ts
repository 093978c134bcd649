/** What courses open of the goods they hold (D72). */
import { describe, expect, it } from 'vitest';
import type { Access } from './access-shapes.ts';
import { accessOfPart } from './part-access.ts';

const NOW = 1_800_000_000_000;
const base: Access = { can_see: true, can_buy: false, can_study: false, is_own: false, reason: 'buy' };
const buy: Access = { ...base, can_buy: true };
const boughtAccess: Access = { ...base, can_study: true, is_own: true, reason: 'ok', source: 'order' };
const free: Access = { ...base, can_study: true, reason: 'ok', source: 'free' };
const lentAccess: Access = { ...base, can_study: true, reason: 'ok', source: 'svip' };
const buildRefusedAccess = (reason: Access['reason']): Access => ({ ...base, reason });
const from = (access: Access, unlockAt = 0) => ({ access, unlockAt });

const ROWS: readonly (readonly [string, Access, readonly ReturnType<typeof from>[], boolean, string])[] = [
  ['nothing holds it', buy, [], true, 'buy b'],
  ['its course is bought', buy, [from(boughtAccess)], true, 'ok l'],
  ['its course is bought, and it is no good by itself', free, [from(boughtAccess)], false, 'ok l'],
  ['a lesson at no price of its own', free, [from(buy)], false, 'buy '],
  ['a lesson of a free course', free, [from(free)], false, 'ok l'],
  ['a paid good in a free course', buy, [from(free)], true, 'buy b'],
  ['a paid good in what a membership lends', buy, [from(lentAccess)], true, 'ok l'],
  ['a lesson whose day has not come', free, [from(boughtAccess, NOW + 1)], false, 'not-yet '],
  ['a lesson whose day comes now', free, [from(boughtAccess, NOW)], false, 'ok l'],
  ['the second of its courses is bought', free, [from(buy), from(boughtAccess)], false, 'ok l'],
  ['its course has a password', free, [from(buildRefusedAccess('password'))], false, 'password '],
  [
    'one of its courses was taken down',
    free,
    [from(buildRefusedAccess('delisted')), from(buy)],
    false,
    'buy ',
  ],
  ['a lesson without a course', free, [], false, 'stopped '],
  ['a disabled account', buildRefusedAccess('disabled'), [from(boughtAccess)], false, 'disabled '],
  ['given by itself', boughtAccess, [from(buildRefusedAccess('buy'))], false, 'ok l'],
];

describe('a good that courses hold', () => {
  it.each(ROWS)('D72: %s', (_name, own, holders, isSoldAlone, answer) => {
    const { reason, can_buy, can_study } = accessOfPart(own, { holders, isSoldAlone }, NOW);
    expect(`${reason} ${can_buy ? 'b' : ''}${can_study ? 'l' : ''}`).toBe(answer);
  });

  it('D72: a lesson is shown but closed until its day, and closed to everyone without a course', () => {
    const waiting = accessOfPart(free, { holders: [from(boughtAccess, NOW + 1)], isSoldAlone: false }, NOW);
    expect(waiting).toMatchObject({ can_see: true, is_own: false });
    const alone = accessOfPart(free, { holders: [], isSoldAlone: false }, NOW);
    expect(alone).toMatchObject({ can_see: true, is_own: false });
    const hiddenAccess = accessOfPart({ ...free, can_see: false }, { holders: [], isSoldAlone: false }, NOW);
    expect(hiddenAccess.can_see).toBe(false);
  });
});
