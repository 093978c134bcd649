/** Large files in pieces: each checked against its name, none sent twice, whatever breaks off (ADR-466). */
import { openServerClient } from '#cli/client/client.ts';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#schemas/time.ts';
import { PIECE_BYTES } from '#schemas/content/media-upload.ts';
import { createKeptMedia } from '#server/areas/media/store/kept-media.ts';
import { makePieces } from '#server/areas/media/uploading/pieces.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { mediaFolder } from '#demo/seed-media.ts';
import { caller } from '#cli/client/call-server.ts';
import { httpTransport } from '#cli/client/transport.ts';
import { sendPieces } from '#cli/goods/send-pieces.ts';
import { filesBelow } from '../support/files-below.ts';
import { namesIn } from '../support/names-in.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });
const dir = makeTempDir('media-pieces');
const FILM = join(mediaFolder(), 'window-light-trial.mp4', 'data');
let port = 0;
let proxy: Server;
const PLAN = '/api/console.media.plan/1.0.0';
const PIECE = '/api/console.media.piece.add/1.0.0';
const JOIN = '/api/console.media.join/1.0.0';
const pieceUrl = (name: string) => `${PIECE}?shop=knowledge&sha256=${encodeURIComponent(name)}`;
const isPiece = (url = '') => url.startsWith(PIECE);
/** What passes between the command and the shop; how many requests it still cuts. */
const seenItems: string[] = [];
let cuts = 0;

/** A line that breaks in the middle of a piece. */
function makeProxy(): Server {
  return createServer((incoming, answer) => {
    seenItems.push(incoming.url ?? '');
    if (cuts > 0 && isPiece(incoming.url)) {
      cuts -= 1;
      incoming.once('data', () => incoming.socket.destroy());
      return;
    }
    const { method, url: path, headers } = incoming;
    const passedRequest = ask({ host: '127.0.0.1', port, method, path, headers }, (toldMessage) => {
      answer.writeHead(toldMessage.statusCode ?? 502, toldMessage.headers);
      toldMessage.pipe(answer);
    });
    passedRequest.on('error', () => answer.destroy());
    incoming.pipe(passedRequest);
  });
}

beforeAll(async () => {
  await test().app.listen({ host: '127.0.0.1', port: 0 });
  port = (test().app.server.address() as AddressInfo).port;
  proxy = makeProxy();
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
  removeTempDir(dir);
});

const proxyUrl = () => `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
const call = () => caller(httpTransport(proxyUrl()), CONSOLE_TOKEN);
const filesIn = (folder: string) => namesIn(test().database.files, folder);
const incoming = () => filesBelow(join(test().database.config.dataDir, 'files/incoming'));
/** The demo's film with a box nobody reads behind it: of so many pieces. */
function largeFilm(name: string, pieces: number): string {
  const bytes = (pieces - 1) * PIECE_BYTES;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes);
  head.write('free', 4, 'latin1');
  const path = join(dir, name);
  writeFileSync(path, Buffer.concat([readFileSync(FILM), head, randomBytes(bytes - head.length)]));
  return path;
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const send = (path: string, pauses: readonly number[]) =>
  sendPieces({
    client: openServerClient(proxyUrl(), CONSOLE_TOKEN),
    shop: 'knowledge',
    path,
    name: 'film.mp4',
    onPiece: () => undefined,
    pauses,
  });

describe('a film sent in pieces', () => {
  it('ADR-466: is taken up again after a cut, and no piece that came is sent twice', async () => {
    const path = largeFilm('cut.mp4', 3);
    cuts = 1;
    // The line breaks, and whoever sent it has gone.
    await expect(send(path, [])).rejects.toThrow('No answer');
    cuts = 1;
    seenItems.length = 0;
    const answer = await send(path, [0, 0]);
    expect(answer).toMatchObject({ ok: true, data: { form: 'hls', medium: 'video', seconds: 24 } });
    const pieces = seenItems.filter(isPiece);
    // One of them was cut once more.
    expect(pieces).toHaveLength(4);
    expect(new Set(pieces).size).toBe(3);
    expect([await filesIn('pieces'), incoming()]).toEqual([[], []]);
    // The shop has it: nothing is sent.
    seenItems.length = 0;
    expect(await send(path, [])).toMatchObject({ ok: true, data: { form: 'hls' } });
    expect(seenItems).toEqual([PLAN]);
  });

  it('ADR-466: goes on in another run with what came before', async () => {
    const path = largeFilm('other-run.mp4', 3);
    const first = readFileSync(path).subarray(0, PIECE_BYTES);
    expect(await call()('POST', pieceUrl(sha256(first)), { body: first })).toMatchObject({ code: 0 });
    seenItems.length = 0;
    expect(await send(path, [])).toMatchObject({ ok: true });
    expect(seenItems.filter(isPiece)).toHaveLength(2);
  });
});

it('ADR-466: asked for the whole again, because the answer was lost, the shop answers the same', async () => {
  const path = largeFilm('answer-lost.mp4', 2);
  const bytes = readFileSync(path);
  const pieces = [bytes.subarray(0, PIECE_BYTES), bytes.subarray(PIECE_BYTES)];
  for (const piece of pieces) await call()('POST', pieceUrl(sha256(piece)), { body: piece });
  const plan = {
    shop: 'knowledge',
    name: 'answer-lost.mp4',
    sha256: sha256(bytes),
    pieces: pieces.map((piece) => ({ sha256: sha256(piece), bytes: piece.length })),
  };
  const whole = () => call()('POST', JOIN, { body: plan });
  const first = await whole();
  expect(first).toMatchObject({ code: 0, data: { form: 'hls' } });
  expect(await whole()).toMatchObject({ code: 0, data: first.data });
  const { address } = first.data as { address: string };
  const { data } = await call()('POST', '/api/console.audit.list/1.0.0', {
    body: { shop: 'knowledge', q: address },
  });
  const after = { name: 'answer-lost.mp4', form: 'hls', medium: 'video', seconds: 24 };
  expect(data).toMatchObject({ items: [{ call: 'console.media.join', subject: address, after }, {}] });
});

describe('what is refused', () => {
  const put = (name: string, bytes: Uint8Array, token = CONSOLE_TOKEN) =>
    caller(httpTransport(`http://127.0.0.1:${String(port)}`), token)('POST', pieceUrl(name), { body: bytes });

  it('ADR-466: a piece that is not what its name says, and nothing of it is kept', async () => {
    const [name, other] = [sha256(Buffer.from('one')), Buffer.from('another')];
    expect((await put(name, other)).code).not.toBe(0);
    expect((await put('../../x', other)).code).not.toBe(0);
    expect(await filesIn('pieces')).toEqual([]);
    const plan = { shop: 'knowledge', sha256: name, pieces: [{ sha256: name, bytes: 3 }] };
    expect(await call()('POST', PLAN, { body: plan })).toMatchObject({ data: { missing: [name] } });
    expect((await call()('POST', JOIN, { body: plan })).code).toBe(40900);
  });

  it('R45: more than a film may weigh, before a byte of it is sent', async () => {
    const pieces = Array.from({ length: 1025 }, (_, place) => ({
      sha256: sha256(Buffer.from(String(place))),
      bytes: PIECE_BYTES,
    }));
    const plan = { shop: 'knowledge', sha256: sha256(Buffer.from('all')), pieces };
    expect(await call()('POST', PLAN, { body: plan })).toMatchObject({
      code: 42201,
      data: { reason: 'too-heavy' },
    });
  });

  it('R45: a caller without a token of the console', async () => {
    const bytes = Buffer.from('x');
    expect((await put(sha256(bytes), bytes, 'nobody-knows-this-token-of-the-console')).code).not.toBe(0);
    expect(await filesIn('pieces')).toEqual([]);
  });

  it('ADR-466: a plan of anything else', async () => {
    for (const plan of [
      {},
      { sha256: 'x', pieces: [] },
      { sha256: sha256(Buffer.from('a')), pieces: [{ sha256: '../a', bytes: 1 }] },
    ])
      expect((await call()('POST', PLAN, { body: { shop: 'knowledge', ...plan } })).code).toBe(40000);
  });
});

it('ADR-466: abandoned pieces are removed after two days, and no sooner', async () => {
  const { files, stores } = test().database;
  const bytes = Buffer.from('left behind');
  await call()('POST', pieceUrl(sha256(bytes)), { body: bytes });
  const after = (hours: number) =>
    makePieces({
      files,
      pieces: stores.mediaPieces,
      clock: { ...systemClock, now: () => Date.now() + hours * HOUR_MS },
      keeper: { keptMedia: createKeptMedia(files) },
    });
  await after(47).clear();
  expect(await filesIn('pieces')).toHaveLength(1);
  await after(49).clear();
  expect(await filesIn('pieces')).toEqual([]);
  expect(await stores.mediaPieces.bytesOf('appknowledge')).toBe(0);
});
