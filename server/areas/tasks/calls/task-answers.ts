/** Answers the calls of task answers. */
import { taskAnswerSave, taskAnswerCommit } from '#schemas/api/tasks/task-answers.ts';
import { storable } from '#server/kernel/db/text.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { ANSWER_MAX } from '#schemas/task/task.ts';
import { presentKept } from '../rules/present-kept.ts';
import { saveAnswer, commitAnswer } from '../rules/keep-answer.ts';

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Keeps a draft of the learner of the session; a file that is not theirs is refused. */
export const taskAnswerSaveHandler = handle(
  taskAnswerSave,
  async ({ input, shop: { appId }, viewer, deps, locale, request: { origin } }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { id: userId } = viewer.user;
    const { task_id: taskId, version } = input;
    const match = await deps.stores.tasks.one({ appId, userId, now: deps.clock.now() }, taskId);
    if (match === undefined) return fail('not-found');
    const images = unique(input.images);
    const sounds = input.audio.map(({ path }) => path);
    const theirs = await Promise.all([
      deps.uploads.ownOf(appId, userId, 'image', images),
      deps.uploads.ownOf(appId, userId, 'audio', sounds),
    ]);
    if (theirs[0].length !== images.length || theirs[1].length !== unique(sounds).length)
      return fail('bad-parameters', { fields: [{ field: '/images', rule: 'own' }] });
    const options = unique(input.options)
      .filter((place) => place < match.task.options.length)
      .toSorted((one, other) => one - other);
    const answer = storable(input.answer, ANSWER_MAX);
    const change = { key: { appId, taskId, userId }, learnerTask: match, version, locale, origin };
    const result = await saveAnswer(deps, change, { answer, images, audio: input.audio, options });
    if (result.ok) return ok(presentKept(result.answer));
    return 'missing' in result
      ? fail('state-conflict')
      : fail('state-conflict', { version: result.version, state: result.state });
  },
);

/** Hands in the draft of the learner of the session. */
export const taskAnswerCommitHandler = handle(
  taskAnswerCommit,
  async ({ input, shop: { appId }, viewer, deps, locale, request: { origin } }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { id: userId } = viewer.user;
    const { task_id: taskId, version } = input;
    const match = await deps.stores.tasks.one({ appId, userId, now: deps.clock.now() }, taskId);
    if (match === undefined) return fail('not-found');
    const change = { key: { appId, taskId, userId }, learnerTask: match, version, locale, origin };
    const result = await commitAnswer(deps, change);
    if (result.ok) return ok(presentKept(result.answer));
    return 'missing' in result
      ? fail('answers-invalid', { missing: result.missing })
      : fail('state-conflict', { version: result.version, state: result.state });
  },
);
