/** What a merchant does before shoppers see it: drafts, the calendar, versions and the way back (D42, D43). */
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { configDraft, configVersion } from '#server/areas/pages/tables/configs.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const headers = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };
const SHOP = 'appknowledge';

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const asked = { method, url, headers, ...(payload === undefined ? {} : { payload }) };
  return (await test().ask('knowledge', asked)).json();
}
const page = (id: string, title: string, main: object[] = []) => ({
  schema_version: 1,
  id,
  kind: id === 'home' ? 'home' : 'micro',
  title,
  regions: { main },
});
const publish = (id: string, title: string) =>
  ask('POST', '/console/publish', {
    shop: 'knowledge',
    documents: [{ kind: 'page', id, body: page(id, title) }],
  });
const put = (id: string, body: unknown, more: object = {}) =>
  ask('PUT', `/console/drafts/page/${id}?shop=knowledge`, { body, author: 'Mei', ...more });
/** By somebody who has seen what is there. */
async function save(id: string, body: unknown) {
  const { draft, live } = await versions(id);
  return put(id, body, { base_version: draft?.hash ?? live?.hash ?? '' });
}
const publishSaved = (documents: object[] | undefined, more: object = {}) =>
  ask('POST', '/console/drafts/publish', {
    shop: 'knowledge',
    ...(documents === undefined ? {} : { documents }),
    ...more,
  });
const versions = async (id: string) => (await ask('GET', `/console/versions/page/${id}?shop=knowledge`)).data;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const UNKNOWN_KIND = { id: 'a', kind: 'bannner', v: 1, props: {} };

describe('drafts', () => {
  it('R63: every new route of the console asks for its token', async () => {
    const routes = [
      ['GET', '/console/drafts?shop=knowledge'],
      ['POST', '/console/drafts'],
      ['PUT', '/console/drafts/page/home?shop=knowledge'],
      ['DELETE', '/console/drafts/page/home?shop=knowledge'],
      ['POST', '/console/drafts/publish'],
      ['GET', '/console/schedule?shop=knowledge'],
      ['POST', '/console/schedule'],
      ['DELETE', '/console/schedule/page/home?shop=knowledge'],
      ['GET', '/console/versions/page/home?shop=knowledge'],
      ['GET', '/console/versions/page/home/x?shop=knowledge'],
      ['POST', '/console/rollback'],
      ['POST', '/console/preview-link'],
    ] as const;
    const codes = await Promise.all(
      routes.map(async ([method, url]) => (await test().ask('knowledge', { method, url })).json().code),
    );
    expect(codes).toEqual(routes.map(() => 4005));
  });

  it('D43: a draft is saved with its faults named, listed, and seen by no shopper', async () => {
    await publish('d1', 'Live');
    const { code, data } = await save('d1', page('d1', 'Draft', [UNKNOWN_KIND]));
    expect(code).toBe(0);
    expect(data.faults).toEqual([expect.objectContaining({ rule: 'unknown-kind', nodeId: 'a' })]);
    const { documents } = (await ask('GET', '/console/drafts?shop=knowledge')).data;
    expect(documents).toEqual([
      expect.objectContaining({ kind: 'page', id: 'd1', author: 'Mei', body: expect.anything() }),
    ]);
    expect((await ask('GET', '/api/page.micro.get/1.0.0?page_id=d1')).data.page.title).toBe('Live');
    expect((await ask('DELETE', '/console/drafts/page/d1?shop=knowledge')).code).toBe(0);
    expect((await ask('DELETE', '/console/drafts/page/d1?shop=knowledge')).code).toBe(40400);
  });

  it('D42: a draft replaces nothing its writer did not start from, and what is there is told', async () => {
    await publish('b1', 'Live');
    const { hash } = (await versions('b1')).live;
    const blind = await put('b1', page('b1', 'Blind'));
    expect([blind.code, blind.data.current]).toEqual([40900, expect.objectContaining({ hash, id: 'b1' })]);
    const first = await put('b1', page('b1', 'Mei'), { base_version: hash });
    expect(first.code).toBe(0);
    const mine = first.data.versions[0].hash;
    const other = { author: 'Lin' };
    const refused = { code: 40900, data: { current: { hash: mine, author: 'Mei' } } };
    expect(await put('b1', page('b1', 'Lin'), other)).toMatchObject(refused);
    expect(await put('b1', page('b1', 'Lin'), { ...other, base_version: hash })).toMatchObject(refused);
    expect(await put('b1', page('b1', 'Lin'), { ...other, base_version: '' })).toMatchObject(refused);
    // What is live, saved over a draft, would throw that draft away.
    expect(await put('b1', page('b1', 'Live'), other)).toMatchObject(refused);
    const many = { shop: 'knowledge', documents: [{ kind: 'page', id: 'b1', body: page('b1', 'Many') }] };
    expect(await ask('POST', '/console/drafts', many)).toMatchObject(refused);
    expect((await versions('b1')).draft).toMatchObject({ hash: mine, author: 'Mei' });
    // Where the answer was lost the same is sent again.
    expect((await put('b1', page('b1', 'Mei'), { base_version: hash })).code).toBe(0);
    expect((await put('b1', page('b1', 'Lin'), { ...other, base_version: mine })).code).toBe(0);
    // Where nothing is there nothing is replaced.
    expect((await put('b2', page('b2', 'New'))).code).toBe(0);
    expect((await put('b2', page('b2', 'Newer'))).code).toBe(40900);
    for (const id of ['b1', 'b2']) await ask('DELETE', `/console/drafts/page/${id}?shop=knowledge`);
  });

  it('D43: a draft is one row however often it is saved; a version is made when it is published', async () => {
    const isIt = eq(configVersion.id, 'row');
    const { db } = test().database;
    for (let no = 0; no < 20; no += 1)
      expect((await save('row', page('row', `No ${String(no)}`))).code).toBe(0);
    expect(await db.select().from(configVersion).where(isIt)).toEqual([]);
    expect(await db.select().from(configDraft).where(eq(configDraft.id, 'row'))).toHaveLength(1);
    expect((await publishSaved([{ kind: 'page', id: 'row' }])).code).toBe(0);
    expect(await db.select().from(configVersion).where(isIt)).toHaveLength(1);
    expect((await ask('GET', '/api/page.micro.get/1.0.0?page_id=row')).data.page.title).toBe('No 19');
  });

  it('D43: a draft an earlier version of the server saved, as a version, is there as before', async () => {
    await publish('old', 'Old draft');
    const { hash } = (await versions('old')).live;
    await publish('old', 'Live');
    const row = {
      appId: SHOP,
      kind: 'page' as const,
      id: 'old',
      hash,
      author: 'Mei',
      note: '',
      at: Date.now(),
    };
    await test().database.db.insert(configDraft).values(row);
    const { documents } = (await ask('GET', '/console/drafts?shop=knowledge')).data;
    expect(documents.find(({ id }: { id: string }) => id === 'old').body.title).toBe('Old draft');
    expect((await put('old', page('old', 'Next'), { base_version: hash })).code).toBe(0);
    await ask('DELETE', '/console/drafts/page/old?shop=knowledge');
  });

  it('R7: what could not even be previewed is no draft', async () => {
    expect((await save('d2', [])).code).toBe(42200);
    expect((await save('d2', page('other', 'x'))).code).toBe(42200);
    expect((await ask('GET', '/console/drafts?shop=knowledge')).data.documents).toEqual([]);
  });

  it('D43: drafts are published as they stand; faults hold them back until somebody says salvage', async () => {
    await save('d3', page('d3', 'Ready'));
    await save('d4', page('d4', 'Not ready', [UNKNOWN_KIND]));
    expect((await publishSaved(undefined)).code).toBe(42200);
    expect((await publishSaved([{ kind: 'page', id: 'd3' }])).code).toBe(0);
    expect((await publishSaved([{ kind: 'page', id: 'd3' }])).data.missing).toEqual([
      { kind: 'page', id: 'd3' },
    ]);
    const salvaged = await publishSaved(undefined, { salvage: true });
    expect(salvaged).toMatchObject({
      code: 0,
      data: { versions: [{ id: 'd4' }], hidden: [expect.anything()] },
    });
    expect((await ask('GET', '/console/drafts?shop=knowledge')).data.documents).toEqual([]);
  });

  it('D42: a draft does not replace what was published after it, unless it is told to', async () => {
    await publish('d5', 'First');
    await save('d5', page('d5', 'Mine'));
    await publish('d5', 'Theirs');
    const { code, data } = await publishSaved([{ kind: 'page', id: 'd5' }]);
    expect(code).toBe(40900);
    expect(data.current).toMatchObject({ kind: 'page', id: 'd5' });
    expect((await publishSaved([{ kind: 'page', id: 'd5' }], { force: true })).code).toBe(0);
    expect((await ask('GET', '/api/page.micro.get/1.0.0?page_id=d5')).data.page.title).toBe('Mine');
  });
});

describe('versions', () => {
  it('D43: each is named with who and when, any body can be read, and an old one goes live again', async () => {
    await publish('v1', 'One');
    await publish('v1', 'Two');
    await save('v1', page('v1', 'Three'));
    const before = await versions('v1');
    expect(before).toMatchObject({
      live: { hash: before.versions[0].hash },
      draft: { author: 'Mei' },
      scheduled: null,
    });
    const old = before.versions[1].hash;
    const body = (await ask('GET', `/console/versions/page/v1/${old}?shop=knowledge`)).data.body;
    expect(body).toMatchObject({ title: 'One' });
    const back = { shop: 'knowledge', kind: 'page', id: 'v1', version: old };
    expect((await ask('POST', '/console/rollback', back)).code).toBe(0);
    const after = await versions('v1');
    expect(after.versions).toHaveLength(3);
    expect(after.live.hash).toBe(old);
    expect(after.draft).not.toBeNull();
  });

  it('D43: a version nobody stored, and one of another shop, are not found', async () => {
    await publish('v2', 'One');
    const { hash } = (await versions('v2')).live;
    expect((await ask('GET', `/console/versions/page/v2/${'0'.repeat(64)}?shop=knowledge`)).code).toBe(40400);
    expect((await ask('GET', `/console/versions/page/v2/${hash}?shop=training`)).code).toBe(40400);
    const elsewhere = { shop: 'training', kind: 'page', id: 'v2', version: hash };
    expect((await ask('POST', '/console/rollback', elsewhere)).code).toBe(40400);
    expect((await ask('POST', '/console/rollback', { ...elsewhere, version: 'abc' })).code).toBe(40000);
  });
});

describe('the calendar', () => {
  const schedule = (documents: object[], at: string) =>
    ask('POST', '/console/schedule', { shop: 'knowledge', documents, at });
  const home = (title: string) => ({ kind: 'page', id: 'home', body: page('home', title) });

  it('D43: a scheduled home goes live by itself, and the kept page with it', async () => {
    await publish('home', 'Before');
    const open = async () => (await test().ask('knowledge', '/')).body;
    const before = await open();
    expect((await schedule([home('Scheduled')], inMs(60_000))).code).toBe(0);
    const { scheduled } = await versions('home');
    expect(await open()).toBe(before);
    // Brought forward, to a moment that is still to come when it is heard of.
    const soon = async () => expect((await schedule([home('Scheduled')], inMs(500))).code).toBe(0);
    await vi.waitFor(soon, { timeout: 10_000 });
    await vi.waitFor(async () => expect(await open()).toContain(scheduled.hash), { timeout: 10_000 });
    expect((await versions('home')).scheduled).toBeNull();
  });

  it('D43: a draft can be scheduled as it stands, and taken back', async () => {
    await save('s1', page('s1', 'Later'));
    expect((await schedule([{ kind: 'page', id: 's1' }], inMs(60_000))).code).toBe(0);
    expect((await versions('s1')).scheduled).not.toBeNull();
    const { documents } = (await ask('GET', '/console/schedule?shop=knowledge')).data;
    expect(documents).toEqual([expect.objectContaining({ id: 's1', publishAt: expect.any(Number) })]);
    expect((await ask('DELETE', '/console/schedule/page/s1?shop=knowledge')).code).toBe(0);
    expect((await ask('DELETE', '/console/schedule/page/s1?shop=knowledge')).code).toBe(40400);
    expect((await schedule([{ kind: 'page', id: 's2' }], inMs(60_000))).data.missing).toHaveLength(1);
  });

  it.each([
    ['without a zone', '2030-01-01T08:00:00'],
    ['on a day there is none', '2030-02-30T08:00:00Z'],
    ['in words', 'tomorrow'],
    ['gone by', '2020-01-01T08:00:00Z'],
    ['too far away', '2099-01-01T08:00:00+08:00'],
  ])('D43: a moment %s is refused', async (_name, at) => {
    expect((await schedule([home('Never')], at)).code).toBe(40000);
  });

  it('D42: what nobody will watch going live has no faults', async () => {
    const body = page('home', 'Broken', [UNKNOWN_KIND]);
    expect((await schedule([{ kind: 'page', id: 'home', body }], inMs(60_000))).code).toBe(42200);
  });

  it('D6: another shop hears nothing of it', async () => {
    await schedule([home('Mine')], inMs(60_000));
    expect((await ask('GET', '/console/schedule?shop=training')).data.documents).toEqual([]);
    expect(await test().database.stores.configs.listScheduled(SHOP)).toHaveLength(1);
    await ask('DELETE', '/console/schedule/page/home?shop=knowledge');
  });
});
