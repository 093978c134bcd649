/** Practices over HTTP: each answer is told at once, the first stands, and rounds have no end (D84, M258). */
import { expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { withExams } from './exams-fixture.ts';

const exams = withExams();
const { exam, taker, send, somebody, recordOf } = exams;

const OPEN = { mode: 'practice', questions: ['x_single', 'x_judge', 'x_essay'], pass_score: 10 } as const;
const make = (id: string) => exam(id, { ...OPEN, questions: [...OPEN.questions] });

it('M258, D84, B49: shows the right answer only after the learner’s answer, and the first answer counts', async () => {
  await make('pr_first');
  const me = await taker('pr_first');
  const answer = (question_id: string, input: unknown, attempt_id = '') =>
    send(me, 'exercise.commit', {
      exercise_id: 'pr_first',
      attempt_id,
      answers: [{ question_id, answer: input }],
    });
  const info = async () => (await send(me, 'exercise.info.get', { exercise_id: 'pr_first' })).data;
  const before = await info();
  expect(before).toMatchObject({
    id: 'pr_first',
    attempts_left: -1,
    pass_score: 10,
    attempt_id: '',
    finished_count: 0,
  });
  expect(JSON.stringify(before)).not.toMatch(/Because of b|A model|right|analysis/);
  const first = (await answer('x_single', 'A')).data;
  expect(first.answers).toEqual([
    {
      question_id: 'x_single',
      answer: 'A',
      right: false,
      score: 0,
      is_pending: false,
      right_answer: 'B',
      analysis: 'Because of b.',
      comment: '',
    },
  ]);
  expect((await info()).attempt_id).toBe(first.attempt_id);
  // What is right was told: another answer changes nothing.
  expect((await answer('x_single', 'B', first.attempt_id)).data.answers).toEqual(first.answers);
  expect((await answer('x_judge', false)).data).toMatchObject({
    attempt_id: first.attempt_id,
    score: 5,
    state: 1,
  });
  const { data } = await answer('x_essay', 'Mine', first.attempt_id);
  expect(data).toMatchObject({ state: 2, score: 5, is_passed: false });
  expect(data.answers[2]).toMatchObject({ analysis: 'A model.', is_pending: true });
  expect(await info()).toMatchObject({ attempt_id: '', finished_count: 1 });
  // The next round is a new one.
  const next = (await answer('x_single', 'B')).data;
  expect(next.attempt_id).not.toBe(first.attempt_id);
  expect(next.answers).toHaveLength(1);
  const old = await send(me, 'exercise.answers.get', {
    exercise_id: 'pr_first',
    attempt_id: first.attempt_id,
  });
  expect([old.data.answers.length, old.data.questions.length]).toEqual([3, 3]);
  expect((await send(me, 'exercise.answers.get', { exercise_id: 'pr_first' })).data.attempt_id).toBe(
    next.attempt_id,
  );
});

it('D82: a round that passes is done for the course', async () => {
  await make('pr_done');
  const me = await taker('pr_done');
  const answers = [
    { question_id: 'x_single', answer: 'B' },
    { question_id: 'x_judge', answer: false },
    { question_id: 'x_essay', answer: 'Mine' },
  ];
  expect((await send(me, 'exercise.commit', { exercise_id: 'pr_done', answers })).data.score).toBe(15);
  expect(await recordOf(me, 'pr_done')).toMatchObject({
    maxLearnProgress: 100,
    productId: 'course_of_pr_done',
  });
});

it('R32, R33: is asked of who may, of the mode it is, and of one’s own rounds', async () => {
  await make('pr_right');
  await exam('ex_no_practice');
  const me = await taker('pr_right');
  const stranger = await somebody();
  const ask = async (who: typeof me, id: string, more: object = {}) =>
    (await send(who, 'exercise.commit', { exercise_id: id, answers: [], ...more })).code;
  expect(await ask(stranger, 'pr_right')).toBe(CODES['not-entitled'].code);
  expect(await ask(await taker('ex_no_practice'), 'ex_no_practice')).toBe(CODES['not-found'].code);
  const { attempt_id: id } = (
    await send(me, 'exercise.commit', {
      exercise_id: 'pr_right',
      answers: [{ question_id: 'x_judge', answer: true }],
    })
  ).data;
  const other = await taker('pr_right');
  expect(await ask(other, 'pr_right', { attempt_id: id })).toBe(CODES['not-found'].code);
  // An exam is none of a practice's calls, nor the other way round.
  expect((await send(me, 'exam.commit', { attempt_id: id })).code).toBe(CODES['not-found'].code);
  const unfit = { answers: [{ question_id: 'x_judge', answer: 'A' }] };
  expect(await ask(me, 'pr_right', unfit)).toBe(CODES['bad-parameters'].code);
});
