/** What was handed in, as the shop's people read it. */
import type { TaskAnswerSort } from '#schemas/api/console/tasks.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { AnswerOfMerchant } from '#schemas/task/task-file.ts';
import { secondsOf } from '#schemas/time.ts';
import { maskPhone } from '#server/areas/identity/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import type { AnswerFilter, AnswerOfPerson } from '../store/handed-in.store.ts';

/** The address of a file for the shop's people; its path where there is no server to ask. */
type AddressOf = (handedIn: { appId: string; taskId: string; userId: string }, path: string) => string;

interface AnswerPart {
  items: AnswerOfMerchant[];
  total: number;
  next?: string;
}

function present(
  { answer, task, nickname, phone }: AnswerOfPerson,
  locale: Locale,
  addressOf: AddressOf,
): AnswerOfMerchant {
  const options = answer.options.map((place) => readText(task.options[place], locale));
  return {
    task_id: task.id,
    title: readText(task.title, locale),
    user_id: answer.userId,
    nickname,
    phone: maskPhone(phone),
    state: answer.state,
    answer: answer.answer,
    options,
    images: answer.images.map((path) => addressOf(answer, path)),
    audio: answer.audio.map(({ path, seconds }) => ({ url: addressOf(answer, path), seconds })),
    committed_ts: answer.committedAt === null ? 0 : secondsOf(answer.committedAt),
    is_late: answer.isLate,
    score: answer.score ?? -1,
    comment: answer.comment,
    decided_by: answer.decidedBy,
  };
}

export async function listAnswers(
  { stores }: { stores: Pick<Stores, 'handedIn'> },
  appId: string,
  filter: AnswerFilter,
  { locale, addressOf, ...place }: SortedPlace<TaskAnswerSort> & { locale: Locale; addressOf: AddressOf },
): Promise<AnswerPart> {
  const { rows, ...part } = await stores.handedIn.part(appId, filter, place);
  return { ...part, items: rows.map((row) => present(row, locale, addressOf)) };
}
