/**
 * The tables banks of questions and exams are exchanged in, each a list of flat rows: a file of JSON or CSV, and the body of a
 * call (ADR-319). A field that is left out is ordinary; an export writes none that is.
 */
import { Type, type Static } from 'typebox';
import {
  AnyId,
  Choice,
  Count,
  EndMoment,
  Id,
  NumberChoice,
  Picture,
  StartMoment,
  table,
  Words,
} from '../goods-table/fields.ts';
import {
  COMPARISON_WORDS,
  EXAM_MODE_WORDS,
  EXAM_STATE_WORDS,
  QUESTION_KIND_WORDS,
  SHOW_ANSWERS_WORDS,
} from '../goods-table/table-choices.ts';
import { BLANKS_MAX, QUESTIONS_MAX } from './question.ts';
import { QUIZ_POINTS_MAX } from './quiz.ts';

const STEM_MAX = 4000;
const OPTION_MAX = 1000;

/** The fields an option may stand in; its letter is its id. */
export const OPTION_FIELDS = {
  A: 'option_a',
  B: 'option_b',
  C: 'option_c',
  D: 'option_d',
  E: 'option_e',
  F: 'option_f',
  G: 'option_g',
  H: 'option_h',
  I: 'option_i',
  J: 'option_j',
} as const;

const option = Type.Optional(Words(OPTION_MAX, 1));

const QuestionLineSchema = table({
  id: AnyId,
  bank: Type.Optional(Id('题库的编号', 'Write the id of the bank it is kept in')),
  kind: Choice(QUESTION_KIND_WORDS),
  stem: Words(STEM_MAX, 1),
  /** Stands below the stem. */
  picture: Type.Optional(Picture),
  option_a: option,
  option_b: option,
  option_c: option,
  option_d: option,
  option_e: option,
  option_f: option,
  option_g: option,
  option_h: option,
  option_i: option,
  option_j: option,
  answer: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), {
      maxItems: BLANKS_MAX,
      'x-answer': true,
      description:
        'Write the letters of the right options, true or false, or for each gap the texts that count with / between them (\\/ for / itself)',
      'x-description': {
        cn: '正确选项的字母、true 或 false；填空题每空一项，可接受的写法之间用 /，/ 本身写成 \\/',
        en: 'Write the letters of the right options, true or false, or for each gap the texts that count with / between them (\\/ for / itself)',
      },
    }),
  ),
  /** Of a blank: `number` takes 0.50, ½ and 50% for 0.5. */
  compare: Type.Optional(Choice(COMPARISON_WORDS)),
  score: Type.Optional(Count('分值', 'Write how many points it is worth', 1000)),
  analysis: Type.Optional(Words(STEM_MAX)),
});

const ExamLineSchema = table({
  id: AnyId,
  mode: Type.Optional(Choice(EXAM_MODE_WORDS)),
  /** EXAM_STATE. */
  state: Type.Optional(NumberChoice(EXAM_STATE_WORDS)),
  duration_s: Type.Optional(Count('考试时长（秒）', 'Write for how many seconds an attempt lasts', 864_000)),
  attempts: Type.Optional(
    Count(
      '可考次数，0 为不限；不填时，发证书的考试 3 次，其他不限',
      'Write how many attempts there are, 0 for any number; without it 3 where a certificate hangs on it',
      1000,
    ),
  ),
  pass_score: Type.Optional(Count('及格分', 'Write the score that passes')),
  /** When right answers are shown (D131); absent: once it is passed. */
  answers: Type.Optional(Choice(SHOW_ANSWERS_WORDS)),
  /** Between two tries; absent: an hour where a certificate hangs on it, else none. */
  wait_s: Type.Optional(
    Count('两次考试之间的间隔（秒）', 'Write for how many seconds one waits between two tries', 864_000),
  ),
  /** Drawn anew for each try; absent or as many as there are: all of them, in their order. */
  draw: Type.Optional(
    Count('每次抽多少题，不填为全部', 'Write how many of the questions are drawn for a try', QUESTIONS_MAX),
  ),
  open: Type.Optional(StartMoment),
  close: Type.Optional(EndMoment),
  questions: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }), {
    minItems: 1,
    maxItems: QUESTIONS_MAX,
    uniqueItems: true,
    'x-ids': true,
    description: 'Write ids of questions in their order',
    'x-description': { cn: '题目编号的列表，按出题顺序', en: 'Write ids of questions in their order' },
  }),
});

/** What follows a point that may be passed by without an answer (D83). */
export const OPTIONAL_POINT = 'optional';

const POINTS = {
  description: 'Write seconds and ids of questions, like 90:q_1, or 90:q_1:optional',
  'x-description': {
    cn: '秒数和题目编号，如 90:q_1；可跳过的写 90:q_1:optional',
    en: 'Write seconds and ids of questions, like 90:q_1, or 90:q_1:optional',
  },
} as const;

/** A film and the moments at which it asks; a row without points takes them out. */
const QuizLineSchema = table({
  id: AnyId,
  points: Type.Array(
    Type.String({ pattern: `^[1-9][0-9]{0,5}:[A-Za-z0-9_-]{1,64}(?::${OPTIONAL_POINT})?$`, ...POINTS }),
    { maxItems: QUIZ_POINTS_MAX, 'x-ids': true, ...POINTS },
  ),
});

/** By the name of the file each is kept in. */
export const EXAM_TABLES = {
  questions: QuestionLineSchema,
  exams: ExamLineSchema,
  quizzes: QuizLineSchema,
} as const;
export type ExamTableName = keyof typeof EXAM_TABLES;
export const EXAM_TABLE_NAMES = ['questions', 'exams', 'quizzes'] as const;

export type QuestionLine = Static<typeof QuestionLineSchema>;
export type ExamLine = Static<typeof ExamLineSchema>;
export type QuizLine = Static<typeof QuizLineSchema>;

export const ExamTablesSchema = Type.Object({
  questions: Type.Array(QuestionLineSchema),
  exams: Type.Array(ExamLineSchema),
  quizzes: Type.Array(QuizLineSchema),
});
export type ExamTables = Static<typeof ExamTablesSchema>;
