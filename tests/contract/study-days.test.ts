/** Credited time by day: whatever comes, the days of a lesson add up to its record (R38, D80). */
import { describe, expect, it } from 'vitest';
import { dayAt } from '#server/areas/shop/area.ts';
import { FILM, withLearning } from './learning-fixture.ts';
import { SHOP, type Me } from './rights-fixture.ts';

const study = withLearning();
const { lesson, learner, opened, push, pushForm, recordOf, pass, test, clock } = study;
const MINUTE = 60_000;

/** The credit of each day, and that the days are the record. */
async function daysOf(me: Me, resourceId: string): Promise<(readonly [string, number])[]> {
  const days = await test().database.stores.studyDays.days(
    { appId: SHOP, userId: me.id },
    '2000-01-01',
    '2999-12-31',
  );
  const own = days.filter((one) => one.resourceId === resourceId);
  const record = await recordOf(me, resourceId);
  expect({
    creditedMs: own.reduce((sum, one) => sum + one.creditedMs, 0),
    reportedMs: own.reduce((sum, one) => sum + one.reportedMs, 0),
  }).toEqual({ creditedMs: record?.creditedMs, reportedMs: record?.reportedMs });
  return own.map(({ day, creditedMs }) => [day, creditedMs] as const);
}

describe('days of study', () => {
  it('R38: add up to the record over midnight, repeated calls and late ones', async () => {
    const film = await lesson('v_days');
    const me = await learner(film);
    const first = dayAt(clock.now());
    const midnight = Date.parse(`${first}T24:00:00+08:00`);
    pass(midnight - MINUTE - clock.now());
    const session = await opened(me, film);
    pass(2 * MINUTE);
    const [one] = await Promise.all([1, 1].map((seq) => push(me, session, film, seq)));
    expect(one?.code).toBe(0);
    expect(await daysOf(me, film)).toEqual([
      [first, MINUTE],
      [dayAt(clock.now()), MINUTE],
    ]);
    const makeTime = clock.now() + 2 * MINUTE;
    pass(20 * MINUTE);
    await push(me, session, film, 2, { client_ts: makeTime });
    expect(await daysOf(me, film)).toEqual([
      [first, MINUTE],
      [dayAt(clock.now()), 3 * MINUTE],
    ]);
  });

  it('M252, D80: hold what a client without sessions was credited', async () => {
    const film = await lesson('v_plain_days');
    const me = await learner(film);
    const plain = () =>
      pushForm(me, {
        resource_id: film,
        resource_type: FILM,
        product_id: '',
        agent_type: 3,
        learn_progress: 0,
        org_learn_progress: 60,
        spend_time: 60,
        stay_time: 60,
      });
    await plain();
    expect(await daysOf(me, film)).toEqual([]);
    pass(MINUTE);
    await plain();
    expect(await daysOf(me, film)).toEqual([[dayAt(clock.now()), MINUTE]]);
  });
});
