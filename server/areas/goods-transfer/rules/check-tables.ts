/** Judges tables row by row: every fault of every row, with what may stand there. */
import { makeDocumentAjv } from '#schemas/ajv.ts';
import { TABLE_SCHEMAS, type GoodsTables, type TableName } from '#schemas/goods-table/tables.ts';
import { ownHint } from '#schemas/page/pattern-words.ts';
import { faultsOf } from '#schemas/page/rule-words.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';

/** A table that is absent leaves the shop's as it is. */
export type GivenTables = Partial<GoodsTables>;

const ROWS_MAX = 20_000;
const ajv = makeDocumentAjv();
const validators = {
  tags: ajv.compile<GoodsTables['tags'][number]>(TABLE_SCHEMAS.tags),
  teachers: ajv.compile<GoodsTables['teachers'][number]>(TABLE_SCHEMAS.teachers),
  goods: ajv.compile<GoodsTables['goods'][number]>(TABLE_SCHEMAS.goods),
  outline: ajv.compile<GoodsTables['outline'][number]>(TABLE_SCHEMAS.outline),
  terms: ajv.compile<GoodsTables['terms'][number]>(TABLE_SCHEMAS.terms),
  skus: ajv.compile<GoodsTables['skus'][number]>(TABLE_SCHEMAS.skus),
  coupons: ajv.compile<GoodsTables['coupons'][number]>(TABLE_SCHEMAS.coupons),
  members: ajv.compile<GoodsTables['members'][number]>(TABLE_SCHEMAS.members),
} as const;

/** What the schema itself says may stand in a field. */
function hintOf(name: TableName, pointer: string): LocaleText | undefined {
  const [, field = ''] = pointer.split('/');
  const fields: Readonly<Record<string, unknown>> = TABLE_SCHEMAS[name].properties;
  return ownHint(fields[field]);
}

/** These name the field a row lacks or does not have; of others the schema knows better what may stand there. */
const OF_NAMES: ReadonlySet<string> = new Set(['required', 'additionalProperties']);

function checkTable<Name extends TableName>(
  name: Name,
  rows: unknown,
): { rows: (GoodsTables[Name][number] | undefined)[]; faults: GoodsFault[] };
function checkTable(name: TableName, rows: unknown): { rows: unknown[]; faults: GoodsFault[] } {
  const whole = { table: name, row: -1, field: '' };
  if (!Array.isArray(rows))
    return {
      rows: [],
      faults: [
        faultAt(
          whole,
          'not-a-list',
          ['应为一个列表', 'This is no list'],
          ['以 [ 开始，以 ] 结束', 'Start with [ and end with ]'],
        ),
      ],
    };
  if (rows.length > ROWS_MAX)
    return {
      rows: [],
      faults: [
        faultAt(
          whole,
          'max-rows',
          [`共 ${String(rows.length)} 行`, `There are ${String(rows.length)} rows`],
          [`分成不超过 ${String(ROWS_MAX)} 行的文件`, `Split it: at most ${String(ROWS_MAX)} at a time`],
        ),
      ],
    };
  const validate = validators[name];
  const faults: GoodsFault[] = [];
  const fit = rows.map((row: unknown, index) => {
    if (validate(row)) return row;
    const rowFaults = faultsOf(validate, row, TABLE_SCHEMAS[name]).map((fault): GoodsFault => {
      const hint = OF_NAMES.has(fault.rule) ? undefined : hintOf(name, fault.pointer);
      return { ...fault, ...(hint === undefined ? {} : { hint }), table: name, row: index };
    });
    faults.push(...rowFaults);
    return undefined;
  });
  return { rows: fit, faults };
}

/** Rows that are fit in their places; those of a table that is absent are undefined. */
export type FitTables = { [Name in TableName]?: (GoodsTables[Name][number] | undefined)[] | undefined };

/** Rows that are fit, each with its place. */
export function withPlaces<Row>(rows: readonly (Row | undefined)[] | undefined): (readonly [Row, number])[] {
  return (rows ?? []).flatMap((row, index) => (row === undefined ? [] : [[row, index] as const]));
}

/** The rows that are fit, and the faults of the others in the order of the tables. */
export function checkTables(input: Readonly<Record<string, unknown>>): {
  tables: FitTables;
  faults: GoodsFault[];
} {
  const faults: GoodsFault[] = [];
  const take = <Name extends TableName>(name: Name) => {
    if (input[name] === undefined) return undefined;
    const checked = checkTable(name, input[name]);
    faults.push(...checked.faults);
    return checked.rows;
  };
  const tables: FitTables = {
    tags: take('tags'),
    teachers: take('teachers'),
    goods: take('goods'),
    outline: take('outline'),
    terms: take('terms'),
    skus: take('skus'),
    coupons: take('coupons'),
    members: take('members'),
  };
  return { tables, faults };
}
