/** Files of this machine: whole or not there at all, and never outside their folder (requirement 45). */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTempDir, removeTempDir } from '../../../tests/support/temp-dir.ts';
import { clearIncoming, openLocalFiles } from './local.ts';

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

async function* chunks(...parts: (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield await Promise.resolve(Buffer.from(part));
  }
}

describe('files', () => {
  it('D93: a stream is kept under the name it earns, whole', async () => {
    const { files, read, left } = open();
    await files.putStream(chunks('one ', 'two ', 'three'), () => 'uploads/a/name');
    expect(await read('uploads/a/name')).toBe('one two three');
    expect(left()).toEqual([]);
  });

  it('R45: of a stream that breaks, or earns no name, nothing is left', async () => {
    const { files, left } = open();
    await expect(files.putStream(chunks('one', new Error('gone')), () => 'a/b')).rejects.toThrow('gone');
    const refuse = () => {
      throw new Error('no name');
    };
    await expect(files.putStream(chunks('one'), refuse)).rejects.toThrow('no name');
    await expect(files.putStream(chunks('one'), () => '../out')).rejects.toThrow('cannot be the name');
    expect(left()).toEqual([]);
  });

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

  it('B50: what is removed is gone, and nothing outside can be', async () => {
    const { files, read } = open();
    await files.put('a/b', Buffer.from('kept'));
    await files.remove('a/../a/b');
    expect(await read('a/b')).toBe('kept');
    await files.remove('a/b');
    await files.remove('a/b');
    expect(await read('a/b')).toBeUndefined();
  });

  it('ADR-500: a name that is taken is not taken again, and what is there is listed', async () => {
    const { files, read, left } = open();
    expect(
      await Promise.all([files.putNew('a/b', Buffer.from('one')), files.putNew('a/b', Buffer.from('one'))]),
    ).toEqual(expect.arrayContaining([true, false]));
    expect(await files.putNew('a/b', Buffer.from('two'))).toBe(false);
    expect([await read('a/b'), left()]).toEqual(['one', []]);
    await files.put('a/c/d', Buffer.from('more'));
    const names: string[] = [];
    for await (const { name } of files.list('a')) names.push(name);
    expect(names.sort()).toEqual(['a/b', 'a/c/d']);
    for await (const { name } of files.list('nothing')) names.push(name);
    expect(names).toHaveLength(2);
    expect(() => files.list('../out')).toThrow('cannot be the name');
  });
});
