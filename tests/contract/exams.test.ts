/** Exams over HTTP: one attempt that runs, answers by seq, a deadline of the server, and nothing right told too soon (D85, M258). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { job } from '#server/kernel/jobs/tables/job.ts';
import { GRACE_MS } from '#server/areas/exams/limits.ts';
import { examAttempt } from '#server/areas/exams/tables/exams.ts';
import { withExams } from './exams-fixture.ts';
import { LEARNER, NOBODY, SHOP, type Me } from './rights-fixture.ts';

const exams = withExams();
const { exam, taker, start, save, commit, send, get, pass, somebody, demo, db, clock, recordOf } = exams;
const HOUR = 3_600_000;

const SECRET = /Because of b|A model|"right|analysis|sixteen/;

describe('an attempt', () => {
  it('D85, B49: begins with a deadline of the server, runs once, and tells nothing of what is right', async () => {
    await exam('ex_begin');
    const me = await taker('ex_begin');
    const first = await start(me, 'ex_begin');
    expect(first.code).toBe(0);
    expect(first.data.deadline_ts * 1000 - clock.now()).toBeGreaterThanOrEqual(600_000);
    expect(first.data.deadline_ts * 1000 - clock.now()).toBeLessThan(601_000);
    expect([first.data.server_time, first.data.state, first.data.answers]).toEqual([clock.now(), 1, []]);
    expect(first.data.questions[0]).toEqual({
      id: 'x_single',
      kind: 'single',
      stem: 'One?',
      options: [
        { id: 'A', text: 'a' },
        { id: 'B', text: 'b' },
      ],
      blanks: 0,
      score: 10,
    });
    expect(JSON.stringify(first)).not.toMatch(SECRET);
    pass(60_000);
    const again = await Promise.all([start(me, 'ex_begin'), start(me, 'ex_begin')]);
    expect(again.map(({ data }) => data.attempt_id)).toEqual([first.data.attempt_id, first.data.attempt_id]);
    expect(again[0]?.data.deadline_ts).toBe(first.data.deadline_ts);
  });

  it('D85: of two that begin at once there is one', async () => {
    await exam('ex_race');
    const me = await taker('ex_race');
    const both = await Promise.all([start(me, 'ex_race'), start(me, 'ex_race'), start(me, 'ex_race')]);
    expect(new Set(both.map(({ data }) => data.attempt_id)).size).toBe(1);
    expect(await db().select().from(examAttempt).where(eq(examAttempt.examId, 'ex_race'))).toHaveLength(1);
  });

  it('D85: keeps the answer of the highest seq, and says what is kept', async () => {
    await exam('ex_seq');
    const me = await taker('ex_seq');
    const { attempt_id: id } = (await start(me, 'ex_seq')).data;
    const readKeptItems = async (answer: unknown, seq: number) => {
      const { data } = await save(me, id, 'x_single', answer, seq);
      return [data.kept_seq, data.answer, data.server_time];
    };
    expect(await readKeptItems('A', 2)).toEqual([2, 'A', clock.now()]);
    expect(await readKeptItems('B', 1)).toEqual([2, 'A', clock.now()]);
    expect(await readKeptItems('B', 2)).toEqual([2, 'A', clock.now()]);
    expect(await readKeptItems('B', 3)).toEqual([3, 'B', clock.now()]);
    await save(me, id, 'x_multi', ['A', 'C'], 1);
    await save(me, id, 'x_judge', true, 1);
    await save(me, id, 'x_judge', null, 2);
    const { answers } = (await start(me, 'ex_seq')).data;
    expect(answers).toContainEqual({ question_id: 'x_single', answer: 'B', seq: 3 });
    expect(answers).toContainEqual({ question_id: 'x_judge', answer: null, seq: 2 });
    expect(answers).toHaveLength(3);
  });

  it.each([
    ['x_single', 'Z'],
    ['x_single', ['A']],
    ['x_multi', ['A', 'A']],
    ['x_multi', 'A'],
    ['x_judge', 'true'],
    ['x_blank', ['1', '2']],
    ['x_essay', true],
    ['x_nothing', 'A'],
  ])('D84: %s takes no %j', async (question, answer) => {
    const id = `ex_form_${question}_${JSON.stringify(answer).replaceAll(/\W/g, '')}`;
    await exam(id);
    const me = await taker(id);
    const { attempt_id: attempt } = (await start(me, id)).data;
    expect((await save(me, attempt, question, answer)).code).toBe(CODES['bad-parameters'].code);
  });

  it('D85: is handed in once, grades what was acknowledged, and then tells what is right', async () => {
    await exam('ex_commit');
    const me = await taker('ex_commit');
    const { attempt_id: id } = (await start(me, 'ex_commit')).data;
    await save(me, id, 'x_single', 'B');
    await save(me, id, 'x_multi', ['C', 'A']);
    await save(me, id, 'x_blank', ['Sixteen']);
    expect((await get(me, 'exam.result.get', { attempt_id: id })).code).toBe(CODES['state-conflict'].code);
    const { data } = await commit(me, id);
    expect([data.state, data.score, data.total_score, data.is_passed, data.is_pending]).toEqual([
      2,
      35,
      100,
      true,
      false,
    ]);
    expect(data.answers[0]).toEqual({
      question_id: 'x_single',
      answer: 'B',
      right: true,
      score: 10,
      is_pending: false,
      right_answer: 'B',
      analysis: 'Because of b.',
      comment: '',
    });
    expect(data.answers[2]).toMatchObject({ question_id: 'x_judge', answer: null, right: false, score: 0 });
    expect((await commit(me, id)).data).toEqual(data);
    expect((await save(me, id, 'x_judge', false)).code).toBe(CODES['exam-over'].code);
    const toldAnswer = (await get(me, 'exam.result.get', { attempt_id: id })).data;
    expect(toldAnswer).toMatchObject({ ...data, questions: [{ id: 'x_single' }, {}, {}, {}, {}] });
    // The course knows of it (D82).
    expect(await recordOf(me, 'ex_commit')).toMatchObject({
      productId: 'course_of_ex_commit',
      maxLearnProgress: 100,
    });
    // Another one may begin.
    expect((await start(me, 'ex_commit')).data.attempt_id).not.toBe(id);
  });
});

describe('the deadline', () => {
  it('D85: is followed by a short grace, then nothing is taken and the job hands in what is kept', async () => {
    await exam('ex_late', { attempts: 1 });
    const me = await taker('ex_late');
    const { attempt_id: id, deadline_ts: deadline } = (await start(me, 'ex_late')).data;
    await save(me, id, 'x_single', 'B');
    pass(deadline * 1000 - clock.now() + GRACE_MS);
    expect((await save(me, id, 'x_multi', ['A', 'C'])).code).toBe(0);
    pass(1);
    expect((await save(me, id, 'x_judge', false)).code).toBe(CODES['exam-over'].code);
    const [request] = await db()
      .select()
      .from(job)
      .where(and(eq(job.kind, 'exam.commit'), eq(job.key, id)));
    expect(request?.runAt).toBe(deadline * 1000 + GRACE_MS + 1);
    const { data } = await get(me, 'exam.info.get', { exam_id: 'ex_late' });
    expect([data.state, data.attempts_left, data.attempts[0].score]).toEqual([2, 0, 30]);
    expect(data.attempts[0].committed_ts).toBe(deadline);
    expect((await start(me, 'ex_late')).code).toBe(CODES['attempts-used'].code);
  });

  it('D85: ends no later than the exam closes; no one begins before it opens or after it is stopped', async () => {
    const now = clock.now();
    const at = (ms: number) =>
      new Date(Math.floor((now + ms) / 1000) * 1000).toISOString().replace('.000Z', 'Z');
    await exam('ex_window', { open: at(60_000), close: at(180_000) });
    const me = await taker('ex_window');
    const info = async () => (await get(me, 'exam.info.get', { exam_id: 'ex_window' })).data;
    expect((await start(me, 'ex_window')).code).toBe(CODES['exam-not-open'].code);
    expect((await info()).state).toBe(0);
    pass(61_000);
    const { data } = await start(me, 'ex_window');
    expect(data.deadline_ts).toBe(Date.parse(at(180_000)) / 1000);
    const missedMe = await taker('ex_window');
    pass(120_000);
    expect((await get(missedMe, 'exam.info.get', { exam_id: 'ex_window' })).data.state).toBe(4);
    await exam('ex_stopped', { state: 3 });
    const other = await taker('ex_stopped');
    expect((await start(other, 'ex_stopped')).code).toBe(CODES['exam-not-open'].code);
    for (const state of [0, 2]) {
      await exam(`ex_state_${String(state)}`, { state });
      const nobody = await taker(`ex_state_${String(state)}`);
      expect((await start(nobody, `ex_state_${String(state)}`)).code).toBe(CODES['not-found'].code);
    }
  });
});

describe('who may', () => {
  it('R32, R33: asks for the course on every call, and for the person whose attempt it is', async () => {
    await exam('ex_right');
    const me = await taker('ex_right');
    const stranger = await somebody();
    const { attempt_id: id } = (await start(me, 'ex_right')).data;
    expect((await start(NOBODY, 'ex_right')).code).toBe(CODES['not-logged-in'].code);
    expect((await start(stranger, 'ex_right')).code).toBe(CODES['not-entitled'].code);
    expect((await get(stranger, 'exam.info.get', { exam_id: 'ex_right' })).code).toBe(
      CODES['not-entitled'].code,
    );
    // Of a course on sale they are told which one it is.
    expect(await get(stranger, 'exam.info.get', { exam_id: 'demo_exam' })).toMatchObject({
      code: CODES['not-entitled'].code,
      data: { course: { id: 'demo_paid_course', type: 50 } },
    });
    const other = await taker('ex_right');
    for (const answer of [
      await save(other, id, 'x_single', 'A'),
      await commit(other, id),
      await get(other, 'exam.result.get', { attempt_id: id }),
    ])
      expect(answer.code).toBe(CODES['not-found'].code);
    await exams.test().database.stores.entitlements.revokeOrder(SHOP, `o_of_${me.id}`);
    for (const answer of [
      await save(me, id, 'x_single', 'A'),
      await commit(me, id),
      await start(me, 'ex_right'),
    ])
      expect(answer.code).toBe(CODES['not-entitled'].code);
  });

  it('D85, D131: demo_exam is taken by the demo learner, in choices, three times', async () => {
    const me = await demo(LEARNER);
    const { code, data } = await start(me, 'demo_exam');
    expect(code).toBe(0);
    expect(new Set(data.questions.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['single', 'multi', 'judge']),
    );
    const info = (await get(me, 'exam.info.get', { exam_id: 'demo_exam' })).data;
    expect([info.course.id, info.attempts_left, info.state]).toEqual(['demo_paid_course', 2, 1]);
    expect((await start(await somebody(), 'demo_exam')).code).toBe(CODES['not-entitled'].code);
    const request = { goods_id: 'demo_paid_course', page_size: 50 };
    const { list } = (await send(me, 'goods.directory.get', request)).data;
    expect(list).toContainEqual(
      expect.objectContaining({ resource_id: 'demo_exam', resource_type: 27, lock: '' }),
    );
    expect((await send(me, 'exam.commit', { attempt_id: data.attempt_id })).data).toMatchObject({
      state: 2,
      score: 0,
    });
  });
});

describe('right answers', () => {
  /** Hands in with the first question answered so, and what is told of it then and later. */
  async function handIn(me: Me, id: string, answer?: string) {
    const { attempt_id: attempt } = (await start(me, id)).data;
    if (answer !== undefined) await save(me, attempt, 'x_single', answer);
    const doneAnswer = (await commit(me, attempt)).data;
    const result = (await get(me, 'exam.result.get', { attempt_id: attempt })).data;
    const buildShownItems = (notice: {
      is_answers_shown: number;
      answers: { right_answer: unknown; analysis: string }[];
    }) => [notice.is_answers_shown, notice.answers[0]?.right_answer, notice.answers[0]?.analysis];
    expect(buildShownItems(result)).toEqual(buildShownItems(doneAnswer));
    return buildShownItems(doneAnswer);
  }
  const SHOWN = [1, 'B', 'Because of b.'];
  const HIDDEN = [0, null, ''];
  const one = { questions: ['x_single'], pass_score: 10 };

  it('D131: are shown once it is passed, where nothing else is written', async () => {
    await exam('ex_shown', one);
    const me = await taker('ex_shown');
    expect(await handIn(me, 'ex_shown', 'A')).toEqual(HIDDEN);
    expect(await handIn(me, 'ex_shown', 'B')).toEqual(SHOWN);
  });

  it('D131: are shown after it closes, always or never, as it is written', async () => {
    const close = new Date(exams.clock.now() + 2 * HOUR).toISOString();
    await exam('ex_close', { ...one, answers: 'after_close', close });
    await exam('ex_always', { ...one, answers: 'always' });
    await exam('ex_never', { ...one, answers: 'never' });
    const me = await exams.learner('course_of_ex_close', 'course_of_ex_always', 'course_of_ex_never');
    expect(await handIn(me, 'ex_close', 'B')).toEqual(HIDDEN);
    const [attempt] = (await get(me, 'exam.info.get', { exam_id: 'ex_close' })).data.attempts;
    pass(3 * HOUR);
    const later = (await get(me, 'exam.result.get', { attempt_id: attempt.attempt_id })).data;
    expect([later.is_answers_shown, later.answers[0].right_answer]).toEqual([1, 'B']);
    expect(await handIn(me, 'ex_always', 'A')).toEqual(SHOWN);
    expect(await handIn(me, 'ex_never', 'B')).toEqual(HIDDEN);
  });

  it('D131: a hand-in without an answer shows nothing, whatever is written', async () => {
    await exam('ex_blank', { ...one, answers: 'always', pass_score: 0 });
    expect(await handIn(await taker('ex_blank'), 'ex_blank')).toEqual(HIDDEN);
  });

  it('D131: a bank larger than the paper is drawn from anew for each try', async () => {
    await exam('ex_draw', { draw: 2, attempts: 5, wait_s: 0 });
    const me = await taker('ex_draw');
    const info = (await get(me, 'exam.info.get', { exam_id: 'ex_draw' })).data;
    expect(info).toMatchObject({ question_count: 2, is_drawn: 1, attempts_max: 5 });
    const papers: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const begunAnswer = (await start(me, 'ex_draw')).data;
      const again = (await start(me, 'ex_draw')).data;
      expect(again.questions).toEqual(begunAnswer.questions);
      papers.push(begunAnswer.questions.map(({ id }: { id: string }) => id).join(' '));
      await commit(me, begunAnswer.attempt_id);
    }
    expect(papers.every((paper) => paper.split(' ').length === 2)).toBe(true);
    expect(new Set(papers).size).toBeGreaterThan(1);
  });

  it('D84: a gap is compared by what was meant, and as a number where the question says so', async () => {
    await exam('ex_gap', { ...one, questions: ['x_blank'], pass_score: 5, wait_s: 0 });
    const me = await taker('ex_gap');
    const { attempt_id: id } = (await start(me, 'ex_gap')).data;
    await save(me, id, 'x_blank', ['\u200B１６ ']);
    expect((await commit(me, id)).data).toMatchObject({ score: 5, is_passed: true });
  });
});

describe('an essay', () => {
  it('D85: waits for its reader at the console; its score joins the others, and the attempt is reviewed', async () => {
    await exam('ex_essay');
    const me = await taker('ex_essay');
    const { attempt_id: id } = (await start(me, 'ex_essay')).data;
    await save(me, id, 'x_essay', 'Three sentences.');
    expect((await commit(me, id)).data).toMatchObject({ state: 2, score: 0, is_pending: true });
    const { data: listedValue } = await exams.ask('exam_attempts.list', { exam_id: 'ex_essay' });
    expect(listedValue.total).toBe(1);
    expect(listedValue.items).toMatchObject([
      { attempt_id: id, waiting: [{ question_id: 'x_essay', text: 'Three sentences.', full_score: 60 }] },
    ]);
    const review = (question_id: string, score: number) =>
      exams.ask('exam_attempts.review', { attempt_id: id, question_id, score, comment: 'Well seen.' });
    expect((await review('x_essay', 61)).code).toBe(CODES['bad-parameters'].code);
    expect((await review('x_single', 1)).code).toBe(CODES['not-found'].code);
    expect((await review('x_essay', 45)).data).toEqual({ attempt_id: id, state: 3, score: 45 });
    const { data } = await get(me, 'exam.result.get', { attempt_id: id });
    expect(data).toMatchObject({ state: 3, score: 45, is_passed: true, is_pending: false });
    expect(data.answers[4]).toMatchObject({ score: 45, comment: 'Well seen.' });
  });
});
