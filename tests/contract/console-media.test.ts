/** Media of a shop for its merchant: pictures, films and documents as one list, with where each is used (D138, ADR-646). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { MediaItem } from '#schemas/api/console/library.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { indexMedia } from '#server/areas/media/jobs/index-media.ts';
import { createKeptMedia } from '#server/areas/media/store/kept-media.ts';
import { ROOT } from '../../tools/imports.ts';
import { still } from '../support/sample-images.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const HEADERS = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };

async function list(input: object = {}, shop = 'knowledge'): Promise<{ items: MediaItem[]; total: number }> {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/console.media.list/1.0.0',
    headers: HEADERS,
    payload: { shop, limit: 100, ...input },
  });
  const { code, data } = answer.json();
  expect(code, answer.body).toBe(0);
  return data;
}

/** The address of a file that was handed in. */
async function send(call: string, name: string, payload: Buffer): Promise<string> {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${call}/1.0.0?${new URLSearchParams({ shop: 'knowledge', name }).toString()}`,
    headers: { ...HEADERS, 'content-type': 'application/octet-stream' },
    payload,
  });
  const { code, data } = answer.json();
  expect(code, JSON.stringify(data)).toBe(0);
  return data.url ?? data.address;
}

const film = (name: string) => readFileSync(join(ROOT, 'public/demo/media', name));

describe('media of the shop', () => {
  it('D138: what is handed in is listed with its name, kind, size and address, the last first', async () => {
    const picture = await still(640, 480);
    const url = await send('image.add', 'harbour at dawn.jpg', picture);
    const sound = await send('media.add', 'breathing lesson.m4a', film('breathing.m4a'));
    const words = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nOf the list\n');
    const captions = await send('media.add', 'words.vtt', words);
    const { items } = await list();
    const byAddress = new Map(items.map((item) => [item.address, item]));
    expect(byAddress.get(url)).toMatchObject({
      kind: 'image',
      name: 'harbour at dawn.jpg',
      bytes: picture.length,
      width: 640,
      height: 480,
      uses: [],
    });
    expect(byAddress.get(sound)).toMatchObject({
      kind: 'audio',
      name: 'breathing lesson.m4a',
      bytes: film('breathing.m4a').length,
      width: 0,
    });
    expect(byAddress.get(sound)?.seconds).toBeGreaterThan(0);
    expect(byAddress.get(captions)).toMatchObject({ kind: 'captions', seconds: 0 });
    expect((await list({ q: 'AT DAWN' })).items.map(({ address }) => address)).toEqual([url]);
    for (const kind of ['image', 'captions', 'audio', 'video'])
      for (const item of (await list({ filter: { kind } })).items) expect(item.kind).toBe(kind);
    expect((await list({ q: 'harbour' }, 'training')).total).toBe(0);
  });

  it('D138: the same sent again is one file, under its first name', async () => {
    const again = await send('media.add', 'another name.m4a', film('writing-rain.mp3'));
    expect(await send('media.add', 'third name.mp3', film('writing-rain.mp3'))).toBe(again);
    const { items } = await list({ q: again.replace('media:', '') });
    expect(items.map(({ name }) => name)).toEqual(['another name.m4a']);
  });

  it('D138: says where a file is used, by the titles of goods and pages', async () => {
    const { db } = test().database;
    const url = await send('image.add', 'cover.jpg', await still(330, 220));
    const [good] = await db.select().from(goods).where(eq(goods.appId, 'appknowledge')).limit(1);
    if (good === undefined) throw new Error('The shop has no goods.');
    await db.update(goods).set({ cover: url }).where(eq(goods.id, good.id));
    const body = {
      schema_version: 1,
      id: 'of-media',
      kind: 'micro',
      title: { cn: '用图', en: 'Uses a picture' },
      regions: {
        main: [{ id: 'p1', kind: 'image-ad', v: 1, props: { layout: 'single', items: [{ image: url }] } }],
      },
    };
    const publishedResponse = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.page.publish/1.0.0',
      headers: HEADERS,
      payload: { shop: 'knowledge', salvage: true, documents: [{ kind: 'page', id: 'of-media', body }] },
    });
    expect(publishedResponse.json().code, publishedResponse.body).toBe(0);
    const [item] = (await list({ q: 'cover.jpg' })).items;
    expect(item?.use_count).toBe(2);
    expect(item?.uses).toEqual([
      { kind: 'goods', id: good.id, title: expect.stringMatching(/\w/) },
      { kind: 'page', id: 'page/of-media', title: 'Uses a picture' },
    ]);
  });

  it('D128: what is converted says how far it is, and is found by it', async () => {
    const { conversions, mediaFiles } = test().database.stores;
    const id = 'c'.repeat(43);
    const row = { appId: 'appknowledge', id, name: 'old.mov', medium: 'video' as const, seconds: 60 };
    await conversions.add({ ...row, codecs: ['HEVC'], demuxer: 'mov' }, () => Promise.resolve());
    await mediaFiles.add({ ...row, bytes: 3_000_000_000 });
    await conversions.progress('appknowledge', id, 40);
    expect((await list({ filter: { state: 'running' } })).items).toMatchObject([
      { address: `media:${id}`, bytes: 3_000_000_000, conversion: { state: 'running', percent: 40 } },
    ]);
    expect((await list({ filter: { state: 'failed' } })).items).toEqual([]);
  });

  it('ADR-646: what lies in the files without a row is listed by the job, once, and smaller sizes are no files', async () => {
    const { files, stores } = test().database;
    const { conversions, mediaFiles } = stores;
    const mediaStore = createKeptMedia(files);
    const [top, small] = ['t'.repeat(43), 's'.repeat(43)];
    const segmentedValue = {
      form: 'hls' as const,
      medium: 'video' as const,
      seconds: 2.4,
      codecs: 'avc1',
      bandwidth: 1,
      keyFramesApart: 2,
      key: '',
      init: { type: 'video/mp4', start: 0, bytes: 10 },
      segments: [{ type: 'video/mp4', start: 10, bytes: 90, seconds: 2.4 }],
    };
    const bytes = async function* () {
      yield await Promise.resolve(Buffer.alloc(100));
    };
    await mediaStore.add('appknowledge', small, bytes(), () =>
      Promise.resolve({ ...segmentedValue, id: small }),
    );
    await mediaStore.add('appknowledge', top, bytes(), () =>
      Promise.resolve({ ...segmentedValue, id: top, sizes: [small] }),
    );
    for (const _time of [1, 2]) await indexMedia({ files, mediaStore, conversions, mediaFiles });
    expect((await list({ q: top })).items).toMatchObject([
      { address: `media:${top}`, kind: 'video', name: '', bytes: 100, seconds: 2 },
    ]);
    expect((await list({ q: small })).items).toEqual([]);
  });
});
