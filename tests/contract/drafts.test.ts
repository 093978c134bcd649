/** What a merchant does before shoppers see it: drafts, the calendar, versions and the way back (D42, D43). */
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#schemas/time.ts';
import { configDraft, configVersion } from '#server/areas/pages/tables/configs.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

let skew = 0;
const test = withApp({
  labels: ['knowledge', 'training'],
  deps: () => ({ clock: { now: () => Date.now() + skew } }),
});
const headers = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };
const SHOP = 'appknowledge';

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const request = { method, url, headers, ...(payload === undefined ? {} : { payload }) };
  return (await test().ask('knowledge', request)).json();
}
const page = (id: string, title: string, main: object[] = []) => ({
  schema_version: 1,
  id,
  kind: id === 'home' ? 'home' : 'micro',
  title,
  regions: { main },
});
const pageNamed = (id: string) => ({ kind: 'page', id });
/** A call of the console; `more` may name another shop. */
const settle = (name: string, more: object = {}) =>
  ask('POST', `/api/console.${name}/1.0.0`, { shop: 'knowledge', ...more });
const publish = (id: string, title: string) =>
  settle('page.publish', { documents: [{ ...pageNamed(id), body: page(id, title) }] });
const put = (id: string, body: unknown, more: object = {}) =>
  settle('draft.save', { ...pageNamed(id), body, author: 'Mei', ...more });
/** By somebody who has seen what is there. */
async function save(id: string, body: unknown) {
  const { data } = await settle('draft.get', pageNamed(id));
  return put(id, body, { base: data?.base ?? '' });
}
const publishSaved = (documents: object[] | undefined, more: object = {}) =>
  settle('draft.publish', { ...(documents === undefined ? {} : { documents }), ...more });
const stand = async (id: string) => (await settle('page.get', pageNamed(id))).data?.item;
const versions = async (id: string) => (await settle('version.list', pageNamed(id))).data.items;
const drafts = async () => (await settle('draft.list', { with_body: true })).data.items;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const UNKNOWN_KIND = { id: 'a', kind: 'bannner', v: 1, props: {} };

describe('drafts', () => {
  it('D43: a draft is saved with its faults named, listed, and seen by no shopper', async () => {
    await publish('d1', 'Live');
    const { code, data } = await save('d1', page('d1', 'Draft', [UNKNOWN_KIND]));
    expect(code).toBe(0);
    expect(data.faults).toEqual([expect.objectContaining({ rule: 'unknown-kind', nodeId: 'a' })]);
    expect(await drafts()).toEqual([
      expect.objectContaining({ kind: 'page', id: 'd1', by: 'Mei', body: expect.anything() }),
    ]);
    expect((await settle('draft.list')).data.items[0]).not.toHaveProperty('body');
    expect((await ask('GET', '/api/page.micro.get/1.0.0?page_id=d1')).data.page.title).toBe('Live');
    expect((await settle('draft.discard', pageNamed('d1'))).code).toBe(0);
    expect((await settle('draft.discard', pageNamed('d1'))).code).toBe(40400);
  });

  it('ADR-825: a draft is asked for by its name, however many there are, and has its title', async () => {
    await put('named-a', page('named-a', 'First'), { base: '' });
    await put('named-b', page('named-b', 'Second'), { base: '' });
    const documents = [pageNamed('named-b'), pageNamed('nowhere')];
    const { items, total } = (await settle('draft.list', { filter: { documents }, limit: 1 })).data;
    expect([total, items]).toEqual([1, [expect.objectContaining({ id: 'named-b', title: 'Second' })]]);
    for (const id of ['named-a', 'named-b']) await settle('draft.discard', pageNamed(id));
  });

  it('D42: a draft only replaces the version its writer started from; the answer has the current one', async () => {
    await publish('b1', 'Live');
    const { hash } = (await stand('b1')).live;
    const blind = await put('b1', page('b1', 'Blind'));
    expect([blind.code, blind.data.theirs.base]).toEqual([40900, hash]);
    expect(blind.data.yours).toEqual({ base: '', body: page('b1', 'Blind') });
    const first = await put('b1', page('b1', 'Mei'), { base: hash });
    expect(first.code).toBe(0);
    const mine = first.data.base;
    const other = { author: 'Lin' };
    const theirs = { base: mine, by: 'Mei', body: page('b1', 'Mei') };
    const refusal = { code: 40900, data: { theirs } };
    expect(await put('b1', page('b1', 'Lin'), other)).toMatchObject(refusal);
    expect(await put('b1', page('b1', 'Lin'), { ...other, base: hash })).toMatchObject(refusal);
    expect(await put('b1', page('b1', 'Lin'), { ...other, base: '' })).toMatchObject(refusal);
    // What is live, saved over a draft, would throw that draft away.
    expect(await put('b1', page('b1', 'Live'), other)).toMatchObject(refusal);
    const many = { documents: [{ ...pageNamed('b1'), base: hash, body: page('b1', 'Many') }] };
    expect(await settle('draft.import', many)).toMatchObject({
      code: 40900,
      data: { yours: { base: hash }, theirs: { ...pageNamed('b1'), hash: mine, by: 'Mei' } },
    });
    expect((await stand('b1')).draft).toMatchObject({ hash: mine, by: 'Mei' });
    // Where the answer was lost the same is sent again.
    expect((await put('b1', page('b1', 'Mei'), { base: hash })).code).toBe(0);
    expect((await put('b1', page('b1', 'Lin'), { ...other, base: mine })).code).toBe(0);
    // A new document starts from nothing, and says so.
    expect((await put('b2', page('b2', 'New'), { base: '' })).code).toBe(0);
    expect((await put('b2', page('b2', 'Newer'))).code).toBe(40900);
    for (const id of ['b1', 'b2']) await settle('draft.discard', pageNamed(id));
  });

  it('ADR-587: where nothing is there a base is named all the same, and one that is gone is no base', async () => {
    const unknown = await put('n1', page('n1', 'New'));
    expect(unknown).toMatchObject({ code: 40900, data: { yours: { base: '' }, theirs: null } });
    const many = { documents: [{ ...pageNamed('n1'), body: page('n1', 'Many') }] };
    const refusal = { code: 40900, data: { yours: {}, theirs: null, document: pageNamed('n1') } };
    expect(await settle('draft.import', many)).toMatchObject(refusal);
    expect(await drafts()).toEqual([]);
    const { base } = (await put('n1', page('n1', 'New'), { base: '' })).data;
    await settle('draft.discard', pageNamed('n1'));
    // Somebody threw it away meanwhile: it does not come back by itself.
    expect(await put('n1', page('n1', 'Newer'), { base })).toMatchObject({
      code: 40900,
      data: { theirs: null },
    });
    // What was published meanwhile is what the draft had become.
    const again = (await put('n1', page('n1', 'Newer'), { base: '' })).data;
    expect((await publishSaved([pageNamed('n1')])).code).toBe(0);
    expect((await put('n1', page('n1', 'Newest'), { base: again.base })).code).toBe(0);
    await settle('draft.discard', pageNamed('n1'));
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
    const { hash } = (await stand('old')).live;
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
    expect((await drafts()).find(({ id }: { id: string }) => id === 'old').body.title).toBe('Old draft');
    expect((await put('old', page('old', 'Next'), { base: hash })).code).toBe(0);
    await settle('draft.discard', pageNamed('old'));
  });

  it('D43: what a save starts from is read: the draft, or what is live where there is none', async () => {
    await publish('g1', 'Live');
    const { live } = await stand('g1');
    const before = (await settle('draft.get', pageNamed('g1'))).data;
    expect(before).toMatchObject({ base: live.hash, is_draft: false, body: { title: 'Live' } });
    const { base, faults } = (await put('g1', page('g1', 'Mine'), { base: before.base })).data;
    expect(faults).toEqual([]);
    expect((await settle('draft.get', pageNamed('g1'))).data).toEqual({
      base,
      is_draft: true,
      body: page('g1', 'Mine'),
      by: 'Mei',
      saved_at: expect.any(Number),
    });
    expect((await settle('draft.get', pageNamed('nowhere'))).code).toBe(40400);
    await settle('draft.discard', pageNamed('g1'));
  });

  it('D140: each save, and each draft thrown away, is a row with what was there and what is', async () => {
    const { base } = (await save('log', page('log', 'One'))).data;
    await save('log', page('log', 'One'));
    await settle('draft.discard', pageNamed('log'));
    const { items } = (await settle('audit.list', { q: 'page/log' })).data;
    expect(items.map(({ call, before, after }: Record<string, unknown>) => [call, before, after])).toEqual([
      ['console.draft.discard', { hash: base }, null],
      ['console.draft.save', { hash: null }, { hash: base }],
    ]);
  });

  it('ADR-587: a stretch of saves is one row: what was there before it, what is after it, how many and since when', async () => {
    const rows = async (id: string) => {
      const { items } = (await settle('audit.list', { q: `page/${id}` })).data;
      return items.filter(({ call }: { call: string }) => call === 'console.draft.save');
    };
    await publish('s1', 'Live');
    const live = (await stand('s1')).live.hash;
    const saveAs = async (author: string, title: string) => {
      const { base } = (await settle('draft.get', pageNamed('s1'))).data;
      return (await put('s1', page('s1', title), { base, author })).data.base;
    };
    const first = await saveAs('Mei', 'One');
    const [{ at: since }] = await rows('s1');
    skew += 9 * MINUTE_MS;
    await saveAs('Mei', 'Two');
    skew += 9 * MINUTE_MS;
    const third = await saveAs('Mei', 'Three');
    expect(await rows('s1')).toMatchObject([
      { who: 'Mei', before: { hash: live }, after: { hash: third, changes: 3, since } },
    ]);
    expect((await rows('s1'))[0].at).toBeGreaterThanOrEqual(since + 18 * 60);

    // Somebody else's save is a row of its own, and so is what comes after it.
    const theirs = await saveAs('Lin', 'Four');
    const fifth = await saveAs('Mei', 'Five');
    // After a pause it is another stretch.
    skew += 11 * MINUTE_MS;
    const sixth = await saveAs('Mei', 'Six');
    const hashes = async () => (await rows('s1')).map(({ before, after }: never) => [before, after]);
    expect(await hashes()).toMatchObject([
      [{ hash: fifth }, { hash: sixth }],
      [{ hash: theirs }, { hash: fifth }],
      [{ hash: third }, { hash: theirs }],
      [{ hash: live }, { hash: third }],
    ]);
    expect(first).not.toBe(third);

    // A publication ends it, and is its own row.
    await publishSaved([pageNamed('s1')]);
    await saveAs('Mei', 'Seven');
    expect(await rows('s1')).toHaveLength(5);
    const { items } = (await settle('audit.list', { q: 'release' })).data;
    expect(items[0]).toMatchObject({ call: 'console.draft.publish', after: { 'page/s1': sixth } });
    await settle('draft.discard', pageNamed('s1'));
    skew = 0;
  });

  it('D43: a document may hold the NUL character, as a draft and live; its name may not', async () => {
    const title = 'One\0two';
    expect((await save('nul', page('nul', title))).code).toBe(0);
    expect((await settle('draft.get', pageNamed('nul'))).data.body.title).toBe(title);
    expect((await publish('nul', title)).code).toBe(0);
    expect((await publish('nul\0', title)).code).toBe(40000);
  });

  it('R7: what could not even be previewed is no draft', async () => {
    expect((await save('d2', [])).code).toBe(42200);
    expect((await save('d2', page('other', 'x'))).code).toBe(42200);
    expect(await drafts()).toEqual([]);
  });

  it('D43: drafts are published as they stand; faults hold them back unless salvage is asked for', async () => {
    await save('d3', page('d3', 'Ready'));
    await save('d4', page('d4', 'Not ready', [UNKNOWN_KIND]));
    expect((await publishSaved(undefined)).code).toBe(42200);
    expect((await publishSaved([{ kind: 'page', id: 'd3' }])).code).toBe(0);
    expect((await publishSaved([pageNamed('d3')])).data.missing).toEqual([pageNamed('d3')]);
    const salvagedAnswer = await publishSaved(undefined, { salvage: true });
    expect(salvagedAnswer).toMatchObject({
      code: 0,
      data: { versions: [{ id: 'd4' }], hidden: [expect.anything()] },
    });
    expect(await drafts()).toEqual([]);
  });

  it('D42: a draft does not replace what was published after it, unless that is asked for', async () => {
    await publish('d5', 'First');
    await save('d5', page('d5', 'Mine'));
    await publish('d5', 'Theirs');
    const { code, data } = await publishSaved([{ kind: 'page', id: 'd5' }]);
    expect(code).toBe(40900);
    expect(data.theirs).toMatchObject({ kind: 'page', id: 'd5' });
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
    expect(await stand('v1')).toMatchObject({
      state: 'draft',
      title: 'Three',
      live: { hash: before[0].hash },
      draft: { by: 'Mei' },
    });
    expect(await stand('v1')).not.toHaveProperty('scheduled');
    const old = before[1].hash;
    const ofOld = { ...pageNamed('v1'), hash: old };
    expect((await settle('version.get', ofOld)).data.body).toMatchObject({ title: 'One' });
    expect((await settle('version.restore', ofOld)).code).toBe(0);
    expect(await versions('v1')).toHaveLength(3);
    const after = await stand('v1');
    expect(after.live.hash).toBe(old);
    expect(after).toHaveProperty('draft');
  });

  it('D43: an unknown version, and one of another shop, are not found', async () => {
    await publish('v2', 'One');
    const { hash } = (await stand('v2')).live;
    const unknown = { ...pageNamed('v2'), hash: '0'.repeat(64) };
    expect((await settle('version.get', unknown)).code).toBe(40400);
    const elsewhere = { ...pageNamed('v2'), hash, shop: 'training' };
    expect((await settle('version.get', elsewhere)).code).toBe(40400);
    expect((await settle('version.restore', elsewhere)).code).toBe(40400);
    expect((await settle('version.restore', { ...elsewhere, hash: 'abc' })).code).toBe(40000);
  });
});

describe('the calendar', () => {
  const schedule = (documents: object[], at: string) => settle('schedule.save', { documents, at });
  const cancel = (id: string) => settle('schedule.cancel', pageNamed(id));
  const home = (title: string) => ({ kind: 'page', id: 'home', body: page('home', title) });

  it('D43: a scheduled home goes live by itself, and the kept page with it', async () => {
    await publish('home', 'Before');
    const open = async () => (await test().ask('knowledge', '/')).body;
    const before = await open();
    expect((await schedule([home('Scheduled')], inMs(60_000))).code).toBe(0);
    const { scheduled } = await stand('home');
    expect(await open()).toBe(before);
    // Brought forward, to a moment that is still to come when it is heard of.
    const soon = async () => expect((await schedule([home('Scheduled')], inMs(500))).code).toBe(0);
    await vi.waitFor(soon, { timeout: 10_000 });
    await vi.waitFor(async () => expect(await open()).toContain(scheduled.hash), { timeout: 10_000 });
    expect(await stand('home')).not.toHaveProperty('scheduled');
  });

  it('D43: a draft can be scheduled as it stands, and taken back', async () => {
    await save('s1', page('s1', 'Later'));
    expect((await schedule([{ kind: 'page', id: 's1' }], inMs(60_000))).code).toBe(0);
    expect(await stand('s1')).toHaveProperty('scheduled');
    const { items } = (await settle('schedule.list')).data;
    expect(items).toEqual([expect.objectContaining({ id: 's1', publish_at: expect.any(Number) })]);
    expect((await cancel('s1')).code).toBe(0);
    expect((await cancel('s1')).code).toBe(40400);
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

  it('D43: a schedule has an end at which what was live before comes back', async () => {
    await publish('ends', 'Before');
    expect((await save('ends', page('ends', 'Sale'))).code).toBe(0);
    const between = { documents: [pageNamed('ends')], at: inMs(60_000) };
    const wrong = await settle('schedule.save', { ...between, take_back_at: inMs(30_000) });
    expect([wrong.code, wrong.data.fields]).toEqual([40000, [{ field: '/take_back_at', rule: 'end' }]]);
    expect((await settle('schedule.save', { ...between, take_back_at: inMs(90_000) })).code).toBe(0);
    const { items } = (await settle('schedule.list')).data;
    expect(items.map((one: { take_back_at?: number }) => typeof one.take_back_at)).toEqual(['number']);
    await cancel('ends');
  });

  it('D43: what was never live has nothing to come back to', async () => {
    const documents = [{ ...pageNamed('never'), body: page('never', 'New') }];
    const answer = await settle('schedule.save', { documents, at: inMs(60_000), take_back_at: inMs(90_000) });
    expect(answer.data.fields).toEqual([{ field: '/take_back_at', rule: 'nothing-live' }]);
  });

  it('D42: a scheduled release must have no faults', async () => {
    const body = page('home', 'Broken', [UNKNOWN_KIND]);
    expect((await schedule([{ kind: 'page', id: 'home', body }], inMs(60_000))).code).toBe(42200);
  });

  it('D6: another shop hears nothing of it', async () => {
    await schedule([home('Mine')], inMs(60_000));
    expect((await settle('schedule.list', { shop: 'training' })).data.items).toEqual([]);
    expect(await test().database.stores.configs.listScheduled(SHOP)).toHaveLength(1);
    await cancel('home');
  });
});
