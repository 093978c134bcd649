/** Faults of a store that speaks S3: some are got over, the rest are the fault of a part that is away, within a time (D141, ADR-851). */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { filesBelow } from '../../../tests/support/files-below.ts';
import { openTestBucket, refuseRequest, type TestBucket } from '../../../tests/support/s3-store.ts';
import { makeTempDir, removeTempDir } from '../../../tests/support/temp-dir.ts';
import { StoreUnavailable } from '../db/store-error.ts';
import { unavailabilityOf } from '../http/unavailable.ts';
import type { BucketPlace } from './bucket-place.ts';
import type { OpenFile } from './file-store.ts';
import { probeFiles } from './probe-files.ts';
import { openS3Files } from './s3.ts';

const LIMITS = { connect: 1_000, silence: 300, answer: 600, tries: 3 };
const CONTENT = Buffer.alloc(300_000, 'a film ');

let bucket: TestBucket;
const root = makeTempDir('s3-files');

beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(async () => {
  await bucket.close();
  removeTempDir(root);
});
afterEach(() => bucket.setFault(undefined));

const open = (change: Partial<BucketPlace> = {}) => openS3Files({ ...bucket.place, ...change }, root, LIMITS);

async function read(name: string, span?: { start: number; end: number }): Promise<Buffer | undefined> {
  const file = await open().open(name, span);
  return file && buffer(file.stream);
}

/** As a fault, the first so many times. */
function firstTimes(times: number, fault: Parameters<TestBucket['setFault']>[0]): void {
  let count = 0;
  bucket.setFault((incoming, answer) => {
    count += 1;
    return count > times || fault === undefined ? 'store' : fault(incoming, answer);
  });
}

async function faultOf(work: Promise<unknown>): Promise<StoreUnavailable> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof StoreUnavailable)) throw new Error(`It said ${String(error)}`);
  expect(unavailabilityOf(error)).toBe('away');
  return error;
}

describe('a bucket with faults', () => {
  it('D141: what passes by itself is got over', async () => {
    firstTimes(2, (_incoming, answer) => refuseRequest(answer, 500, 'InternalError'));
    await open().put('passing/a', CONTENT);
    firstTimes(1, (incoming) => {
      incoming.destroy();
      return 'fault';
    });
    expect((await read('passing/a'))?.equals(CONTENT)).toBe(true);
  });

  it('D141: a store that stays away is a fault after so many tries, as the 503 of any part that is away', async () => {
    const before = bucket.requests();
    bucket.setFault((_incoming, answer) => refuseRequest(answer, 500, 'InternalError'));
    const fault = await faultOf(open().put('away/a', CONTENT));
    expect(fault.message).toBe('files.put: the store of files is not available (InternalError, HTTP 500)');
    expect(bucket.requests() - before).toBe(LIMITS.tries);
    bucket.setFault(undefined);
    expect(await read('away/a')).toBeUndefined();
    const nobody = open({ endpoint: 'http://127.0.0.1:1' });
    expect((await faultOf(nobody.open('away/a'))).reason).toBe('ECONNREFUSED');
  });

  it('D141: a store that takes requests and says nothing is given up in time', async () => {
    bucket.setFault(() => 'fault');
    expect((await faultOf(open().open('silent/a'))).reason).toMatch(/Timeout/);
  });

  it('D141: a file cut on its way is read on from there, whole and in parts', async () => {
    await open().put('cut/a', CONTENT);
    firstTimes(2, () => 'cut-body');
    expect((await read('cut/a'))?.equals(CONTENT)).toBe(true);
    firstTimes(1, () => 'cut-body');
    const span = { start: 1_000, end: 250_000 };
    expect((await read('cut/a', span))?.equals(CONTENT.subarray(1_000, 250_001))).toBe(true);
  });

  it('ADR-853: a file that is cut again and again is read on as long as bytes come, as to a player that pauses', async () => {
    await open().put('cut/c', CONTENT);
    firstTimes(LIMITS.tries + 2, () => 'cut-body');
    expect((await read('cut/c'))?.equals(CONTENT)).toBe(true);
  });

  it('D141: a file of which no more bytes come ends in a fault, never as if it were whole', async () => {
    await open().put('cut/b', CONTENT);
    const before = bucket.requests();
    bucket.setFault(() => (bucket.requests() - before === 1 ? 'cut-body' : 'cut-head'));
    expect((await faultOf(read('cut/b'))).message).toMatch(/^files.open: the store of files/);
  });

  it('ADR-853: a reader that goes away lets go of the store at once, also where it never began', async () => {
    const files = openS3Files(bucket.place, root);
    await files.put('large/b', Buffer.alloc(24 * 1024 * 1024, 'a film '));
    const leave = async (begin: (file: OpenFile) => unknown) => {
      const file = await files.open('large/b');
      if (file === undefined) throw new Error('It is not there');
      await begin(file);
      expect(bucket.underway()).toBe(1);
      if (file.stream instanceof Readable) file.stream.destroy();
      await vi.waitFor(() => expect(bucket.underway()).toBe(0));
    };
    await leave(() => undefined);
    await leave(({ stream }) => once(stream, 'readable'));
  });

  it('ADR-853: a fault of a file without a reader ends nothing', async () => {
    await open().put('cut/d', CONTENT);
    bucket.setFault(() => 'cut-head');
    const file = await open().open('cut/d');
    if (file === undefined) throw new Error('It is not there');
    await new Promise((resolve) => file.stream.resume().once('close', resolve));
    bucket.setFault(undefined);
    expect((await read('cut/d'))?.equals(CONTENT)).toBe(true);
  });

  it('D141: of a large file whose parts do not arrive nothing is there', async () => {
    bucket.setFault((incoming, answer) =>
      incoming.method === 'PUT' && incoming.url?.includes('partNumber=2') === true
        ? refuseRequest(answer, 500, 'InternalError')
        : 'store',
    );
    const parts = async function* () {
      for (let at = 0; at < 10; at += 1) yield await Promise.resolve(Buffer.alloc(1024 * 1024, at));
    };
    await faultOf(open().putStream(parts(), () => 'large/a'));
    bucket.setFault(undefined);
    expect([await read('large/a'), filesBelow(root)]).toEqual([undefined, []]);
  });

  it('ADR-500: a first description whose answer was lost is still the first', async () => {
    let puts = 0;
    bucket.setFault(({ method }, answer) => {
      if (method !== 'PUT') return 'store';
      puts += 1;
      return puts === 1 ? 'lose-answer' : refuseRequest(answer, 412, 'PreconditionFailed');
    });
    expect(await open().putNew('lost/a', Buffer.from('mine'))).toBe(true);
    expect((await read('lost/a'))?.toString()).toBe('mine');
    bucket.setFault(({ method }, answer) => {
      // Another node was faster between the question and the answer.
      if (method === 'HEAD') return refuseRequest(answer, 404, 'NotFound');
      return method === 'PUT' ? refuseRequest(answer, 412, 'PreconditionFailed') : 'store';
    });
    expect(await open().putNew('lost/a', Buffer.from('theirs'))).toBe(false);
  });

  it('D141: wrong keys, a wrong bucket and a wrong clock are named', async () => {
    const wrongKey = open({ secretAccessKey: 'another' });
    expect((await faultOf(wrongKey.put('a/b', CONTENT))).reason).toBe('SignatureDoesNotMatch, HTTP 403');
    const nobodys = open({ bucket: 'nobodys' });
    for (const ask of [() => nobodys.put('a/b', CONTENT), () => nobodys.open('a/b')])
      expect((await faultOf(ask())).reason).toBe('NoSuchBucket, HTTP 404');
    bucket.setFault((_incoming, answer) => refuseRequest(answer, 403, 'RequestTimeTooSkewed'));
    expect((await faultOf(open().put('a/b', CONTENT))).reason).toBe('RequestTimeTooSkewed, HTTP 403');
  });

  it('D141: a probe writes, reads and removes, and fails where one of them does not', async () => {
    await probeFiles(open());
    const names: string[] = [];
    for await (const { name } of open().list('probe')) names.push(name);
    expect(names).toEqual([]);
    bucket.setFault(({ method }, answer) =>
      method === 'DELETE' ? refuseRequest(answer, 403, 'AccessDenied') : 'store',
    );
    expect((await faultOf(probeFiles(open()))).reason).toBe('AccessDenied, HTTP 403');
  });
});
