/** What the lines of quizzes say: each names a film, and asks at moments of it what can be judged at once (D83). */
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { ExamFault } from '#schemas/exam/import-report.ts';
import type { QuestionKind } from '#schemas/exam/question.ts';
import type { QuizLine } from '#schemas/exam/tables.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import type { QuizPoint } from '../rules/exam-rows.ts';
import { twice, type PlacedLines } from './check-lines.ts';
import { quizOf } from './rows-of.ts';

interface Film {
  type: number;
  /** 0 where nobody knows. */
  seconds: number;
}

interface KnownQuestions {
  /** Kinds of the questions that are there or come along, by id. */
  kinds: ReadonlyMap<string, QuestionKind>;
  films: ReadonlyMap<string, Film>;
}

type Words = readonly [cn: string, en: string];

/** What is wrong with one point, and what to do; undefined where nothing is. */
function unfit(
  { at, questionId }: QuizPoint,
  {
    kinds,
    seconds,
    points,
  }: { kinds: KnownQuestions['kinds']; seconds: number; points: readonly QuizPoint[] },
): { says: Words; hint: Words } | undefined {
  const kind = kinds.get(questionId);
  if (kind === undefined)
    return {
      says: [`没有题目 ${questionId}`, `There is no question ${questionId}`],
      hint: ['写题库中已有的，或同时导入的题目编号', 'Name questions that are there, or that come along'],
    };
  if (kind === 'essay')
    return {
      says: [
        `${questionId} 是问答题，不能当场判断对错`,
        `${questionId} is an essay, which nobody can judge at once`,
      ],
      hint: ['换成选择、判断或填空题', 'Ask a choice, true or false, or a gap'],
    };
  if (seconds > 0 && at >= seconds)
    return {
      says: [
        `第 ${String(at)} 秒不在视频之内（共 ${String(seconds)} 秒）`,
        `Second ${String(at)} is not in the film, which has ${String(seconds)}`,
      ],
      hint: ['写小于视频时长的秒数', 'Write a second before its end'],
    };
  const isTwice =
    points.filter((one) => one.at === at).length > 1 ||
    points.filter((one) => one.questionId === questionId).length > 1;
  if (!isTwice) return undefined;
  return {
    says: [`${String(at)}:${questionId} 重复了`, `${String(at)}:${questionId} is there twice`],
    hint: ['每一秒只问一题，每题只问一次', 'Ask one question a second, and each question once'],
  };
}

export function checkQuizzes(lines: PlacedLines<QuizLine>, { kinds, films }: KnownQuestions): ExamFault[] {
  const faults = lines.flatMap(([line, row]): ExamFault[] => {
    const film = films.get(line.id);
    if (film?.type !== RESOURCES.video.type)
      return [
        faultAt(
          { table: 'quizzes', row, field: 'id' },
          'no-film',
          [`没有编号为 ${line.id} 的视频`, `There is no film ${line.id} among the goods`],
          ['先用 goods import 建立它：type 3', 'Make it by goods import first: type 3'],
        ),
      ];
    const { points } = quizOf(line);
    return points.flatMap((point) => {
      const wrong = unfit(point, { kinds, seconds: film.seconds, points });
      return wrong === undefined
        ? []
        : [faultAt({ table: 'quizzes', row, field: 'points' }, 'point', wrong.says, wrong.hint)];
    });
  });
  return [...twice('quizzes', lines), ...faults];
}
