/** Files in a bucket of an S3-compatible store (D141, ADR-850): whole or not there at all, like those of this machine. */
import {
  DeleteObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { layOutCopies } from './copy-files.ts';
import type { BucketPlace } from './bucket-place.ts';
import type { FileStore, ListedFile } from './file-store.ts';
import { assertFileName, assertFolderName, isFileName } from './names.ts';
import { openObject } from './s3-read.ts';
import { isMissing, openS3Client, S3_LIMITS, statusOf, toFilesFault, type S3Limits } from './s3-client.ts';
import { writeAside, writeChunks } from './write-aside.ts';

interface S3World {
  client: S3Client;
  bucket: string;
  limits: S3Limits;
  /** Folder of this machine for what is on its way. */
  root: string;
}

/** A part of a large file; smaller ones are sent at once. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
const TAKEN = 412;
const NO_CONDITIONS = 501;

async function withFault<Done>(operation: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    throw toFilesFault(operation, error);
  }
}

async function isThere({ client, bucket }: S3World, name: string): Promise<boolean> {
  try {
    await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** @param condition '*' where nothing may have that name */
async function send({ client, bucket }: S3World, name: string, bytes: Uint8Array, condition?: '*') {
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, IfNoneMatch: condition }));
}

/** A try whose answer was lost may have written it. */
async function isSame(world: S3World, name: string, bytes: Uint8Array): Promise<boolean> {
  const file = await openObject({ ...world, name });
  return file !== undefined && Buffer.compare(await buffer(file.stream), bytes) === 0;
}

/** Asked first, for some stores read no conditions. */
async function sendNew(world: S3World, name: string, bytes: Uint8Array): Promise<boolean> {
  if (await isThere(world, name)) return false;
  try {
    await send(world, name, bytes, '*');
  } catch (error) {
    if (statusOf(error) === TAKEN) return isSame(world, name, bytes);
    if (statusOf(error) !== NO_CONDITIONS) throw error;
    await send(world, name, bytes);
  }
  return true;
}

async function sendFile({ client, bucket }: S3World, name: string, path: string): Promise<void> {
  const bytes = createReadStream(path);
  const params = { Bucket: bucket, Key: name, Body: bytes };
  try {
    await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();
  } finally {
    bytes.destroy();
  }
}

async function* listObjects({ client, bucket }: S3World, prefix?: string): AsyncGenerator<ListedFile> {
  try {
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
      for (const { Key: name = '', LastModified: changedAt } of page.Contents ?? [])
        if (isFileName(name) && changedAt !== undefined) yield { name, changedAt: changedAt.getTime() };
  } catch (error) {
    throw toFilesFault('list', error);
  }
}

/** One after the other for each name, within this process. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <Done>(name: string, work: () => Promise<Done>): Promise<Done> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work);
    const settlement = mine.catch(() => undefined);
    last.set(name, settlement);
    try {
      return await mine;
    } finally {
      if (last.get(name) === settlement) last.delete(name);
    }
  };
}

/** @param root folder of this machine for what is on its way */
export function openS3Files(place: BucketPlace, root: string, limits: S3Limits = S3_LIMITS): FileStore {
  const world: S3World = { client: openS3Client(place, limits), bucket: place.bucket, limits, root };
  const inTurn = createTurns();
  const list: FileStore['list'] = (folder) => {
    if (folder !== undefined) assertFolderName(folder);
    return listObjects(world, folder && `${folder}/`);
  };
  const open: FileStore['open'] = async (name, span) =>
    isFileName(name) ? openObject({ ...world, name }, span) : undefined;
  return {
    list,
    open,
    async put(name, bytes) {
      assertFileName(name);
      await withFault('put', () => send(world, name, bytes));
    },
    async putNew(name, bytes) {
      assertFileName(name);
      return withFault('putNew', () => inTurn(name, () => sendNew(world, name, bytes)));
    },
    // Its name is known when all of it is here, so all of it is here before any of it is sent.
    putStream: (chunks, name) =>
      writeAside(root, writeChunks(chunks), async (path) => {
        const key = name();
        assertFileName(key);
        await withFault('putStream', () => sendFile(world, key, path));
      }),
    hold: (chunks, work) => writeAside(root, writeChunks(chunks), work),
    async remove(name) {
      if (!isFileName(name)) return;
      const command = new DeleteObjectCommand({ Bucket: place.bucket, Key: name });
      await withFault('remove', () => world.client.send(command));
    },
    layOut: (dir) => layOutCopies({ open, list }, dir),
  };
}
