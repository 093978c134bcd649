/** A shop's goods as tables: exported, and imported, all of them or none (ADR-300); and as files of spreadsheets (D127). */
import {
  consoleGoodsExport,
  consoleGoodsImport,
  consoleGoodsSheetsRead,
  consoleGoodsWorkbookGet,
} from '#schemas/api/console/goods-tables.ts';
import { TABLE_NAMES } from '#schemas/goods-table/tables.ts';
import { okChanged, handleConsole, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { auditOfImport } from '../rules/audit-of-import.ts';
import { exportGoods, importGoods } from '../rules/import-goods.ts';
import { readUpload } from '../sheets/read-upload.ts';
import type { TableFile } from '../sheets/table-file.ts';
import { templateCells } from '../sheets/template-cells.ts';
import { tableCells, workbookOf } from '../sheets/write-table.ts';

const rowsOf = ({ rows }: TableFile): object[] =>
  Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : [];

export const goodsTableCalls = [
  handleConsole(consoleGoodsExport, async ({ shop, deps }) =>
    ok({ tables: await exportGoods(deps, shop.appId) }),
  ),
  handleConsole(consoleGoodsImport, async ({ input, shop, deps: { stores, bus, identity } }) => {
    const { tables, is_trial: isTrial = false, is_whole: isWhole = false } = input;
    const world = { stores, bus, passwords: identity.passwords };
    const whole = new Set(isWhole ? TABLE_NAMES : []);
    const result = await importGoods(world, shop.appId, { tables, isTrial, whole });
    if (!result.ok) return fail('config-invalid', { errors: result.faults });
    const { ok: _ok, ...report } = result;
    const isSame = report.changes.length === 0 && !report.moved;
    return isTrial || isSame ? okUnchanged(report) : okChanged(report, auditOfImport(report));
  }),
  handleConsole(consoleGoodsSheetsRead, async ({ input: { files } }) => {
    const uploads = files.map(({ name, base64 }) => ({ name, bytes: Buffer.from(base64, 'base64') }));
    const { tables, faults, notes } = await readUpload(uploads);
    return ok({
      tables: Object.fromEntries(tables.map((table) => [table.name, rowsOf(table)])),
      places: Object.fromEntries(
        tables.map((table) => [
          table.name,
          rowsOf(table).map((_row, at) => `${table.file} · ${table.placeOf(at, '')}`),
        ]),
      ),
      faults,
      notes,
    });
  }),
  handleConsole(consoleGoodsWorkbookGet, async ({ input, shop, deps }) => {
    const tables = input.of === 'goods' ? await exportGoods(deps, shop.appId) : undefined;
    const sheets = TABLE_NAMES.map((name) => ({
      name,
      cells: tables === undefined ? templateCells(name) : tableCells(name, tables[name]),
    }));
    return ok({ base64: Buffer.from(await workbookOf(sheets)).toString('base64') });
  }),
];
