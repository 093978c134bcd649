/** Settings of a shop and its hosts, from the desk: saved by version, judged by field, and in force at once (D6, D134, D138). */
import { describe, expect, it } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { deskHeaders } from './desk-people.ts';

const HERE = '203.0.113.7';
const DNS: Readonly<Record<string, readonly string[] | undefined>> = {
  'slow.example.com': undefined,
  'learn.example.com': ['127.0.0.1'],
  'second.example.com': ['127.0.0.1'],
  'far.example.com': [HERE],
};
const test = withApp({
  labels: ['knowledge', 'training'],
  deps: () => ({ lookUpHost: (host: string) => Promise.resolve(Object.hasOwn(DNS, host) ? DNS[host] : []) }),
});
const operator = { authorization: `Bearer ${CONSOLE_TOKEN}` };

async function ask(
  name: string,
  payload: object,
  headers: Record<string, string> = operator,
  shop = 'knowledge',
) {
  const answer = await test().ask(shop, {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { 'accept-language': 'en', ...headers },
    payload: { shop, ...payload },
  });
  return answer.json();
}
const read = async () => (await ask('shop.get', {})).data;

describe('console.shop', () => {
  it('M73, D138: saves the fields that are named, shoppers see them at once, and the audit log has both values', async () => {
    const before = await read();
    const manager = await deskHeaders(test(), 'manager');
    const item = { name: { cn: '新书院', en: 'New Academy' }, record: 'ICP 2026', legal_links: null };
    const answer = await ask('shop.save', { version: before.version, item }, manager);
    expect(answer).toMatchObject({ code: 0, data: { id: 'appknowledge', notes: [] } });
    const now = await read();
    expect(now.item).toEqual({ ...before.item, ...item, legal_links: [] });
    expect(now.version).toBe(answer.data.version);
    const info = await test().ask('knowledge', '/api/shop.info.get/1.0.0');
    expect(info.json().data).toMatchObject({ base: { shop_name: item.name }, pc: { record: 'ICP 2026' } });
    const { items } = (await ask('audit.list', { q: 'shop settings' })).data;
    expect(items[0].before).toEqual({ name: before.item.name, record: before.item.record });
  });

  it('D138: a stale version is refused with both sides, and nothing is lost', async () => {
    const { version, item } = await read();
    await ask('shop.save', { version, item: { record: 'theirs' } });
    const answer = await ask('shop.save', { version, item: { record: 'mine' } });
    expect(answer).toMatchObject({
      code: 40900,
      data: { yours: { record: 'mine' }, theirs: { record: 'theirs' } },
    });
    expect((await read()).item).toEqual({ ...item, record: 'theirs' });
  });

  it.each([
    [{ name: '' }, '/name'],
    [{ logo: 'javascript:alert(1)' }, '/logo'],
    [{ support_url: '//evil.example' }, '/support_url'],
    [{ legal_links: [{ title: 'Terms', url: 'javascript:x' }] }, '/legal_links/0/url'],
    [{ bind_phone: 7 }, '/bind_phone'],
    [{ code_areas: ['086'] }, '/code_areas/0'],
    [{ is_closed: 1 }, '/is_closed'],
    [
      { login_password: false, login_code: false, login_wx: false, login_qq: false, login_wework: false },
      '/login_password',
    ],
  ])('D127: %j is refused at %s, and nothing is stored', async (item, pointer) => {
    const before = await read();
    const answer = await ask('shop.save', { item });
    expect(answer.code).toBe(40000);
    expect(answer.data.faults.map((fault: { pointer: string }) => fault.pointer)).toContain(pointer);
    expect(answer.data.faults[0].message.en).toMatch(/\w/);
    expect(await read()).toEqual(before);
  });

  it('M124, M123: ways to sign in that are turned off are gone from the login at once', async () => {
    const { item } = await read();
    await ask('shop.save', { item: { login_password: false, login_wx: false } });
    const way = await test().ask('knowledge', '/api/shop.password_login.get/1.0.0');
    expect(way.json().data).toEqual({ login_by_password_enabled: '0' });
    await ask('shop.save', { item: { login_password: true, login_wx: item.login_wx } });
    expect((await read()).item).toEqual(item);
  });
});

describe('console.domains', () => {
  const hosts = async (shop = 'knowledge') =>
    (await ask('domains.list', {}, operator, shop)).data.items.map(({ host }: { host: string }) => host);

  it('D6, D134: a host that leads here is bound, made the main one and taken away, on every node at once', async () => {
    const owner = await deskHeaders(test(), 'owner');
    const before = await hosts();
    const check = await ask('domains.check', { host: 'learn.example.com' }, owner);
    expect(check.data).toMatchObject({ state: 'here', addresses: ['127.0.0.1'] });
    expect((await ask('domains.add', { host: 'LEARN.example.com.' }, owner)).code).toBe(0);
    expect(await hosts()).toEqual([...before, 'learn.example.com']);
    const page = await test().app.inject({
      url: '/api/shop.info.get/1.0.0',
      headers: { host: 'learn.example.com' },
    });
    expect(page.json().data.app_id).toBe('appknowledge');
    expect((await ask('domains.main.set', { host: 'learn.example.com' }, owner)).code).toBe(0);
    expect(await hosts()).toEqual(['learn.example.com', ...before]);
    const here = await ask('domains.remove', { host: 'knowledge.localhost' }, owner);
    expect(here).toMatchObject({ code: 40900, data: { reason: 'in-use' } });
    expect((await ask('domains.remove', { host: 'learn.example.com' }, owner)).code).toBe(0);
    expect(await hosts()).toEqual(before);
    expect((await ask('domains.remove', { host: 'learn.example.com' }, owner)).code).toBe(40400);
  });

  it('D134: a host that is added stands behind those there are, also after one was taken away', async () => {
    for (const host of ['m.example.net', 'n.example.net'])
      expect((await ask('domains.add', { host })).code).toBe(0);
    expect((await ask('domains.remove', { host: 'm.example.net' })).code).toBe(0);
    const before = await hosts();
    expect((await ask('domains.add', { host: 'a.example.net' })).code).toBe(0);
    expect(await hosts()).toEqual([...before, 'a.example.net']);
  });

  it('D134: machines beside this one are not looked up', async () => {
    const check = await ask('domains.check', { host: 'database' }, await deskHeaders(test(), 'owner'));
    expect(check.data).toEqual({ state: 'unknown', addresses: [], own_addresses: [] });
  });

  it.each([
    ['https://x', 'not-a-domain'],
    ['database', 'not-a-domain'],
    ['192.0.2.1', 'not-a-domain'],
    ['training.localhost', 'own-name'],
    ['far.example.com', 'elsewhere'],
    ['nowhere.example.com', 'elsewhere'],
    ['slow.example.com', 'no-answer'],
  ])('D134: %s is refused: %s', async (host, reason) => {
    const owner = await deskHeaders(test(), 'owner');
    expect(await ask('domains.add', { host }, owner)).toMatchObject({ code: 40900, data: { reason } });
  });

  it('D134: of two shops that want one host the second reads that it is taken', async () => {
    expect((await ask('domains.add', { host: 'second.example.com' }, operator, 'training')).code).toBe(0);
    const owner = await deskHeaders(test(), 'owner');
    const answer = await ask('domains.add', { host: 'second.example.com' }, owner);
    expect(answer).toMatchObject({ code: 40900, data: { reason: 'taken' } });
    // Who runs the installation knows of names behind other machines.
    expect((await ask('domains.add', { host: 'far.example.com' })).code).toBe(0);
  });
});
