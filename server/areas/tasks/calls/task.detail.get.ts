/** Answers one task of the learner of the session, with their answer. */
import { taskDetailGet } from '#schemas/api/tasks/task.detail.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentTask } from '../rules/present-task.ts';

export const taskDetailGetHandler = handle(taskDetailGet, async ({ input, shop, viewer, deps, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const whose = { appId: shop.appId, userId: viewer.user.id, now: deps.clock.now() };
  const found = await deps.stores.tasks.one(whose, input.task_id);
  return found === undefined ? fail('not-found') : ok(await presentTask(deps, found, locale));
});
