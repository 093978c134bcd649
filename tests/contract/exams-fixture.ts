/** What tests of exams share: exams and practices of their own, learners who may take them, and the calls. */
import type { ExamLine, QuestionLine } from '#schemas/exam/tables.ts';
import { createExamStore } from '#server/areas/exams/store/exams.store.ts';
import { examOf, questionOf } from '#server/areas/exams/transfer/rows-of.ts';
import { goodsDetail } from '#server/areas/catalogue/tables/details.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withLearning } from './learning-fixture.ts';
import { SHOP, type Me } from './rights-fixture.ts';

const EXAM = 27;
const PRACTICE = 34;

const QUESTIONS: QuestionLine[] = [
  {
    id: 'x_single',
    kind: 'single',
    stem: 'One?',
    option_a: 'a',
    option_b: 'b',
    answer: ['B'],
    score: 10,
    analysis: 'Because of b.',
  },
  {
    id: 'x_multi',
    kind: 'multi',
    stem: 'Some?',
    option_a: 'a',
    option_b: 'b',
    option_c: 'c',
    answer: ['A', 'C'],
    score: 20,
  },
  { id: 'x_judge', kind: 'judge', stem: 'So?', answer: ['false'], score: 5 },
  { id: 'x_blank', kind: 'blank', stem: 'A ____', answer: ['16/sixteen'], score: 5 },
  { id: 'x_essay', kind: 'essay', stem: 'Write', score: 60, analysis: 'A model.' },
];

export function withExams() {
  const learning = withLearning();
  const { db, newGoods, course, learner, send, test } = learning;

  /** An exam or practice that a course of its own opens. */
  async function exam(id: string, change: Partial<ExamLine> = {}): Promise<string> {
    const store = createExamStore(db());
    for (const [index, line] of QUESTIONS.entries()) await store.putQuestion(SHOP, questionOf(line), index);
    const mode = change.mode ?? 'exam';
    await newGoods(id, { type: mode === 'exam' ? EXAM : PRACTICE, price: 0, payState: 1, state: 'hidden' });
    await db()
      .insert(goodsDetail)
      .values({ appId: SHOP, goodsId: id, introduction: '', refundTerms: '', isSoldAlone: false });
    const line = {
      id,
      questions: QUESTIONS.map((one) => one.id),
      duration_s: 600,
      pass_score: 30,
      ...change,
    };
    await store.putExam(SHOP, examOf(line), 0);
    return course(`course_of_${id}`, [id]);
  }

  /** Somebody who bought the course of this exam. */
  const taker = (id: string): Promise<Me> => learner(`course_of_${id}`);

  const start = (me: Me, exam_id: string) => send(me, 'exam.start', { exam_id });
  const save = (me: Me, attempt_id: string, question_id: string, answer: unknown, seq = 1) =>
    send(me, 'exam.answer.save', { attempt_id, question_id, answer, seq });
  const commit = (me: Me, attempt_id: string) => send(me, 'exam.commit', { attempt_id });
  /** A call of the merchant's console. */
  const ask = async (name: string, payload: object = {}, language = 'en') =>
    (
      await test().ask('knowledge', {
        method: 'POST',
        url: `/api/console.${name}/1.0.0`,
        payload: { shop: 'knowledge', ...payload },
        headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': language },
      })
    ).json();

  return { ...learning, exam, taker, start, save, commit, ask };
}
