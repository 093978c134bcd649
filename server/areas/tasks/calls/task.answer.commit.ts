/** Hands in the draft of the learner of the session. */
import { taskAnswerCommit } from '#schemas/api/tasks/task.answer.commit.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { commitAnswer } from '../rules/keep-answer.ts';
import { presentKept } from '../rules/present-kept.ts';

export const taskAnswerCommitHandler = handle(
  taskAnswerCommit,
  async ({ input, shop: { appId }, viewer, deps, locale, request: { origin } }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { id: userId } = viewer.user;
    const { task_id: taskId, version } = input;
    const found = await deps.stores.tasks.one({ appId, userId, now: deps.clock.now() }, taskId);
    if (found === undefined) return fail('not-found');
    const change = { key: { appId, taskId, userId }, learnerTask: found, version, locale, origin };
    const kept = await commitAnswer(deps, change);
    if (kept.ok) return ok(presentKept(kept.answer));
    return 'missing' in kept
      ? fail('answers-invalid', { missing: kept.missing })
      : fail('state-conflict', { version: kept.version, state: kept.state });
  },
);
