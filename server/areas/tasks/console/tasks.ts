/** The merchant's tasks: brought in, read, and what was handed in decided on (decision 321). */
import { isBlank } from '#schemas/text/tidy.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { LIST_PAGE_MAX } from '#schemas/constants.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { TaskWrittenSchema, TASKS_OF_FILE } from '#schemas/task/task-file.ts';
import { REVIEW_MAX, SCORE_MAX, TASK_STATE, TASK_STATE_NAMES, TaskId } from '#schemas/task/task.ts';
import { bodyOf, consoleRouter, sendOk, ShopName } from '#server/areas/console/area.ts';
import { personOfPhone } from '#server/areas/identity/area.ts';
import { storable } from '#server/kernel/db/text.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { textField } from '#server/kernel/text-field.ts';
import { decideAnswer } from '../rules/keep-answer.ts';
import { fileOf } from '../rules/file-links.ts';
import { listAnswers } from '../rules/list-answers.ts';
import { importTasks, listTasks } from '../rules/set-tasks.ts';

const AUTHOR_MAX = 60;
/** A person by phone or by id. */
const Who = Type.String({ minLength: 1, maxLength: 64 });

const ListSchema = Type.Object({
  task_id: Type.Optional(TaskId),
  person: Type.Optional(Who),
  state: Type.Optional(ChoiceSchema(TASK_STATE_NAMES)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIST_PAGE_MAX })),
});
const WrittenSchema = Type.Object({
  shop: ShopName,
  tasks: Type.Array(TaskWrittenSchema, { maxItems: TASKS_OF_FILE }),
});
const DecisionSchema = Type.Object({
  shop: ShopName,
  task_id: TaskId,
  person: Who,
  verb: ChoiceSchema(['review', 'return']),
  score: Type.Optional(Type.Integer({ minimum: 0, maximum: SCORE_MAX })),
  comment: Type.String({ maxLength: REVIEW_MAX, default: '' }),
  author: Type.String({ maxLength: AUTHOR_MAX, default: '' }),
});

const readList = bodyOf(ListSchema);
const readWritten = bodyOf(WrittenSchema);
const readDecision = bodyOf(DecisionSchema);

/** What a query says, where it says it. */
function listOf(query: unknown): unknown {
  const named = ['task_id', 'person', 'state', 'page'].map((name) => [name, textField(query, name)] as const);
  const said = named.filter(([, value]) => value !== '');
  return Object.fromEntries(said.map(([name, value]) => [name, name === 'page' ? Number(value) : value]));
}

export function registerTasks(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const { stores, tasks } = deps;
  const door = consoleRouter(app, options, 'sell');
  const idOf = async (appId: string, who: string) => (await personOfPhone(stores, appId, who)) ?? who;

  door.get('/console/tasks', async ({ request, reply, shop }) =>
    sendOk(request, reply, await listTasks(deps, shop.appId)),
  );
  door.post('/console/tasks', readWritten, async ({ request, reply, shop }, body) =>
    sendOk(request, reply, await importTasks(deps, shop.appId, body.tasks)),
  );
  door.get('/console/task-answers', async ({ request, reply, shop }) => {
    const asked = readList(listOf(request.query));
    if (asked === undefined) return sendFailure(request, reply, 'bad-parameters');
    const { task_id: taskId, person, state, page } = asked;
    const found = await listAnswers(deps, shop.appId, {
      locale: apiLocale(request),
      addressOf: ({ appId, taskId: task, userId }, path) =>
        tasks.links.address({ appId, taskId: task, userId, file: fileOf(path) }),
      ...(taskId === undefined ? {} : { taskId }),
      ...(person === undefined ? {} : { userId: await idOf(shop.appId, person) }),
      ...(state === undefined ? {} : { state: TASK_STATE[state] }),
      ...(page === undefined ? {} : { page }),
    });
    return sendOk(request, reply, found);
  });
  door.post('/console/task-answers', readDecision, async ({ request, reply, shop: { appId } }, body) => {
    // Nobody mends what they are not told of.
    if (body.verb === 'return' && isBlank(body.comment)) return sendFailure(request, reply, 'bad-parameters');
    const key = { appId, taskId: body.task_id, userId: await idOf(appId, body.person) };
    const done = await decideAnswer(deps, key, {
      verb: body.verb,
      score: body.score,
      comment: storable(body.comment.trim(), REVIEW_MAX),
      by: storable(body.author, AUTHOR_MAX),
    });
    if (!done.ok) return sendFailure(request, reply, done.code);
    return sendOk(request, reply, { task_id: body.task_id, state: done.answer.state });
  });
}
