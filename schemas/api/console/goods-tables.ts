/** Goods of the shop as tables: exported whole, imported all or none, and read from files of spreadsheets (ADR-300, D127). */
import { Type } from 'typebox';
import { GoodsFaultSchema, GoodsReportSchema } from '../../goods-table/import-report.ts';
import type { GoodsTables } from '../../goods-table/tables.ts';
import { defineConsoleCall } from './define-console-call.ts';
import { defineSheetsRead, defineWorkbookGet, RowsSchema } from './sheets.ts';

const AREA = 'goods-transfer';
// The tables hold people’s phones and hashes of passwords: who may only read goods does not get them (ADR-571).
const SCOPE = 'goods.write';

const TablesSchema = Type.Unsafe<GoodsTables>(
  Type.Object({
    tags: RowsSchema,
    teachers: RowsSchema,
    goods: RowsSchema,
    outline: RowsSchema,
    terms: RowsSchema,
    skus: RowsSchema,
    coupons: RowsSchema,
    members: RowsSchema,
  }),
);

export const consoleGoodsExport = defineConsoleCall({
  name: 'console.goods.export',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'All the shop sells as tables, as `console.goods.import` takes them.',
  input: {},
  data: Type.Object({ tables: TablesSchema }),
});

export const consoleGoodsImport = defineConsoleCall({
  name: 'console.goods.import',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Writes the rows of tables, all of them or none; goods that are not named stay. 42200 with `errors`: the table, row and field of each fault.',
  input: {
    /** Lists of rows by the names of the tables: tags, teachers, goods, outline, terms, skus, coupons, members. */
    tables: Type.Record(Type.String(), Type.Unknown()),
    /** Say what would change, and write nothing. */
    is_trial: Type.Optional(Type.Boolean({ default: false })),
    /** The tables are all there is of each good they name, not changes (D127). */
    is_whole: Type.Optional(Type.Boolean({ default: false })),
  },
  data: GoodsReportSchema,
  codes: ['config-invalid'],
});
const SHEETS = { noun: 'goods', area: AREA, scope: SCOPE } as const;
export const consoleGoodsSheetsRead = defineSheetsRead(SHEETS);
export const consoleGoodsWorkbookGet = defineWorkbookGet(SHEETS);

/** The data of its refusal. */
export const GoodsRefusedSchema = Type.Object({ errors: Type.Array(GoodsFaultSchema) });
