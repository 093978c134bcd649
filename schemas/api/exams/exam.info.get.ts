/** What an exam is and how one learner stands in it, before it is begun (D85). */
import { Type } from 'typebox';
import { AttemptId, AttemptState } from '../../exam/attempt.ts';
import { SHOW_ANSWERS } from '../../exam/exam-settings.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
