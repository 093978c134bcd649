/** Ways to sign in that this installation does not serve: a shop cannot turn them on (D48, D49, ADR-826). */
import { describe, expect, it } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const WAYS = { login_code: false, login_wx: false, login_qq: false, login_wework: false } as const;
const OFF = { ...WAYS, login_password: true, bind_phone: 0, bind_scan: false, captcha: 1 };

const test = withApp({
  labels: ['knowledge'],
  deps: () => ({ messageProviders: {}, scans: { companies: {}, hasLocal: false } }),
});

async function ask(name: string, payload: object) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' },
    payload: { shop: 'knowledge', ...payload },
  });
  return answer.json();
}
const read = async () => (await ask('shop.get', {})).data.item;
const faultsOf = async (item: object) => {
  const { code, data } = await ask('shop.save', { item });
  expect(code).toBe(40000);
  return data.faults.map(({ pointer, rule }: Record<string, string>) => `${pointer} ${rule}`);
};

describe('on an installation without an SMS provider, companies to scan with, and another captcha', () => {
  it.each([
    [{ login_code: true }, '/login_code', 'an SMS provider'],
    [{ login_wx: true }, '/login_wx', 'WeChat'],
    [{ login_qq: true }, '/login_qq', 'QQ'],
    [{ login_wework: true }, '/login_wework', 'WeCom'],
    [{ bind_phone: 1 }, '/bind_phone', 'an SMS provider'],
    [{ bind_scan: true }, '/bind_scan', 'to scan with'],
    [{ captcha: 3 }, '/captcha', 'such a company'],
  ])('ADR-826: %j is refused at its field, with what is missing', async (change, pointer, missing) => {
    expect((await ask('shop.save', { item: OFF })).code).toBe(0);
    const { code, data } = await ask('shop.save', { item: change });
    expect(code).toBe(40000);
    expect(data.faults).toMatchObject([{ pointer, rule: 'not-served' }]);
    expect(data.faults[0].message.en).toContain(missing);
    expect(await read()).toMatchObject(OFF);
  });

  it('ADR-826: what was on before stays on, is no fault of another change, and can be turned off', async () => {
    await test().database.stores.shops.change('appknowledge', (info) => ({
      ...info,
      login_ways: { verify_code: 1, phone_password: 1, wx: 1, qq: 1, wework: 1 },
    }));
    expect((await ask('shop.save', { item: { record: 'ICP 1' } })).code).toBe(0);
    expect((await ask('shop.save', { item: { login_wx: false } })).code).toBe(0);
    expect(await read()).toMatchObject({ login_wx: false, login_qq: true });
  });

  it('ADR-826: the last way that works stays on, whatever else is', async () => {
    expect(await faultsOf({ login_password: false })).toEqual(['/login_password login-way']);
  });
});
