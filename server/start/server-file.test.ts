/** server.json belongs to the folder it was written in. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { announce, readServerFile } from './server-file.ts';

const dir = makeTempDir('server-file');
afterAll(() => removeTempDir(dir));

it('R56: a copy of a data directory leads to no server, its original to its own', () => {
  const [original, copy] = [join(dir, 'original'), join(dir, 'copy')];
  const address = { host: '127.0.0.1', port: 4200, pid: process.pid };
  const withdraw = announce(original, address);
  cpSync(original, copy, { recursive: true, preserveTimestamps: true });
  expect(readServerFile(copy)).toBeUndefined();
  expect(readServerFile(original)).toEqual(address);
  withdraw();
  expect(readServerFile(original)).toBeUndefined();
});
