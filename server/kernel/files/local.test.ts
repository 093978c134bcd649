/** What files of this machine leave beside them: nothing half. What every store keeps to stands in file-store.test.ts. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTempDir, removeTempDir } from '../../../tests/support/temp-dir.ts';
import { openLocalFiles } from './local.ts';
import { clearIncoming } from './write-aside.ts';

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) removeTempDir(dir);
});

function open() {
  const dir = makeTempDir('files');
  dirs.push(dir);
  const files = openLocalFiles(dir);
  const read = async (name: string) => {
    const openedFile = await files.open(name);
    return openedFile === undefined ? undefined : text(openedFile.stream);
  };
  const left = () => (existsSync(join(dir, 'incoming')) ? readdirSync(join(dir, 'incoming')) : []);
  return { dir, files, read, left };
}

describe('files', () => {
  it('R57: what a killed process left behind is cleared away, and nothing that may still be coming in', async () => {
    const { dir, files, read, left } = open();
    await clearIncoming(dir, Date.now());
    await files.put('a/b', Buffer.from('kept'));
    writeFileSync(join(dir, 'incoming', 'half'), 'ID3');
    await clearIncoming(dir, Date.now() - 60_000);
    expect(left()).toEqual(['half']);
    await clearIncoming(dir, Date.now() + 1000);
    expect(left()).toEqual([]);
    expect(await read('a/b')).toBe('kept');
  });

  it('R57: a file that is put whole comes in by the same way', async () => {
    const { dir, files, left } = open();
    await files.put('a/b', Buffer.from('kept'));
    expect([left(), readdirSync(join(dir, 'a'))]).toEqual([[], ['b']]);
  });
});
