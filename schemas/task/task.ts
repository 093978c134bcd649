/** Tasks a shop gives its learners (D86): the task, its answer, and the state of both. Times in unix seconds. */
import { Type, type Static } from 'typebox';
import { ID_PATTERN } from '../id.ts';
import { ChoiceSchema } from '../page/fragments.ts';

/** What a learner has to hand in; other parts may be added to it. */
export const TASK_TYPE = { text: 1, image: 2, audio: 3, choice: 4 } as const;
export const TASK_STATE = { todo: 0, draft: 1, committed: 2, returned: 3, reviewed: 4 } as const;
export const STUDY_STATE = { notStarted: 0, doing: 1, done: 2, overdue: 3 } as const;

export const TASK_STATE_NAMES = ['todo', 'draft', 'committed', 'returned', 'reviewed'] as const;
export const STUDY_STATE_NAMES = ['notStarted', 'doing', 'done', 'overdue'] as const;

/** An answer holds no more than this (D86). */
export const ANSWER_MAX = 5000;
export const ANSWER_IMAGES_MAX = 9;
export const ANSWER_AUDIO_MAX = 3;
export const ANSWER_AUDIO_SECONDS = 300;
export const TASK_OPTIONS_MAX = 12;
export const SCORE_MAX = 100;
/** What the merchant says of an answer. */
export const REVIEW_MAX = 1000;

export const TaskId = Type.String({ pattern: ID_PATTERN });
const TaskTypeSchema = Type.Integer({ minimum: 1, maximum: 4 });
export const TaskStateSchema = Type.Integer({ minimum: 0, maximum: 4 });
export const StudyStateSchema = Type.Integer({ minimum: 0, maximum: 3 });

/** A learner's own file, which the server never serves by its path. */
const OwnPath = Type.String({ pattern: '^/uploads/own-[a-f0-9]{32}\\.[a-z0-9]{3,4}$' });
const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Seconds = Type.Integer({ minimum: 0, maximum: ANSWER_AUDIO_SECONDS });
const OptionPlaces = Type.Array(Type.Integer({ minimum: 0, maximum: TASK_OPTIONS_MAX - 1 }), {
  maxItems: TASK_OPTIONS_MAX,
});

/** What a learner writes; `version` is that of the answer it was made from, 0 for the first. */
export const AnswerWritten = {
  task_id: TaskId,
  version: Version,
  answer: Type.String({ maxLength: ANSWER_MAX, default: '' }),
  images: Type.Array(OwnPath, { maxItems: ANSWER_IMAGES_MAX, default: [] }),
  audio: Type.Array(Type.Object({ path: OwnPath, seconds: Seconds }), {
    maxItems: ANSWER_AUDIO_MAX,
    default: [],
  }),
  /** Places of the options chosen. */
  options: Type.Array(Type.Integer({ minimum: 0, maximum: TASK_OPTIONS_MAX - 1 }), {
    maxItems: TASK_OPTIONS_MAX,
    default: [],
  }),
};

/** `url` is this person's own, for a quarter of an hour. */
const OwnFile = Type.Object({ path: Type.String(), url: Type.String() });
const OwnAudio = Type.Object({ path: Type.String(), url: Type.String(), seconds: Type.Integer() });

/** Where an answer stands after a call. */
export const AnswerKept = Type.Object({
  task_id: Type.String(),
  version: Type.Integer(),
  state: TaskStateSchema,
  saved_ts: Type.Integer(),
  is_late: Type.Boolean(),
});

/** One's answer, with addresses of its files. */
const AnswerSchema = Type.Object({
  version: Type.Integer(),
  answer: Type.String(),
  images: Type.Array(OwnFile),
  audio: Type.Array(OwnAudio),
  options: OptionPlaces,
  /** 0 where nothing was kept yet, was not handed in, was not decided on. */
  saved_ts: Type.Integer(),
  committed_ts: Type.Integer(),
  decided_ts: Type.Integer(),
  is_late: Type.Boolean(),
  /** -1 where none was given. */
  score: Type.Integer({ minimum: -1, maximum: SCORE_MAX }),
  comment: Type.String(),
});
export type OwnAnswer = Static<typeof AnswerSchema>;

const TASK = {
  task_id: Type.String(),
  title: Type.String(),
  type: TaskTypeSchema,
  state: TaskStateSchema,
  /** 0 where it is due at no time. */
  due_ts: Type.Integer(),
  /** The time is over and it was not handed in. */
  is_overdue: Type.Boolean(),
  /** Handed in after its time. */
  is_late: Type.Boolean(),
  /** What it belongs to; empty for nothing. */
  goods_id: Type.String(),
  goods_type: Type.Integer(),
  goods_title: Type.String(),
  score: Type.Integer(),
};
export const TaskRowSchema = Type.Object(TASK);
export type TaskRow = Static<typeof TaskRowSchema>;

export const TaskSchema = Type.Object({
  ...TASK,
  /** Plain text; its lines are kept. */
  stem: Type.String(),
  options: Type.Array(Type.String()),
  is_multiple: Type.Boolean(),
  allows_late: Type.Boolean(),
  /** Whether the learner may submit an answer now. */
  can_answer: Type.Boolean(),
  answer: AnswerSchema,
});
export type Task = Static<typeof TaskSchema>;

/** A course or a lesson to be studied by a day (D86). */
export const StudyTaskSchema = Type.Object({
  task_id: Type.String(),
  title: Type.String(),
  state: StudyStateSchema,
  due_ts: Type.Integer(),
  goods_id: Type.String(),
  goods_type: Type.Integer(),
  goods_title: Type.String(),
  cover: Type.String(),
  /** Percent, the furthest they came. */
  max_progress: Type.Integer({ minimum: 0, maximum: 100 }),
});
export type StudyTask = Static<typeof StudyTaskSchema>;

const TASK_KINDS = ['answer', 'study'] as const;
/** Whom a task is for: everyone with a right to its good, or the people on its list. */
const TASK_AUDIENCES = ['owners', 'people'] as const;
export const TaskKindSchema = ChoiceSchema(TASK_KINDS);
export const TaskAudienceSchema = ChoiceSchema(TASK_AUDIENCES);
