/** Films, recordings and captions of the build: their types, their parts, and whence a page may play (D36). */
import { mkdtempSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAssetSender } from '#server/web/send-assets.ts';
import { pageCsp } from '#server/kernel/http/security-headers.ts';
import { ROOT } from '../../tools/imports.ts';

const MEDIA = join(ROOT, 'public/demo/media');
const FILM = readFileSync(join(MEDIA, 'window-light.mp4'));
const FILES = [
  'window-light.mp4',
  'breathing.m4a',
  'writing-rain.mp3',
  'window-light.cn.vtt',
  'window-light.webp',
];
const root = mkdtempSync(join(tmpdir(), 'lectern-media-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'demo/media'), { recursive: true });
  for (const file of FILES) copyFileSync(join(MEDIA, file), join(root, 'demo/media', file));
  writeFileSync(join(root, 'demo/media/empty.mp4'), '');
  const send = makeAssetSender(root);
  app = fastify();
  app.get('/*', (request, reply) => send(request, reply) ?? reply.code(404).send());
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const ask = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/demo/media/${file}`, headers });

describe('media files', () => {
  it.each([
    ['window-light.mp4', 'video/mp4'],
    ['breathing.m4a', 'audio/mp4'],
    ['writing-rain.mp3', 'audio/mpeg'],
    ['window-light.cn.vtt', 'text/vtt; charset=utf-8'],
    ['window-light.webp', 'image/webp'],
  ])('D36: %s is sent as %s', async (file, type) => {
    const answer = await ask(file);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
  });

  it('D36: a whole film says that its parts may be had', async () => {
    const { headers, rawPayload } = await ask('window-light.mp4');
    expect(headers['accept-ranges']).toBe('bytes');
    expect(Number(headers['content-length'])).toBe(FILM.length);
    expect(rawPayload.equals(FILM)).toBe(true);
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=1000-1999', 1000, 1999],
    ['bytes=-500', FILM.length - 500, FILM.length - 1],
    [`bytes=${FILM.length - 1}-`, FILM.length - 1, FILM.length - 1],
  ])('D36: %s is answered with 206 and those very bytes', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await ask('window-light.mp4', { range });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/${FILM.length}`);
    expect(rawPayload.equals(FILM.subarray(start, end + 1))).toBe(true);
  });

  it('D36: a part that lies outside is answered with 416 and the size', async () => {
    const { statusCode, headers, body } = await ask('window-light.mp4', { range: `bytes=${FILM.length}-` });
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${FILM.length}`);
    expect(body).toBe('');
    expect((await ask('empty.mp4', { range: 'bytes=0-' })).statusCode).toBe(416);
  });

  it.each(['bytes=0-1,4-5', 'bytes=9-2', 'lines=0-1', 'bytes=x-'])(
    'D36: %s is read as no range at all',
    async (range) => {
      expect((await ask('window-light.mp4', { range })).statusCode).toBe(200);
    },
  );

  it('D36: a part is joined only to the same version of its file', async () => {
    const etag = String((await ask('window-light.mp4')).headers.etag);
    expect(etag).toMatch(/^"/);
    const range = 'bytes=0-1';
    expect((await ask('window-light.mp4', { range, 'if-range': etag })).statusCode).toBe(206);
    expect((await ask('window-light.mp4', { range, 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await ask('window-light.mp4', { range, 'if-none-match': etag })).statusCode).toBe(304);
  });
});

describe('the page’s policy', () => {
  it('R44: plays from the shop and over https, and from nowhere else', () => {
    const [media] = pageCsp([])
      .split('; ')
      .filter((rule) => rule.startsWith('media-src'));
    expect(media).toBe("media-src 'self' blob: https:");
  });
});
