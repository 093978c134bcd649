/** When an exam may be taken, how long, how often, and what becomes of an attempt (D85, ADR-319). */
import { describe, expect, it } from 'vitest';
import { ATTEMPT_STATE, EXAM_STATE } from '#schemas/exam/exam-state.ts';
import { HOUR_MS } from '#schemas/time.ts';
import { buildAttempt, buildExam, buildQuestion } from '../../../../tests/support/exam-samples.ts';
import {
  attemptsLeft,
  commit,
  deadlineOf,
  isOpenAt,
  isRunning,
  isShown,
  lastMoment,
  reviewAttempt,
  stateOf,
} from './attempt.ts';

/** A whole second. */
const NOW = 1_800_000_000_000;
const { unpublished, published, deleted, stopped, timed } = EXAM_STATE;

describe('an exam', () => {
  it.each([
    ['unpublished', { state: unpublished }, false, false],
    ['deleted', { state: deleted }, false, false],
    ['published', { state: published }, true, true],
    ['stopped: it is seen, and begun by nobody', { state: stopped }, true, false],
    ['timed, before it opens', { state: timed, openAt: NOW + 1 }, false, false],
    ['timed, from the moment it opens', { state: timed, openAt: NOW }, true, true],
    ['published, before it opens: it is seen already', { openAt: NOW + 1 }, true, false],
    ['published, from the moment it opens', { openAt: NOW }, true, true],
    ['published, until the moment before it closes', { closeAt: NOW + 1 }, true, true],
    ['published, from the moment it closes', { closeAt: NOW }, true, false],
    ['timed, once it closed', { state: timed, openAt: NOW - 2, closeAt: NOW - 1 }, true, false],
  ])('D85: %s', (_words, change, isSeen, mayBegin) => {
    const exam = buildExam(change);
    expect([isShown(exam, NOW), isOpenAt(exam, NOW)]).toEqual([isSeen, mayBegin]);
  });

  it.each([
    ['its own time after the start', {}, NOW, NOW + HOUR_MS],
    ['on a whole second, which costs nobody any time', {}, NOW - 999, NOW + HOUR_MS],
    ['when the exam closes, where that is earlier', { closeAt: NOW + 60_000 }, NOW, NOW + 60_000],
    ['its own time where the exam closes later', { closeAt: NOW + 2 * HOUR_MS }, NOW, NOW + HOUR_MS],
  ])('D85: an attempt ends %s', (_words, change, begunAt, deadline) => {
    expect(deadlineOf(buildExam({ durationS: 3600, ...change }), begunAt)).toBe(deadline);
  });

  it.each([
    [0, 12, -1],
    [3, 0, 3],
    [3, 2, 1],
    [3, 3, 0],
    // The shop allowed more of them once.
    [3, 5, 0],
  ])('D84: of %d attempts %d were begun, %d are left', (attemptsMax, begunValue, left) => {
    expect(attemptsLeft(buildExam({ attemptsMax }), begunValue)).toBe(left);
  });

  it.each([
    ['not started while it may be', { closeAt: NOW + 1 }, ATTEMPT_STATE.notStarted],
    ['not started where it never closes', {}, ATTEMPT_STATE.notStarted],
    ['missed from the moment it closes', { closeAt: NOW }, ATTEMPT_STATE.missed],
  ])('D85: without an attempt it is %s', (_words, change, state) => {
    expect(stateOf(buildExam(change), undefined, NOW)).toBe(state);
  });

  it('D85: the state for a learner is that of their newest attempt, even after the exam closed', () => {
    const exam = buildExam({ closeAt: NOW - 1 });
    expect(stateOf(exam, { state: ATTEMPT_STATE.reviewed }, NOW)).toBe(ATTEMPT_STATE.reviewed);
  });
});

describe('an attempt', () => {
  const paper = [buildQuestion('q1'), buildQuestion('q2')];
  const answers = [{ questionId: 'q1', answer: 'A', seq: 1 }];

  it('D84: a practice has no deadline: it runs until it is handed in, and that is when it was', () => {
    const practice = buildAttempt({ mode: 'practice', deadlineAt: 0, paper });
    expect([lastMoment(practice), isRunning(practice, NOW)]).toEqual([Infinity, true]);
    expect(commit(practice, answers, NOW)).toEqual({
      ...practice,
      state: ATTEMPT_STATE.committed,
      committedAt: NOW,
      score: 10,
    });
  });

  it('D85: one that was handed in runs no more, however much of its time is left', () => {
    const attempt = buildAttempt({ deadlineAt: NOW + HOUR_MS, paper });
    expect(isRunning(attempt, NOW)).toBe(true);
    expect(isRunning(commit(attempt, answers, NOW), NOW)).toBe(false);
  });
});

describe('an essay that is read', () => {
  const essays = ['q1', 'q2'].map((id) => buildQuestion(id, { kind: 'essay', options: [], right: null }));
  const handedIn = buildAttempt({ state: ATTEMPT_STATE.committed, paper: essays });
  const entries = essays.map(({ id }) => ({ questionId: id, answer: 'Because it is.', seq: 1 }));
  const first = { questionId: 'q1', score: 6, comment: 'Good' };

  it('D85: the attempt waits until every essay that was written is read, and counts each as it is', () => {
    const one = reviewAttempt(handedIn, entries, first);
    expect(one).toEqual({
      ...handedIn,
      score: 6,
      reviews: { q1: { score: 6, comment: 'Good' } },
    });
    const both = reviewAttempt(one, entries, { questionId: 'q2', score: 3, comment: '' });
    expect(both).toEqual({
      ...handedIn,
      state: ATTEMPT_STATE.reviewed,
      score: 9,
      reviews: { q1: { score: 6, comment: 'Good' }, q2: { score: 3, comment: '' } },
    });
  });

  it('D85: an essay that was left empty waits for no review', () => {
    expect(reviewAttempt(handedIn, entries.slice(0, 1), first).state).toBe(ATTEMPT_STATE.reviewed);
  });

  it('D85: a reader who thinks again is believed the last time', () => {
    const again = reviewAttempt(reviewAttempt(handedIn, entries, first), entries, { ...first, score: 8 });
    expect([again.score, again.reviews['q1']?.score]).toEqual([8, 8]);
  });
});
