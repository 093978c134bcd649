/** D86: where tasks stand by the server's clock. */
import { describe, expect, test } from 'vitest';
import { STUDY_STATE, TASK_STATE } from '#schemas/task/task.ts';
import { isLate, isOverdue, studyState, takesAnswer } from './standing.ts';

const DUE = 1_000;
const { todo, draft, committed, returned, reviewed } = TASK_STATE;
const task = (allowsLate: boolean, dueAt: number | null = DUE) => ({ dueAt, allowsLate });

describe('a task to hand in', () => {
  test.each([
    ['before its time', todo, DUE - 1, false, true],
    ['at its last moment', draft, DUE, false, true],
    ['after it', draft, DUE + 1, true, false],
    ['sent back, after it', returned, DUE + 1, true, true],
    ['handed in, after it', committed, DUE + 1, false, false],
    ['decided, after it', reviewed, DUE + 1, false, false],
  ])('D86: %s, where nothing late is taken', (_name, state, now, overdue, takes) => {
    expect(isOverdue(task(false), state, now)).toBe(overdue);
    expect(takesAnswer(task(false), state, now)).toBe(takes);
  });

  test.each([
    ['handed in', committed],
    ['decided', reviewed],
  ])('D86: what is %s takes no change, in time or where late is allowed', (_name, state) => {
    expect(takesAnswer(task(false), state, DUE)).toBe(false);
    expect(takesAnswer(task(true), state, DUE + 1)).toBe(false);
  });

  test('D86: late is taken where the shop allows it, and marked', () => {
    expect(takesAnswer(task(true), todo, DUE + 1)).toBe(true);
    expect(isLate(task(true), { state: draft, wasLate: false }, DUE + 1)).toBe(true);
    expect(isLate(task(true), { state: draft, wasLate: false }, DUE)).toBe(false);
  });

  test('D86: what was sent back and is mended is as late as it was', () => {
    expect(isLate(task(true), { state: returned, wasLate: false }, DUE + 1)).toBe(false);
    expect(isLate(task(true), { state: returned, wasLate: true }, DUE + 1)).toBe(true);
  });

  test('D86: without a deadline nothing is late', () => {
    expect(isOverdue(task(false, null), todo, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

describe('what is to be studied', () => {
  const { notStarted, doing, done, overdue } = STUDY_STATE;
  test.each([
    [false, false, DUE, notStarted],
    [false, true, DUE, doing],
    [true, true, DUE, done],
    [false, false, DUE + 1, overdue],
    [false, true, DUE + 1, overdue],
    [true, true, DUE + 1, done],
  ])('D86: done %s, started %s at %d', (isDone, hasStarted, now, state) => {
    expect(studyState({ dueAt: DUE }, { isDone, hasStarted }, now)).toBe(state);
  });
});
