/** Answers the calls of tasks. */
import { taskListGet, taskDetailGet, taskStudyGet } from '#schemas/api/tasks/tasks.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentRow, presentTask } from '../rules/present-task.ts';
import { countStudies, readStudies } from '../rules/studies.ts';

/** Answers the tasks of the learner of the session. */
export const taskListGetHandler = handle(taskListGet, async ({ input, shop, viewer, deps, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { state, page = 1, page_size: limit = LIST_PAGE_SIZE } = input;
  const whose = { appId: shop.appId, userId: viewer.user.id, now: deps.clock.now() };
  const { rows, total, counts } = await deps.stores.tasks.list(whose, {
    state,
    offset: (page - 1) * limit,
    limit,
  });
  return ok({
    list: await Promise.all(rows.map((row) => presentRow(deps, row, locale))),
    total,
    counts,
    page,
    page_size: limit,
    has_more: page * limit < total,
  });
});

/** Answers one task of the learner of the session, with their answer. */
export const taskDetailGetHandler = handle(taskDetailGet, async ({ input, shop, viewer, deps, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const whose = { appId: shop.appId, userId: viewer.user.id, now: deps.clock.now() };
  const match = await deps.stores.tasks.one(whose, input.task_id);
  return match === undefined ? fail('not-found') : ok(await presentTask(deps, match, locale));
});

/** Answers what the learner of the session is to study, with how far they are. */
export const taskStudyGetHandler = handle(taskStudyGet, async ({ input, shop, viewer, deps, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { state, page = 1, page_size: limit = LIST_PAGE_SIZE } = input;
  const whose = { appId: shop.appId, userId: viewer.user.id, now: deps.clock.now() };
  const all = await readStudies(deps, whose, locale);
  const matches = state === undefined ? all : all.filter((one) => one.state === state);
  const from = (page - 1) * limit;
  return ok({
    list: matches.slice(from, from + limit),
    total: matches.length,
    ...countStudies(all, whose.now),
    page,
    page_size: limit,
    has_more: page * limit < matches.length,
  });
});
