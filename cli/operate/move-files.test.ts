/** What `files move` says, and what it refuses before anything is lost. */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFiles } from '#server/kernel/files/open-files.ts';
import { filesBelow } from '../../tests/support/files-below.ts';
import { openTestBucket, refuseRequest, type TestBucket } from '../../tests/support/s3-store.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../../tests/support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { moveFilesCommand } from './move-files.ts';

const dataDir = makeTempDir('move-files');
let bucket: TestBucket;
let address = '';

beforeAll(async () => {
  bucket = await openTestBucket();
  address = `s3://${bucket.place.bucket}?endpoint=${bucket.place.endpoint ?? ''}&path_style=1`;
});
afterAll(async () => {
  await bucket.close();
  removeTempDir(dataDir);
});
afterEach(() => {
  bucket.setFault(undefined);
  vi.unstubAllEnvs();
});

async function move(args: readonly string[], env: Record<string, string> = {}, remove = false) {
  const { accessKeyId, secretAccessKey } = bucket.place;
  const keys = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
  const all = { DATA_DIR: dataDir, DEMO: '0', FILES_URL: '', FILES_OLD_URL: '', ...keys, ...env };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  let text = '';
  const exit = await moveFilesCommand({
    connect: () => Promise.reject(new Error('files move connects to nothing')),
    say: (part) => (text += part),
    sayFault: (part) => (text += part),
    shop: '',
    dir: '',
    args: ['move', ...args],
    flags: { ...PLAIN_FLAGS, remove },
    remote: NO_REMOTE,
  });
  return { exit, text };
}

describe('files move', () => {
  it('D141: copies, says what to do next, and removes only once the shop lives in the new place', async () => {
    const files = await openFiles({ dataDir });
    for (let index = 0; index < 12; index += 1)
      await files.put(`a/${String(index)}`, Buffer.from(`file ${String(index)}`));
    await expect(move(['local', address], {}, true)).rejects.toThrow(
      /still keeps its files in DATA_DIR\/files/,
    );
    const copying = await move(['local', address]);
    expect(copying.exit).toBe(0);
    expect(copying.text).toMatch(
      /^12 files .* equal checksums: 12 copied now, 0 there before\. 0 files removed/,
    );
    expect(copying.text).toContain(`FILES_URL=${address} and FILES_OLD_URL=local, and move again`);
    const removing = await move(['local', address], { FILES_URL: address, FILES_OLD_URL: 'local' }, true);
    expect(removing.text).toMatch(/0 copied now, 12 there before\. 12 files removed from DATA_DIR\/files/);
    expect(removing.text).not.toContain('still writes');
    expect(filesBelow(join(dataDir, 'files'))).toEqual([]);
  });

  it('ADR-854: what differs is named, and ends with 1', async () => {
    const files = await openFiles({ dataDir });
    await files.put('b/one', Buffer.from('here'));
    const there = await openFiles({ dataDir, bucket: bucket.place });
    await there.put('b/one', Buffer.from('there'));
    const { exit, text } = await move(['local', address]);
    expect([exit, text.includes('b/one is not the same in both places')]).toEqual([1, true]);
  });

  it.each([
    [[], /Write it like this: files move local "s3:/],
    [['local'], /Write it like this/],
    [['local', 'local'], /^FILES_OLD_URL must be another place than FILES_URL/],
    [['local', 'ftp://files'], /^FILES_URL must be empty \(DATA_DIR\/files\) or a bucket/],
    [['ftp://files', 'local'], /^FILES_OLD_URL must be .*a bucket/],
  ])('D141: %j is refused by what is wrong with it', async (args, line) => {
    await expect(move(args)).rejects.toThrow(line);
  });

  it('D141: a store that is away ends it with what the store said', async () => {
    bucket.setFault((_incoming, answer) => refuseRequest(answer, 403, 'AccessDenied'));
    await expect(move([address, 'local'])).rejects.toThrow(/AccessDenied, HTTP 403/);
  });
});
