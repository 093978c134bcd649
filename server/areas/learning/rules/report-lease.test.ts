/** A session whose client sends no beats plays by its reports (D129, ADR-469). */
import { describe, expect, it } from 'vitest';
import { buildFilm, buildText } from '../../../../tests/support/study-samples.ts';
import { takeReports, type SessionStudy } from './credit.ts';
import { beginSession } from './lease.ts';
import { NEW_CLOCK, NEW_RECORD, type LessonFacts, type SessionReport } from './study-state.ts';

const T = 1_800_000_000_000;
const TEXT = buildText();

/** Opened at T. */
function readOpenedStudy(): SessionStudy {
  const session = beginSession({ id: 's1', beat: 'b0', clientTs: T, now: T, openedAt: T });
  return { record: NEW_RECORD, session, clock: NEW_CLOCK };
}

/** Two minutes of play, told so many seconds after the opening. */
const report = ({
  madeSeconds: madeValue,
  spend = 120,
}: {
  madeSeconds: number;
  spend?: number;
}): SessionReport => ({
  seq: 1,
  covered: [],
  clientTs: T + madeValue * 1000,
  spend,
  stay: 120,
  learnProgress: 0,
  position: 0,
});

const take = (
  study: SessionStudy,
  at: number,
  reports: readonly SessionReport[],
  { facts = buildFilm() }: { facts?: LessonFacts } = {},
) =>
  takeReports(
    study,
    { beat: study.session.beat, nextBeat: 'b1', reports },
    { facts, now: T + at * 1000, by: 'here', resourceId: 'v_1' },
  );

describe('whose reports are the beats of its player', () => {
  const at = (seconds: number) => T + seconds * 1000;
  const open = () => {
    const study = readOpenedStudy();
    return { ...study, clock: NEW_CLOCK };
  };

  it('D129: takes the lease by what was played just now, and by nothing else', () => {
    expect(take(open(), 120, [report({ madeSeconds: 120 })]).study.clock).toMatchObject({
      leasedSession: 's1',
      leaseUntil: at(140),
      leasedSince: T,
    });
    for (const free of [
      take(open(), 120, [report({ madeSeconds: 120, spend: 0 })]),
      take(open(), 240, [report({ madeSeconds: 120 })]),
      take(open(), 120, [report({ madeSeconds: 120 })], { facts: TEXT }),
      take({ ...open(), session: { ...open().session, playSeq: 3 } }, 120, [report({ madeSeconds: 120 })]),
    ])
      expect([free.outcome, free.study.clock.leasedSession]).toEqual(['kept', '']);
  });

  it('D129: is answered that another login plays, and credited until that began', () => {
    const other = { ...NEW_CLOCK, leasedSession: 's2', leasedBy: 'there', leasedSince: at(90) };
    const study = { ...open(), clock: { ...other, leaseUntil: at(130) } };
    const { outcome, creditedSeconds, study: keptStudy } = take(study, 120, [report({ madeSeconds: 120 })]);
    expect([outcome, creditedSeconds, keptStudy.clock.leasedSession]).toEqual(['too-many-players', 90, 's2']);
    const stale = { ...study, clock: { ...other, leaseUntil: at(120) } };
    expect(take(stale, 120, [report({ madeSeconds: 120 })])).toMatchObject({
      outcome: 'kept',
      lostSession: 's2',
    });
  });

  it('D129: takes over from a page of the same login, which learns it', () => {
    const clock = { ...NEW_CLOCK, leasedSession: 's2', leasedBy: 'here', leaseUntil: at(130) };
    const takenCredit = take({ ...open(), clock }, 120, [report({ madeSeconds: 120 })]);
    expect([takenCredit.outcome, takenCredit.lostSession]).toEqual(['kept', 's2']);
  });

  it('D129: plays again once no one else does, even after it was taken over', () => {
    const study = open();
    const loss = { ...study, session: { ...study.session, lostAt: at(30) } };
    const again = take(loss, 300, [report({ madeSeconds: 300 })]);
    expect([again.outcome, again.creditedSeconds, again.study.session.lostAt]).toEqual([
      'kept',
      120,
      undefined,
    ]);
  });

  it('D129: a page whose player is paused learns of no other player', () => {
    const clock = { ...NEW_CLOCK, leasedSession: 's2', leasedBy: 'there', leaseUntil: at(130) };
    const loss = { ...open(), clock, session: { ...readOpenedStudy().session, lostAt: at(30) } };
    expect(take(loss, 120, [report({ madeSeconds: 120, spend: 0 })]).outcome).toBe('kept');
  });
});
