/** The audit row of an import. */
import { expect, it } from 'vitest';
import type { ImportChange } from '#schemas/goods-table/import-report.ts';
import { auditOfImport } from './audit-of-import.ts';

const changes: ImportChange[] = [
  {
    table: 'goods',
    id: 'g_1',
    change: 'changed',
    fields: [
      { table: 'goods', id: 'g_1', field: 'price', before: 9900, after: 100 },
      { table: 'goods', id: 'g_1', field: 'password_hash', before: 'old', after: 'new' },
      { table: 'goods', id: 'g_1', field: 'designated', after: ['86-13800000000'] },
      { table: 'goods', id: 'g_1', field: 'introduction', before: '', after: 'x'.repeat(5000) },
      { table: 'skus', id: 'g_1/s_1', field: 'stock', before: 5 },
    ],
  },
  { table: 'members', id: 'g_1 86-13800000000', change: 'added', fields: [] },
];

it('D140: names the rows, and short values of goods before and after', () => {
  expect(auditOfImport({ changes, moved: true })).toEqual({
    subject: 'goods',
    before: { count: 1, ids: ['goods g_1'], fields: { 'goods g_1 price': 9900, 'skus g_1/s_1 stock': 5 } },
    after: {
      count: 2,
      ids: ['goods g_1', 'members g_1'],
      fields: { 'goods g_1 price': 100, 'skus g_1/s_1 stock': null },
      moved: true,
    },
  });
});

it('D140: keeps nothing of people and no password, and stays small whatever is imported', () => {
  const many = Array.from({ length: 5000 }, (_, place): ImportChange => {
    const id = `g_${String(place)}`;
    const title = { table: 'goods' as const, id, field: 'title', before: 'a', after: 'b' };
    return { table: 'goods', id, change: 'changed', fields: [title] };
  });
  const row = JSON.stringify(auditOfImport({ changes: [...changes, ...many], moved: false }));
  expect(row).not.toMatch(/13800000000|old|new/);
  expect(row.length).toBeLessThan(20_000);
});
