/** What an import of banks, exams and questions of films changes, or would change (ADR-319, D127). */
import { Type, type Static } from 'typebox';
import { FieldChangeSchema } from '../goods-table/field-change.ts';
import { TableFaultSchema } from '../goods-table/table-fault.ts';
import { ChoiceSchema } from '../page/fragments.ts';
import { EXAM_TABLE_NAMES } from './tables.ts';

export const ExamFaultSchema = TableFaultSchema(EXAM_TABLE_NAMES);
export type ExamFault = Static<typeof ExamFaultSchema>;

const ExamChangeSchema = Type.Object({
  table: ChoiceSchema(EXAM_TABLE_NAMES),
  id: Type.String(),
  change: ChoiceSchema(['added', 'changed']),
  /** What of it changes. */
  fields: Type.Array(FieldChangeSchema),
});
export type ExamChange = Static<typeof ExamChangeSchema>;

export const ExamsReportSchema = Type.Object({
  changes: Type.Array(ExamChangeSchema),
  /** Rows that are stored as they were sent. */
  unchanged: Type.Integer(),
  /** What is worth a look. */
  notes: Type.Array(ExamFaultSchema),
});
export type ExamsReport = Static<typeof ExamsReportSchema>;
