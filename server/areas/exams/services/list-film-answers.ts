/** What learners answered to the questions inside a film, as a merchant reads it: as lines, or as a table for spreadsheets (D83). */
import type { FilmAnswerSort } from '#schemas/api/console/exams.ts';
import type { FilmAnswerLine } from '#schemas/exam/merchant-lists.ts';
import type { GivenAnswer } from '#schemas/exam/question.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import { maskPhone, type PeopleSearch } from '#server/areas/identity/area.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { toCsv } from '#server/kernel/csv.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { FILM_ANSWERS_FILE } from '../limits.ts';
import type { BankQuestion } from '../rules/exam-rows.ts';
import { gradeQuestion } from '../rules/grade.ts';

/** Just enough to be run without a server. */
interface ListWorld {
  stores: Pick<Stores, 'quizzes'>;
}

interface FilmAnswersRequest extends PeopleSearch {
  appId: string;
  filmId: string;
  locale: Locale;
}

const JUDGED = { cn: { true: '对', false: '错' }, en: { true: 'true', false: 'false' } } as const;

function inWords({ options }: BankQuestion, answer: GivenAnswer, locale: Locale): string {
  if (answer === null) return '';
  if (typeof answer === 'boolean') return JUDGED[locale][answer ? 'true' : 'false'];
  const wordsOf = (part: string) => {
    const option = options.find(({ id }) => id === part);
    return option === undefined ? part : `${part} ${readText(option.text, locale)}`.trim();
  };
  return [answer].flat().map(wordsOf).join('; ');
}

/** In one of its orders; undefined for a film that asks nothing and never did. */
export async function listFilmAnswers(
  { stores }: ListWorld,
  { appId, filmId, q, findsPhones, locale }: FilmAnswersRequest,
  place: SortedPlace<FilmAnswerSort>,
): Promise<{ items: FilmAnswerLine[]; total: number; next?: string } | undefined> {
  if (!isStorable(filmId)) return undefined;
  const [points, { rows, ...part }] = await Promise.all([
    stores.quizzes.points(appId, filmId),
    stores.quizzes.ofFilm({ appId, quizId: filmId, q, findsPhones }, place),
  ]);
  const wasNeverAsked = points.length === 0 && rows.length === 0;
  if (wasNeverAsked && q === undefined && place.after === undefined) return undefined;
  const items = rows.map(({ question, answer, userId, nickname, phone, savedAt }) => ({
    point_s: points.find(({ questionId }) => questionId === question.id)?.at ?? 0,
    question_id: question.id,
    stem: readText(question.stem, locale),
    user_id: userId,
    nickname,
    phone: phone === null ? '' : maskPhone(phone),
    answer: inWords(question, answer, locale),
    is_right: gradeQuestion(question, answer).isRight,
    answered_ts: secondsOf(savedAt),
  }));
  return { ...part, items };
}

const HEADS = {
  cn: ['作答时间', '视频秒数', '题目编号', '题目', '学员编号', '昵称', '手机', '回答', '是否正确'],
  en: ['Answered', 'Second', 'Question id', 'Question', 'Learner', 'Name', 'Phone', 'Answer', 'Right'],
} as const;
const RIGHT = { cn: ['否', '是'], en: ['no', 'yes'] } as const;

/** Place of the phones, which are for some readers alone. */
const PHONE_COLUMN = HEADS.en.indexOf('Phone');

/** With the phones where the reader may look for them too. */
export async function filmAnswersFile(
  world: ListWorld,
  request: FilmAnswersRequest,
): Promise<string | undefined> {
  const { locale, findsPhones } = request;
  const part = await listFilmAnswers(world, request, { sort: '-answered_ts', limit: FILM_ANSWERS_FILE });
  if (part === undefined) return undefined;
  const rows = part.items.map((line) => [
    shopTime(msOf(line.answered_ts)),
    line.point_s === 0 ? '' : String(line.point_s),
    line.question_id,
    line.stem,
    line.user_id,
    line.nickname,
    line.phone ?? '',
    line.answer,
    RIGHT[locale][line.is_right ? 1 : 0],
  ]);
  const table: readonly (readonly string[])[] = [HEADS[locale], ...rows];
  return toCsv(findsPhones ? table : table.map((cells) => cells.toSpliced(PHONE_COLUMN, 1)));
}
