/** Faults of the tables of exams. */
import type { ExamTableName } from '#schemas/exam/tables.ts';
import type { TableFault } from '#server/kernel/table-fault.ts';

export type ExamFault = TableFault<ExamTableName>;
