/** Tables of exams: questions in their banks, exams and practices, attempts, and each answer that stands. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Comparison, ShowAnswers } from '#schemas/exam/exam-settings.ts';
import type { GivenAnswer, QuestionKind } from '#schemas/exam/question.ts';
import type { Text } from '#schemas/page/text.ts';
import { appId, json, time } from '#server/kernel/db/columns.ts';
import type { AttemptRow, BankQuestion, ExamRow, QuizRow } from '../rules/exam-rows.ts';

export const bankQuestion = pgTable(
  'bank_question',
  {
    appId: appId(),
    id: text('id').notNull(),
    bank: text('bank').notNull(),
    kind: text('kind').$type<QuestionKind>().notNull(),
    stem: json<Text>('stem').notNull(),
    /** Empty for none. */
    picture: text('picture').notNull().default(''),
    options: json<BankQuestion['options']>('options').notNull(),
    /** What is right; JSON null for an essay. */
    right: json<{ is: BankQuestion['right'] }>('right_answer').notNull(),
    score: integer('score').notNull(),
    analysis: json<Text>('analysis').notNull(),
    /** How the gaps of a blank are compared. */
    compare: text('compare').$type<Comparison>().notNull().default('text'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

/** An exam or a practice: what the good of this id asks. */
export const exam = pgTable(
  'exam',
  {
    appId: appId(),
    id: text('id').notNull(),
    mode: text('mode').$type<ExamRow['mode']>().notNull(),
    state: integer('state').notNull(),
    durationS: integer('duration_s').notNull(),
    attemptsMax: integer('attempts_max').notNull(),
    /** Seconds between two tries, BY_DEFAULT where nothing was written. */
    waitS: integer('wait_s').notNull().default(-1),
    /** When right answers are shown (D131). */
    showAnswers: text('show_answers').$type<ShowAnswers>().notNull().default('after_pass'),
    /** Questions drawn for a try; 0 for all. */
    draw: integer('draw').notNull().default(0),
    passScore: integer('pass_score').notNull(),
    openAt: time('open_at').notNull(),
    closeAt: time('close_at').notNull(),
    questionIds: json<string[]>('question_ids').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

export const examAttempt = pgTable(
  'exam_attempt',
  {
    appId: appId(),
    id: text('id').notNull(),
    examId: text('exam_id').notNull(),
    userId: text('user_id').notNull(),
    /** 1, 2, 3 … of one learner in one exam. */
    number: integer('number').notNull(),
    mode: text('mode').$type<ExamRow['mode']>().notNull(),
    state: integer('state').notNull(),
    startedAt: time('started_at').notNull(),
    deadlineAt: time('deadline_at').notNull(),
    committedAt: time('committed_at').notNull().default(0),
    paper: json<BankQuestion[]>('paper').notNull(),
    passScore: integer('pass_score').notNull(),
    score: integer('score').notNull().default(0),
    reviews: json<AttemptRow['reviews']>('reviews').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('exam_attempt_number').on(table.appId, table.userId, table.examId, table.number),
    // One runs at a time.
    uniqueIndex('exam_attempt_running')
      .on(table.appId, table.userId, table.examId)
      .where(sql`${table.state} = 1`),
    index('exam_attempt_exam').on(table.appId, table.examId, table.startedAt),
  ],
);

/** The answer to one question that stands, by the highest `seq` that was acknowledged. */
export const examAnswer = pgTable(
  'exam_answer',
  {
    appId: appId(),
    attemptId: text('attempt_id').notNull(),
    questionId: text('question_id').notNull(),
    userId: text('user_id').notNull(),
    answer: json<{ is: GivenAnswer }>('answer').notNull(),
    seq: integer('seq').notNull(),
    savedAt: time('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.attemptId, table.questionId] }),
    index('exam_answer_learner').on(table.appId, table.userId),
  ],
);

/** The moments at which a film asks (D83). */
export const quiz = pgTable(
  'quiz',
  {
    appId: appId(),
    id: text('id').notNull(),
    points: json<QuizRow['points']>('points').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

/** A learner's first answer to a question of a film, which stands. */
export const quizAnswer = pgTable(
  'quiz_answer',
  {
    appId: appId(),
    userId: text('user_id').notNull(),
    quizId: text('quiz_id').notNull(),
    questionId: text('question_id').notNull(),
    /** The question as it was asked. */
    asked: json<BankQuestion>('asked').notNull(),
    answer: json<{ is: GivenAnswer }>('answer').notNull(),
    savedAt: time('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.userId, table.quizId, table.questionId] })],
);
