/** Tables of tasks, of whom they are for, and of what learners handed in (D86). */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Text } from '#schemas/page/text.ts';
import { json, time, appId } from '#server/kernel/db/columns.ts';

/** Something to hand in, or something to study by a day. */
export const task = pgTable(
  'task',
  {
    appId: appId(),
    id: text('id').notNull(),
    kind: text('kind').$type<'answer' | 'study'>().notNull(),
    title: json<Text>('title').notNull(),
    /** What is asked, as plain text. */
    stem: json<Text>('stem').notNull(),
    /** What has to be handed in (D86); 0 of what is studied. */
    type: integer('type').notNull(),
    options: json<Text[]>('options').notNull(),
    isMultiple: boolean('is_multiple').notNull().default(false),
    /** Absent where it is due at no time. */
    dueAt: time('due_at'),
    allowsLate: boolean('allows_late').notNull().default(true),
    /** What it belongs to, or what is to be studied; empty for nothing. */
    goodsId: text('goods_id').notNull().default(''),
    audience: text('audience').$type<'owners' | 'people'>().notNull(),
    /** Taken back: whoever answered it still reads it, and nobody answers it any more. */
    isOff: boolean('is_off').notNull().default(false),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

/** Whom a task is for: a person, a group, or a department with all below it. */
export const taskDesignated = pgTable(
  'task_designated',
  {
    appId: appId(),
    taskId: text('task_id').notNull(),
    kind: text('kind').$type<'person' | 'group' | 'department'>().notNull(),
    target: text('target').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.taskId, table.kind, table.target] })],
);

/** One a learner and task. */
export const taskAnswer = pgTable(
  'task_answer',
  {
    appId: appId(),
    taskId: text('task_id').notNull(),
    userId: text('user_id').notNull(),
    /** D86, from draft on. */
    state: integer('state').notNull(),
    /** Counts what was kept. */
    version: integer('version').notNull(),
    answer: text('answer').notNull(),
    images: json<string[]>('images').notNull(),
    audio: json<{ path: string; seconds: number }[]>('audio').notNull(),
    options: json<number[]>('options').notNull(),
    savedAt: time('saved_at').notNull(),
    committedAt: time('committed_at'),
    isLate: boolean('is_late').notNull().default(false),
    /** Absent where none was given. */
    score: integer('score'),
    comment: text('comment').notNull().default(''),
    decidedAt: time('decided_at'),
    decidedBy: text('decided_by').notNull().default(''),
    /** The language and the address of the shop it was handed in at, for what the learner is told. */
    locale: text('locale').$type<'cn' | 'en'>().notNull(),
    origin: text('origin').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.taskId, table.userId] }),
    index('task_answer_user').on(table.appId, table.userId),
    index('task_answer_state').on(table.appId, table.state, table.committedAt),
  ],
);
