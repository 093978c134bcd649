/** Tasks as merchants write and bring them, and answers as they read them. Money none; moments in words of ISO 8601. */
import { Type, type Static } from 'typebox';
import { contactField } from '../console/readers.ts';
import { ID_PATTERN } from '../id.ts';
import { ChoiceSchema } from '../page/fragments.ts';
import { TextSchema } from '../page/text.ts';
import { TASK_OPTIONS_MAX, TaskAudienceSchema, TaskId, TaskKindSchema, TaskStateSchema } from './task.ts';

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
    /** Phones or ids of people, groups and departments of `people`. */
    people: Type.Optional(Type.Array(Word, { maxItems: PEOPLE_MAX })),
    groups: Type.Optional(Type.Array(Word, { maxItems: PEOPLE_MAX })),
    departments: Type.Optional(Type.Array(Word, { maxItems: PEOPLE_MAX })),
    /** Taken back. */
    is_off: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type TaskWritten = Static<typeof TaskWrittenSchema>;

/** One reason why nothing of a file was imported. */
export const TaskFaultSchema = Type.Object({
  task: Type.String(),
  field: Type.String(),
  reason: ChoiceSchema(['twice', 'moment', 'goods', 'person', 'type', 'options', 'nobody']),
});
export type TaskFault = Static<typeof TaskFaultSchema>;
// oxlint-disable-next-line names/no-bare-participle -- the name it has on the wire
export type TasksTaken =
  | { ok: true; writtenCount: number; isChanged: boolean }
  | { ok: false; faults: TaskFault[] };

/** A task with how many answers stand where. */
export const TaskOfMerchantSchema = Type.Object({
  ...TaskWrittenSchema.properties,
  answers: Type.Object({
    draft: Type.Integer(),
    committed: Type.Integer(),
    returned: Type.Integer(),
    reviewed: Type.Integer(),
  }),
});
export type TaskOfMerchant = Static<typeof TaskOfMerchantSchema>;

/** States a merchant sees an answer in; a draft is its learner's own. */
export const HANDED_IN_STATES = ['committed', 'returned', 'reviewed'] as const;

/** An answer as the shop's people read it. */
export const AnswerOfMerchantSchema = Type.Object({
  task_id: Type.String(),
  title: Type.String(),
  user_id: Type.String(),
  nickname: Type.String(),
  /** Its middle is masked. */
  phone: contactField(Type.String()),
  state: TaskStateSchema,
  answer: Type.String(),
  options: Type.Array(Type.String()),
  /** Addresses for logged-in people of the shop; they end after a quarter of an hour. */
  images: Type.Array(Type.String()),
  audio: Type.Array(Type.Object({ url: Type.String(), seconds: Type.Integer() })),
  /** Unix seconds. */
  committed_ts: Type.Integer(),
  is_late: Type.Boolean(),
  /** -1 where none was given. */
  score: Type.Integer(),
  comment: Type.String(),
  decided_by: Type.String(),
});
export type AnswerOfMerchant = Static<typeof AnswerOfMerchantSchema>;
