/** Films no browser plays: converted by a job that survives whatever ends it, in three sizes, seen by the merchant and the learner (D128, ADR-465). */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../tools/imports.ts';
import { goods } from '#cli/goods/goods.ts';
import { openServerClient } from '#cli/client/client.ts';
import { needFfmpeg } from '../support/ffmpeg.ts';
import { filesBelow } from '../support/files-below.ts';
import { namesIn } from '../support/names-in.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { openEmptyShop } from './empty-shop.ts';

const ffmpeg = needFfmpeg();
const test = withApp({ labels: ['knowledge'], deps: () => ({ ffmpeg }) });
const dir = makeTempDir('media-conversion');
const SHOP = 'converted';
const APP = `app${SHOP}`;
let port = 0;

beforeAll(async () => {
  await test().app.listen({ host: '127.0.0.1', port: 0 });
  const address = test().app.server.address() as AddressInfo;
  port = address.port;
  await openEmptyShop(test(), SHOP);
});
afterAll(() => removeTempDir(dir));

function make(name: string, args: string): string {
  const path = join(dir, name);
  const madeWorld = spawnSync(ffmpeg, ['-hide_banner', '-loglevel', 'error', '-y', ...args.split(' '), path]);
  if (madeWorld.status !== 0) throw new Error(madeWorld.stderr.toString());
  return path;
}

async function importGoods(name: string, rows: readonly Record<string, unknown>[], files: readonly string[]) {
  const at = join(dir, name);
  mkdirSync(join(at, 'media'), { recursive: true });
  for (const file of files) copyFileSync(file, join(at, 'media', file.split('/').at(-1) ?? ''));
  writeFileSync(join(at, 'goods.json'), JSON.stringify(rows));
  let out = '';
  const exit = await goods({
    connect: () => Promise.resolve(openServerClient(`http://127.0.0.1:${String(port)}`, CONSOLE_TOKEN)),
    say: (text) => (out += text),
    sayFault: (text) => (out += text),
    shop: SHOP,
    dir: '',
    args: ['import', at],
    flags: PLAIN_FLAGS,
    remote: NO_REMOTE,
  });
  return { exit, out };
}

async function learner(ownedText: string) {
  const { stores } = test().database;
  const { account } = await stores.accounts.create(APP, {
    phone: '13900000077',
    nickname: 'Ann',
    avatar: '',
  });
  await stores.entitlements.give(APP, account.id, {
    resourceId: ownedText,
    source: 'order',
    orderId: 'o_1',
    from: 0,
    to: undefined,
  });
  const { token } = await stores.sessions.create(APP, account.id, { userAgent: 'test' });
  const headers = { cookie: `shop_session=${token}` };
  return {
    fetched: (url: string) => test().ask(SHOP, { url, headers }),
    mediaOf: async (goods_id: string, goods_type: number) => {
      const answer = await test().ask(SHOP, {
        method: 'POST',
        url: '/api/goods.detail.get/2.0.0',
        payload: { goods_id, goods_type },
        headers: { ...headers, 'app-id': APP, origin: `http://${SHOP}.localhost:3000` },
      });
      return answer.json().data.media;
    },
  };
}

const incomingFiles = () => filesBelow(join(test().database.config.dataDir, 'files/incoming'));
const linesOf = (playlist: string) => playlist.split('\n').filter((line) => line.startsWith('/'));

it('D128: an HEVC film of a phone is played in three sizes once it is converted, and the merchant sees how far it is', async () => {
  const film = make(
    'phone.mov',
    '-f lavfi -i testsrc=size=640x1138:rate=10:duration=2 -f lavfi -i sine=duration=2 -c:v libx265 -x265-params log-level=none -pix_fmt yuv420p10le -tag:v hvc1 -c:a aac',
  );
  const row = { id: 'film', type: 3, title: 'A film', price: 9900, media: './media/phone.mov' };
  const { exit, out } = await importGoods('hevc', [row], [film]);
  expect(out).toContain('Not every browser plays HEVC (H.265): it is being converted');
  expect(out).toContain('converted   ./media/phone.mov');
  expect(exit).toBe(0);
  const ann = await learner('film');
  const media = await ann.mediaOf('film', 3);
  expect(media).toMatchObject({ kind: 'hls', seconds: 2 });
  const master = (await ann.fetched(media.url)).body;
  expect([...master.matchAll(/RESOLUTION=(\d+x\d+)/g)].map(([, size]) => size)).toEqual([
    '640x1138',
    '480x854',
    '360x640',
  ]);
  expect(master).toMatch(/CODECS="avc1\.64[\da-f]{4},mp4a\.40\.2"/);
  for (const level of linesOf(master)) {
    const playlist = (await ann.fetched(level)).body;
    const segment = await ann.fetched(linesOf(playlist)[0] ?? '');
    expect([segment.statusCode, segment.rawPayload.length > 500]).toEqual([200, true]);
  }
  expect(incomingFiles()).toEqual([]);
  expect((await namesIn(test().database.files, 'play')).filter((name) => name.endsWith('source'))).toEqual(
    [],
  );
  // Brought again it is the same, at once.
  const again = await importGoods('hevc', [row], [film]);
  expect(again.out).toContain('Nothing changes');
  expect(again.out).not.toContain('converting');
});

it.each(['old-mpeg4.mp4', 'obs-ac3.mkv', 'xvid.avi'])(
  'D128: %s is converted to what every browser plays',
  async (name) => {
    const id = `f_${name.replaceAll(/\W/g, '_')}`;
    const row = { id, type: 3, title: name, price: 100, media: `./media/${name}` };
    const { exit, out } = await importGoods(id, [row], [join(ROOT, 'tests/media', name)]);
    expect(out).toContain(`converted   ./media/${name}`);
    expect(exit).toBe(0);
  },
);

it('D128: recordings are converted likewise', async () => {
  const rows = ['alac.m4a', 'vorbis.ogg', 'adpcm.wav', 'talk.aiff'].map((name, place) => ({
    id: `r_${String(place)}`,
    type: 2,
    title: name,
    price: 100,
    media: `./media/${name}`,
  }));
  const files = rows.map(({ title }) => join(ROOT, 'tests/media', title));
  const { exit, out } = await importGoods('recordings', rows, files);
  for (const { title } of rows) expect(out).toContain(`converted   ./media/${title}`);
  expect(exit).toBe(0);
});

it('R45: a playlist that calls itself a film reads no other file', async () => {
  const secret = join(dir, 'secret.txt');
  writeFileSync(secret, 'nobody reads this');
  const hostile = join(dir, 'hostile.avi');
  writeFileSync(hostile, `RIFF\0\0\0\0AVI #EXTM3U\n#EXTINF:1,\nfile://${secret}\n`);
  const row = { id: 'hostile', type: 3, title: 'x', price: 100, media: './media/hostile.avi' };
  const { exit, out } = await importGoods('hostile', [row], [hostile]);
  expect(exit).toBe(1);
  expect(out).toContain('damaged or incomplete');
});
