/** Questions and exams as rows, made of the lines a merchant wrote, and the lines they are written as. */
import { BY_DEFAULT } from '#schemas/exam/exam-settings.ts';
import { EXAM_STATE } from '#schemas/exam/exam-state.ts';
import {
  OPTION_FIELDS,
  OPTIONAL_POINT,
  type ExamLine,
  type QuestionLine,
  type QuizLine,
} from '#schemas/exam/tables.ts';
import { joinEscaped, splitEscaped } from '#schemas/goods-table/escaped-list.ts';
import { HOUR_MS, secondsOf } from '#schemas/time.ts';
import type { BankQuestion, ExamRow, QuizRow, RightAnswer } from '../rules/exam-rows.ts';

/** Between the texts that count for one gap. */
const OR = '/';
const ORDINARY = { bank: 'main', score: 1, durationS: secondsOf(HOUR_MS) } as const;

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;

/** For each gap the texts that count; one that holds the mark itself writes it `\\/`. */
export const textsOf = (answer: readonly string[]): string[][] =>
  answer.map((texts) => splitEscaped(texts, OR).map((text) => text.trim()));

function rightOf({ kind, answer = [] }: QuestionLine): RightAnswer {
  switch (kind) {
    case 'single':
      return answer[0] ?? '';
    case 'multi':
      return answer;
    case 'judge':
      return answer[0] === 'true';
    case 'blank':
      return textsOf(answer);
    case 'essay':
      return null;
  }
}

export function questionOf(line: QuestionLine): BankQuestion {
  const options = LETTERS.flatMap((id) => {
    const text = line[OPTION_FIELDS[id]];
    return text === undefined ? [] : [{ id, text }];
  });
  const { id, bank = ORDINARY.bank, kind, stem, score = ORDINARY.score, analysis = '' } = line;
  const { compare = 'text', picture = '' } = line;
  return { id, bank, kind, stem, picture, options, right: rightOf(line), score, analysis, compare };
}

const momentOf = (text: string | undefined) => (text === undefined ? 0 : Date.parse(text));

export function examOf(line: ExamLine): ExamRow {
  return {
    id: line.id,
    mode: line.mode ?? 'exam',
    state: line.state ?? EXAM_STATE.published,
    durationS: line.duration_s ?? ORDINARY.durationS,
    attemptsMax: line.attempts ?? BY_DEFAULT,
    waitS: line.wait_s ?? BY_DEFAULT,
    showAnswers: line.answers ?? 'after_pass',
    draw: line.draw ?? 0,
    passScore: line.pass_score ?? 0,
    openAt: momentOf(line.open),
    closeAt: momentOf(line.close),
    questionIds: line.questions,
  };
}

/** By their moments, whatever order they were written in. */
export function quizOf({ id, points }: QuizLine): QuizRow {
  const read = points.map((point) => {
    const [at = '', questionId = '', ending] = point.split(':');
    return { at: Number(at), questionId, isRequired: ending !== OPTIONAL_POINT };
  });
  return { id, points: read.toSorted((one, other) => one.at - other.at) };
}

export const quizLine = ({ id, points }: QuizRow): QuizLine => ({
  id,
  points: points.map(
    ({ at, questionId, isRequired }) =>
      `${String(at)}:${questionId}${isRequired ? '' : `:${OPTIONAL_POINT}`}`,
  ),
});

function answerLine(right: RightAnswer): string[] {
  if (right === null) return [];
  if (typeof right === 'boolean') return [String(right)];
  if (typeof right === 'string') return [right];
  return right.map((one) => (Array.isArray(one) ? joinEscaped(one, OR) : one));
}

export function questionLine({
  id,
  bank,
  kind,
  stem,
  picture = '',
  options,
  right,
  score,
  analysis,
  compare = 'text',
}: BankQuestion): QuestionLine {
  const answer = answerLine(right);
  const line: QuestionLine = {
    id,
    ...(bank === ORDINARY.bank ? {} : { bank }),
    kind,
    stem,
    ...(picture === '' ? {} : { picture }),
    ...(answer.length === 0 ? {} : { answer }),
    ...(score === ORDINARY.score ? {} : { score }),
    ...(analysis === '' ? {} : { analysis }),
    ...(compare === 'text' ? {} : { compare }),
  };
  for (const letter of LETTERS) {
    const match = options.find((one) => one.id === letter);
    if (match !== undefined) line[OPTION_FIELDS[letter]] = match.text;
  }
  return line;
}

/** As an import writes it, in whole seconds of UTC. */
const momentLine = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z');

export function examLine(row: ExamRow): ExamLine {
  return {
    id: row.id,
    ...(row.mode === 'exam' ? {} : { mode: row.mode }),
    ...(row.state === EXAM_STATE.published ? {} : { state: row.state }),
    ...(row.durationS === ORDINARY.durationS ? {} : { duration_s: row.durationS }),
    ...(row.attemptsMax === BY_DEFAULT ? {} : { attempts: row.attemptsMax }),
    ...(row.waitS === BY_DEFAULT ? {} : { wait_s: row.waitS }),
    ...(row.showAnswers === 'after_pass' ? {} : { answers: row.showAnswers }),
    ...(row.draw === 0 ? {} : { draw: row.draw }),
    ...(row.passScore === 0 ? {} : { pass_score: row.passScore }),
    ...(row.openAt === 0 ? {} : { open: momentLine(row.openAt) }),
    ...(row.closeAt === 0 ? {} : { close: momentLine(row.closeAt) }),
    questions: row.questionIds,
  };
}
