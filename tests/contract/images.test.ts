/** Uploaded pictures: what the console takes and refuses, and how each size is served (D93, requirement 45). */
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaAddress, readMedia, sourcesOf, type Media } from '#schemas/content/pictures.ts';
import { namesIn } from '../support/names-in.ts';
import { bomb, manyFrames, moving, seeThrough, still, readTurnedValue } from '../support/sample-images.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const OURS = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };

interface SentImage {
  shop?: string;
  name?: string;
  headers?: Record<string, string>;
}

const send = (payload: Buffer, { shop = 'knowledge', name = 'a.jpg', headers = {} }: SentImage = {}) =>
  test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.image.add/1.0.0?${new URLSearchParams({ shop, name }).toString()}`,
    headers: { ...OURS, 'content-type': 'application/octet-stream', ...headers },
    payload,
  });

async function upload(payload: Buffer, sentValue: SentImage = {}): Promise<{ url: string; media: Media }> {
  const { code, data } = (await send(payload, sentValue)).json();
  expect(code).toBe(0);
  const media = readMedia(data.url);
  if (media === undefined) throw new Error(`${data.url} is not the address of a picture`);
  return { url: data.url, media };
}

async function refusal(payload: Buffer, sentValue: SentImage = {}): Promise<unknown> {
  const { code, data } = (await send(payload, sentValue)).json();
  expect(code).toBe(42201);
  expect(data.message).toEqual({ cn: expect.any(String), en: expect.any(String) });
  return data.reason;
}

const get = (url: string, headers: Record<string, string> = {}) => test().ask('knowledge', { url, headers });
const pictureAt = async (url: string) => sharp((await get(url)).rawPayload, { animated: true }).metadata();
const storedFiles = () => namesIn(test().database.files, 'media');

describe('uploading a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'D93: a %s is made in every width up to its own, in AVIF and WebP, with a JPEG behind',
    async (format) => {
      const { url, media } = await upload(await still(700, 350, format), { name: 'no-ending' });
      expect(media).toMatchObject({ width: 700, height: 350, widths: [320, 700], fallback: 'jpg' });
      expect(await pictureAt(url)).toMatchObject({ format: 'jpeg', width: 700, height: 350 });
      for (const width of media.widths) {
        const avif = await pictureAt(`/media/${media.id}/${width}.avif`);
        expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width });
        expect(await pictureAt(`/media/${media.id}/${width}.webp`)).toMatchObject({ format: 'webp', width });
      }
    },
  );

  it('D93: a picture wider than any screen is made no wider than 1920', async () => {
    const { media } = await upload(await still(2600, 300));
    expect(media).toMatchObject({ width: 1920, height: 222, widths: [320, 640, 960, 1280, 1920] });
  });

  it('D93: what shines through keeps doing so', async () => {
    const { url, media } = await upload(await seeThrough(120, 80));
    expect(media.fallback).toBe('png');
    for (const address of [url, `/media/${media.id}/120.avif`, `/media/${media.id}/120.webp`])
      expect((await sharp((await get(address)).rawPayload).stats()).isOpaque).toBe(false);
  });

  it('R45: a photograph is turned upright and its place and author are gone', async () => {
    const { url, media } = await upload(await readTurnedValue(300, 200));
    expect([media.width, media.height]).toEqual([200, 300]);
    for (const address of [url, `/media/${media.id}/200.avif`, `/media/${media.id}/200.webp`]) {
      const { width, height, exif, orientation, xmp } = await pictureAt(address);
      expect({ width, height, exif, orientation, xmp }).toEqual({ width: 200, height: 300 });
      expect((await get(address)).rawPayload.includes('Somebody Secret')).toBe(false);
    }
  });

  it.each(['gif', 'webp'] as const)('D93: a moving %s keeps moving', async (format) => {
    const { url, media } = await upload(await moving(360, 200, format));
    expect(media).toMatchObject({ width: 360, height: 200, widths: [320, 360], fallback: format });
    expect(await pictureAt(url)).toMatchObject({ format, pages: 3, delay: [80, 80, 80] });
    expect(await pictureAt(`/media/${media.id}/320.webp`)).toMatchObject({ pages: 3, width: 320 });
    expect(sourcesOf(media).map(({ type }) => type)).toEqual(['image/webp']);
  });

  it('D93: the same bytes are one picture, whatever they are called and however often they come', async () => {
    const bytes = await still(64, 64);
    const first = await upload(bytes, { name: 'one.jpg' });
    const files = (await storedFiles()).length;
    const [second, third] = await Promise.all([upload(bytes, { name: 'two.png' }), upload(bytes)]);
    expect([second.url, third.url]).toEqual([first.url, first.url]);
    expect(await storedFiles()).toHaveLength(files);
  });

  it('ADR-829: a picture with a focal point is one the shop serves; one that is not there is refused with it', async () => {
    const { url } = await upload(await still(80, 60));
    const missingAddress = `/media/${'g'.repeat(43)}/80x60.jpg#at=10,20`;
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.reference.check/1.0.0',
      headers: OURS,
      payload: { shop: 'knowledge', pictures: [url, `${url}#at=30,70`, missingAddress] },
    });
    expect(answer.json()).toMatchObject({ code: 0, data: { unserved: [missingAddress] } });
  });

  it('R45: names lead nowhere: files are named by the server', async () => {
    const { media } = await upload(await still(20, 20), { name: '../../../etc/passwd.jpg' });
    expect((await send(await still(20, 20), { name: 'a\u0000.jpg' })).json().code).toBe(40000);
    const row = await test().database.stores.images.byId('appknowledge', media.id);
    expect(row?.name).toBe('passwd.jpg');
    expect(
      (await storedFiles()).every((path) => /^\d+\.(?:avif|webp|jpg|png|gif)$/.test(basename(path))),
    ).toBe(true);
  });
});

describe('refusing a file', () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ['SVG', Buffer.from(svg), 'svg'],
    ['SVG in UTF-8 with a mark', Buffer.from(`\ufeff  <!-- a --> ${svg}`), 'svg'],
    ['HTML', Buffer.from('<html><script>alert(1)</script>'), 'no-picture'],
    ['a PDF', Buffer.from('%PDF-1.7 1 0 obj'), 'no-picture'],
    ['a program', Buffer.from('MZ\x90\x00'), 'no-picture'],
    ['only the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'broken'],
    ['a page behind the mark of a GIF', Buffer.from('GIF89a/*<svg onload=alert(1)>*/=1;'), 'broken'],
    ['a page behind the mark of a JPEG', Buffer.from('\xff\xd8\xff<script>', 'latin1'), 'broken'],
  ])('R45: %s is refused, whatever it is called', async (_what, bytes, reason) => {
    expect(await refusal(bytes, { name: 'photo.jpg', headers: { 'content-type': 'image/jpeg' } })).toBe(
      reason,
    );
  });

  it('R45: of a picture with a program behind it only the picture is served', async () => {
    const { url, media } = await upload(
      Buffer.concat([await still(40, 40), Buffer.from('<script>alert(1)</script>')]),
    );
    for (const address of [url, `/media/${media.id}/40.webp`])
      expect((await get(address)).rawPayload.includes('<script>')).toBe(false);
  });

  it('R45: half a picture is refused', async () => {
    const whole = await still(400, 400, 'png');
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('broken');
    const noisy = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await refusal(noisy.subarray(0, noisy.length / 2))).toBe('broken');
  });

  it('R45: 60 megapixels in less than one megabyte are refused before they are unpacked', async () => {
    const bytes = await bomb();
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await refusal(bytes)).toBe('too-many-pixels');
  });

  it('R45: forty-one frames of a megapixel count together', async () => {
    expect(await refusal(await manyFrames())).toBe('too-many-pixels');
  });

  it('D93: more than 5 MB is refused, and much more is not even read', async () => {
    expect(await refusal(Buffer.alloc(6 * 1024 * 1024, 0xff))).toBe('too-heavy');
    expect(await refusal(Buffer.alloc(9 * 1024 * 1024))).toBe('too-heavy');
  });

  it('R63: only the token of this installation uploads, and not from a foreign page', async () => {
    const bytes = await still(10, 10);
    for (const headers of [
      { authorization: 'Bearer no-such-token-here' },
      { origin: 'https://evil.example' },
    ])
      expect((await send(bytes, { headers })).json().code).toBe(4005);
    expect((await send(bytes, { shop: 'nowhere' })).json().code).toBe(40400);
    expect((await send(Buffer.alloc(0))).json()).toMatchObject({ code: 42201, data: { reason: 'empty' } });
  });

  it('R45: no other address reads bodies of any type', async () => {
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.page.publish/1.0.0',
      headers: { ...OURS, 'content-type': 'image/png' },
      payload: await still(10, 10, 'png'),
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('serving a picture', () => {
  it('R45: every size has its own type, is cached forever, and cannot run as code', async () => {
    const { url, media } = await upload(await still(330, 100));
    const types = {
      [url]: 'image/jpeg',
      [`/media/${media.id}/330.avif`]: 'image/avif',
      [`/media/${media.id}/330.webp`]: 'image/webp',
    };
    for (const [address, type] of Object.entries(types)) {
      const { statusCode, headers, rawPayload } = await get(address);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'content-length': String(rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-disposition']).toMatch(/^attachment; filename="330\.(?:jpg|avif|webp)"$/);
      const again = await get(address, { 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    }
  });

  it('R45: what was never made is not there', async () => {
    const { media } = await upload(await still(330, 101));
    const wrong = [
      '320.avif',
      '331.webp',
      '330.jpg',
      '330.gif',
      '330.svg',
      '330x101.png',
      '330x102.jpg',
      '0330.avif',
      '..%2f..%2f..%2fsecrets.json',
      '..',
      '330.avif%00.html',
      'picture.json',
      '',
    ];
    for (const file of wrong) {
      const { statusCode, headers } = await get(`/media/${media.id}/${file}`);
      expect([file, statusCode]).toEqual([file, 404]);
      expect(headers['cache-control']).toBe('no-store');
    }
    for (const id of ['x', '..', `${media.id}x`, media.id.toLowerCase().replace(/./, '!'), '%2e%2e%2f'])
      expect((await get(`/media/${id}/330.avif`)).statusCode).toBe(404);
    expect((await get('/media')).statusCode).toBe(404);
  });

  it('R28: a picture of one shop is not found in another', async () => {
    const { media } = await upload(await still(332, 100));
    const address = `/media/${media.id}/332.avif`;
    expect((await test().ask('training', address)).statusCode).toBe(404);
    await upload(await still(332, 100), { shop: 'training' });
    expect((await test().ask('training', address)).statusCode).toBe(200);
  });

  it('R45: a picture whose files were lost is missing, not a fault', async () => {
    const { media } = await upload(await still(333, 100));
    const { files } = test().database;
    for (const name of await storedFiles()) if (name.includes(media.id)) await files.remove(name);
    expect((await get(`/media/${media.id}/333.avif`)).statusCode).toBe(404);
  });

  it('D93: the demo shop has pictures of its own, every size of them there', async () => {
    const { preparedPictures } = await import('#demo/pictures.ts');
    const addresses = preparedPictures('knowledge').map(({ row }) => mediaAddress(row));
    expect(addresses).toHaveLength(2);
    for (const url of addresses) {
      const media = readMedia(url);
      const sizes = media === undefined ? [] : sourcesOf(media).flatMap(({ srcSet }) => srcSet.split(', '));
      expect(sizes.length).toBeGreaterThan(4);
      for (const size of [url, ...sizes.map((one) => one.split(' ')[0] ?? '')])
        expect([size, (await get(size)).statusCode]).toEqual([size, 200]);
    }
  });
});
