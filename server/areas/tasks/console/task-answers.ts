/** What learners handed in, for the merchant: read, reviewed, sent back (D86, ADR-321). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import {
  consoleTaskAnswersDecide,
  consoleTaskAnswersList,
  TASK_ANSWER_SORTS,
} from '#schemas/api/console/tasks.ts';
import { TASK_STATE } from '#schemas/task/task.ts';
import { isBlank } from '#schemas/text/tidy.ts';
import { personOfPhone } from '#server/areas/identity/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { fileOf } from '../rules/file-links.ts';
import { decideAnswer } from '../rules/keep-answer.ts';
import { listAnswers } from '../rules/list-answers.ts';

const idOf = async (stores: Stores, appId: string, person: string) =>
  (await personOfPhone(stores, appId, person)) ?? person;

export const taskAnswerCalls = [
  handleConsole(consoleTaskAnswersList, async ({ input, shop: { appId }, deps, locale }) => {
    const place = toSortedPlace(input, TASK_ANSWER_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { q, filter: { task_id: taskId, person, state } = {} } = input;
    const filter = {
      q,
      ...(taskId === undefined ? {} : { taskId }),
      ...(person === undefined ? {} : { userId: await idOf(deps.stores, appId, person) }),
      states: valuesOf(state)?.map((name) => TASK_STATE[name]),
    };
    const { links } = deps.tasks;
    const addressOf: Parameters<typeof listAnswers>[3]['addressOf'] = (handedIn, path) =>
      links.address({
        appId,
        taskId: handedIn.taskId,
        userId: handedIn.userId,
        file: fileOf(path),
      });
    return ok(await listAnswers(deps, appId, filter, { ...place, locale, addressOf }));
  }),
  handleConsole(consoleTaskAnswersDecide, async ({ input, shop: { appId }, deps, actor }) => {
    const { task_id: taskId, person, verb, score, comment = '' } = input;
    // Nobody mends what they are not told of.
    if (verb === 'return' && isBlank(comment)) return fail('bad-parameters');
    const userId = await idOf(deps.stores, appId, person);
    const review = { verb, score, comment: comment.trim(), by: actor.name };
    const result = await decideAnswer(deps, { appId, taskId, userId }, review);
    if (!result.ok) return fail(result.code);
    const { state } = result.answer;
    return okChanged(
      { task_id: taskId, state },
      {
        subject: `answer of ${userId} to task ${taskId}`,
        before: { state: TASK_STATE.committed },
        after: { state },
      },
    );
  }),
];
