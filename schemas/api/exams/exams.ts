/** Exams: rules, start, saving, handing in, result. */
import { Type } from 'typebox';
import { AttemptId, AttemptState, ResultSchema, FullResultSchema } from '../../exam/attempt.ts';
import { SHOW_ANSWERS } from '../../exam/exam-settings.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { AnswerSchema, QuestionId, QuestionSchema } from '../../exam/question.ts';

/** What an exam is and how one learner stands in it, before it is begun (D85). */
export const examInfoGet = defineEndpoint({
  name: 'exam.info.get',
  area: 'exams',
  summary: 'What an exam is, when it is open, and the attempts of the person who asks, the newest first.',
  input: Type.Object({ exam_id: GoodsId }),
  data: Type.Object({
    exam_id: GoodsId,
    title: Type.String(),
    summary: Type.String(),
    /** The course that opens it; empty and 0 where none does. */
    course: Type.Object({ id: Type.String(), type: Type.Integer(), title: Type.String() }),
    question_count: Type.Integer(),
    total_score: Type.Integer(),
    pass_score: Type.Integer(),
    /** Seconds an attempt may last. */
    duration_s: Type.Integer(),
    /** Attempts that can still be begun; -1 for any number. */
    attempts_left: Type.Integer(),
    /** Attempts in all; 0 for any number. */
    attempts_max: Type.Integer(),
    /** Seconds between two tries, and when the next one may begin, in unix seconds; 0 for at once (D131). */
    wait_s: Type.Integer(),
    next_ts: Type.Integer(),
    /** When right answers are shown. */
    show_answers: ChoiceSchema(SHOW_ANSWERS),
    /** Whether questions and their order are drawn anew for each try. */
    is_drawn: Type.Integer({ minimum: 0, maximum: 1 }),
    /** Unix seconds between which it can be begun; 0 for no end. */
    open_ts: Type.Integer(),
    close_ts: Type.Integer(),
    /** No attempt can be begun any more, whatever the window says. */
    is_stopped: Type.Boolean(),
    /** Of the learner (D85): not started, running, committed, reviewed, missed. */
    state: AttemptState,
    attempts: Type.Array(
      Type.Object({
        attempt_id: AttemptId,
        state: AttemptState,
        score: Type.Integer(),
        is_passed: Type.Boolean(),
        is_pending: Type.Boolean(),
        /** Unix seconds; 0 while it runs. */
        committed_ts: Type.Integer(),
      }),
    ),
    /** Unix milliseconds. */
    server_time: Type.Integer(),
  }),
  codes: ['not-entitled', 'delisted'],
  access: 'learner',
  gate: 'read',
});

/** Begins an attempt, or goes on with the one that runs (D85). */
export const examStart = defineEndpoint({
  name: 'exam.start',
  area: 'exams',
  summary:
    'Begins an attempt with a deadline of the server, or answers the one that runs with all that is kept of it. ' +
    'exam-not-open outside its window, attempts-used where none is left.',
  method: 'POST',
  input: Type.Object({ exam_id: GoodsId }),
  data: Type.Object({
    attempt_id: AttemptId,
    /** Unix seconds. */
    deadline_ts: Type.Integer(),
    /** Unix milliseconds. */
    server_time: Type.Integer(),
    state: AttemptState,
    questions: Type.Array(QuestionSchema),
    answers: Type.Array(Type.Object({ question_id: QuestionId, answer: AnswerSchema, seq: Type.Integer() })),
  }),
  codes: ['not-entitled', 'delisted', 'exam-not-open', 'attempts-used'],
  access: 'learner',
  gate: 'read',
});

/** Keeps one answer of a running attempt: what is acknowledged is graded (D85). */
export const examAnswerSave = defineEndpoint({
  name: 'exam.answer.save',
  area: 'exams',
  summary:
    'Puts one answer in place of the one before; a seq that is not above the kept one changes nothing. The answer says ' +
    'what is kept now. exam-over once the deadline and a short grace have passed, or the attempt was committed.',
  method: 'POST',
  input: Type.Object({
    attempt_id: AttemptId,
    question_id: QuestionId,
    answer: AnswerSchema,
    /** 1, 2, 3 … for each question. */
    seq: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  }),
  data: Type.Object({
    question_id: QuestionId,
    /** What is kept: the answer of the highest seq. */
    kept_seq: Type.Integer(),
    answer: AnswerSchema,
    /** Unix seconds. */
    deadline_ts: Type.Integer(),
    /** Unix milliseconds. */
    server_time: Type.Integer(),
  }),
  codes: ['not-entitled', 'delisted', 'exam-over'],
  access: 'learner',
  gate: 'read',
  rate: 'exam-answer',
});

/** Hands an attempt in: the last acknowledged answers are graded, once (D85). */
export const examCommit = defineEndpoint({
  name: 'exam.commit',
  area: 'exams',
  summary: 'Grades what is kept of an attempt. Asked again, it answers the same.',
  method: 'POST',
  input: Type.Object({ attempt_id: AttemptId }),
  data: ResultSchema,
  codes: ['not-entitled', 'delisted'],
  access: 'learner',
  gate: 'read',
});

/** What came of an attempt that was handed in, with the questions as they were asked (D85). */
export const examResultGet = defineEndpoint({
  name: 'exam.result.get',
  area: 'exams',
  summary:
    'Questions, answers, what is right and why, of an attempt that is over. state-conflict while it runs.',
  input: Type.Object({ attempt_id: AttemptId }),
  data: FullResultSchema,
  codes: ['not-entitled', 'delisted', 'state-conflict'],
  access: 'learner',
  gate: 'read',
});
