/** Tells a learner, once, that their answer was reviewed or sent back, in the language they handed it in with (decision 305). */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { PATHS } from '#schemas/paths.ts';
import { TASK_STATE } from '#schemas/task/task.ts';
import type { Deps } from '#server/kernel/area.ts';

interface Facts {
  shop: string;
  title: string;
  /** Empty where none was given. */
  score: string;
  comment: string;
  url: string;
}

const WORDS: Readonly<Record<Locale, Record<'reviewed' | 'returned', (facts: Facts) => [string, string]>>> = {
  cn: {
    reviewed: ({ shop, title, score, comment, url }) => [
      `${shop}：作业已批改`,
      `【${shop}】您提交的作业《${title}》已批改${score === '' ? '' : `，得分${score}`}。${comment === '' ? '' : `评语：${comment}。`}${url === '' ? '' : `查看：${url}`}`,
    ],
    returned: ({ shop, title, comment, url }) => [
      `${shop}：作业被退回`,
      `【${shop}】您提交的作业《${title}》被退回，请修改后重新提交。${comment === '' ? '' : `评语：${comment}。`}${url === '' ? '' : `去修改：${url}`}`,
    ],
  },
  en: {
    reviewed: ({ shop, title, score, comment, url }) => [
      `${shop}: your task was reviewed`,
      `${shop}: your answer to “${title}” was reviewed${score === '' ? '' : `, score ${score}`}.${comment === '' ? '' : ` Comment: ${comment}`}${url === '' ? '' : ` See it: ${url}`}`,
    ],
    returned: ({ shop, title, comment, url }) => [
      `${shop}: please revise your answer`,
      `${shop}: your answer to “${title}” was sent back to be revised.${comment === '' ? '' : ` Comment: ${comment}`}${url === '' ? '' : ` Revise it: ${url}`}`,
    ],
  },
};

interface Decided {
  appId: string;
  taskId: string;
  userId: string;
  decidedAt: number;
}

/** Of what was decided otherwise meanwhile nothing is told. */
export async function tellDecided(
  { stores, shop, messaging }: Pick<Deps, 'stores' | 'shop' | 'messaging'>,
  { appId, taskId, userId, decidedAt }: Decided,
): Promise<void> {
  const [answer, task, found] = await Promise.all([
    stores.taskAnswers.byKey({ appId, taskId, userId }),
    stores.tasksSet.byId(appId, taskId),
    shop.byAppId(appId),
  ]);
  if (answer?.decidedAt !== decidedAt || task === undefined || found === undefined) return;
  const { locale, origin } = answer;
  const kind = answer.state === TASK_STATE.reviewed ? 'reviewed' : 'returned';
  const [subject, text] = WORDS[locale][kind]({
    shop: readText(found.row.info.base.shop_name, locale),
    title: readText(task.title, locale),
    score: answer.score === null ? '' : String(answer.score),
    comment: answer.comment,
    url: origin === '' ? '' : `${origin}${PATHS['check-task']}?task_id=${encodeURIComponent(taskId)}`,
  });
  await messaging.people.write({
    appId,
    id: `task.${taskId}.${userId}.${String(decidedAt)}`,
    userId,
    purpose: `task-${kind}`,
    locale,
    subject,
    text,
  });
}
