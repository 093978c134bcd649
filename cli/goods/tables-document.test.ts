/** docs/TABLES.md says what the schemas do. */
import { expect, it } from 'vitest';
import { columnsOf } from '#server/areas/goods-transfer/sheets/columns.ts';
import { tablesDocument } from './tables-document.ts';

it('D127: docs/TABLES.md is made from the schemas, with every column', async () => {
  const text = tablesDocument();
  for (const { header } of columnsOf('goods')) expect(text).toContain(`| \`${header}\` |`);
  await expect(text).toMatchFileSnapshot('../../docs/TABLES.md');
});
