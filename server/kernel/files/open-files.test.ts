/** What a shop without a bucket pays for buckets: nothing (D141). */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../tools/imports.ts';

const PLACE = { bucket: 'b-1', region: 'r', pathStyle: true, accessKeyId: 'a', secretAccessKey: 's' };

/** Counts the client's modules in a process of its own, once the stores of a shop can be opened and once a bucket is. */
const SCRIPT = `
  import { createRequire } from 'node:module';
  const { cache } = createRequire(import.meta.url);
  const say = () =>
    console.log(Object.keys(cache).filter((path) => /[\\\\/]@(?:aws-sdk|smithy)[\\\\/]/.test(path)).length);
  await import('#server/start/open-stores.ts');
  const { openFiles } = await import('#server/kernel/files/open-files.ts');
  await openFiles({ dataDir: '/nowhere' });
  say();
  await openFiles({ dataDir: '/nowhere', bucket: ${JSON.stringify(PLACE)} });
  say();
`;

describe('the client of buckets', () => {
  it('D141: is read where FILES_URL names a bucket, and not at all where it does not', () => {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT];
    const env = { ...process.env, NODE_NO_WARNINGS: '1' };
    const text = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env });
    const [without, withBucket] = text.trim().split('\n').map(Number);
    expect(without).toBe(0);
    expect(withBucket).toBeGreaterThan(0);
  }, 60_000);
});
