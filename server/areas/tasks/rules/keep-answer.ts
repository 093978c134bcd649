/** A learner's answer is kept, handed in and decided on: each under the row's lock, so that nothing is overwritten unseen (D86). */
import type { Locale } from '#schemas/locale.ts';
import { missingPart, type MissingPart } from '#schemas/task/answer-parts.ts';
import { TASK_STATE } from '#schemas/task/task.ts';
import type { Deps } from '#server/kernel/area.ts';
import { tellReview } from '../jobs/job-kinds.ts';
import { createAnswerStore, emptyAnswer, type AnswerKey } from '../store/answers.store.ts';
import type { AnswerKept, TaskOfLearner } from '../store/tasks.store.ts';
import { isLate, takesAnswer } from './standing.ts';

type World = Pick<Deps, 'stores' | 'clock' | 'queue'>;

export type Parts = Pick<AnswerKept, 'answer' | 'images' | 'audio' | 'options'>;

/** `version` says which answer it was made from. */
interface Change {
  key: AnswerKey;
  learnerTask: TaskOfLearner;
  version: number;
  locale: Locale;
  origin: string;
}

export type KeepAnswerResult =
  | { ok: true; answer: AnswerKept }
  | { ok: false; version: number; state: number }
  | { ok: false; missing: MissingPart };

const partsOf = ({ answer, images, audio, options }: Parts) =>
  JSON.stringify([answer, images, audio, options]);

const refuse = ({ version, state }: Pick<AnswerKept, 'version' | 'state'>): KeepAnswerResult => ({
  ok: false,
  version,
  state,
});

/** Keeps all of it. The same once more, where the answer to the first was lost, is kept already. */
export function saveAnswer(world: World, change: Change, parts: Parts): Promise<KeepAnswerResult> {
  const { key, learnerTask: current, version, locale, origin } = change;
  const now = world.clock.now();
  return world.stores.taskAnswers.transaction(async (tx) => {
    const answers = createAnswerStore(tx);
    const first = emptyAnswer(key, { locale, origin, savedAt: now });
    const earlier = version === 0 ? undefined : await answers.lockKnown(key);
    if (version > 0 && earlier === undefined) return refuse({ version: 0, state: TASK_STATE.todo });
    if (!current.isTheirs || !takesAnswer(current.task, current.answer?.state ?? TASK_STATE.todo, now))
      return refuse(current.answer ?? first);
    const row = earlier ?? (await answers.lock(first));
    if (row.version === version + 1 && partsOf(row) === partsOf(parts)) return { ok: true, answer: row };
    if (row.version !== version || !takesAnswer(current.task, row.state, now)) return refuse(row);
    const answer = { ...row, ...parts, version: version + 1, savedAt: now };
    await answers.write(answer);
    return { ok: true, answer };
  });
}

/** Hands in the draft of this version; what was handed in as this version stands as it is. */
export function commitAnswer(world: World, change: Change): Promise<KeepAnswerResult> {
  const { key, learnerTask: current, version, locale, origin } = change;
  const now = world.clock.now();
  return world.stores.taskAnswers.transaction(async (tx) => {
    const answers = createAnswerStore(tx);
    const row = await answers.lockKnown(key);
    if (row === undefined) return refuse({ version: 0, state: TASK_STATE.todo });
    if (row.version === version && row.state === TASK_STATE.committed) return { ok: true, answer: row };
    const { task } = current;
    if (row.version !== version || !current.isTheirs || !takesAnswer(task, row.state, now))
      return refuse(row);
    const missing = missingPart({ type: task.type, is_multiple: task.isMultiple }, row);
    if (missing !== undefined) return { ok: false, missing };
    const answer = {
      ...row,
      state: TASK_STATE.committed,
      committedAt: now,
      isLate: isLate(task, { state: row.state, wasLate: row.isLate }, now),
      locale,
      origin,
    };
    await answers.write(answer);
    return { ok: true, answer };
  });
}

export interface Review {
  verb: 'review' | 'return';
  score: number | undefined;
  comment: string;
  by: string;
}

/** The merchant's word on what was handed in; the learner is told by a job of the same transaction. */
export function decideAnswer(
  world: World,
  key: AnswerKey,
  { verb, score, comment, by }: Review,
): Promise<{ ok: true; answer: AnswerKept } | { ok: false; code: 'not-found' | 'state-conflict' }> {
  return world.stores.taskAnswers.transaction(async (tx) => {
    const answers = createAnswerStore(tx);
    const row = await answers.lockKnown(key);
    if (row === undefined) return { ok: false, code: 'not-found' };
    if (row.state !== TASK_STATE.committed) return { ok: false, code: 'state-conflict' };
    const decidedAt = world.clock.now();
    const answer = {
      ...row,
      state: verb === 'review' ? TASK_STATE.reviewed : TASK_STATE.returned,
      score: verb === 'review' ? (score ?? null) : null,
      comment,
      decidedAt,
      decidedBy: by,
    };
    await answers.write(answer);
    const { appId, taskId, userId } = key;
    await world.queue.enqueue(tx, tellReview, { appId, taskId, userId, decidedAt });
    return { ok: true, answer };
  });
}
