/** docs/adr/README.md lists every record once; `npx vitest run --project server tools/guide/records.test.ts -u` writes it anew. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../imports.ts';
import { readRecords } from '../records.ts';
import { findUnsorted, recordIndex } from './records.ts';

it('docs: every chapter of records stands under one subject', () => {
  expect(readRecords().length).toBeGreaterThan(200);
  expect(
    findUnsorted(),
    'a record goes into a chapter (`npm run new -- decision <chapter>/<subject>`), a chapter into tools/guide/record-subjects.ts',
  ).toEqual({ missing: [], wrong: [] });
});

it('docs: the check sees a chapter without a subject, and a name that no chapter has', () => {
  const { missing, wrong } = findUnsorted(['docs/adr/999-x.md']);
  expect(missing).toEqual(['999-x']);
  expect(wrong).toContain('layers');
});

it('docs: the index of records is what their headings say', async () => {
  await expect(recordIndex()).toMatchFileSnapshot(join(ROOT, 'docs/adr/README.md'));
});
