/** What each column of a table takes, in both languages, from its schema: for templates and for docs/TABLES.md. */
import { isObject } from '#schemas/page/json.ts';
import { ownHint } from '#schemas/page/pattern-words.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { columnsOf, SCHEMAS, type Column } from './columns.ts';
import type { AnyTableName } from './table-file.ts';

export interface ColumnNote {
  column: Column;
  isRequired: boolean;
  note: LocaleText;
}

const OF_KIND: Partial<Record<Column['kind']['of'], LocaleText>> = {
  flag: { cn: '是 / 否，true / false', en: 'yes or no, true or false' },
  ids: { cn: '编号之间用 | 或逗号', en: 'Ids with | or a comma between them' },
};
const MONEY: Record<'yuan' | 'fen', LocaleText> = {
  yuan: { cn: '以元为单位：99、99.00、1,299.5', en: 'In yuan: 99, 99.00 or 1,299.5' },
  fen: { cn: '以分为单位的整数：99 元写 9900', en: 'In whole fen: 9900 for 99 yuan' },
};
const MOMENT: Record<'start' | 'end', LocaleText> = {
  start: {
    cn: '2026-12-01 或 2026-12-01 08:00（店铺时间）；只写日期即当天开始',
    en: '2026-12-01 or 2026-12-01 08:00, the time of the shop; a day alone is its first second',
  },
  end: {
    cn: '2026-12-31 或 2026-12-31 20:00（店铺时间）；只写日期即当天结束',
    en: '2026-12-31 or 2026-12-31 20:00, the time of the shop; a day alone is its last second',
  },
};

function noteOf({ kind }: Column, schema: unknown): LocaleText {
  if (kind.of === 'money') return MONEY[kind.unit];
  if (kind.of === 'moment') return MOMENT[kind.role];
  return OF_KIND[kind.of] ?? ownHint(schema) ?? { cn: '文本', en: 'A text' };
}

export function columnNotes(name: AnyTableName): ColumnNote[] {
  const { properties, required }: { properties: object; required?: readonly string[] } = SCHEMAS[name];
  const fields: Readonly<Record<string, unknown>> = { ...properties };
  return columnsOf(name).map((column) => {
    const schema = fields[column.field];
    const own = noteOf(column, schema);
    const more = isObject(schema) && column.kind.of === 'ids' ? ownHint(schema) : undefined;
    return {
      column,
      isRequired: required?.includes(column.field) === true,
      note: more === undefined ? own : { cn: `${more.cn}；${own.cn}`, en: `${more.en}. ${own.en}` },
    };
  });
}
