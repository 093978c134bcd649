/** Files of a data directory that nothing will ever name or remove. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '#schemas/time.ts';
import { liveSegment } from '#server/areas/live/tables/media.ts';
import { mediaConversion, mediaPiece } from '#server/areas/media/tables/conversions.ts';
import type { OpenedStores } from '#server/start/open-stores.ts';
import { filesBelow } from '../support/files-below.ts';

const ASIDE = /^(?:backup\.new-|pg\.new-|\.probe-)/;

/** What is known to the database, as names of files. */
async function namedFiles({ db }: OpenedStores) {
  const segments = await db.select().from(liveSegment);
  const pieces = await db.select().from(mediaPiece);
  const conversions = await db.select().from(mediaConversion);
  return {
    live: new Set(
      segments.flatMap(({ appId, aliveId, run, seq }) => [
        `${appId}/${aliveId}/run-${String(run)}.mp4`,
        `${appId}/${aliveId}/${String(Math.floor(seq / 1024))}/${String(seq)}.m4s`,
      ]),
    ),
    pieces: new Set(pieces.map(({ appId, sha256 }) => `${appId}/${sha256}`)),
    converting: new Set(
      conversions
        .filter(({ state }) => state === 'waiting' || state === 'running')
        .map(({ appId, id }) => `${appId}/${id.slice(0, 2)}/${id}`),
    ),
  };
}

/** Once a server has started after the kill; `hours` later what is removed by age alone should be gone too. */
export async function leftoversOf(opened: OpenedStores, dataDir: string): Promise<string[]> {
  const below = (name: string) => filesBelow(join(dataDir, 'files', name));
  const named = await namedFiles(opened);
  const media = below('play');
  const described = new Set(media.filter((name) => name.endsWith('/media.json')).map(folderOf));
  const isNamed = (name: string) =>
    name.endsWith('/source') ? named.converting.has(folderOf(name)) : described.has(folderOf(name));
  return [
    ...readdirSync(dataDir).filter((name) => ASIDE.test(name)),
    ...below('incoming').map((name) => `incoming/${name}`),
    ...below('pieces').filter((name) => !named.pieces.has(name)),
    ...below('live').filter((name) => !named.live.has(name)),
    ...media.filter((name) => !isNamed(name)),
  ].map((name) => `left over: ${name}`);
}

const folderOf = (name: string) => name.split('/').slice(0, -1).join('/');

/** Later than anything is left lying for. */
export const LATER_MS = 72 * HOUR_MS;
