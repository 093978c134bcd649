/** What every store of files keeps to: a folder of this machine and a bucket of an S3-compatible store alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../../tests/support/files-below.ts';
import { openTestBucket, type TestBucket } from '../../../tests/support/s3-store.ts';
import { makeTempDir, removeTempDir } from '../../../tests/support/temp-dir.ts';
import { clearUnnamed } from './clear-unnamed.ts';
import type { FileStore } from './file-store.ts';
import { openLocalFiles } from './local.ts';
import { openS3Files } from './s3.ts';

let bucket: TestBucket;
const dirs: string[] = [];
let folders = 0;

beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(() => bucket.close());
afterEach(() => {
  for (const dir of dirs.splice(0)) removeTempDir(dir);
});

function makeDir(): string {
  const dir = makeTempDir('files');
  dirs.push(dir);
  return dir;
}

async function* chunks(...parts: (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield await Promise.resolve(Buffer.from(part));
  }
}

const STORES: readonly [name: string, open: (root: string) => FileStore][] = [
  ['a folder of this machine', (root) => openLocalFiles(root)],
  ['a bucket', (root) => openS3Files(bucket.place, root)],
];

describe.each(STORES)('%s', (_name, openStore) => {
  function open() {
    const root = makeDir();
    const files = openStore(root);
    folders += 1;
    /** Of this test alone: tests share the bucket. */
    const own = `test-${String(folders)}`;
    const read = async (name: string, span?: { start: number; end: number }) => {
      const file = await files.open(name, span);
      return file === undefined ? undefined : { size: file.size, text: await text(file.stream) };
    };
    const list = async (folder?: string) => {
      const names: string[] = [];
      for await (const { name } of files.list(folder)) names.push(name);
      return names.sort();
    };
    const leftovers = () => filesBelow(join(root, 'incoming'));
    return { root, files, own, read, list, leftovers };
  }

  it('D141: what is put is read as it was, whole and in parts', async () => {
    const { files, own, read } = open();
    await files.put(`${own}/a.txt`, Buffer.from('0123456789'));
    expect(await read(`${own}/a.txt`)).toEqual({ size: 10, text: '0123456789' });
    expect(await read(`${own}/a.txt`, { start: 2, end: 4 })).toEqual({ size: 10, text: '234' });
    expect(await read(`${own}/a.txt`, { start: 0, end: 0 })).toEqual({ size: 10, text: '0' });
    expect(await read(`${own}/a.txt`, { start: 8, end: 20 })).toEqual({ size: 10, text: '89' });
    expect(await read(`${own}/a.txt`, { start: 10, end: 12 })).toEqual({ size: 10, text: '' });
    await files.put(`${own}/empty`, Buffer.alloc(0));
    expect(await read(`${own}/empty`)).toEqual({ size: 0, text: '' });
    expect(await read(`${own}/none`)).toBeUndefined();
    expect(await read(`${own}/../a.txt`)).toBeUndefined();
  });

  it('D93: a stream is kept under the name it earns, whole, also one of several parts', async () => {
    const { files, own, read, leftovers } = open();
    await files.putStream(chunks('one ', 'two ', 'three'), () => `${own}/name`);
    expect((await read(`${own}/name`))?.text).toBe('one two three');
    const large = Buffer.alloc(9 * 1024 * 1024, 'lectern ');
    await files.putStream(chunks(large.toString()), () => `${own}/large`);
    const file = await files.open(`${own}/large`);
    expect(file === undefined ? undefined : (await buffer(file.stream)).equals(large)).toBe(true);
    expect(leftovers()).toEqual([]);
  });

  it('R45: of a stream that breaks, or earns no name, nothing is left', async () => {
    const { files, own, list, leftovers } = open();
    const cutChunks = chunks('one', new Error('gone'));
    await expect(files.putStream(cutChunks, () => `${own}/b`)).rejects.toThrow('gone');
    const refuse = () => {
      throw new Error('no name');
    };
    await expect(files.putStream(chunks('one'), refuse)).rejects.toThrow('no name');
    await expect(files.putStream(chunks('one'), () => '../out')).rejects.toThrow('cannot be the name');
    await expect(files.put('../out', Buffer.from('x'))).rejects.toThrow('cannot be the name');
    expect([leftovers(), await list(own)]).toEqual([[], []]);
  });

  it('ADR-500: a name that is taken is not taken again, and what is there is listed', async () => {
    const { files, own, read, list } = open();
    const one = () => files.putNew(`${own}/b`, Buffer.from('one'));
    expect((await Promise.all([one(), one()])).sort()).toEqual([false, true]);
    expect(await files.putNew(`${own}/b`, Buffer.from('two'))).toBe(false);
    expect((await read(`${own}/b`))?.text).toBe('one');
    await files.put(`${own}/c/d`, Buffer.from('more'));
    await files.put(`${own}x/e`, Buffer.from('another folder'));
    expect(await list(own)).toEqual([`${own}/b`, `${own}/c/d`]);
    expect(await list()).toEqual(expect.arrayContaining([`${own}/b`, `${own}/c/d`, `${own}x/e`]));
    expect(await list('nothing')).toEqual([]);
    expect(() => files.list('../out')).toThrow('cannot be the name');
  });

  it('B50: what is removed is gone, and nothing outside can be', async () => {
    const { files, own, read } = open();
    await files.put(`${own}/b`, Buffer.from('kept'));
    await files.remove(`${own}/../${own}/b`);
    expect((await read(`${own}/b`))?.text).toBe('kept');
    await files.remove(`${own}/b`);
    await files.remove(`${own}/b`);
    expect(await read(`${own}/b`)).toBeUndefined();
  });

  it('ADR-465: what is held lies at a path of this machine while it is worked on, and no longer', async () => {
    const { root, files, leftovers } = open();
    const work = (path: string) => {
      expect(path.startsWith(root)).toBe(true);
      return Promise.resolve(readFileSync(path, 'utf8'));
    };
    expect(await files.hold(chunks('half ', 'whole'), work)).toBe('half whole');
    const fail = () => Promise.reject(new Error('no film'));
    await expect(files.hold(chunks('one'), fail)).rejects.toThrow('no film');
    expect(leftovers()).toEqual([]);
  });

  it('R57: what nothing names is cleared by its age, and nothing that may still get a name', async () => {
    const { files, own, list } = open();
    await files.put(`${own}/left`, Buffer.from('x'));
    await files.put(`${own}/named`, Buffer.from('x'));
    const isNamed = (name: string) => name.endsWith('/named');
    const clearAt = (now: number) => clearUnnamed({ files, clock: { now: () => now }, folder: own, isNamed });
    await clearAt(Date.now() + 60_000);
    expect(await list(own)).toHaveLength(2);
    await clearAt(Date.now() + 48 * 3_600_000);
    expect(await list(own)).toEqual([`${own}/named`]);
  });

  it('R58: every file can be laid out for a backup', async () => {
    const { files, own } = open();
    await files.put(`${own}/a/b`, Buffer.from('one'));
    await files.put(`${own}/c`, Buffer.from('two'));
    const target = makeDir();
    const bring = await files.layOut(target);
    await bring();
    expect(readdirSync(join(target, own)).sort()).toEqual(['a', 'c']);
    expect(readFileSync(join(target, own, 'a/b'), 'utf8')).toBe('one');
  });
});
