/** Tasks as merchants write and bring them, and answers as they read them. Money none; moments in words of ISO 8601. */
import { Type, type Static } from 'typebox';
import { ID_PATTERN } from '../id.ts';
import { ChoiceSchema } from '../page/fragments.ts';
import { TextSchema } from '../page/text.ts';
import { TASK_OPTIONS_MAX, TaskAudienceSchema, TaskId, TaskKindSchema } from './task.ts';

export const TASK_TYPE_WORDS = ['text', 'image', 'audio', 'choice'] as const;
/** How many tasks one file may hold. */
export const TASKS_OF_FILE = 2000;
const PEOPLE_MAX = 5000;
const Word = Type.String({ minLength: 1, maxLength: 64 });

export const TaskWrittenSchema = Type.Object(
  {
    id: TaskId,
    /** To hand in, or to study. */
    kind: TaskKindSchema,
    title: TextSchema({ min: 1, max: 100 }),
    stem: Type.Optional(TextSchema({ max: 5000 })),
    type: Type.Optional(ChoiceSchema(TASK_TYPE_WORDS)),
    options: Type.Optional(Type.Array(TextSchema({ min: 1, max: 200 }), { maxItems: TASK_OPTIONS_MAX })),
    is_multiple: Type.Optional(Type.Boolean()),
    /** With its zone, e.g. `2026-12-01T20:00+08:00`. */
    due: Type.Optional(Type.String({ maxLength: 40 })),
    /** Handed in after its time it is marked; true where nothing is said. */
    allows_late: Type.Optional(Type.Boolean()),
    goods_id: Type.Optional(Type.String({ pattern: ID_PATTERN })),
    audience: TaskAudienceSchema,
    /** Phones, groups and departments of `people`. */
    people: Type.Optional(Type.Array(Word, { maxItems: PEOPLE_MAX })),
    groups: Type.Optional(Type.Array(Word, { maxItems: PEOPLE_MAX })),
    departments: Type.Optional(Type.Array(Word, { maxItems: PEOPLE_MAX })),
    /** Taken back. */
    is_off: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type TaskWritten = Static<typeof TaskWrittenSchema>;

/** Why nothing of a file was taken. */
export interface TaskFault {
  task: string;
  field: string;
  reason: 'twice' | 'moment' | 'goods' | 'person' | 'type' | 'options' | 'nobody';
}
export type TasksTaken = { ok: true; written: number } | { ok: false; faults: TaskFault[] };

/** A task with how many answers stand where. */
export interface TaskOfMerchant extends TaskWritten {
  answers: { draft: number; committed: number; returned: number; reviewed: number };
}

/** An answer as the shop's people read it. */
export interface AnswerOfMerchant {
  task_id: string;
  title: string;
  user_id: string;
  nickname: string;
  phone: string;
  state: number;
  answer: string;
  options: string[];
  /** Addresses for whoever of the shop is logged in there; they end. */
  images: string[];
  audio: { url: string; seconds: number }[];
  committed_ts: number;
  is_late: boolean;
  score: number;
  comment: string;
  decided_by: string;
}
export interface AnswerList {
  list: AnswerOfMerchant[];
  total: number;
  has_more: boolean;
}
