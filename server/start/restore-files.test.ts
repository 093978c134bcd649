/** Files of a backup come back into a bucket as into a folder: all of them, or none (requirement 58, ADR-852). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFiles } from '#server/kernel/files/open-files.ts';
import { openTestBucket, type TestBucket } from '../../tests/support/s3-store.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { assertNoFiles, restoreFiles } from './restore-files.ts';

const dataDir = makeTempDir('restore-files');
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(async () => {
  await bucket.close();
  removeTempDir(dataDir);
});

it('R58: a bucket holds the files of a backup where its tables were loaded, and none where they were not', async () => {
  const place = { dataDir, bucket: bucket.place };
  const from = join(dataDir, 'backup.new-1', 'files');
  mkdirSync(join(from, 'media'), { recursive: true });
  writeFileSync(join(from, 'media', 'a'), 'one');
  writeFileSync(join(from, 'b'), 'two');
  const fail = () => Promise.reject(new Error('no tables'));
  await expect(restoreFiles(place, from, fail)).rejects.toThrow('no tables');
  await assertNoFiles(place);
  await restoreFiles(place, from, () => Promise.resolve());
  const file = await (await openFiles(place)).open('media/a');
  expect(file === undefined ? undefined : await text(file.stream)).toBe('one');
  await expect(assertNoFiles(place)).rejects.toThrow(/bucket shop-files holds files already/);
});
