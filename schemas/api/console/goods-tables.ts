/** Goods of the shop as tables: exported whole, imported all or none, and read from files of spreadsheets (ADR-300, D127). */
import { Type } from 'typebox';
import { GoodsFaultSchema, GoodsReportSchema } from '../../goods-table/import-report.ts';
import type { GoodsTables } from '../../goods-table/tables.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { LocaleTextSchema } from '../../page/text.ts';
import { defineConsoleCall } from './define-console-call.ts';

const AREA = 'goods-transfer';
// The tables hold people’s phones and hashes of passwords: who may only read goods does not get them (ADR-571).
const SCOPE = 'goods.write';

/** Rows as they are stored: one the import would refuse today is still exported, so that it can be mended. */
const RowsSchema = Type.Array(Type.Object({}, { additionalProperties: true }));
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
const FILES_MAX = 8;
/** Of one file, in base64: 6 MB of a spreadsheet. */
const FILE_CHARS_MAX = 8_000_000;

const FilePlaceSchema = Type.Object({
  file: Type.String(),
  /** As its spreadsheet names it; empty for the whole file. */
  place: Type.String(),
  message: LocaleTextSchema,
});

export const consoleGoodsSheetsRead = defineConsoleCall({
  name: 'console.goods.sheets.read',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'The rows of .csv and .xlsx files as `console.goods.import` takes them, with where each stands in its file, and every fault of their cells. A file is the table it is named after; of a workbook each sheet is.',
  input: {
    files: Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 200 }),
        base64: Type.String({ maxLength: FILE_CHARS_MAX }),
      }),
      { minItems: 1, maxItems: FILES_MAX },
    ),
  },
  data: Type.Object({
    tables: Type.Record(Type.String(), RowsSchema),
    /** By table, of each row: its file and its place there. */
    places: Type.Record(Type.String(), Type.Array(Type.String())),
    faults: Type.Array(Type.Object({ ...FilePlaceSchema.properties, hint: LocaleTextSchema })),
    notes: Type.Array(FilePlaceSchema),
  }),
});

export const consoleGoodsWorkbookGet = defineConsoleCall({
  name: 'console.goods.workbook.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'A workbook (.xlsx) with a sheet for each table: of all the shop sells, or with examples to begin with.',
  input: { of: ChoiceSchema(['goods', 'template']) },
  data: Type.Object({ base64: Type.String() }),
});

/** The data of its refusal. */
export const GoodsRefusedSchema = Type.Object({ errors: Type.Array(GoodsFaultSchema) });
