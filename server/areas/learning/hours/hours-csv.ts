/** Exported hours as a table for spreadsheets; to be checked there is the signed file. */
import type { Locale } from '#schemas/locale.ts';
import { toCsv } from '#server/kernel/csv.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { HoursFile } from './hours-file.ts';

const HEADS = {
  cn: [
    '编号',
    '日期',
    '学员编号',
    '姓名',
    '手机',
    '课程',
    '课程编号',
    '所属套餐',
    '学习秒数',
    '补报秒数',
    '入账时间',
    '校验值',
  ],
  en: [
    'Row',
    'Day',
    'Learner',
    'Name',
    'Phone',
    'Lesson',
    'Lesson id',
    'Part of',
    'Seconds',
    'Of them late',
    'Entered',
    'Hash',
  ],
} as const;

export function hoursCsv({ rows }: Pick<HoursFile, 'rows'>, locale: Locale): string {
  const cells = rows.map((row) => [
    row.id,
    row.day,
    row.person,
    row.name,
    row.phone,
    row.title,
    row.resource_id,
    row.product_id,
    String(row.seconds),
    String(row.reported_seconds),
    shopTime(row.entered_at),
    row.hash,
  ]);
  return toCsv([HEADS[locale], ...cells]);
}
