/** Tasks of the shop for its merchant: set, and what learners hand in decided on (D86, ADR-321). */
import { Type } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import {
  AnswerOfMerchantSchema,
  HANDED_IN_STATES,
  TaskFaultSchema,
  TaskOfMerchantSchema,
  TASKS_OF_FILE,
  TaskWrittenSchema,
  type TaskWritten,
} from '../../task/task-file.ts';
import { REVIEW_MAX, SCORE_MAX, TaskId, TaskStateSchema } from '../../task/task.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  sortsBy,
  PartSchema,
  sortInput,
} from './define-console-call.ts';
import { ItemChangeSchema, SavedSchema, VersionSchema } from './save.ts';

const AREA = 'tasks';
const SCOPE = 'teaching';
/** A person by phone or by id. */
const PersonSchema = Type.String({ minLength: 1, maxLength: 64 });
const TasksSchema = Type.Array(TaskWrittenSchema, { maxItems: TASKS_OF_FILE });

/** Orders of this list, its own first; what is due at no time counts as last. */
export const TASK_SORTS = sortsBy('position', 'title', 'due_ts');
export type TaskSort = (typeof TASK_SORTS)[number];

export const consoleTasksList = defineConsoleCall({
  name: 'console.tasks.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Tasks of the shop in its order, with how many answers stand where. `people` are masked phones, or ids to who may not read phones. `q` is looked for in ids and titles.',
  input: { ...LIST_INPUT, ...sortInput(TASK_SORTS) },
  data: PartSchema(TaskOfMerchantSchema),
});

/** One task as its form has it: as a file writes it, without its id. */
export type TaskItem = Omit<TaskWritten, 'id'>;
/** As it is stored: one the import would refuse today is still read, so that it can be mended. */
const TaskItemSchema = Type.Unsafe<TaskItem>(Type.Object({}, { additionalProperties: true }));

export const consoleTasksGet = defineConsoleCall({
  name: 'console.tasks.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'One task as its form has it; `people` are phones, or ids to who may not read phones.',
  input: { id: TaskId },
  data: Type.Object({ item: TaskItemSchema, version: VersionSchema }),
});

export const consoleTasksSave = defineConsoleCall({
  name: 'console.tasks.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Changes the fields of a task that are named, by the rules of the import; null empties a field. Without `id` it is a new task. 40000 with `faults` by pointer into the item; 40900 with `yours` and `theirs` where `version` is not what is stored.',
  input: { id: Type.Optional(TaskId), version: Type.Optional(VersionSchema), item: ItemChangeSchema },
  data: SavedSchema,
  codes: ['state-conflict'],
});

export const consoleTasksExport = defineConsoleCall({
  name: 'console.tasks.export',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'All tasks of the shop, as `console.tasks.import` takes them; `people` are phones, or ids to who may not read phones.',
  input: {},
  data: Type.Object({ tasks: Type.Array(TaskWrittenSchema) }),
});

export const consoleTasksImport = defineConsoleCall({
  name: 'console.tasks.import',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Writes tasks, all of them or none; tasks that are not named stay. 42200 with `errors`: the task, its field and the reason of each fault.',
  input: { tasks: TasksSchema },
  data: Type.Object({ written: Type.Integer() }),
  codes: ['config-invalid'],
});
/** The data of its refusal. */
export const TasksRefusedSchema = Type.Object({ errors: Type.Array(TaskFaultSchema) });

/** Orders of this list, its own first. */
export const TASK_ANSWER_SORTS = sortsBy('-committed_ts');
export type TaskAnswerSort = (typeof TASK_ANSWER_SORTS)[number];

export const consoleTaskAnswersList = defineConsoleCall({
  name: 'console.task_answers.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'What learners handed in, the last handed in first; drafts are never listed. `q` is looked for in the answer and in the learner’s name.',
  input: {
    ...LIST_INPUT,
    ...sortInput(TASK_ANSWER_SORTS),
    filter: Type.Optional(
      Type.Object({
        task_id: Type.Optional(TaskId),
        person: Type.Optional(PersonSchema),
        state: Type.Optional(OneOrMore(ChoiceSchema(HANDED_IN_STATES))),
      }),
    ),
  },
  data: PartSchema(AnswerOfMerchantSchema),
});

export const consoleTaskAnswersDecide = defineConsoleCall({
  name: 'console.task_answers.decide',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Reviews what was handed in, or sends it back with a comment; the learner gets a message. 40900 where it does not wait for a review.',
  input: {
    task_id: TaskId,
    person: PersonSchema,
    verb: ChoiceSchema(['review', 'return']),
    /** Points of a review. */
    score: Type.Optional(Type.Integer({ minimum: 0, maximum: SCORE_MAX })),
    /** Required where it is sent back: it says what to change. */
    comment: Type.Optional(Type.String({ maxLength: REVIEW_MAX, default: '' })),
  },
  data: Type.Object({ task_id: TaskId, state: TaskStateSchema }),
  codes: ['state-conflict'],
});
