/** Films, recordings and captions beside the tables of goods: taken by an import, played by who may, refused by name (ADR-300, ADR-302, ADR-303). */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mediaFolder } from '#demo/seed-media.ts';
import { goods } from '#cli/goods/goods.ts';
import { openServerClient, type Client } from '#cli/client/client.ts';
import { injectedClient } from './injected-client.ts';
import { ROOT } from '../../tools/imports.ts';
import { withoutKeyFrames } from '../support/far-key-frames.ts';
import { filesBelow } from '../support/files-below.ts';
import { namesIn } from '../support/names-in.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { openEmptyShop } from './empty-shop.ts';

const test = withApp({ labels: ['knowledge'] });
const dir = makeTempDir('goods-media');
const FILM = join(mediaFolder(), 'window-light-trial.mp4', 'data');
const SOUND = join(mediaFolder(), 'writing-rain-lesson.mp3', 'data');
const CAPTIONS = join(ROOT, 'public/demo/media/window-light.cn.vtt');
const OPERATOR = { authorization: `Bearer ${CONSOLE_TOKEN}` };
let port = 0;
let shops = 0;

beforeAll(async () => {
  await test().app.listen({ host: '127.0.0.1', port: 0 });
  const address = test().app.server.address() as AddressInfo;
  port = address.port;
});
afterAll(() => removeTempDir(dir));

async function newShop(): Promise<string> {
  shops += 1;
  const label = `films${String(shops)}`;
  await openEmptyShop(test(), label);
  return label;
}

const byServer = () => openServerClient(`http://127.0.0.1:${String(port)}`, CONSOLE_TOKEN);

async function run(shop: string, folder: string, client: Client = byServer(), locale: 'cn' | 'en' = 'en') {
  let out = '';
  const exit = await goods({
    connect: () => Promise.resolve(client),
    say: (text) => (out += text),
    sayFault: (text) => (out += text),
    shop,
    dir: '',
    args: ['import', folder],
    flags: { ...PLAIN_FLAGS, locale },
    remote: NO_REMOTE,
  });
  return { exit, out };
}

type Row = Record<string, unknown>;

const FILM_GOOD: Row = {
  id: 'film',
  type: 3,
  title: 'A film',
  price: 9900,
  media: './media/film.mp4',
  captions_cn: './media/film.cn.vtt',
};
const COURSE: Row = { id: 'course', type: 50, title: 'A course', price: 100 };
const LESSON: Row = { goods_id: 'course', id: 'rain', title: 'Rain', type: 2, media: './media/a/rain.mp3' };

/** A folder that sells a film, and a course of one recording; `change` makes another of it. */
function folder(
  name: string,
  change: { film?: Row; lesson?: Row; files?: Record<string, string> } = {},
): string {
  const at = join(dir, name);
  mkdirSync(join(at, 'media/a'), { recursive: true });
  copyFileSync(FILM, join(at, 'media/film.mp4'));
  copyFileSync(CAPTIONS, join(at, 'media/film.cn.vtt'));
  copyFileSync(SOUND, join(at, 'media/a/rain.mp3'));
  for (const [file, text] of Object.entries(change.files ?? {})) writeFileSync(join(at, 'media', file), text);
  writeFileSync(join(at, 'goods.json'), JSON.stringify([{ ...FILM_GOOD, ...change.film }, COURSE]));
  writeFileSync(join(at, 'outline.json'), JSON.stringify([{ ...LESSON, ...change.lesson }]));
  return at;
}

const tablesOf = async (shop: string) =>
  (
    await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.goods.export/1.0.0',
      headers: OPERATOR,
      payload: { shop },
    })
  ).json().data.tables;

/** Everything kept to be played in this installation, and what is still coming in. */
const playFiles = () => namesIn(test().database.files, 'play');
const incomingFiles = () => filesBelow(join(test().database.config.dataDir, 'files/incoming'));

async function learner(shop: string, ownedItems: readonly string[]) {
  const appId = `app${shop}`;
  const { stores } = test().database;
  const phone = `1390000${String(shops).padStart(2, '0')}${String(ownedItems.length).padStart(2, '0')}`;
  const { account } = await stores.accounts.create(appId, { phone, nickname: phone, avatar: '' });
  for (const resourceId of ownedItems)
    await stores.entitlements.give(appId, account.id, {
      resourceId,
      source: 'order',
      orderId: `o_${phone}`,
      from: 0,
      to: undefined,
    });
  const { token } = await stores.sessions.create(appId, account.id, { userAgent: 'test' });
  const cookie = `shop_session=${token}`;
  const mediaOf = async (goods_id: string, goods_type: number) => {
    const answer = await test().ask(shop, {
      method: 'POST',
      url: '/api/goods.detail.get/2.0.0',
      payload: { goods_id, goods_type },
      headers: { cookie, 'app-id': appId, origin: `http://${shop}.localhost:3000` },
    });
    return answer.json().data.media;
  };
  const readFetchedResponse = (url: string) => test().ask(shop, { url, headers: { cookie } });
  return { mediaOf, fetched: readFetchedResponse };
}

const lineOf = (playlist: string) => playlist.split('\n').find((line) => line.startsWith('/')) ?? '';

describe('an import with films beside its tables', () => {
  it('R32: only an entitled learner plays it, and a second import changes nothing', async () => {
    const shop = await newShop();
    const at = folder('sold');
    const first = await run(shop, at);
    expect(first.out).toContain('2 added, 0 changed, 0 as they were.');
    expect(first.exit).toBe(0);
    const buyer = await learner(shop, ['film', 'course']);
    const film = await buyer.mediaOf('film', 3);
    expect(film).toMatchObject({ kind: 'hls' });
    const master = (await buyer.fetched(film.url)).body;
    const playlist = (await buyer.fetched(lineOf(master))).body;
    const segment = await buyer.fetched(lineOf(playlist));
    expect([segment.statusCode, segment.rawPayload.length > 1000]).toEqual([200, true]);
    expect((await buyer.fetched(film.captions[0].url)).body).toBe(readFileSync(CAPTIONS, 'utf8'));
    const sound = await buyer.mediaOf('rain', 2);
    expect((await buyer.fetched(sound.url)).rawPayload.equals(readFileSync(SOUND))).toBe(true);
    const other = await learner(shop, []);
    expect(await other.mediaOf('film', 3)).toBeUndefined();
    for (const url of [film.url, lineOf(playlist), sound.url])
      expect((await other.fetched(url)).statusCode).toBe(403);

    const before = await playFiles();
    const second = await run(shop, at);
    expect(second.out).toContain(`Nothing changes: ${shop} has all 2 as they are in the files.`);
    expect(await playFiles()).toEqual(before);
    expect(incomingFiles()).toEqual([]);
  });

  it('R32: has the same addresses without a server', async () => {
    const [one, other] = [await newShop(), await newShop()];
    const at = folder('beside');
    await run(one, at);
    const client = injectedClient(test());
    expect((await run(other, at, client)).exit).toBe(0);
    const { goods: rows, outline } = await tablesOf(other);
    expect({ rows, outline }).toEqual({
      rows: (await tablesOf(one)).goods,
      outline: (await tablesOf(one)).outline,
    });
    expect(rows[0]).toMatchObject({ media: expect.stringMatching(/^media:[\w-]{43}$/), seconds: 24 });
  });

  it('R33: tells of a film whose key frames are far apart, in the language that was asked for', async () => {
    const shop = await newShop();
    const at = folder('far');
    writeFileSync(join(at, 'media/film.mp4'), await withoutKeyFrames(FILM));
    expect((await run(shop, at)).out).toMatch(
      /\.\/media\/film\.mp4\n {4}Key frames are up to [\d.]+ seconds apart/,
    );
    expect((await run(shop, at, byServer(), 'cn')).out).toMatch(/\.\/media\/film\.mp4\n {4}关键帧最远相隔/);
  });
});

/** The first bytes of one. */
const EPUB = `PK\u0003\u0004${'\0'.repeat(26)}mimetypeapplication/epub+zip`;

describe('a faulty folder', () => {
  it.each<[string, Parameters<typeof folder>[1], string, string]>([
    [
      'a file that is not there',
      { lesson: { media: './media/none.mp3' } },
      'outline.json /0/media',
      'Put the file there',
    ],
    ['a folder', { film: { media: './media/a' } }, 'goods.json /0/media', 'There is no ./media/a'],
    [
      'a way out of the folder',
      { film: { media: './media/../goods.json' } },
      'goods.json /0/media',
      './media/name.mp4',
    ],
    ['an empty file', { files: { 'film.mp4': '' } }, 'goods.json /0/media', 'The file is empty'],
    ['what is no media', { files: { 'film.mp4': 'MZ' } }, 'goods.json /0/media', 'Export it as MP4'],
    [
      'a picture of a phone as a film',
      { files: { 'film.mp4': '\0\0\0\u0014ftypmif1\0\0\0\0heic' } },
      'goods.json /0/media',
      'This is HEIC',
    ],
    [
      'captions with a time nobody can read',
      { files: { 'film.cn.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:99 --> 00:03.000\nB' } },
      'goods.json /0/captions_cn',
      'line 6: The time',
    ],
    [
      'captions without a time',
      { files: { 'film.cn.vtt': 'WEBVTT\n\nHello' } },
      'goods.json /0/captions_cn',
      'There isn’t one timed line',
    ],
    [
      'what is not played',
      { files: { 'film.mp4': '%PDF-1.7' } },
      'goods.json /0/media',
      'Name a film or recording',
    ],
    [
      'a film as the file of an article',
      { lesson: { type: 1, media: './media/film.mp4' } },
      'outline.json /0/media',
      'Export it as PDF',
    ],
    [
      'an e-book as the file of an article',
      { lesson: { type: 1 }, files: { 'a/rain.mp3': EPUB } },
      'outline.json /0/media',
      'Export it as PDF',
    ],
    [
      'a film as chapters',
      { film: { chapters_en: './media/film.mp4' } },
      'goods.json /0/chapters_en',
      'WebVTT',
    ],
    [
      'a film as captions',
      { film: { captions_cn: './media/film.mp4' } },
      'goods.json /0/captions_cn',
      'WebVTT',
    ],
    [
      'a film that breaks off',
      { files: { 'a/rain.mp3': '\0\0\0\u0018ftypM4A half' } },
      'outline.json /0/media',
      'damaged',
    ],
  ])(
    'R45: with %s is refused by file, row and field, and changes nothing',
    async (name, change, place, words) => {
      const shop = await newShop();
      const { exit, out } = await run(shop, folder(name, change));
      expect(exit).toBe(1);
      const text = out.split(/\n(?=\S)/).find((one) => one.includes(`${place}\n`));
      expect(text, out).toContain(words);
      expect(out).toContain('1 fault in 1 file. Nothing was changed.');
      expect((await tablesOf(shop)).goods).toEqual([]);
      expect(incomingFiles()).toEqual([]);
    },
  );
});

describe('console.media.add', () => {
  const HEAD = (shop: string, length: number) =>
    [
      `POST /api/console.media.add/1.0.0?shop=${shop} HTTP/1.1`,
      'host: knowledge.localhost',
      `authorization: Bearer ${CONSOLE_TOKEN}`,
      'content-type: video/mp4',
      `content-length: ${String(length)}`,
      '\r\n',
    ].join('\r\n');

  it('R45: writes to the disk what comes as it comes, and nothing stays of a connection that breaks', async () => {
    const film = readFileSync(FILM);
    const before = await playFiles();
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(HEAD('knowledge', film.length));
    socket.write(film.subarray(0, 100_000));
    const incoming = () =>
      incomingFiles().map(
        (name) => readFileSync(join(test().database.config.dataDir, 'files/incoming', name)).length,
      );
    await vi.waitFor(() => expect(incoming()).toEqual([100_000]), { timeout: 10_000 });
    socket.destroy();
    await vi.waitFor(() => expect(incoming()).toEqual([]), { timeout: 10_000 });
    expect(await playFiles()).toEqual(before);
  });

  it('R45: refuses what is too large before it is sent, and says in both languages how to mend it', async () => {
    const message = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (part) => {
        text += part.toString('utf8');
        if (!text.includes('bitrate')) return;
        socket.destroy();
        resolve(text);
      });
      socket.write(HEAD('knowledge', 9 * 1024 ** 3));
    });
    expect(JSON.parse(message.slice(message.indexOf('{')))).toMatchObject({
      code: 42201,
      data: { reason: 'too-heavy', message: { cn: '文件超过 8 GB' }, hint: { cn: expect.any(String) } },
    });
    expect(incomingFiles()).toEqual([]);
  });

  it('R32: answers what it made of a file', async () => {
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.media.add/1.0.0?shop=knowledge',
      headers: { ...OPERATOR, 'content-type': 'application/octet-stream' },
      payload: readFileSync(FILM),
    });
    expect(answer.json()).toMatchObject({
      code: 0,
      data: {
        form: 'hls',
        medium: 'video',
        seconds: 24,
        warnings: [],
        address: expect.stringMatching(/^media:/),
      },
    });
  });
});
