/** Personal tokens: what they open, for whom, how long, and what they never open (M8, D116). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appUser, personalToken } from '#server/areas/identity/tables/users.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const OWNER = '19900000005';
const ADMIN = '19900000004';
const LEARNER = '19900000001';
const SHOP = 'appknowledge';
const test = withApp({ labels: ['knowledge', 'training', 'closed'] });

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'accept-language': 'en' });
async function ask(
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  more: Record<string, string> = {},
) {
  const headers = { ...bearer(token), ...more };
  const request = { method, url, headers, ...(payload === undefined ? {} : { payload }) };
  return (await test().ask('knowledge', request)).json();
}
const asOperator = (url: string, payload: object) => ask(CONSOLE_TOKEN, 'POST', url, payload);

async function make(phone = OWNER, shop = 'knowledge', more: object = {}) {
  return (await asOperator('/api/console.tokens.create/1.0.0', { shop, phone, name: 'ci', ...more })).data;
}
const EXPORT = '/api/console.page.export/1.0.0';
const codeOf = async (token: string, shop = 'knowledge') => (await ask(token, 'POST', EXPORT, { shop })).code;
const ofOwner = and(eq(appUser.appId, SHOP), eq(appUser.phone, OWNER));
const setOwner = (change: Partial<typeof appUser.$inferInsert>) =>
  test().database.db.update(appUser).set(change).where(ofOwner);
const page = (title: string) => ({
  kind: 'page',
  id: 'by-token',
  body: { schema_version: 1, id: 'by-token', kind: 'micro', title, regions: { main: [] } },
});

describe('a personal token', () => {
  it('M8: decorates its own shop in the name of its person, whatever author is sent', async () => {
    const { token, person } = await make();
    expect(token).toMatch(/^lct_[\w-]{43}$/);
    const payload = { shop: 'knowledge', author: 'Somebody else', documents: [page('One')] };
    const { code, data } = await ask(token, 'POST', '/api/console.page.publish/1.0.0', payload);
    expect(code).toBe(0);
    expect(data.versions[0].by).toBe(person);
    const { items } = (await ask(token, 'POST', '/api/console.release.list/1.0.0', { shop: 'knowledge' }))
      .data;
    expect(items[0]).toMatchObject({ number: data.release, by: person });
    expect((await ask(token, 'POST', '/api/console.me.get/1.0.0', {})).data).toMatchObject({
      operator: false,
      shop: 'knowledge',
    });
    const shops = await ask(token, 'POST', '/api/console.shops.list/1.0.0', {});
    expect(shops.data.items.map(({ label }: { label: string }) => label)).toEqual(['knowledge']);
  });

  it('M8: opens no other shop, nothing of the operator, and nothing of learners', async () => {
    const { token } = await make();
    expect(await codeOf(token, 'training')).toBe(40400);
    const refusals = ['jobs.list', 'tokens.list', 'tokens.create', 'form_answers.list', 'zone_password.save'];
    for (const name of refusals)
      expect((await ask(token, 'POST', `/api/console.${name}/1.0.0`, {})).code, name).toBe(4005);
    expect((await ask(token, 'GET', '/api/learn.records.get/1.0.0')).code).toBe(8504);
  });

  it('M8: is made for an owner or an admin of the shop alone', async () => {
    expect(await make(LEARNER)).toEqual({ reason: 'no-staff' });
    expect(await make('19911112222')).toEqual({ reason: 'no-person' });
    const { token } = await make(ADMIN, 'training');
    expect(await codeOf(token, 'training')).toBe(0);
  });

  const OF_SALES = ['form_answers.list', 'form_answers.export', 'hours.export', 'invoices.list'];
  const sale = async (token: string, name: string, shop: string) =>
    (
      await ask(token, 'POST', `/api/console.${name}/1.0.0`, {
        shop,
        ...(name.startsWith('form') ? { form: 'enrol' } : {}),
      })
    ).code;

  it('D71, M193: made to sell opens orders, comments, goods and answers, and decorates too', async () => {
    const { token, scope } = await make(OWNER, 'knowledge', { scope: 'sell' });
    expect(scope).toBe('sell');
    for (const name of OF_SALES) expect(await sale(token, name, 'knowledge'), name).toBe(0);
    expect(await codeOf(token)).toBe(0);
    for (const name of OF_SALES) expect(await sale(token, name, 'training'), name).toBe(40400);
    const order = { shop: 'knowledge', order_id: `o_${'0'.repeat(26)}`, author: 'Somebody else' };
    expect((await ask(token, 'POST', '/api/console.orders.confirm/1.0.0', order)).code).toBe(40400);
    expect((await ask(token, 'POST', '/api/console.people.invite/1.0.0', { shop: 'knowledge' })).code).toBe(
      4005,
    );
  });

  it('D71: made to decorate opens nothing of what is sold', async () => {
    const { token } = await make();
    for (const name of OF_SALES) expect(await sale(token, name, 'knowledge'), name).toBe(4005);
    const payload = { shop: 'knowledge', tables: {} };
    expect((await ask(token, 'POST', '/api/console.goods.import/1.0.0', payload)).code).toBe(4005);
  });

  it('D72: made to sell explains who may study what, made to decorate does not', async () => {
    const url = '/api/console.access.explain/1.0.0';
    const request = { shop: 'knowledge', phone: LEARNER, goods_id: 'demo_paid_course' };
    const { token } = await make(OWNER, 'knowledge', { scope: 'sell' });
    expect((await ask(token, 'POST', url, request)).code).toBe(0);
    expect((await ask(token, 'POST', url, { ...request, shop: 'training' })).code).toBe(40400);
    expect((await ask((await make()).token, 'POST', url, request)).code).toBe(4005);
  });

  it('D71: made to sell is an owner’s alone, and ends with that role', async () => {
    expect(await make(ADMIN, 'training', { scope: 'sell' })).toEqual({ reason: 'no-staff' });
    const { token } = await make(OWNER, 'knowledge', { scope: 'sell' });
    await setOwner({ roles: ['learner', 'training-admin'] });
    expect(await codeOf(token)).toBe(4005);
    await setOwner({ roles: ['learner', 'owner'] });
    expect(await codeOf(token)).toBe(4005);
  });

  it('R15: is stored as a hash, listed without itself, noted as used, and revoked', async () => {
    const { token, id } = await make(OWNER, 'knowledge', { days: 3 });
    await codeOf(token);
    const rows = await test().database.db.select().from(personalToken).where(eq(personalToken.id, id));
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    const listedAnswer = (await asOperator('/api/console.tokens.list/1.0.0', { shop: 'knowledge' })).data
      .items;
    expect(JSON.stringify(listedAnswer)).not.toContain(token);
    expect(listedAnswer).toContainEqual(
      expect.objectContaining({ id, name: 'ci', scope: 'decorate', used_at: expect.any(Number) }),
    );
    const revoke = async (shop: string) =>
      (await asOperator('/api/console.tokens.revoke/1.0.0', { shop, id })).code;
    expect(await revoke('training')).toBe(40400);
    expect(await revoke('knowledge')).toBe(0);
    expect(await codeOf(token)).toBe(4005);
  });

  it('M8: expires', async () => {
    const { token, id, expires_at } = await make(OWNER, 'knowledge', { days: 1 });
    expect(Math.abs(expires_at - Date.now() - 86_400_000)).toBeLessThan(60_000);
    expect(await codeOf(token)).toBe(0);
    await test()
      .database.db.update(personalToken)
      .set({ expiresAt: Date.now() })
      .where(eq(personalToken.id, id));
    expect(await codeOf(token)).toBe(4005);
  });

  it('M8: ends with the role, and does not come back with it', async () => {
    const { token } = await make();
    await setOwner({ roles: ['learner'] });
    expect(await codeOf(token)).toBe(4005);
    await setOwner({ roles: ['learner', 'owner'] });
    expect(await codeOf(token)).toBe(4005);
  });

  it('M8: ends when its person is disabled', async () => {
    const { token } = await make();
    await setOwner({ disabledAt: 1 });
    expect(await codeOf(token)).toBe(4005);
    await setOwner({ disabledAt: null });
  });

  it('R22: ends with a change of the password, as sessions do', async () => {
    const { token } = await make();
    const { accounts } = test().database.stores;
    const judgedAccount = await accounts.byPhone(SHOP, OWNER);
    if (judgedAccount === undefined) throw new Error('no owner');
    await accounts.changeWaysIn(judgedAccount, { passwordHash: 'changed' }, {});
    expect(await codeOf(token)).toBe(4005);
    const changedAccount = await accounts.byPhone(SHOP, OWNER);
    if (changedAccount === undefined || judgedAccount.passwordHash === undefined) throw new Error('no owner');
    await accounts.changeWaysIn(changedAccount, { passwordHash: judgedAccount.passwordHash }, {});
  });

  it('D116: the gate of the shop is asked as for the person', async () => {
    const { token } = await make(OWNER, 'closed');
    expect(await codeOf(token, 'closed')).toBe(40107);
    expect(await codeOf(CONSOLE_TOKEN, 'closed')).toBe(0);
  });

  it('M8: is not taken in the clear from a network, nor from a page of another origin', async () => {
    const { token } = await make();
    const from = (more: Record<string, string>) => ask(token, 'POST', EXPORT, { shop: 'knowledge' }, more);
    expect((await from({ host: 'shop.example.com' })).code).not.toBe(0);
    expect((await from({ origin: 'https://evil.example' })).code).toBe(4005);
    expect(await codeOf(token)).toBe(0);
  });

  it('R16: what one person’s tools write is counted with all they write', async () => {
    const { token } = await make(ADMIN, 'training');
    const answers = async (name: string, input: object) => {
      const codes = new Set<number>();
      for (let n = 0; n < 125; n += 1)
        codes.add(
          (await ask(token, 'POST', `/api/console.${name}/1.0.0`, { shop: 'training', ...input })).code,
        );
      return [...codes];
    };
    expect(await answers('draft.list', {})).toEqual([0]);
    expect(await answers('draft.discard', { kind: 'page', id: 'none' })).toEqual([40400, 42900]);
    expect(await answers('draft.list', {})).toEqual([0]);
  });
});
