/** Conversions that are ended in the middle: nothing half-written is found, nothing is lost, the disk is named (ADR-465, R57). */
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openLocalFiles } from '#server/kernel/files/local.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { filesBelow } from '../../../../tests/support/files-below.ts';
import { makeTempDir, removeTempDir } from '../../../../tests/support/temp-dir.ts';
import { ROOT } from '../../../../tools/imports.ts';
import type { ConversionRow, ConversionStore } from '../store/conversions.store.ts';
import { createKeptMedia, sourceOf } from '../store/kept-media.ts';
import { convertMediaJob, type ConvertWorld } from './convert-media.ts';

const dir = makeTempDir('convert-media');
afterAll(() => removeTempDir(dir));
const MADE = join(ROOT, 'tests/media/h264.mkv');
const ID = 'i'.repeat(43);
const KEY = { appId: 'shop', id: ID };
const clock = { now: () => Date.now(), after: () => () => undefined };
let turn = 0;

/** A program that stands in for ffmpeg: tells of a film of 480 lines, and writes `body` as what it made. */
function program(body: string): string {
  const path = join(dir, `ffmpeg-${String(turn)}`);
  const text = '  Stream #0:0: Video: hevc (Main), yuv420p, 854x480, 30 fps';
  const inspects =
    'case "$*" in *pipe:1*) ;; *) echo "  Duration: 00:00:01.00" >&2; echo "$TOLD" >&2; exit 1;; esac';
  writeFileSync(path, `#!/bin/sh\nTOLD='${text}'\n${inspects}\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** Rows as the store keeps them. */
function makeRows(): { store: ConversionStore; row: ConversionRow } {
  const row: ConversionRow = {
    ...KEY,
    name: 'film.mov',
    medium: 'video',
    codecs: ['HEVC (H.265)'],
    demuxer: 'mov',
    seconds: 1,
    state: 'waiting',
    percent: 0,
    reason: '',
    at: 0,
  };
  const change = (to: Partial<ConversionRow>) => {
    Object.assign(row, to);
    return Promise.resolve();
  };
  const store: ConversionStore = {
    find: () => Promise.resolve({ ...row }),
    add: () => Promise.resolve(),
    progress: (_appId, _id, percent) => change({ state: 'running', percent }),
    finish: () => change({ state: 'done', percent: 100, reason: '' }),
    wait: (_appId, _id, reason) => change({ state: 'waiting', reason }),
    fail: (_appId, _id, reason) => change({ state: 'failed', reason }),
    countStates: () => Promise.resolve({ converting: 0, failed: 0 }),
    part: () => Promise.resolve({ rows: [], total: 0 }),
  };
  return { store, row };
}

function open(body: string, change: (files: FileStore) => FileStore = (files) => files) {
  const root = join(dir, `files-${String(turn)}`);
  const plain = openLocalFiles(root);
  const files = change(plain);
  const { store, row } = makeRows();
  const stopping = new AbortController();
  const world: ConvertWorld = {
    ffmpeg: program(body),
    files,
    keptMedia: createKeptMedia(files),
    conversions: store,
    clock,
    stopping: stopping.signal,
  };
  const all = () => filesBelow(root);
  const run = (signal = new AbortController().signal, tries = 1) =>
    convertMediaJob(world, KEY, { id: 1, tries, signal });
  return { world, row, stopping, plain, all, run };
}

const buildDescribedText = (all: readonly string[]) => all.filter((name) => name.endsWith('media.json'));

describe('a conversion that ends in the middle', () => {
  beforeEach(() => {
    turn += 1;
  });
  const putSource = (files: FileStore) =>
    files.putStream(Readable.from([Buffer.from('the original')]), () => sourceOf(KEY.appId, ID));

  it('R57: killed between giving up and removing the original, it removes it when it is run again', async () => {
    const { run, row, plain, all } = open('exit 1');
    await putSource(plain);
    row.state = 'failed';
    await run();
    expect(all()).toEqual([]);
  });

  it('D128: one that is stopped keeps the sizes it had, is found nowhere, and goes on where it was', async () => {
    // The smallest is made; at the second one it hangs.
    const body = `case "$*" in *,240*) exec cat ${MADE};; *) [ -e ${dir}/go ] && exec cat ${MADE}; exec sleep 60;; esac`;
    const { run, row, stopping, plain, all, world } = open(body);
    await putSource(plain);
    const first = run();
    const isThere = () => buildDescribedText(all()).length > 0;
    while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
    stopping.abort(new Error('The server stops.'));
    await expect(first).rejects.toThrow('stops');
    expect(row).toMatchObject({ state: 'waiting', reason: '' });
    expect(await world.keptMedia.find(KEY.appId, ID)).toBeUndefined();
    expect(all().filter((name) => name.startsWith('incoming'))).toEqual([]);

    writeFileSync(join(dir, 'go'), '');
    const smallest = buildDescribedText(all())[0] ?? '';
    const before = statSync(join(dir, `files-${String(turn)}`, smallest)).mtimeMs;
    await convertMediaJob({ ...world, stopping: new AbortController().signal }, KEY, {
      id: 1,
      tries: 2,
      signal: new AbortController().signal,
    });
    expect(row).toMatchObject({ state: 'done', percent: 100 });
    const media = await world.keptMedia.find(KEY.appId, ID);
    expect(media?.form === 'hls' && media.sizes).toHaveLength(2);
    expect(statSync(join(dir, `files-${String(turn)}`, smallest)).mtimeMs).toBe(before);
    expect(all().filter((name) => name.endsWith('source'))).toEqual([]);
  });

  it('D128: a full disk leaves nothing behind, says so, and is tried again', async () => {
    const full = (files: FileStore): FileStore => ({
      ...files,
      putStream: (chunks, name) =>
        files.putStream(
          (async function* () {
            for await (const chunk of chunks) {
              yield chunk;
              throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
            }
          })(),
          name,
        ),
    });
    const { run, row, plain, all, world } = open(`exec cat ${MADE}`, full);
    await putSource(plain);
    await expect(run()).rejects.toThrow('no space left');
    expect(row).toMatchObject({ state: 'waiting', reason: 'The disk is full.' });
    expect(await world.keptMedia.find(KEY.appId, ID)).toBeUndefined();
    expect(all().map((name) => name.split('/').at(-1))).toEqual(['source']);
  });

  it('D128: what ffmpeg cannot read is given up with its own words, and its original goes', async () => {
    const { run, row, plain, all } = open('echo "moov atom not found" >&2; exit 1');
    await putSource(plain);
    await run();
    expect(row).toMatchObject({ state: 'failed', reason: 'moov atom not found' });
    expect(all()).toEqual([]);
  });

  it('D128: half a film from a program that was killed is none', async () => {
    const half = readFileSync(MADE).length / 2;
    const { run, row, plain, all } = open(`head -c ${String(Math.floor(half))} ${MADE}; kill -9 $$`);
    await putSource(plain);
    await run().catch(() => undefined);
    expect(row.state).not.toBe('done');
    expect(buildDescribedText(all())).toEqual([]);
  });
});
