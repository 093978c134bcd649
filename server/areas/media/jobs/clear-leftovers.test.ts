/** What a server that is killed leaves of media and recordings goes after a day, and nothing else does (ADR-500, R57). */
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#schemas/time.ts';
import { openLocalFiles } from '#server/kernel/files/local.ts';
import { filesBelow } from '../../../../tests/support/files-below.ts';
import { makeTempDir, removeTempDir } from '../../../../tests/support/temp-dir.ts';
import { clearRecordingLeftovers } from '../../live/media/clear-leftovers.ts';
import { createKeptMedia, mediaFolderOf, sourceOf } from '../store/kept-media.ts';
import type { WholeMedia } from '../services/stored-media.ts';
import { clearMediaLeftovers } from './clear-leftovers.ts';

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) removeTempDir(dir);
});

const clock = { now: () => Date.now(), after: () => () => undefined };
const idOf = (letter: string) => letter.repeat(43);
const bytes = Buffer.from('bytes');

function open() {
  const dir = makeTempDir('leftovers');
  dirs.push(dir);
  const files = openLocalFiles(dir);
  const age = (hours: number) => {
    const then = new Date(Date.now() - hours * HOUR_MS);
    for (const name of filesBelow(dir)) utimesSync(join(dir, name), then, then);
  };
  return { dir, files, kept: createKeptMedia(files), age, all: () => filesBelow(dir).sort() };
}

const whole = (id: string): WholeMedia => ({
  id,
  form: 'whole',
  medium: 'audio',
  seconds: 1,
  name: 'whole.mp3',
  file: { type: 'audio/mpeg', start: 0, bytes: bytes.length },
});

describe('what is left of media', () => {
  it('ADR-500: removes bytes without a description and unconverted originals, once they are a day old', async () => {
    const { files, kept, age, all } = open();
    const states = new Map([
      [idOf('w'), 'waiting'],
      [idOf('f'), 'failed'],
    ]);
    await kept.add('shop', idOf('k'), Readable.from([bytes]), () => Promise.resolve(whole(idOf('k'))));
    // As earlier versions wrote it.
    await files.put(`${mediaFolderOf('shop', idOf('e'))}/data`, bytes);
    await files.put(
      `${mediaFolderOf('shop', idOf('e'))}/media.json`,
      Buffer.from(JSON.stringify(whole(idOf('e')))),
    );
    await files.put(sourceOf('shop', idOf('w')), bytes);
    const stays = all();
    for (const name of ['data', 'data-half'])
      await files.put(`${mediaFolderOf('shop', idOf('h'))}/${name}`, bytes);
    await files.put(`${mediaFolderOf('shop', idOf('k'))}/data-second`, bytes);
    for (const letter of ['f', 'n']) await files.put(sourceOf('shop', idOf(letter)), bytes);
    const before = all();
    const conversions = {
      find: (_appId: string, id: string) => Promise.resolve(rowOf(id, states.get(id))),
    };
    const clear = () => clearMediaLeftovers({ files, keptMedia: kept, conversions, clock });
    age(23);
    await clear();
    expect(all()).toEqual(before);
    age(25);
    await clear();
    expect(all()).toEqual(stays);
  });

  it('ADR-500: of two that are added under one id the first stays, with the bytes its description goes with', async () => {
    const { kept, all, files } = open();
    const id = idOf('t');
    const add = (text: string) =>
      kept.add('shop', id, Readable.from([Buffer.from(text)]), () =>
        Promise.resolve({ ...whole(id), name: text }),
      );
    await Promise.all([add('first'), add('other')]);
    const foundMedia = await createKeptMedia(files).find('shop', id);
    const openedFile = await kept.open('shop', id, { type: '', start: 0, bytes: 5 }, { start: 0, end: 4 });
    expect(await textOf(openedFile?.stream)).toBe(foundMedia?.form === 'whole' && foundMedia.name);
    expect(all()).toHaveLength(2);
  });
});

it('ADR-500: pieces of a recording behind its last place are removed, and no other', async () => {
  const { files, age, all } = open();
  const folder = 'live/shop/room';
  for (const name of ['run-0.mp4', 'run-1.mp4', '0/0.m4s', '0/1.m4s'])
    await files.put(`${folder}/${name}`, bytes);
  const stays = all();
  for (const name of ['run-2.mp4', '0/2.m4s']) await files.put(`${folder}/${name}`, bytes);
  await files.put('live/shop/empty/run-0.mp4', bytes);
  const last = (aliveId: string) => (aliveId === 'room' ? { seq: 1, run: 1, seconds: 1, at: 0 } : undefined);
  const recordings = { last: ({ aliveId }: { aliveId: string }) => Promise.resolve(last(aliveId)) };
  age(25);
  await clearRecordingLeftovers({ files, recordings, clock });
  expect(all()).toEqual(stays);
});

const rowOf = (id: string, state: string | undefined) => {
  if (state !== 'waiting' && state !== 'failed') return undefined;
  const knownValue = {
    appId: 'shop',
    id,
    name: '',
    medium: 'video' as const,
    codecs: [],
    demuxer: '',
    seconds: 1,
  };
  return {
    ...knownValue,
    state: state === 'waiting' ? ('waiting' as const) : ('failed' as const),
    percent: 0,
    reason: '',
    at: 0,
  };
};

async function textOf(stream: NodeJS.ReadableStream | undefined): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += chunk.toString();
  return text;
}
