/** Questions at moments of a film: brought by tables, told without what is right, answered once (D83, M258). */
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { withExams } from './exams-fixture.ts';
import { LEARNER, NOBODY, SHOP, type Me } from './rights-fixture.ts';

const exams = withExams();
const { exam, lesson, course, learner, somebody, demo, send, get, test } = exams;
const SECRET = /Because of b|"right|analysis|sixteen/;

const bring = (tables: object) => exams.ask('exams.import', { tables });
const take = async () => (await exams.ask('exams.export')).data.tables;
const quiz = (me: Me, id: string) => get(me, 'quiz.play.get', { resource_id: id });
const answer = (me: Me, id: string, point_s: number, input: unknown) =>
  send(me, 'quiz.play.save', { resource_id: id, point_s, answer: input });

/** A film of ten minutes that asks at these points, in a course; and somebody who has it. */
async function film(id: string, points: readonly string[]): Promise<Me> {
  await exam(`bank_of_${id}`);
  const heldText = await course(`course_of_${id}`, [await lesson(id)]);
  expect((await bring({ quizzes: [{ id, points }] })).code).toBe(0);
  return learner(heldText);
}

describe('a film that asks', () => {
  it('D83, M258: tells its points by their seconds, and nothing of what is right', async () => {
    const me = await film('qz_told', ['300:x_judge:optional', '30:x_single']);
    const toldAnswer = await quiz(me, 'qz_told');
    expect(toldAnswer.data.list).toMatchObject([
      { point_s: 30, is_required: true, question: { id: 'x_single', stem: 'One?' }, graded: null },
      { point_s: 300, is_required: false, question: { id: 'x_judge' }, graded: null },
    ]);
    expect(JSON.stringify(toldAnswer)).not.toMatch(SECRET);
    expect((await quiz(await learner(await lesson('qz_plain')), 'qz_plain')).data.list).toEqual([]);
  });

  it('D83: keeps the first answer, tells what is right of it alone, and says the same when asked again', async () => {
    const me = await film('qz_first', ['30:x_single', '60:x_blank']);
    const first = await answer(me, 'qz_first', 30, 'A');
    expect(first.data).toEqual({
      question_id: 'x_single',
      answer: 'A',
      right: false,
      score: 0,
      is_pending: false,
      right_answer: 'B',
      analysis: 'Because of b.',
      comment: '',
    });
    expect((await answer(me, 'qz_first', 30, 'B')).data).toEqual(first.data);
    const { list } = (await quiz(me, 'qz_first')).data;
    expect([list[0].graded, list[1].graded]).toEqual([first.data, null]);
    expect(JSON.stringify(list[1])).not.toMatch(SECRET);
    const other = await learner('course_of_qz_first');
    expect((await quiz(other, 'qz_first')).data.list[0].graded).toBeNull();
  });

  it('D83: of two answers at once one counts, and both callers learn which', async () => {
    const me = await film('qz_race', ['30:x_single']);
    const both = await Promise.all([answer(me, 'qz_race', 30, 'A'), answer(me, 'qz_race', 30, 'B')]);
    expect(both[0]?.data).toEqual(both[1]?.data);
  });

  it('D83: an answer stays what it was worth when its point is moved and its question changed', async () => {
    const me = await film('qz_kept', ['30:x_judge']);
    expect((await answer(me, 'qz_kept', 30, false)).data.right).toBe(true);
    const changedValue = { id: 'x_judge', kind: 'judge', stem: 'Not so?', answer: ['true'], score: 5 };
    const movedValue = { id: 'qz_kept', points: ['45:x_judge'] };
    expect((await bring({ questions: [changedValue], quizzes: [movedValue] })).code).toBe(0);
    expect((await quiz(me, 'qz_kept')).data.list).toMatchObject([
      { point_s: 45, question: { stem: 'So?' }, graded: { right: true } },
    ]);
    expect((await answer(me, 'qz_kept', 30, true)).code).toBe(CODES['not-found'].code);
  });

  it.each([[null], ['Z'], [['A']], [''], [true]])('D83: takes no %j for an answer', async (input) => {
    const id = `qz_form_${JSON.stringify(input).replaceAll(/\W/g, '')}`;
    const me = await film(id, ['30:x_single']);
    expect((await answer(me, id, 30, input)).code).toBe(CODES['bad-parameters'].code);
  });

  it('R32: asks for the right to the film on every call', async () => {
    const me = await film('qz_right', ['30:x_single']);
    const stranger = await somebody();
    expect((await quiz(NOBODY, 'qz_right')).code).toBe(CODES['not-logged-in'].code);
    for (const notice of [await quiz(stranger, 'qz_right'), await answer(stranger, 'qz_right', 30, 'B')])
      expect(notice.code).toBe(CODES['not-entitled'].code);
    await test().database.stores.entitlements.revokeOrder(SHOP, `o_of_${me.id}`);
    expect((await answer(me, 'qz_right', 30, 'B')).code).toBe(CODES['not-entitled'].code);
  });

  it('D83: a film of the demo asks twice, in both languages', async () => {
    const { list } = (await quiz(await demo(LEARNER), 'demo_lesson_10')).data;
    expect(
      list.map(({ point_s, is_required }: { point_s: number; is_required: boolean }) => [
        point_s,
        is_required,
      ]),
    ).toEqual([
      [11, true],
      [46, false],
    ]);
  });
});

describe('its table', () => {
  it('ADR-319: comes in as it went out; a row without points takes them away', async () => {
    const me = await film('qz_table', ['30:x_single', '60:x_judge:optional']);
    const row = { id: 'qz_table', points: ['30:x_single', '60:x_judge:optional'] };
    expect((await take()).quizzes).toContainEqual(row);
    expect((await bring({ quizzes: [row] })).data).toEqual({ changes: [], unchanged: 1, notes: [] });
    const empty = { id: 'qz_table', points: [] };
    expect((await bring({ quizzes: [empty] })).data.changes).toEqual([
      expect.objectContaining({ table: 'quizzes', id: 'qz_table', change: 'changed' }),
    ]);
    await bring({ quizzes: [row] });
    expect((await bring({ quizzes: [{ ...row, points: null }] })).data.changes).toHaveLength(1);
    expect((await bring({ quizzes: [empty] })).data).toEqual({ changes: [], unchanged: 1, notes: [] });
    expect((await quiz(me, 'qz_table')).data.list).toEqual([]);
  });

  it.each([
    ['id', { id: 'demo_text', points: ['1:x_single'] }],
    ['id', { id: 'no_such_film', points: ['1:x_single'] }],
    ['points', { id: 'qz_faults', points: ['1:nobody'] }],
    ['points', { id: 'qz_faults', points: ['1:x_essay'] }],
    ['points', { id: 'qz_faults', points: ['600:x_single'] }],
    ['points', { id: 'qz_faults', points: ['1:x_single', '1:x_judge'] }],
    ['points', { id: 'qz_faults', points: ['1:x_single', '2:x_single'] }],
    ['points/0', { id: 'qz_faults', points: ['x_single'] }],
  ])('ADR-319: a fault names the field, and nothing is changed: %s of %j', async (field, row) => {
    if (!(await take()).quizzes.some(({ id }: { id: string }) => id === 'qz_faults'))
      await film('qz_faults', ['30:x_blank']);
    const before = await take();
    const { code, data } = await bring({ quizzes: [row] });
    expect(code).toBe(CODES['config-invalid'].code);
    expect(data.errors).toContainEqual(
      expect.objectContaining({ table: 'quizzes', row: 0, pointer: `/${field}` }),
    );
    expect(await take()).toEqual(before);
  });
});
