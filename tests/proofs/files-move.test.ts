/** 10,000 files move into a bucket and back while a shop reads and writes them (D141). */
import { expect, it } from 'vitest';
import { openLocalFiles } from '#server/kernel/files/local.ts';
import { openS3Files } from '#server/kernel/files/s3.ts';
import { moveUnderLoad, sumIn } from '../support/move-under-load.ts';
import { openTestBucket } from '../support/s3-store.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const COUNT = 10_000;

it('D141: of 10,000 files every checksum is equal, and no read failed', async () => {
  const bucket = await openTestBucket();
  const dir = makeTempDir('files-move');
  const places = { from: openLocalFiles(dir), to: openS3Files(bucket.place, dir) };
  const { copying, removing, reads, failures, sums } = await moveUnderLoad(places, COUNT);
  expect([copying.copies, removing.removals, removing.differences]).toEqual([COUNT, COUNT, []]);
  expect([failures, reads > COUNT]).toEqual([[], true]);
  for (const [name, sum] of sums) expect(await sumIn(places.to, name)).toBe(sum);
  await bucket.close();
  removeTempDir(dir);
}, 3_000_000);
