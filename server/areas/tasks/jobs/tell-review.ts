/** Tells a learner, once, that their answer was reviewed or sent back, in the language they handed it in with (ADR-305). */
import { readText } from '#schemas/page/text.ts';
import { PATHS } from '#schemas/paths.ts';
import { TASK_STATE } from '#schemas/task/task.ts';
import type { Deps } from '#server/kernel/area.ts';

interface ReviewDecision {
  appId: string;
  taskId: string;
  userId: string;
  decidedAt: number;
}

/** Of what was decided otherwise meanwhile nothing is told. */
export async function tellDecided(
  { stores, shop, messaging }: Pick<Deps, 'stores' | 'shop' | 'messaging'>,
  { appId, taskId, userId, decidedAt }: ReviewDecision,
): Promise<void> {
  const [answer, task, shopRow] = await Promise.all([
    stores.taskAnswers.byKey({ appId, taskId, userId }),
    stores.tasksSet.byId(appId, taskId),
    shop.byAppId(appId),
  ]);
  if (answer?.decidedAt !== decidedAt || task === undefined || shopRow === undefined) return;
  const { locale, origin } = answer;
  const name = readText(shopRow.row.info.base.shop_name, locale);
  const { score, comment } = answer;
  const url = origin === '' ? '' : `${origin}${PATHS['check-task']}?task_id=${encodeURIComponent(taskId)}`;
  const common = { shop: name, title: readText(task.title, locale), comment, link: url };
  const id = `task.${taskId}.${userId}.${String(decidedAt)}`;
  const message = { appId, id, userId, locale };
  await (answer.state === TASK_STATE.reviewed
    ? messaging.people.inform({
        ...message,
        kind: 'task-reviewed',
        values: { ...common, score: score === null ? '' : String(score) },
      })
    : messaging.people.inform({ ...message, kind: 'task-returned', values: common }));
}
