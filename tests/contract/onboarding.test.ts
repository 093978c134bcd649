/** A shop of one's own, and people let in by an address that works once: over the console and in the browser's place (ADR-299). */
import { describe, expect, it } from 'vitest';
import { checkDrafts } from '#server/areas/pages/rules/publish.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });
const OWNER = '13800000001';

async function ask(path: string, payload: object) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    payload,
  });
  return answer.json();
}
const create = (change: object = {}) =>
  ask('/api/console.shops.create/1.0.0', {
    label: 'my-school',
    name: 'My <School> & Co',
    owner: OWNER,
    ...change,
  });
const count = async () => (await test().database.stores.shops.list()).length;

function sessionOf(headers: Record<string, unknown>): string {
  return [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';', 1)[0])
    .join('; ');
}

describe('a shop of one’s own', () => {
  it('is open at once, complete in both languages, with its owner', async () => {
    const { code, data } = await create();
    expect(code).toBe(0);
    expect(data).toMatchObject({ label: 'my-school', app_id: 'appmyschool', host: '' });
    const info = (await test().ask('my-school', '/api/shop.info.get/1.0.0')).json();
    expect(info.data).toMatchObject({ app_id: 'appmyschool', base: { shop_name: 'My <School> & Co' } });
    const documents = await test().database.stores.configs.listLive('appmyschool');
    expect(documents.map(({ kind, id }) => `${kind}/${id}`).toSorted()).toEqual([
      'footer/main',
      'navbar/main',
      'page/about',
      'page/home',
      'theme/main',
    ]);
    expect(checkDrafts(documents, catalogue)).toEqual([]);
    const people = await test().database.stores.users.list('appmyschool');
    expect(people).toMatchObject([{ phone: OWNER, roles: ['learner', 'owner'] }]);
  });

  it('answers at a host of its own, as the kind it is', async () => {
    await create({ label: 'acme', host: 'Learn.Example.com', kind: 'training' });
    const info = await test().app.inject({
      url: '/api/shop.info.get/1.0.0',
      headers: { host: 'learn.example.com' },
    });
    expect(info.json().data).toMatchObject({ app_id: 'appacme', version_type: 170 });
    await create({ label: 'works', kind: 'enterprise' });
    expect((await test().ask('works', '/api/shop.info.get/1.0.0')).json().data.shop_type).toBe(6);
  });

  it.each([
    ['label', { label: 'My_School' }],
    ['label', { label: '-a' }],
    ['label', { label: 'a'.repeat(30) }],
    ['name', { name: ' ' }],
    ['name', { name: 'a\nb' }],
    ['owner', { owner: '138' }],
    ['owner', { owner: '+86 23800000000' }],
    ['host', { host: 'https://x.example' }],
    ['host', { host: '10.0.0.1' }],
    ['kind', { kind: 'palace' }],
    ['label', { label: 'knowledge' }],
    ['label', { label: 'know-ledge' }],
    ['host', { label: 'other', host: 'knowledge.localhost' }],
  ])('is refused for a %s like %j, and nothing is written', async (field, change) => {
    const before = await count();
    const { code, data } = await create({ label: 'fresh', ...change });
    expect(code).toBe(40000);
    expect(data.faults).toMatchObject([{ field }]);
    expect(data.faults[0].message.length).toBeGreaterThan(20);
    expect(await count()).toBe(before);
    expect(await test().database.stores.users.list('appother')).toEqual([]);
  });

  it('names every fault at once', async () => {
    const { data } = await create({ label: 'A B', name: '', owner: 'x', host: 'a b', kind: 'z' });
    expect(data.faults.map(({ field }: { field: string }) => field)).toEqual([
      'label',
      'name',
      'owner',
      'host',
      'kind',
    ]);
  });

  it('of two that come at once with one label one is opened', async () => {
    const answers = await Promise.all([create({ label: 'race' }), create({ label: 'race' })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 40000]);
  });
});

describe('an invitation', () => {
  const invite = async (shop: string, phone: string, role = 'learner') =>
    (await ask('/api/console.people.invite/1.0.0', { shop, phone, role })).data;
  const open = (path: string) => test().ask('knowledge', path);
  const press = (path: string, headers: Record<string, string> = {}) =>
    test().ask('knowledge', {
      method: 'POST',
      url: path.split('?')[0] ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: path.split('?')[1] ?? '',
    });

  it('is a page that may be opened any number of times, and signs in at one press, once', async () => {
    const { path } = await invite('knowledge', '13800000002');
    for (let times = 0; times < 3; times += 1) {
      const page = await open(path);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<form method="post" action="/auth/invitation">');
      expect(page.headers['set-cookie']).toBeUndefined();
    }
    const enteredResponse = await press(path);
    expect([enteredResponse.statusCode, enteredResponse.headers.location]).toEqual([
      303,
      '/auth/invitation/password',
    ]);
    const me = await test().ask('knowledge', {
      url: '/auth/user_info',
      headers: { cookie: sessionOf(enteredResponse.headers) },
    });
    expect(me.json().data.user_info.phone).toBe('138****0002');
    const again = await press(path);
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([410, undefined]);
    expect((await open(path)).statusCode).toBe(410);
  });

  it('of twenty presses at once one signs in', async () => {
    const { path } = await invite('knowledge', '13800000003');
    const all = await Promise.all(Array.from({ length: 20 }, () => press(path)));
    expect(all.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  });

  it('R14: cannot be used by another site, and opens no other shop', async () => {
    await create({ label: 'elsewhere' });
    const { path } = await invite('elsewhere', '13800000004');
    expect((await press(path)).statusCode).toBe(410);
    const own = await invite('knowledge', '13800000004');
    const foreign = await press(own.path, { origin: 'https://evil.example' });
    expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await press(own.path)).statusCode).toBe(303);
  });

  it('D58: offers a first password, by which one comes back', async () => {
    const { path } = await invite('knowledge', '13800000005', 'training-admin');
    const cookie = sessionOf((await press(path)).headers);
    const send = (fields: string) => press(`/auth/invitation/password?${fields}`, { cookie });
    const page = await test().ask('knowledge', { url: '/auth/invitation/password', headers: { cookie } });
    expect(page.body).toContain('name="re_password"');
    const short = await send('password=a&re_password=a');
    expect(short.statusCode).toBe(422);
    expect(short.body).toContain('role="alert"');
    const set = await send('password=harbourLight7&re_password=harbourLight7');
    expect([set.statusCode, set.headers.location]).toEqual([303, '/']);
    const account = await test().database.stores.accounts.byPhone('appknowledge', '13800000005');
    expect(account?.passwordHash).toContain('$argon2id$');
    expect(account?.roles).toEqual(['learner', 'training-admin']);
  });

  it('keeps a person’s roles, and refuses unknown phones and roles', async () => {
    await invite('knowledge', '19900000002', 'owner');
    const people = await test().database.stores.users.list('appknowledge');
    const roles = people.find(({ phone }) => phone === '19900000002')?.roles ?? [];
    expect(roles).toEqual(expect.arrayContaining(['svip', 'owner']));
    const bad = await ask('/api/console.people.invite/1.0.0', {
      shop: 'knowledge',
      phone: '1',
      role: 'king',
    });
    expect(bad.data.faults.map(({ field }: { field: string }) => field)).toEqual(['phone', 'role']);
    expect((await ask('/api/console.people.invite/1.0.0', { shop: 'none', phone: '13800000006' })).code).toBe(
      40400,
    );
  });
});
