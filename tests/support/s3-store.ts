/** A store that speaks S3, on this machine, behind a door that can be made faulty. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import S3rver from 's3rver';
import type { BucketPlace } from '#server/kernel/files/bucket-place.ts';
import { isSignedBy } from './s3-signature.ts';
import { makeTempDir, removeTempDir } from './temp-dir.ts';

/**
 * `fault`: the fault itself answers, or nothing does; `lose-answer`: the store did it, and its answer is lost. A body is cut
 * in its first piece, or before it.
 */
type Outcome = 'store' | 'cut-body' | 'cut-head' | 'lose-answer' | 'fault';

/** What becomes of a request. */
type Fault = (incoming: IncomingMessage, answer: ServerResponse) => Outcome;

/** An answer as stores refuse. */
export function refuseRequest(answer: ServerResponse, status: number, code: string): 'fault' {
  const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
  answer.writeHead(status, { 'content-type': 'application/xml', connection: 'close' }).end(text);
  return 'fault';
}

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface TestBucket {
  place: BucketPlace;
  /** For the next requests, until it is called again. */
  setFault(fault: Fault | undefined): void;
  /** How many requests came. */
  requests(): number;
  /** How many answers are on their way. */
  underway(): number;
  close(): Promise<void>;
}

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

function sendOn(port: number, incoming: IncomingMessage, answer: ServerResponse, outcome: Outcome): void {
  const { method, url, headers } = incoming;
  const toStore = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    if (outcome === 'lose-answer') {
      reply.resume().once('end', () => answer.destroy());
      return;
    }
    answer.writeHead(reply.statusCode ?? 500, reply.headers);
    if (outcome === 'store') return void reply.pipe(answer);
    reply.once('data', (chunk: Buffer) => {
      reply.destroy();
      const length = outcome === 'cut-head' ? 0 : Math.floor(chunk.length / 2);
      if (length === 0) answer.flushHeaders();
      answer.write(chunk.subarray(0, length), () => answer.destroy());
    });
  });
  toStore.once('error', () => answer.destroy());
  answer.once('close', () => toStore.destroy());
  incoming.pipe(toStore);
}

export async function openTestBucket(): Promise<TestBucket> {
  const directory = makeTempDir('s3');
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'shop-files' }],
  });
  const { port } = await store.run();
  let fault: Fault | undefined;
  let count = 0;
  let underway = 0;
  const door = createServer((incoming, answer) => {
    count += 1;
    underway += 1;
    answer.once('close', () => (underway -= 1));
    const isSigned = isSignedBy(incoming, { name: KEYS.accessKeyId, secret: KEYS.secretAccessKey });
    const outcome = isSigned
      ? (fault?.(incoming, answer) ?? 'store')
      : refuseRequest(answer, 403, 'SignatureDoesNotMatch');
    if (outcome === 'fault') incoming.resume();
    else sendOn(port, incoming, answer, outcome);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const endpoint = `http://127.0.0.1:${String(portOf(door.address()))}`;
  return {
    place: { bucket: 'shop-files', endpoint, region: 'us-east-1', pathStyle: true, ...KEYS },
    setFault: (next) => (fault = next),
    requests: () => count,
    underway: () => underway,
    async close() {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      await store.close();
      removeTempDir(directory);
    },
  };
}
