/** A course whose last lesson is taken rather than watched ends in its certificate all the same (D81, D82, ADR-326). */
import { expect, it } from 'vitest';
import { goodsDetail } from '#server/areas/catalogue/tables/details.ts';
import { PLAIN_DETAIL } from '#server/areas/catalogue/area.ts';
import type { ExamLine } from '#schemas/exam/tables.ts';
import { CODES } from '#schemas/api/codes.ts';
import { GRACE_MS } from '#server/areas/exams/limits.ts';
import { withExams } from './exams-fixture.ts';
import { SHOP, type Me } from './rights-fixture.ts';

const exams = withExams();
const { exam, lesson, course, learner, opened, push, pass, start, save, commit, send, get, db } = exams;
const MINUTE = 60_000;

/** A course that gives a certificate and ends with this exam, after a film of two minutes that was seen. */
async function beforeTheExam(id: string, change: Partial<ExamLine> = {}): Promise<Me> {
  await exam(id, change);
  const film = await lesson(`v_of_${id}`, { seconds: 120 });
  const heldText = await course(`ends_with_${id}`, [film, id]);
  await db()
    .insert(goodsDetail)
    .values({ ...PLAIN_DETAIL, appId: SHOP, goodsId: heldText, givesCertificate: true });
  const me = await learner(heldText);
  const session = await opened(me, film, { take: 1 });
  pass(2 * MINUTE);
  expect((await push(me, session, film, 1, { covered: '0[.]120' })).data.is_finish).toBe(1);
  return me;
}

const readInputs = async (me: Me): Promise<{ goods_id: string }[]> =>
  (await get(me, 'certificate.list.get')).data.list;

async function certify(me: Me, id: string): Promise<void> {
  await expect
    .poll(async () => (await readInputs(me)).map(({ goods_id }) => goods_id), { timeout: 20_000 })
    .toEqual([`ends_with_${id}`]);
}

it('D81, D85: an exam that is passed last', async () => {
  const me = await beforeTheExam('xc_passed');
  const { attempt_id: id } = (await start(me, 'xc_passed')).data;
  await save(me, id, 'x_single', 'B');
  await save(me, id, 'x_multi', ['A', 'C']);
  expect((await commit(me, id)).data.is_passed).toBe(true);
  await certify(me, 'xc_passed');
});

it('D85: an exam that is handed in at its deadline', async () => {
  const me = await beforeTheExam('xc_late');
  const { attempt_id: id, deadline_ts: deadline } = (await start(me, 'xc_late')).data;
  await save(me, id, 'x_single', 'B');
  await save(me, id, 'x_multi', ['A', 'C']);
  pass(deadline * 1000 - exams.clock.now() + GRACE_MS + 1);
  expect((await get(me, 'exam.info.get', { exam_id: 'xc_late' })).data.state).toBe(2);
  await certify(me, 'xc_late');
});

it('D85: an exam that is not passed before its essay was read', async () => {
  const me = await beforeTheExam('xc_essay');
  const { attempt_id } = (await start(me, 'xc_essay')).data;
  await save(me, attempt_id, 'x_essay', 'Three sentences.');
  expect((await commit(me, attempt_id)).data.is_passed).toBe(false);
  expect(await readInputs(me)).toEqual([]);
  const read = { attempt_id, question_id: 'x_essay', score: 45, comment: '' };
  expect((await exams.ask('exam_attempts.review', read)).code).toBe(0);
  await certify(me, 'xc_essay');
});

it('D84: a practice whose last question is answered', async () => {
  const me = await beforeTheExam('xc_practice', {
    mode: 'practice',
    questions: ['x_judge'],
    pass_score: 0,
  });
  const answers = [{ question_id: 'x_judge', answer: false }];
  expect((await send(me, 'exercise.commit', { exercise_id: 'xc_practice', answers })).code).toBe(0);
  await certify(me, 'xc_practice');
});

it('D81, D131: none for an exam that was failed, and one for the attempt that passes', async () => {
  const me = await beforeTheExam('xc_again');
  const first = (await start(me, 'xc_again')).data;
  expect((await commit(me, first.attempt_id)).data.is_passed).toBe(false);
  // A certificate hangs on it: three tries, an hour between two of them.
  const info = async () => (await get(me, 'exam.info.get', { exam_id: 'xc_again' })).data;
  const next = Math.ceil(exams.clock.now() / 1000) + 3600;
  const terms = { attempts_left: 2, attempts_max: 3, wait_s: 3600, show_answers: 'after_pass' };
  const toldAnswer = await info();
  expect(toldAnswer).toMatchObject(terms);
  expect(Math.abs(toldAnswer.next_ts - next)).toBeLessThanOrEqual(1);
  pass(59 * MINUTE);
  expect((await start(me, 'xc_again')).code).toBe(CODES['exam-not-open'].code);
  pass(MINUTE);
  const second = (await start(me, 'xc_again')).data;
  expect(await readInputs(me)).toEqual([]);
  await save(me, second.attempt_id, 'x_single', 'B');
  await save(me, second.attempt_id, 'x_multi', ['A', 'C']);
  expect((await commit(me, second.attempt_id)).data.is_passed).toBe(true);
  await certify(me, 'xc_again');
});
