/** Banks of questions and exams as tables: all of them or none, faults by row and field, twice is once (D84, ADR-319). */
import { expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { withExams } from './exams-fixture.ts';

const exams = withExams();

const bring = (tables: object, more: object = {}) => exams.ask('exams.import', { tables, ...more });
const take = async () => (await exams.ask('exams.export')).data.tables;

const QUESTION = {
  id: 'im_1',
  kind: 'single',
  stem: { cn: '一', en: 'One' },
  option_a: 'a',
  option_b: 'b',
  answer: ['A'],
};

it('ADR-319: what is exported comes in again and changes nothing', async () => {
  const first = await take();
  expect(first.questions.length).toBeGreaterThanOrEqual(8);
  expect((await bring(first)).data).toEqual({
    changes: [],
    notes: [],
    unchanged: first.questions.length + first.exams.length + first.quizzes.length,
  });
  expect(await take()).toEqual(first);
});

it('ADR-319: adds and changes rows, and a trial says so and does nothing', async () => {
  await exams.exam('im_exam');
  const tables = {
    questions: [QUESTION],
    exams: [{ id: 'im_exam', questions: ['im_1', 'x_judge'], duration_s: 60 }],
  };
  const changes = [
    expect.objectContaining({ table: 'questions', id: 'im_1', change: 'added' }),
    {
      table: 'exams',
      id: 'im_exam',
      change: 'changed',
      fields: expect.arrayContaining([
        expect.objectContaining({ id: 'im_exam', field: 'duration_s', after: 60 }),
      ]),
    },
  ];
  expect((await bring(tables, { is_trial: true })).data).toMatchObject({ changes, unchanged: 0 });
  expect((await take()).questions.some(({ id }: { id: string }) => id === 'im_1')).toBe(false);
  expect((await bring(tables)).data).toMatchObject({ changes, unchanged: 0 });
  expect((await bring(tables)).data).toEqual({ changes: [], unchanged: 2, notes: [] });
  const me = await exams.taker('im_exam');
  expect((await exams.start(me, 'im_exam')).data.questions.map(({ id }: { id: string }) => id)).toEqual([
    'im_1',
    'x_judge',
  ]);
});

it('D85: an attempt keeps the questions it began with', async () => {
  await exams.exam('im_kept');
  const me = await exams.taker('im_kept');
  const { attempt_id: id } = (await exams.start(me, 'im_kept')).data;
  await exams.save(me, id, 'x_single', 'B');
  const changedValue = {
    id: 'x_single',
    kind: 'single',
    stem: 'Other',
    option_a: 'a',
    option_b: 'b',
    answer: ['A'],
    score: 99,
  };
  expect((await bring({ questions: [changedValue] })).code).toBe(0);
  expect((await exams.start(me, 'im_kept')).data.questions[0].stem).toBe('One?');
  expect((await exams.commit(me, id)).data).toMatchObject({ score: 10, total_score: 100 });
});

it.each([
  ['answer', { ...QUESTION, answer: ['C'] }],
  ['answer', { ...QUESTION, kind: 'multi', answer: [] }],
  ['answer', { id: 'im_j', kind: 'judge', stem: 'x', answer: ['yes'] }],
  ['answer', { id: 'im_b', kind: 'blank', stem: 'x' }],
  ['answer', { id: 'im_g', kind: 'blank', stem: 'x', answer: ['16', 'book/'] }],
  ['answer', { id: 'im_e', kind: 'essay', stem: 'x', answer: ['x'] }],
  ['option_b', { id: 'im_o', kind: 'single', stem: 'x', option_a: 'a', answer: ['A'] }],
  ['kind', { ...QUESTION, kind: 'choice' }],
  ['stemm', { ...QUESTION, stemm: 'x' }],
])('ADR-319: a fault names table, row and field: %s', async (field, row) => {
  const before = await take();
  const { code, data } = await bring({ questions: [{ ...QUESTION, id: 'im_ok' }, row] });
  expect(code).toBe(CODES['config-invalid'].code);
  expect(data.errors).toContainEqual(
    expect.objectContaining({ table: 'questions', row: 1, pointer: `/${field}` }),
  );
  expect(await take()).toEqual(before);
});

it('ADR-319: an exam is a good of its kind and asks questions that are there', async () => {
  const { data } = await bring({
    exams: [
      { id: 'demo_text', questions: ['demo_q_cut'] },
      { id: 'demo_exam', questions: ['nothing'] },
      { id: 'demo_practice', mode: 'exam', questions: ['demo_q_cut'] },
      {
        id: 'demo_exam',
        questions: ['demo_q_cut'],
        open: '2026-01-02T08:00+08:00',
        close: '2026-01-01T08:00+08:00',
      },
    ],
  });
  const places = data.errors.map(
    ({ row, pointer }: { row: number; pointer: string }) => `${String(row)}${pointer}`,
  );
  expect(places.toSorted()).toEqual(['0/id', '1/questions', '2/id', '3/close', '3/id']);
});
