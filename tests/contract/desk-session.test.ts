/** The desk's own session: who signs in, what the cookie opens, and what ends it (D138, D139, requirements 14, 15, 22). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { scopesOf } from '#schemas/console/roles.ts';
import { appUser } from '#server/areas/identity/tables/users.ts';
import { withApp } from './app.ts';

const SHOP = 'appknowledge';
const OWNER = '19900000005';
const EDITOR = '19900000008';
const SERVICE = '19900000010';
const LEARNER = '19900000001';
const PASSWORD = 'learn123';
const test = withApp({ labels: ['knowledge', 'training'] });

const OURS = { origin: 'http://knowledge.localhost:3000', 'sec-fetch-site': 'same-origin' };
const APP = { 'app-id': SHOP, 'accept-language': 'en', ...OURS };

let addresses = 0;
async function signIn(name: string, password = PASSWORD) {
  addresses += 1;
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/desk.session.create/1.0.0',
    headers: APP,
    remoteAddress: `10.9.7.${String(addresses)}`,
    payload: { name, password },
  });
  const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat();
  return { ...answer.json(), cookie, sent: cookie.split(';')[0] ?? '' };
}

async function ask(
  name: string,
  cookie: string,
  payload: object = {},
  headers: Record<string, string> = APP,
) {
  const url = `/api/${name}/1.0.0`;
  const method = name === 'desk.session.get' ? 'GET' : 'POST';
  const body = method === 'GET' ? {} : { payload: { shop: 'knowledge', ...payload } };
  return (await test().ask('knowledge', { method, url, headers: { ...headers, cookie }, ...body })).json();
}
const ORDERS = 'console.orders.list';
const change = (phone: string, set: Partial<typeof appUser.$inferInsert>) =>
  test()
    .database.db.update(appUser)
    .set(set)
    .where(and(eq(appUser.appId, SHOP), eq(appUser.phone, phone)));

describe('signing in at the desk', () => {
  it('D139: sets a cookie of this host alone, for 12 hours, that no script reads', async () => {
    const { code, data, cookie } = await signIn(OWNER);
    expect(code).toBe(0);
    expect(cookie).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(data).toMatchObject({ shop: 'knowledge', shop_name: 'Lumen Academy', role: 'owner' });
    expect(data.scopes).toEqual(scopesOf('owner'));
  });

  it('D139: a learner reads that this account has no desk, and gets no cookie', async () => {
    const { code, data, cookie } = await signIn(LEARNER);
    expect({ code, data, cookie }).toEqual({ code: 4005, data: { reason: 'no-desk-role' }, cookie: '' });
  });

  it('R16: a wrong password says no more than it does in the shop', async () => {
    expect((await signIn(OWNER, 'learn124')).code).toBe((await signIn('19912349999', 'learn124')).code);
  });

  it('R40: refuses a page of another origin', async () => {
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/desk.session.create/1.0.0',
      headers: { ...APP, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      payload: { name: OWNER, password: PASSWORD },
    });
    expect(answer.json().code).toBe(4005);
  });
});

describe('a session at the desk', () => {
  it('D138: opens what the role may do, and no more', async () => {
    const { sent } = await signIn(SERVICE);
    expect((await ask(ORDERS, sent)).code).toBe(0);
    expect((await ask('console.page.list', sent)).code).toBe(4005);
    expect((await ask(ORDERS, sent, { shop: 'training' })).code).toBe(40400);
  });

  it('D139: opens nothing of the storefront, and a session of the storefront nothing here', async () => {
    const { sent } = await signIn(OWNER);
    const asShop = sent.replace('__Host-desk', 'shop_session');
    expect(
      (await test().ask('knowledge', { url: '/auth/user_info', headers: { ...APP, cookie: asShop } })).json()
        .code,
    ).toBe(8504);
    const { cookie } = await test().login(SHOP, OWNER);
    const asDesk = cookie.replace('shop_session', '__Host-desk');
    expect(asDesk).not.toBe(cookie);
    expect((await ask('desk.session.get', asDesk)).code).not.toBe(0);
    expect((await ask(ORDERS, asDesk)).code).not.toBe(0);
  });

  it('D139: a write needs a page of the same origin; a read from elsewhere is refused too', async () => {
    const { sent } = await signIn(OWNER);
    const write = (headers: Record<string, string>) =>
      ask('console.draft.discard', sent, { kind: 'page', id: 'none' }, { ...APP, ...headers });
    expect((await write({})).code).not.toBe(4005);
    expect((await write({ 'sec-fetch-site': 'same-site' })).code).toBe(4005);
    expect((await write({ 'sec-fetch-site': '' })).code).toBe(4005);
    expect((await ask(ORDERS, sent, {}, { ...APP, 'sec-fetch-site': 'cross-site' })).code).toBe(4005);
  });

  it('D139: ends where one leaves', async () => {
    const { sent } = await signIn(OWNER);
    expect((await ask('desk.session.get', sent)).data).toMatchObject({ role: 'owner' });
    expect((await ask('desk.session.end', sent)).code).toBe(0);
    expect((await ask('desk.session.get', sent)).code).not.toBe(0);
    expect((await ask(ORDERS, sent)).code).not.toBe(0);
  });

  it('D138, R14: a role that is taken and an account that is disabled count with the next call', async () => {
    const { sent } = await signIn(EDITOR);
    expect((await ask('console.page.list', sent)).code).toBe(0);
    await change(EDITOR, { roles: ['learner'] });
    expect((await ask('console.page.list', sent)).code).not.toBe(0);
    await change(EDITOR, { roles: ['learner', 'editor'], disabledAt: 1 });
    expect((await ask('console.page.list', sent)).code).not.toBe(0);
    await change(EDITOR, { roles: ['learner', 'editor'], disabledAt: null });
    expect((await ask('console.page.list', sent)).code).toBe(0);
  });

  it('D140: what is written from the desk is in the audit log by its person, through the desk', async () => {
    const { sent, data } = await signIn(OWNER);
    const draft = {
      kind: 'page',
      id: 'by-desk',
      base: '',
      body: { schema_version: 1, id: 'by-desk', kind: 'micro', title: 'One', regions: { main: [] } },
    };
    expect((await ask('console.draft.save', sent, draft)).code).toBe(0);
    const { items } = (await ask('console.audit.list', sent)).data;
    expect(items[0]).toMatchObject({ who: data.person, through: 'desk', call: 'console.draft.save' });
  });
});

describe('shops of a person at the desk', () => {
  const shops = async (cookie: string) => {
    const answer = await test().ask('knowledge', {
      url: '/api/desk.shop.list/1.0.0',
      headers: { ...APP, cookie },
    });
    return answer.json();
  };
  const roleInTraining = async (phone: string, role: 'owner' | 'editor', on: boolean) => {
    const { stores } = test().database;
    const account = await stores.accounts.byPhone('apptraining', phone);
    if (account === undefined) throw new Error('The demo has this person in both shops.');
    await stores.users.setRole('apptraining', account.id, { role, on });
  };

  it('D138, ADR-689: names each shop whose desk they work at, with its address, and no other', async () => {
    const { sent } = await signIn(OWNER);
    const { data } = await shops(sent);
    const training = data.items.find(({ shop }: { shop: string }) => shop === 'training');
    expect(training).toMatchObject({
      role: 'owner',
      url: 'http://training.localhost:3000/desk',
      is_here: false,
    });
    const here = data.items.find(({ shop }: { shop: string }) => shop === 'knowledge');
    expect(here).toMatchObject({ shop_name: 'Lumen Academy', role: 'owner', is_here: true });
    await roleInTraining(OWNER, 'owner', false);
    expect((await shops(sent)).data.items).toMatchObject([{ shop: 'knowledge' }]);
    await roleInTraining(OWNER, 'owner', true);
    await test()
      .database.db.update(appUser)
      .set({ disabledAt: Date.now() })
      .where(and(eq(appUser.appId, 'apptraining'), eq(appUser.phone, OWNER)));
    expect((await shops(sent)).data.items).toMatchObject([{ shop: 'knowledge' }]);
  });

  it('D139, ADR-689: tells nothing to who is not signed in at the desk', async () => {
    expect((await shops('')).code).toBe(8504);
    const { cookie } = await test().login(SHOP, OWNER);
    expect((await shops(cookie)).code).toBe(8504);
  });
});
