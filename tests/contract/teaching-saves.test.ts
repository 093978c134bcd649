/**
 * What a teacher writes at the desk: exams, questions of films and tasks (D83-D86, D127, D138). On the embedded database too, which
 * has one connection: a save that asks for a second one within its transaction waits for itself.
 */
import { describe, expect, it } from 'vitest';
import { withExams } from './exams-fixture.ts';
import { SHOP } from './rights-fixture.ts';

const exams = withExams();
const { ask, newGoods } = exams;

const VIDEO = 3;
const QUESTIONS = [
  { kind: 'single', stem: 'One?', option_a: 'a', option_b: 'b', answer: ['B'], score: 10 },
  { kind: 'multi', stem: 'Some?', option_a: 'a', option_b: 'b', option_c: 'c', answer: ['A', 'C'] },
  { kind: 'judge', stem: { cn: '对吗？', en: 'So?' }, answer: ['true'], picture: '/demo/covers/a.svg' },
  { kind: 'blank', stem: 'Half is ____', answer: ['0.5/half'], compare: 'number' },
  { kind: 'essay', stem: 'Write', score: 20, analysis: 'A model.' },
];

describe('console.exams.save', () => {
  it('D84, D127: makes a new exam with its good, which learners take', async () => {
    const item = { title: 'Seams', mode: 'exam', pass_score: 1, questions: QUESTIONS };
    const { code, data } = await ask('exams.save', { item });
    expect(code).toBe(0);
    const { id } = data;
    const storedExam = (await ask('exams.get', { id })).data;
    expect(storedExam.version).toBe(data.version);
    expect(storedExam.item).toMatchObject({ title: 'Seams', pass_score: 1 });
    expect(storedExam.item.questions).toMatchObject(QUESTIONS);
    expect(await exams.test().database.stores.goods.byId(SHOP, id)).toMatchObject({
      type: 27,
      title: 'Seams',
      state: 'hidden',
      price: 0,
    });
    const me = await exams.somebody();
    const attempt = await exams.start(me, id);
    expect(attempt.data.questions.map(({ kind }: { kind: string }) => kind)).toEqual(
      QUESTIONS.map(({ kind }) => kind),
    );
    expect(attempt.data.questions[2].picture).toBe('/demo/covers/a.svg');
  });

  it('D127: changes the title of its good, and refuses an exam without one whole', async () => {
    const { data } = await ask('exams.save', { item: { title: 'First', questions: QUESTIONS } });
    const { id, version } = data;
    const saving = await ask('exams.save', { id, version, item: { title: { cn: '改名', en: 'Second' } } });
    expect(saving.code).toBe(0);
    expect((await ask('exams.get', { id })).data.item.title).toEqual({ cn: '改名', en: 'Second' });
    const refusal = await ask('exams.save', { item: { questions: [{ kind: 'judge', stem: '' }] } });
    expect(refusal.code).toBe(40000);
    const pointers = refusal.data.faults.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/title', '/questions/0/stem']));
    const before = (await ask('exams.list', { limit: 1 })).data.total;
    const faulty = [{ kind: 'single', stem: 'x', option_a: 'a', option_b: 'b', answer: ['Z'] }];
    const wrong = await ask('exams.save', { item: { title: 'Faulty', questions: faulty } });
    expect(wrong.data.faults.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/questions/0/answer',
    ]);
    expect((await ask('exams.list', { limit: 1 })).data.total).toBe(before);
    expect((await ask('goods.list', { q: 'Faulty' })).data.items).toEqual([]);
  });

  it('D127: takes an option out that is emptied', async () => {
    const { data } = await ask('exams.save', { item: { title: 'Fewer', questions: QUESTIONS } });
    const { item } = (await ask('exams.get', { id: data.id })).data;
    const questions = item.questions.map((one: { kind: string }) =>
      one.kind === 'multi' ? { ...one, option_c: null, answer: ['A'] } : one,
    );
    expect((await ask('exams.save', { id: data.id, item: { questions } })).code).toBe(0);
    const after = (await ask('exams.get', { id: data.id })).data.item;
    expect(after.questions[1].option_c).toBeUndefined();
    expect(after.questions[1].option_b).toBe('b');
  });
});

describe('console.quizzes.get and save', () => {
  const point = (at: number, change: object = {}) => ({
    point_s: at,
    is_required: true,
    question: { kind: 'judge', stem: `At ${String(at)}?`, answer: ['true'], ...change },
  });

  it('D83: writes questions at moments of a film, by their seconds, and keeps what another saved meanwhile', async () => {
    await newGoods('film_asks', { type: VIDEO });
    const empty = (await ask('quizzes.get', { id: 'film_asks' })).data;
    expect(empty).toMatchObject({ item: { points: [] }, seconds: 0 });
    const points = [point(90), { ...point(30), is_required: false }];
    const saving = await ask('quizzes.save', { id: 'film_asks', version: empty.version, item: { points } });
    expect(saving.code).toBe(0);
    const { item, version } = (await ask('quizzes.get', { id: 'film_asks' })).data;
    expect(version).toBe(saving.data.version);
    expect(item.points).toMatchObject([
      { point_s: 30, is_required: false, question: { stem: 'At 30?' } },
      { point_s: 90, is_required: true, question: { stem: 'At 90?' } },
    ]);
    const stale = await ask('quizzes.save', {
      id: 'film_asks',
      version: empty.version,
      item: { points: [] },
    });
    expect(stale).toMatchObject({ code: 40900, data: { theirs: { points: { length: 2 } } } });
    expect((await ask('quizzes.save', { id: 'film_asks', version, item: { points: [] } })).code).toBe(0);
    expect((await ask('quizzes.get', { id: 'film_asks' })).data.item.points).toEqual([]);
  });

  it('D83: names faults by pointer, and knows films alone', async () => {
    await newGoods('film_faulty', { type: VIDEO });
    const points = [point(10), point(20, { answer: ['maybe'] })];
    const { code, data } = await ask('quizzes.save', { id: 'film_faulty', item: { points } });
    expect([code, data.faults[0].pointer]).toEqual([40000, '/points/1/question/answer']);
    const essay = [point(10, { kind: 'essay', answer: null })];
    expect((await ask('quizzes.save', { id: 'film_faulty', item: { points: essay } })).code).toBe(40000);
    expect((await ask('quizzes.get', { id: 'demo_text' })).code).toBe(40400);
  });
});

describe('console.tasks.save', () => {
  it('D86: sets a task of a good, on either database', async () => {
    await newGoods('task_course', { type: 50 });
    const item = { kind: 'study', title: 'Read on', audience: 'owners', goods_id: 'task_course' };
    const { code, data } = await ask('tasks.save', { item });
    expect(code).toBe(0);
    expect((await ask('tasks.get', { id: data.id })).data.item).toMatchObject(item);
    const wrong = await ask('tasks.save', { item: { ...item, goods_id: 'nothing' } });
    expect(wrong.data.faults[0].pointer).toBe('/goods_id');
  });
});
