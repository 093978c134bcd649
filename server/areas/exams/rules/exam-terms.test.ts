/** On which terms an exam is taken, and what is shown of it afterwards (D131). */
import { describe, expect, it } from 'vitest';
import { BY_DEFAULT, SHOW_ANSWERS, type ShowAnswers } from '#schemas/exam/exam-settings.ts';
import { EXAM_STATE } from '#schemas/exam/exam-state.ts';
import { HOUR_MS } from '#schemas/time.ts';
import { buildAttempt, buildExam, buildQuestion } from '../../../../tests/support/exam-samples.ts';
import { areAnswersShown, drawPaper, nextTryAt, sizeOf, termsOf } from './exam-terms.ts';

const NOW = 1_800_000_000_000;
const UNSET = { attemptsMax: BY_DEFAULT, waitS: BY_DEFAULT };

describe('tries', () => {
  it.each([
    ['an exam a certificate hangs on', UNSET, true, [3, 3600]],
    ['any other exam', UNSET, false, [0, 0]],
    ['a practice a certificate hangs on', { ...UNSET, mode: 'practice' as const }, true, [0, 0]],
    ['one whose merchant wrote something else', { attemptsMax: 0, waitS: 60 }, true, [0, 60]],
  ])('D131: of %s', (_words, change, isCertified, [attempts, wait]) => {
    expect(termsOf(buildExam(change), isCertified)).toMatchObject({ attemptsMax: attempts, waitS: wait });
  });

  it('D131: the next one may begin so long after the one before was handed in', () => {
    const terms = termsOf(buildExam(UNSET), true);
    expect(nextTryAt(terms, undefined)).toBe(0);
    expect(nextTryAt(terms, { committedAt: NOW })).toBe(NOW + HOUR_MS);
    expect(nextTryAt({ ...terms, waitS: 0 }, { committedAt: NOW })).toBe(0);
  });
});

describe('right answers', () => {
  const inputs = [{ questionId: 'q1', answer: 'A', seq: 1 }];
  const passedAttempt = buildAttempt({ score: 20, passScore: 20 });
  const failedAttempt = buildAttempt({ score: 19, passScore: 20 });
  const isShown = (showAnswers: ShowAnswers, attempt = failedAttempt, closeAt = 0) =>
    areAnswersShown(buildExam({ showAnswers, closeAt }), attempt, inputs, NOW);

  it('D131: are shown as the exam says', () => {
    expect([isShown('after_pass'), isShown('after_pass', passedAttempt)]).toEqual([false, true]);
    expect([
      isShown('after_close', passedAttempt, NOW + 1),
      isShown('after_close', failedAttempt, NOW),
    ]).toEqual([false, true]);
    expect([isShown('always'), isShown('never', passedAttempt)]).toEqual([true, false]);
    const stoppedExam = buildExam({ showAnswers: 'after_close', state: EXAM_STATE.stopped });
    expect(areAnswersShown(stoppedExam, failedAttempt, inputs, NOW)).toBe(true);
  });

  it.each(SHOW_ANSWERS)('D131: a hand-in without an answer shows nothing: %s', (showAnswers) => {
    const blank = [
      { questionId: 'q1', answer: null, seq: 1 },
      { questionId: 'q2', answer: [' ', ''], seq: 1 },
    ];
    const free = buildAttempt({ score: 0, passScore: 0 });
    const exam = buildExam({ showAnswers, closeAt: NOW });
    expect([areAnswersShown(exam, free, [], NOW), areAnswersShown(exam, free, blank, NOW)]).toEqual([
      false,
      false,
    ]);
  });
});

describe('a paper', () => {
  const bank = Array.from({ length: 12 }, (_one, index) => buildQuestion(`q${String(index)}`));
  const ids = (seed: string, draw = 5) => drawPaper(bank, draw, seed).map(({ id }) => id);

  it('D131: is drawn anew for each try where the bank is larger, and the same for the same try', () => {
    const papers = ['at_1', 'at_2', 'at_3', 'at_4'].map((seed) => ids(seed));
    expect(papers.map((paper) => new Set(paper).size)).toEqual([5, 5, 5, 5]);
    expect(new Set(papers.map((paper) => paper.join(' '))).size).toBe(4);
    expect(ids('at_1')).toEqual(papers[0]);
  });

  it('D131: leaves no question out over many tries', () => {
    const drawnIds = new Set(Array.from({ length: 60 }, (_one, index) => ids(`at_${String(index)}`)).flat());
    expect(drawnIds.size).toBe(bank.length);
  });

  it('D131: is all of the bank, as it stands, where nothing or as much is drawn', () => {
    for (const draw of [0, 12, 50]) expect(ids('at_1', draw)).toEqual(bank.map(({ id }) => id));
    expect([sizeOf(bank, 0), sizeOf(bank, 5)]).toEqual([
      { count: 12, total: 120 },
      { count: 5, total: 50 },
    ]);
  });
});
