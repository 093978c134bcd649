/** Files are carried to another place while the shop is open: no read misses one, and nothing is removed before it is equal (D141, ADR-854). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillPlace, moveUnderLoad, sumIn } from '../../../tests/support/move-under-load.ts';
import { namesIn } from '../../../tests/support/names-in.ts';
import { openTestBucket, refuseRequest, type TestBucket } from '../../../tests/support/s3-store.ts';
import { makeTempDir, removeTempDir } from '../../../tests/support/temp-dir.ts';
import { openBothPlaces } from './both-places.ts';
import { openLocalFiles } from './local.ts';
import { moveFiles } from './move-files.ts';
import { S3_LIMITS } from './s3-client.ts';
import { openS3Files } from './s3.ts';

const dirs: string[] = [];
let bucket: TestBucket;

beforeEach(async () => {
  bucket = await openTestBucket();
});
afterEach(async () => {
  await bucket.close();
  for (const dir of dirs.splice(0)) removeTempDir(dir);
});

function makeDir(): string {
  const dir = makeTempDir('move-files');
  dirs.push(dir);
  return dir;
}

const openFolder = () => openLocalFiles(makeDir());
const openBucket = (limits = S3_LIMITS) => openS3Files(bucket.place, makeDir(), limits);

describe('files move', () => {
  it.each([
    ['a folder to a bucket', 200, () => ({ from: openFolder(), to: openBucket() })],
    ['a bucket to a folder', 60, () => ({ from: openBucket(), to: openFolder() })],
  ])('D141: from %s no read fails, and every checksum is equal', async (_way, count, open) => {
    const places = open();
    const { copying, removing, reads, failures, sums } = await moveUnderLoad(places, count);
    expect([copying.copies, copying.removals, copying.differences]).toEqual([count, 0, []]);
    expect([removing.equals, removing.removals, removing.differences]).toEqual([count, count, []]);
    expect([failures, reads > count]).toEqual([[], true]);
    expect(await namesIn(places.from)).toEqual([]);
    expect(await namesIn(places.to)).toEqual([...sums.keys()].sort());
    for (const [name, sum] of sums) expect(await sumIn(places.to, name)).toBe(sum);
  });

  it('ADR-854: a move that broke off is gone on with, and only what is missing is sent', async () => {
    const [from, to] = [openFolder(), openBucket({ ...S3_LIMITS, tries: 1 })];
    await fillPlace(from, 40);
    let puts = 0;
    bucket.setFault(({ method }, answer) => {
      if (method === 'PUT') puts += 1;
      return method === 'PUT' && puts > 20 ? refuseRequest(answer, 503, 'SlowDown') : 'store';
    });
    await expect(moveFiles({ from, to, isRemoving: true })).rejects.toThrow('the store of files');
    bucket.setFault(undefined);
    expect(await namesIn(openBothPlaces(to, from))).toHaveLength(40);
    const { copies, equals } = await moveFiles({ from, to, isRemoving: true });
    expect([copies >= 20, copies + equals < 40]).toEqual([true, true]);
    expect([await namesIn(from), (await namesIn(to)).length]).toEqual([[], 40]);
  });

  it('ADR-854: what is not the same in both places is named, and left where it is', async () => {
    const [from, to] = [openFolder(), openBucket()];
    await from.put('a/same', Buffer.from('one'));
    await from.put('a/other', Buffer.from('one'));
    await to.put('a/same', Buffer.from('one'));
    await to.put('a/other', Buffer.from('two'));
    const report = await moveFiles({ from, to, isRemoving: true });
    expect(report).toEqual({ copies: 0, equals: 1, bytes: 3, removals: 1, differences: ['a/other'] });
    expect([await namesIn(from), await namesIn(to)]).toEqual([['a/other'], ['a/other', 'a/same']]);
  });
});
