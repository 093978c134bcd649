/** A question as its form has it, a row of the table `questions`: its options as rows, and what is right. Pure (D84). */
import { OPTION_FIELDS } from '#schemas/exam/tables.ts';
import type { Question, QuestionKind } from '#schemas/exam/question.ts';
import type { Locale } from '#schemas/locale.ts';
import { newId } from '#desk/kit/new-id.ts';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { readEither } from '#desk/kit/screens/editor/both-languages.ts';

export const KINDS = ['single', 'multi', 'judge', 'blank', 'essay'] as const;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
export type Letter = (typeof LETTERS)[number];
export const OPTIONS_MAX = LETTERS.length;

/** Fields a question may have; a save names each, so that what was taken out is emptied. */
const FIELDS = ['bank', 'stem', 'picture', 'answer', 'compare', 'score', 'analysis'] as const;

export interface OptionRow {
  letter: Letter;
  /** As it is stored: a text, or one a language. */
  text: unknown;
  isRight: boolean;
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const answerOf = (question: Item): string[] => textsOf(question['answer']);
export const kindOf = ({ kind }: Item): QuestionKind => KINDS.find((one) => one === kind) ?? 'single';
export const hasOptions = (kind: QuestionKind): boolean => kind === 'single' || kind === 'multi';
export const idOf = ({ id }: Item): string => (typeof id === 'string' ? id : '');

export function optionRows(question: Item): OptionRow[] {
  const answer = answerOf(question);
  return LETTERS.flatMap((letter) => {
    const text = question[OPTION_FIELDS[letter]];
    return text === undefined ? [] : [{ letter, text, isRight: answer.includes(letter) }];
  });
}

/** The question with these options, lettered anew in their order. */
export function withOptions(question: Item, rows: readonly OptionRow[]): Item {
  const options = LETTERS.map((letter, index) => [OPTION_FIELDS[letter], rows[index]?.text] as const);
  const others = Object.entries(question).filter(([field]) => !options.some(([name]) => name === field));
  return {
    ...Object.fromEntries(others),
    ...Object.fromEntries(options.filter(([, text]) => text !== undefined)),
    answer: rows.flatMap(({ isRight }, index) => (isRight ? [LETTERS[index] ?? 'A'] : [])),
  };
}

/** Says which is right: of one choice the others are not any more. */
export function markRight(question: Item, letter: Letter, isRight: boolean): Item {
  const isOne = kindOf(question) === 'single';
  return withOptions(
    question,
    optionRows(question).map((row) => ({
      ...row,
      isRight: row.letter === letter ? isRight : !isOne && row.isRight,
    })),
  );
}

export const addOption = (question: Item): Item =>
  withOptions(question, [...optionRows(question), { letter: 'A', text: '', isRight: false }]);

/** What each kind begins with. */
const START: Readonly<Record<QuestionKind, Item>> = {
  single: { option_a: '', option_b: '', answer: ['A'] },
  multi: { option_a: '', option_b: '', option_c: '', answer: ['A'] },
  judge: { answer: ['true'] },
  blank: { answer: [''] },
  essay: {},
};

export const newQuestion = (kind: QuestionKind): Item => ({ id: newId('q'), kind, stem: '', ...START[kind] });

/** Another kind of the same question: options stay between kinds that have them, what is right begins anew otherwise. */
export function changeKind(question: Item, kind: QuestionKind): Item {
  if (hasOptions(kind) && hasOptions(kindOf(question))) {
    const rows = optionRows(question);
    const first = rows.findIndex(({ isRight }) => isRight);
    const next = rows.map((row, index) => ({
      ...row,
      isRight: kind === 'single' ? index === first : row.isRight,
    }));
    return withOptions({ ...question, kind }, next);
  }
  const { answer: _answer, compare: _compare, ...rest } = withOptions(question, []);
  return { ...rest, kind, ...START[kind] };
}

/** Points of all questions, each worth one where nothing is said. */
export const totalOf = (questions: readonly Item[]): number =>
  questions.reduce((sum, { score }) => sum + (typeof score === 'number' ? score : 1), 0);

/** As a save sends it: fields that are not there are emptied. */
export function toSaved(question: Item): Item {
  const fields = [...FIELDS, ...Object.values(OPTION_FIELDS)];
  return { ...Object.fromEntries(fields.map((field) => [field, null])), ...question };
}

export const stemOf = ({ stem }: Item, locale: Locale): string => readEither(stem, locale);
export const sayTitle = ({ title }: Item, locale: Locale): string => readEither(title, locale);

/** As a learner meets it. */
export function shownQuestion(question: Item, locale: Locale): Question {
  const kind = kindOf(question);
  const { picture, score } = question;
  return {
    id: idOf(question),
    kind,
    stem: stemOf(question, locale),
    ...(typeof picture === 'string' && picture !== '' ? { picture } : {}),
    options: hasOptions(kind)
      ? optionRows(question).map(({ letter, text }) => ({ id: letter, text: readEither(text, locale) }))
      : [],
    blanks: kind === 'blank' ? answerOf(question).length : 0,
    score: typeof score === 'number' ? score : 1,
  };
}
