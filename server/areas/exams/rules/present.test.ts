/** What learners are told of questions and results: never what is right before it may be seen (D84, R32, ADR-319). */
import { describe, expect, it } from 'vitest';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { buildAttempt, buildQuestion } from '../../../../tests/support/exam-samples.ts';
import { presentGraded, presentQuestion, presentResult } from './present.ts';

const choice = buildQuestion('q1', {
  stem: { cn: '资产等于？', en: 'Assets are?' },
  options: [
    { id: 'A', text: { cn: '负债加权益', en: 'Liabilities and equity' } },
    { id: 'B', text: { cn: '收入', en: 'Income' } },
  ],
  analysis: { cn: '会计恒等式', en: 'The accounting equation' },
});
const gaps = buildQuestion('q2', {
  kind: 'blank',
  options: [],
  right: [['16', 'sixteen'], ['book']],
  score: 4,
});
const many = buildQuestion('q3', { kind: 'multi', right: ['A', 'C'] });
const essay = buildQuestion('q4', { kind: 'essay', options: [], right: null });

describe('a question', () => {
  it.each([
    ['cn', '资产等于？', ['负债加权益', '收入']],
    ['en', 'Assets are?', ['Liabilities and equity', 'Income']],
  ] as const)('D84: is asked in %s, without what is right', (locale, stem, [first, second]) => {
    expect(presentQuestion(choice, locale)).toEqual({
      id: 'q1',
      kind: 'single',
      stem,
      options: [
        { id: 'A', text: first },
        { id: 'B', text: second },
      ],
      blanks: 0,
      score: 10,
    });
  });

  it('D84: says how many gaps it has, and only where there are any', () => {
    expect([gaps, many, essay].map((one) => presentQuestion(one, 'cn').blanks)).toEqual([2, 0, 0]);
  });
});

describe('an answer at a point of a film', () => {
  it('D83: comes with the right answer and its reason', () => {
    expect(presentGraded({ question: choice, answer: 'B' }, 'en')).toEqual({
      question_id: 'q1',
      answer: 'B',
      right: false,
      score: 0,
      is_pending: false,
      right_answer: 'A',
      analysis: 'The accounting equation',
      comment: '',
    });
  });

  it.each([
    ['of each gap the first text that counts', gaps, ['16', 'book']],
    ['all options of several', many, ['A', 'C']],
    ['true or false as it is', buildQuestion('q', { kind: 'judge', right: false }), false],
    ['nothing for an essay', essay, null],
  ])('D83: what is right reads like an answer: %s', (_words, askedQuestion, right) => {
    expect(presentGraded({ question: askedQuestion, answer: 'A' }, 'cn').right_answer).toEqual(right);
  });
});

describe('a result', () => {
  const paper = [choice, gaps, many, essay];
  const answers = [
    { questionId: 'q1', answer: 'A', seq: 1 },
    { questionId: 'q4', answer: 'Because it is.', seq: 1 },
  ];
  const over = buildAttempt({
    state: ATTEMPT_STATE.committed,
    committedAt: 1_800_000_000_999,
    paper,
    passScore: 16,
  });
  const buildNotice = (attempt = over, isOver = true) =>
    presentResult(attempt, answers, { locale: 'en', isOver });

  it('D85: a finished attempt shows every question, answered or not', () => {
    const { answers: notices, ...result } = buildNotice();
    expect(result).toEqual({
      attempt_id: 'at_1',
      state: ATTEMPT_STATE.committed,
      score: 10,
      total_score: 34,
      pass_score: 16,
      is_passed: false,
      is_pending: true,
      is_answers_shown: 1,
      committed_ts: 1_800_000_000,
    });
    expect(notices.map((one) => [one.question_id, one.answer, one.score, one.right, one.is_pending])).toEqual(
      [
        ['q1', 'A', 10, true, false],
        ['q2', null, 0, false, false],
        ['q3', null, 0, false, false],
        ['q4', 'Because it is.', 0, false, true],
      ],
    );
  });

  it('R32: a running practice shows only the right answers of answered questions', () => {
    expect(buildNotice(over, false).answers.map((one) => one.question_id)).toEqual(['q1', 'q4']);
  });

  it.each([
    [5, 15, false],
    [6, 16, true],
  ])('D85: an essay worth %d makes %d in all, of 16 to pass: %s', (givenValue, score, isPassed) => {
    const read = { ...over, reviews: { q4: { score: givenValue, comment: 'Well put' } } };
    const { answers: notices, ...result } = buildNotice(read);
    expect(result).toMatchObject({ score, is_passed: isPassed, is_pending: false });
    expect(notices.map(({ comment }) => comment)).toEqual(['', '', '', 'Well put']);
  });
});
