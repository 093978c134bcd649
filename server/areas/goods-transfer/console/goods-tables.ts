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
import { sheetCalls } from './sheet-calls.ts';

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
  ...sheetCalls({
    read: consoleGoodsSheetsRead,
    workbook: consoleGoodsWorkbookGet,
    names: TABLE_NAMES,
    chief: 'goods',
    exportAll: ({ shop, deps }) => exportGoods(deps, shop.appId),
  }),
];
