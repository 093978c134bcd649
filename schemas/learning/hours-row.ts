/** A row of credited hours as it is exported: one list for the contract, the signed file and the table for spreadsheets (ADR-325, ADR-666). */
import { Type, type Static } from 'typebox';
import { field } from '../page/field.ts';

/** A column with a label stands in the table, in this order; the others are for the signed file alone. */
export const HoursRowSchema = Type.Object({
  id: field({ cn: '编号', en: 'Row' }, Type.String()),
  seq: Type.Integer(),
  /** `YYYY-MM-DD` of the shop's calendar. */
  day: field({ cn: '日期', en: 'Day' }, Type.String()),
  /** The drawn name of the learner, and the one they are known by; empty where the account is gone. */
  person: field({ cn: '学员编号', en: 'Learner' }, Type.String()),
  name: field({ cn: '姓名', en: 'Name' }, Type.String()),
  /** Masked. */
  phone: field({ cn: '手机', en: 'Phone' }, Type.String()),
  title: field({ cn: '课程', en: 'Lesson' }, Type.String()),
  resource_id: field({ cn: '课程编号', en: 'Lesson id' }, Type.String()),
  product_id: field({ cn: '所属套餐', en: 'Part of' }, Type.String()),
  /** Whole; `reported_seconds` of them came late. */
  seconds: field({ cn: '学习秒数', en: 'Seconds' }, Type.Integer()),
  reported_seconds: field({ cn: '补报秒数', en: 'Of them late' }, Type.Integer()),
  /** Unix milliseconds. */
  entered_at: field({ cn: '入账时间', en: 'Entered' }, Type.Integer()),
  prev: Type.String(),
  hash: field({ cn: '校验值', en: 'Hash' }, Type.String()),
});
export type HoursRow = Static<typeof HoursRowSchema>;
