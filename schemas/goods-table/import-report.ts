/** The changes an import of goods makes, or would make (ADR-300, D127). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { FieldChangeSchema } from './field-change.ts';
import { TableFaultSchema } from './table-fault.ts';
import { TABLE_NAMES } from './tables.ts';

export const GoodsFaultSchema = TableFaultSchema(TABLE_NAMES);
export type GoodsFault = Static<typeof GoodsFaultSchema>;

const ImportChangeSchema = Type.Object({
  table: ChoiceSchema(['goods', 'teachers', 'tags', 'coupons', 'members']),
  /** Of a member: the good’s id and the phone. */
  id: Type.String(),
  change: ChoiceSchema(['added', 'changed']),
  /** What of it changes. */
  fields: Type.Array(FieldChangeSchema),
});
export type ImportChange = Static<typeof ImportChangeSchema>;

export const GoodsReportSchema = Type.Object({
  changes: Type.Array(ImportChangeSchema),
  /** Whether goods stand in another order than before. */
  moved: Type.Boolean(),
  /** Rows that are stored as they were sent. */
  unchanged: Type.Integer(),
  /** What of the rows has no effect, or is left out. */
  notes: Type.Array(GoodsFaultSchema),
});
export type GoodsReport = Static<typeof GoodsReportSchema>;
