/** What an upload leaves whose process was killed goes after a day, and nothing that is kept does (ADR-660, R57). */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { utimesSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { HOUR_MS } from '#schemas/time.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { withDatabase } from '../../../../tests/support/database.ts';
import { filesBelow } from '../../../../tests/support/files-below.ts';
import { makeImageService, type ImageService } from '../images/image-service.ts';
import { openPictureMaker } from '../images/maker.ts';
import { typeOfEnding } from '../rules/file-types.ts';
import { receive } from '../rules/receive.ts';
import { makeNames } from '../rules/stored.ts';
import type { ImageStore } from '../store/images.store.ts';
import { clearUploadLeftovers } from './clear-leftovers.ts';

const APP = 'appknowledge';
const database = withDatabase({ demo: ['knowledge'] });
const nameOf = makeNames('key');

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3377aa' } })
    .png()
    .toBuffer();

/** A service of pictures that ends before its row is written, as one whose process is killed. */
const serviceOf = (images: ImageStore): ImageService =>
  makeImageService({ images, files: database().files, pictures: openPictureMaker() });

/** A recording that came in whole; its row is the caller's to write. */
async function recording(userId: string) {
  const { files, limits, stores } = database();
  const type = typeOfEnding('audio', 'mp3');
  if (type === undefined) throw new Error('no mp3');
  const bytes = Buffer.concat([Buffer.from('ID3\u0004'), randomBytes(200)]);
  async function* chunks() {
    yield await Promise.resolve(bytes);
  }
  const world = { images: serviceOf(stores.images), files, nameOf, limits };
  const receivedFile = await receive(world, { appId: APP, userId, type, chunks: chunks() });
  return { userId, kind: type.kind, ...receivedFile };
}

it('ADR-660: sizes without a row and recordings without an upload are removed, those of a day ago alone', async () => {
  const { files, stores, config } = database();
  const root = join(config.dataDir, 'files');
  const age = (hours: number) => {
    const then = new Date(Date.now() - hours * HOUR_MS);
    for (const name of filesBelow(root)) utimesSync(join(root, name), then, then);
  };
  const all = () => filesBelow(root).sort();
  const clear = () => {
    const { images, uploads } = stores;
    return clearUploadLeftovers({ files, images, uploads, nameOf, clock: systemClock });
  };
  const keptResult = await serviceOf(stores.images).keep(APP, { name: 'kept.png', bytes: await picture(41) });
  expect(keptResult.ok).toBe(true);
  await stores.uploads.add(APP, { path: '/uploads/a.mp3', ...(await recording('u_1')) });
  // Of no kind an upload leaves behind.
  await files.put('media/something-else', Buffer.from('x'));
  const stays = all();

  const dies = { ...stores.images, add: () => Promise.reject(new Error('killed')) };
  const killedValue = await picture(42);
  await expect(serviceOf(dies).keep(APP, { name: '', bytes: killedValue })).rejects.toThrow('killed');
  await recording('u_2');
  const before = all();
  expect(before.length).toBeGreaterThan(stays.length + 1);
  age(23);
  await clear();
  expect(all()).toEqual(before);
  age(25);
  await clear();
  expect(all()).toEqual(stays);

  // Uploaded again it is there again, with every size.
  expect((await serviceOf(stores.images).keep(APP, { name: '', bytes: killedValue })).ok).toBe(true);
  age(25);
  const whole = all();
  await clear();
  expect(all()).toEqual(whole);
});

it('ADR-660: what came in while names were read stays', async () => {
  const { files, stores, config } = database();
  const root = join(config.dataDir, 'files');
  const { images, uploads } = stores;
  const bytes = await picture(43);
  const dies = { ...images, add: () => Promise.reject(new Error('killed')) };
  await expect(serviceOf(dies).keep(APP, { name: '', bytes })).rejects.toThrow('killed');
  const then = new Date(Date.now() - 25 * HOUR_MS);
  for (const name of filesBelow(root)) utimesSync(join(root, name), then, then);
  const before = filesBelow(root).sort();
  let reads = 0;
  const late = {
    allIds: async () => {
      const ids = await images.allIds();
      reads += 1;
      if (reads === 1) await serviceOf(images).keep(APP, { name: '', bytes });
      return ids;
    },
  };
  await clearUploadLeftovers({ files, images: late, uploads, nameOf, clock: systemClock });
  expect(filesBelow(root).sort()).toEqual(before);
});
