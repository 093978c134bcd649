/** A task and an answer as their learner is told of them. */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { TASK_STATE, type OwnAnswer, type TaskRow, type Task } from '#schemas/task/task.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { AnswerKept, TaskOfLearner } from '../store/tasks.store.ts';
import { fileOf, type FileLinks } from './file-links.ts';
import { isOverdue, takesAnswer } from './standing.ts';

const momentOf = (at: number | null | undefined): number =>
  at === null || at === undefined ? 0 : secondsOf(at);

type World = Pick<Deps, 'catalogue' | 'clock'>;

/** What it belongs to; nothing is told of a good that is gone. */
async function goodsOf({ catalogue }: World, appId: string, goodsId: string, locale: Locale) {
  const goods = goodsId === '' ? undefined : await catalogue.byId(appId, goodsId);
  return {
    goods_id: goods?.id ?? '',
    goods_type: goods?.type ?? 0,
    goods_title: readText(goods?.title, locale),
  };
}

export async function presentRow(
  world: World,
  { task, answer }: TaskOfLearner,
  locale: Locale,
): Promise<TaskRow> {
  const state = answer?.state ?? TASK_STATE.todo;
  return {
    task_id: task.id,
    title: readText(task.title, locale),
    type: task.type,
    state,
    due_ts: momentOf(task.dueAt),
    is_overdue: isOverdue(task, state, world.clock.now()),
    is_late: answer?.isLate ?? false,
    score: answer?.score ?? -1,
    ...(await goodsOf(world, task.appId, task.goodsId, locale)),
  };
}

/** With addresses of its files that end. */
function presentAnswer(answer: AnswerKept | null, links: FileLinks): OwnAnswer {
  const urlOf = (path: string) =>
    answer === null
      ? ''
      : links.address({
          appId: answer.appId,
          taskId: answer.taskId,
          userId: answer.userId,
          file: fileOf(path),
        });
  return {
    version: answer?.version ?? 0,
    answer: answer?.answer ?? '',
    images: (answer?.images ?? []).map((path) => ({ path, url: urlOf(path) })),
    audio: (answer?.audio ?? []).map(({ path, seconds }) => ({ path, url: urlOf(path), seconds })),
    options: answer?.options ?? [],
    saved_ts: momentOf(answer?.savedAt),
    committed_ts: momentOf(answer?.committedAt),
    decided_ts: momentOf(answer?.decidedAt),
    is_late: answer?.isLate ?? false,
    score: answer?.score ?? -1,
    comment: answer?.comment ?? '',
  };
}

export async function presentTask(
  world: World & { tasks: { links: FileLinks } },
  match: TaskOfLearner,
  locale: Locale,
): Promise<Task> {
  const { task, answer, isTheirs } = match;
  const row = await presentRow(world, match, locale);
  return {
    ...row,
    stem: readText(task.stem, locale),
    options: task.options.map((option) => readText(option, locale)),
    is_multiple: task.isMultiple,
    allows_late: task.allowsLate,
    can_answer: isTheirs && takesAnswer(task, row.state, world.clock.now()),
    answer: presentAnswer(answer, world.tasks.links),
  };
}
