/** Films of the tasks, and what is wrong with media that are kept. */
import { spawnSync } from 'node:child_process';
import { createDecipheriv } from 'node:crypto';
import { appendFileSync, copyFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StoredMedia } from '#server/areas/media/services/stored-media.ts';
import { filesBelow } from '../../support/files-below.ts';
import { needFfmpeg } from '../../support/ffmpeg.ts';

/** Made once in a folder, by these arguments of ffmpeg. */
export function makeFilm(folder: string, name: string, args: string): string {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const saidWorld = spawnSync(needFfmpeg(), [...`-hide_banner -loglevel error -y ${args}`.split(' '), path]);
  if (saidWorld.status !== 0) throw new Error(saidWorld.stderr.toString());
  return path;
}

/** The same film as another file: a box nobody reads stands behind it. */
export function withMark(path: string, mark: string): string {
  const markedText = path.replace(/(\.\w+)$/, `-${mark}$1`);
  if (existsSync(markedText)) return markedText;
  copyFileSync(path, markedText);
  const box = Buffer.alloc(64);
  box.writeUInt32BE(box.length);
  box.write(`free${mark}`, 4, 'latin1');
  appendFileSync(markedText, box);
  return markedText;
}

function faultOf(media: StoredMedia, data: Buffer): string | undefined {
  const files = media.form === 'whole' ? [media.file] : [media.init, ...media.segments];
  const last = files.at(-1);
  if (last === undefined || last.start + last.bytes !== data.length)
    return `has ${String(data.length)} bytes of another length`;
  if (media.form === 'whole') return undefined;
  const [segment] = media.segments;
  if (segment === undefined) return 'has no segment';
  const decipher = createDecipheriv('aes-128-cbc', Buffer.from(media.key, 'base64'), Buffer.alloc(16));
  try {
    decipher.update(data.subarray(segment.start, segment.start + segment.bytes));
    decipher.final();
  } catch {
    return 'was encrypted by another key';
  }
  return undefined;
}

/** Of all media a description is there of. */
export function brokenMedia(dataDir: string): string[] {
  const play = join(dataDir, 'files', 'play');
  return filesBelow(play)
    .filter((name) => name.endsWith('/media.json'))
    .flatMap((name) => {
      const media = JSON.parse(readFileSync(join(play, name), 'utf8')) as StoredMedia;
      const data = join(play, dirname(name), media.data ?? 'data');
      const fault = existsSync(data) ? faultOf(media, readFileSync(data)) : 'has no bytes';
      return fault === undefined ? [] : [`${media.id} ${fault}`];
    });
}

/** Addresses that were answered, and are not there. */
export function lostMedia(dataDir: string, addresses: Iterable<string>): string[] {
  const there = new Set(
    filesBelow(join(dataDir, 'files', 'play'))
      .filter((name) => name.endsWith('/media.json'))
      .map((name) => `media:${name.split('/').at(-2) ?? ''}`),
  );
  return [...addresses].filter((address) => !there.has(address)).map((address) => `lost: ${address}`);
}
