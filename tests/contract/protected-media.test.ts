/** No paid byte without access: every address of protected media, held against everybody (requirements 32, 33, B44). */
import { createDecipheriv, createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/imports.ts';
import { NEWCOMER, NOBODY, SHOP, withRights, type Me } from './rights-fixture.ts';

const { test, pass, demo, somebody } = withRights();
const MINUTE = 60_000;
/** As the demo numbers its people (demo/shops/people.json). */
const DEMO_PHONE = /^199000000[01]\d$/;
const DEMO_PEOPLE = 11;
const REFUSED = [401, 403, 404];

type Headers = Record<string, string>;

const ask = (me: Pick<Me, 'cookie'>, url: string, headers: Headers = {}, label = 'knowledge') =>
  test().ask(label, { url, headers: { cookie: me.cookie, ...headers } });

async function mediaOf(me: Me, goods_id: string, goods_type: number) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/goods.detail.get/2.0.0',
    payload: { goods_id, goods_type },
    headers: { cookie: me.cookie, 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' },
  });
  return answer.json().data.media;
}

const give = (me: Me, resourceId: string) =>
  test().database.stores.entitlements.give(SHOP, me.id, {
    resourceId,
    source: 'order',
    orderId: `o_${me.id}`,
    from: 0,
    to: undefined,
  });

/** Somebody who bought a film, a recording and a course. */
async function buyer(): Promise<Me> {
  const me = await somebody();
  for (const id of ['demo_paid_video', 'demo_audio', 'demo_paid_course']) await give(me, id);
  return me;
}

const linesOf = (playlist: string) =>
  playlist.split('\n').flatMap((line) => (line.startsWith('/') ? [line] : []));
const namedIn = (playlist: string) => [...playlist.matchAll(/URI="([^"]+)"/g)].map(([, url = '']) => url);
const lengthsIn = (playlist: string) =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));

interface WalkedFiles {
  playlist: string;
  /** Map, then key. */
  names: string[];
  segments: string[];
  /** Everything there is of it, the playlists too. */
  all: string[];
}

/** From the first address to all that it leads to. */
async function walk(me: Me, url: string): Promise<WalkedFiles> {
  const [inner = ''] = linesOf((await ask(me, url)).body);
  const playlist = (await ask(me, inner)).body;
  const namedItems = namedIn(playlist);
  const segments = linesOf(playlist);
  return { playlist, names: namedItems, segments, all: [url, inner, ...namedItems, ...segments] };
}

async function everythingOf(me: Me): Promise<string[]> {
  const film = await mediaOf(me, 'demo_paid_video', 3);
  const sound = await mediaOf(me, 'demo_audio', 2);
  const rain = await mediaOf(me, 'demo_lesson_4', 2);
  return [
    ...(await walk(me, film.url)).all,
    ...(await walk(me, sound.url)).all,
    rain.url,
    ...film.captions.map(({ url }: { url: string }) => url),
  ];
}

describe('whom it is for', () => {
  it('R32: a buyer is given the whole film in segments that are encrypted and fit together, each from our own door', async () => {
    const me = await buyer();
    const { kind, url, expire_ts: end } = await mediaOf(me, 'demo_paid_video', 3);
    expect(kind).toBe('hls');
    expect(end).toBeGreaterThan(0);
    const master = await ask(me, url);
    expect(master.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    });
    expect(master.body).toMatch(/CODECS="avc1\.[\da-f]{6},mp4a\.40\.2",RESOLUTION=640x360/);
    const { playlist, names: namedItems, segments } = await walk(me, url);
    const seconds = lengthsIn(playlist).reduce((sum, length) => sum + length, 0);
    expect(seconds).toBeGreaterThan(60);
    expect(Math.max(...lengthsIn(playlist))).toBeLessThanOrEqual(4.5);
    const [map = '', keyAt = ''] = namedItems;
    expect((await ask(me, map)).rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
    const key = (await ask(me, keyAt)).rawPayload;
    expect(key).toHaveLength(16);
    for (const [index, segment] of segments.entries()) {
      const payload = (await ask(me, segment)).rawPayload;
      const vector = Buffer.alloc(16);
      vector.writeUInt32BE(index, 12);
      const decipher = createDecipheriv('aes-128-cbc', key, vector);
      const plain = Buffer.concat([decipher.update(payload), decipher.final()]);
      expect(['moof', 'styp', 'sidx']).toContain(plain.toString('latin1', 4, 8));
      expect(payload.includes('moof')).toBe(false);
    }
  });

  it('R32: no one else gets a byte from a buyer’s addresses: not by a copied link, not in another shop', async () => {
    const me = await buyer();
    const addresses = await everythingOf(me);
    expect(addresses.length).toBeGreaterThan(40);
    const demoOf = async (appId: string) => {
      const users = await test().database.stores.users.list(appId);
      const phones = users.map(({ phone }) => phone ?? '').filter((phone) => DEMO_PHONE.test(phone));
      return { phones, people: await Promise.all(phones.map((phone) => demo(phone, appId))) };
    };
    const [here, there] = [await demoOf(SHOP), await demoOf('apptraining')];
    expect(new Set([...here.phones, ...there.phones]).size).toBe(DEMO_PEOPLE);
    const another = await buyer();
    for (const url of addresses) {
      expect([url, (await ask(me, url)).statusCode]).toEqual([url, 200]);
      const answers = await Promise.all([
        ...[...here.people, another, NOBODY, ...there.people].map((one) => ask(one, url)),
        ...[me, ...there.people, NOBODY].map((one) => ask(one, url, {}, 'training')),
      ]);
      for (const { statusCode, headers, body } of answers) {
        expect(REFUSED).toContain(statusCode);
        expect(headers['content-type']).toMatch(/^application\/json/);
        expect(JSON.parse(body).data).toBeNull();
      }
    }
  });

  it('R32: who has not bought is given no address of what is not free, and finds none by its place', async () => {
    for (const [me, status] of [
      [NOBODY, 401],
      [await demo(NEWCOMER), 403],
    ] as const) {
      expect(await mediaOf(me, 'demo_lesson_3', 3)).toBeUndefined();
      expect((await ask(me, '/play/demo_lesson_3')).statusCode).toBe(status);
    }
    expect((await ask(NOBODY, '/play/no_such_good')).statusCode).toBe(404);
    expect((await ask(NOBODY, '/play/demo_text')).statusCode).toBe(404);
  });

  it('R32: what lessons play lies in no public folder', () => {
    const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
    const folder = join(ROOT, 'demo/media');
    const lessons = readdirSync(folder)
      .filter((name) => !name.includes('-trial.'))
      .map((name) => digest(join(folder, name, 'data')));
    const open = readdirSync(join(ROOT, 'public'), { recursive: true, encoding: 'utf8' })
      .map((name) => join(ROOT, 'public', name))
      .filter((path) => statSync(path).isFile());
    expect(open.length).toBeGreaterThan(20);
    expect(open.map(digest).filter((one) => lessons.includes(one))).toEqual([]);
  });
});

describe('for how long', () => {
  it('R32: a key is had for five minutes, all else until its end, and not a second longer', async () => {
    const me = await buyer();
    const { url, expire_ts: end } = await mediaOf(me, 'demo_paid_video', 3);
    const { names: namedItems, segments, all } = await walk(me, url);
    const status = async (address = '') => (await ask(me, address)).statusCode;
    pass(5 * MINUTE + 1000);
    expect([await status(namedItems[1]), await status(segments[0])]).toEqual([403, 200]);
    pass(10 * MINUTE);
    for (const address of all) expect(await status(address)).toBe(403);
    pass(-15 * MINUTE - 1000);
    const later = url.replace(`e=${String(end)}`, `e=${String(end + 60)}`);
    expect(later).not.toBe(url);
    expect([await status(url), await status(later)]).toEqual([200, 403]);
  });

  it('R32, D72: a refund closes every address at once, down to what is free to all', async () => {
    const me = await buyer();
    const film = await mediaOf(me, 'demo_paid_video', 3);
    const walkedValue = await walk(me, film.url);
    const rain = await mediaOf(me, 'demo_lesson_4', 2);
    expect((await ask(me, rain.url)).statusCode).toBe(200);
    await test().database.stores.entitlements.revokeOrder(SHOP, `o_${me.id}`);
    expect((await ask(me, rain.url)).statusCode).toBe(403);
    const statuses = await Promise.all(
      walkedValue.segments.map(async (one) => (await ask(me, one)).statusCode),
    );
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect(new Set(statuses.slice(3))).toEqual(new Set([403]));
    expect((await walk(me, film.url)).segments).toHaveLength(3);
    const caption = await ask(me, film.captions[0].url);
    expect(caption.body.match(/-->/g)).toHaveLength(1);
  });
});

describe('what is free', () => {
  it('R33: a trial is cut on the server: its playlist ends, its captions do, and nothing past it is sent', async () => {
    const media = await mediaOf(NOBODY, 'demo_paid_video', 3);
    expect(media).toMatchObject({ is_preview: true, preview_seconds: 10 });
    const { playlist, segments, all } = await walk(NOBODY, media.url);
    const seconds = lengthsIn(playlist).reduce((sum, length) => sum + length, 0);
    expect(seconds).toBeGreaterThan(8);
    expect(seconds).toBeLessThanOrEqual(10.25);
    expect(playlist.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true);
    for (const url of all) expect((await ask(NOBODY, url)).statusCode).toBe(200);
    expect((await ask(NOBODY, (segments[2] ?? '').replace('/3.m4s', '/4.m4s'))).statusCode).toBe(401);
    const captions = await ask(NOBODY, media.captions[0].url);
    expect(captions.body).toMatch(/^WEBVTT\n/);
    expect(captions.body.match(/-->/g)).toHaveLength(1);
    const sound = await mediaOf(NOBODY, 'demo_audio', 2);
    expect(sound.kind).toBe('audio');
    const events = lengthsIn((await walk(NOBODY, sound.url)).playlist);
    expect(events.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(10.25);
  });

  it('ADR-350: a film comes in its sizes, each only as far as its trial goes; so do its chapters', async () => {
    const me = await buyer();
    const media = await mediaOf(me, 'demo_paid_video', 3);
    const { body } = await ask(me, media.url);
    expect([...body.matchAll(/RESOLUTION=(\d+x\d+)/g)].map(([, size]) => size)).toEqual([
      '640x360',
      '320x180',
    ]);
    const [, small = ''] = linesOf(body);
    expect((await ask(me, small)).statusCode).toBe(200);
    expect((await ask(await somebody(), small)).statusCode).toBe(403);
    expect((await ask(me, media.chapters[0].url)).body.match(/-->/g)).toHaveLength(4);
    const trial = await mediaOf(NOBODY, 'demo_paid_video', 3);
    const [, cut = ''] = linesOf((await ask(NOBODY, trial.url)).body);
    const seconds = lengthsIn((await ask(NOBODY, cut)).body).reduce((sum, length) => sum + length, 0);
    expect(seconds).toBeGreaterThan(8);
    expect(seconds).toBeLessThanOrEqual(10.25);
    expect((await ask(NOBODY, trial.chapters[0].url)).body.match(/-->/g)).toHaveLength(1);
  });

  it('ADR-351: a PDF lesson is given to who may study it, as a document of their own address', async () => {
    const me = await buyer();
    const media = await mediaOf(me, 'demo_lesson_12', 1);
    expect([media.kind, media.url.includes('/whole.pdf?')]).toEqual(['document', true]);
    const sentResponse = await ask(me, media.url);
    expect([sentResponse.headers['content-type'], sentResponse.rawPayload.toString('latin1', 0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    expect((await ask(await somebody(), media.url)).statusCode).toBe(403);
    expect(await mediaOf(await somebody(), 'demo_lesson_12', 1)).toBeUndefined();
  });

  it('R33: a free lesson is one plain film, also for who has no script', async () => {
    const { url, kind } = await mediaOf(NOBODY, 'demo_lesson_trial', 3);
    expect(kind).toBe('video');
    const film = await ask(NOBODY, url);
    expect([film.statusCode, film.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect(film.rawPayload.includes('avc1')).toBe(true);
    const ledResponse = await ask(NOBODY, '/play/demo_lesson_trial');
    expect([ledResponse.statusCode, ledResponse.headers['cache-control']]).toEqual([
      302,
      'private, no-store',
    ]);
    expect((await ask(NOBODY, String(ledResponse.headers.location))).rawPayload.equals(film.rawPayload)).toBe(
      true,
    );
  });
});

describe('what was tampered with', () => {
  it('B44: nothing of an address can be exchanged for anything of another', async () => {
    const me = await buyer();
    const film = await walk(me, (await mediaOf(me, 'demo_paid_video', 3)).url);
    const sound = await walk(me, (await mediaOf(me, 'demo_audio', 2)).url);
    const free = (await mediaOf(NOBODY, 'demo_lesson_trial', 3)).url;
    const [first = '', second = ''] = film.segments;
    const [path = '', query = ''] = first.split('?');
    const of = (address = '', part = 0) => address.split('?')[part] ?? '';
    const forgedPaths = [
      path,
      `${path}?`,
      `${path}?${of(second, 1)}`,
      `${of(second)}?${query}`,
      `${of(sound.segments[0])}?${query}`,
      `${of(film.names[1])}?${query}`,
      `${path}?${of(free, 1)}`,
      `${path.replace('demo_paid_video', 'demo_audio')}?${query}`,
      `${path.replace('demo_paid_video', 'demo_lesson_trial')}?${query}`,
      `${path}?${query}&s=${'A'.repeat(43)}`,
      `${path}?${query.replace(/e=\d/, 'e=9')}`,
      `${path}?${query.replace('e=', 'e=+')}`,
      `${path}?e[]=1&s[]=2`,
      `${path}?${query.slice(0, -1)}`,
      `${path}?${query}=`,
      `${path}?${query.slice(0, -1)}${query.endsWith('A') ? 'B' : 'A'}`,
    ];
    for (const url of forgedPaths)
      expect([url, REFUSED.includes((await ask(me, url)).statusCode)]).toEqual([url, true]);
    expect((await ask(me, first)).statusCode).toBe(200);
  });

  it('R45: no path leads past the files of an address', async () => {
    const me = await buyer();
    const { url } = await mediaOf(me, 'demo_paid_video', 3);
    const [path = '', query = ''] = url.split('?');
    const folder = path.slice(0, path.lastIndexOf('/'));
    const tricks = [
      '0.m4s',
      '01.m4s',
      '1e1.m4s',
      '-1.m4s',
      '99999.m4s',
      'data',
      'media.json',
      '..%2f..%2fdata',
      '%2e%2e/data',
      '..%5cdata',
      'index.m3u8%00',
      'index.m3u8/',
      '.',
      '%2f',
    ];
    for (const trick of tricks) {
      const { statusCode, headers } = await ask(me, `${folder}/${trick}?${query}`);
      expect([trick, [...REFUSED, 400].includes(statusCode)]).toEqual([trick, true]);
      expect(headers['content-type']).not.toMatch(/video|octet/);
    }
  });
});

describe('parts of a file', () => {
  async function open() {
    const me = await buyer();
    const { url } = await mediaOf(me, 'demo_lesson_4', 2);
    const all = (await ask(me, url)).rawPayload;
    return { me, url, all, size: all.length };
  }

  it('R32: one range is answered with those very bytes, and one that lies outside with none', async () => {
    const { me, url, all, size } = await open();
    const last = size - 1;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=100-199', 100, 199],
      [`bytes=${String(last)}-`, last, last],
      ['bytes=-10', size - 10, last],
      [`bytes=5-${'9'.repeat(15)}`, 5, last],
      [`bytes=-${'9'.repeat(15)}`, 0, last],
    ] as const) {
      const { statusCode, headers, rawPayload } = await ask(me, url, { range });
      expect([range, statusCode]).toEqual([range, 206]);
      expect(headers['content-range']).toBe(`bytes ${String(start)}-${String(end)}/${String(size)}`);
      expect(rawPayload.equals(all.subarray(start, end + 1))).toBe(true);
    }
    for (const range of [`bytes=${String(size)}-`, 'bytes=-0', `bytes=${'9'.repeat(15)}-`]) {
      const { statusCode, headers, rawPayload } = await ask(me, url, { range });
      expect([range, statusCode, rawPayload.length]).toEqual([range, 416, 0]);
      expect(headers['content-range']).toBe(`bytes */${String(size)}`);
    }
    for (const range of [
      'bytes=0-1,4-5',
      'bytes=9-2',
      'bytes=--5',
      'lines=0-1',
      `bytes=${'9'.repeat(40)}-`,
    ]) {
      const { statusCode, rawPayload } = await ask(me, url, { range });
      expect([range, statusCode, rawPayload.length]).toEqual([range, 200, size]);
    }
  });

  it('R32: HEAD tells all of it and sends nothing; a part is joined to the same file only', async () => {
    const { me, url, size } = await open();
    const head = await test().ask('knowledge', { method: 'HEAD', url, headers: { cookie: me.cookie } });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject({
      'content-length': String(size),
      'accept-ranges': 'bytes',
      'content-type': 'audio/mpeg',
      'cache-control': 'private, no-store',
    });
    const range = 'bytes=0-1';
    const etag = String(head.headers.etag);
    expect((await ask(me, url, { range, 'if-range': etag })).statusCode).toBe(206);
    expect((await ask(me, url, { range, 'if-range': '"another"' })).statusCode).toBe(200);
  });

  it('R32: no range, method or condition gets a byte for another person', async () => {
    const { url } = await open();
    const thief = await demo(NEWCOMER);
    for (const range of ['bytes=0-0', 'bytes=-1', 'bytes=0-1,4-5', 'bytes=9999999999-']) {
      const { statusCode, headers } = await ask(thief, url, { range });
      expect([statusCode, headers['content-type']]).toEqual([403, 'application/json; charset=utf-8']);
    }
    for (const method of ['HEAD', 'POST', 'PUT', 'OPTIONS'] as const) {
      const { statusCode } = await test().ask('knowledge', {
        method,
        url,
        headers: { cookie: thief.cookie },
      });
      expect([method, statusCode >= 400]).toEqual([method, true]);
    }
  });
});
