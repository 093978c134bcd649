/** What was answered to the forms of a shop (D91). */
import { Type } from 'typebox';
import { defineConsoleCall, LIST_INPUT, sortsBy, sortInput } from './define-console-call.ts';

const AREA = 'forms';
const SCOPE = 'messages';
/** Orders of this list, its own first. */
export const FORM_ANSWER_SORTS = sortsBy('-at');
export type FormAnswerSort = (typeof FORM_ANSWER_SORTS)[number];
const OF_FORM = {
  /** Id of the form. */
  form: Type.String({ minLength: 1, maxLength: 64 }),
  ...sortInput(FORM_ANSWER_SORTS),
  /** The `next` of the part before. */
  cursor: LIST_INPUT.cursor,
};
/** Absent at the end. */
const next = Type.Optional(Type.String());

export const consoleFormAnswersList = defineConsoleCall({
  name: 'console.form_answers.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Answers to a form, the newest first, with choices and regions in words.',
  input: { ...OF_FORM, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 2000, default: 500 })) },
  data: Type.Object({
    columns: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })),
    items: Type.Array(
      Type.Object({
        id: Type.String(),
        /** ISO 8601. */
        at: Type.String(),
        /** Empty where the form asks nobody to log in. */
        user_id: Type.String(),
        nickname: Type.String(),
        form_hash: Type.String(),
        /** By column id; absent where nothing was answered. */
        answers: Type.Record(Type.String(), Type.String()),
      }),
    ),
    next,
  }),
});

export const consoleFormAnswersExport = defineConsoleCall({
  name: 'console.form_answers.export',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'The same as the text of a CSV file of at most 20,000 rows.',
  input: OF_FORM,
  data: Type.Object({ csv: Type.String(), next }),
});
