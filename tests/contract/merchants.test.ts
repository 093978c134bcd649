/** Merchants of an operations school over HTTP: introduced, logged in by a press, registered (M147, M157, M192, M277, R20, R21). */
import { describe, expect, it } from 'vitest';
import { withLogin, BROWSER, cookiesOf, sessionOf } from './login-fixture.ts';
import { whileExpired } from './while-expired.ts';

const { test, send, read } = withLogin();

describe('merchants of an operations school', () => {
  const label = 'operations';
  const appId = 'appoperations';

  /** Logs a merchant in to the back end, as the switchboard does; answers what their browser keeps. */
  async function merchant(phone: string) {
    const answer = await send('/dev/merchant', { phone }, { label });
    return `b_session=${cookiesOf(answer)['b_session'] ?? ''}; browser=${BROWSER}`;
  }
  const introduce = (cookie: string) => read('/auth/b_user_info', cookie, label);
  const press = (name: 'login' | 'register', code: string, cookie: string) =>
    send(`/auth/${name}_by_admin`, { code }, { label, cookie });

  it('M157: the merchant of a browser is introduced by avatar and masked phone, with a code', async () => {
    const { code, data } = await introduce(await merchant('19900000001'));
    expect(code).toBe(0);
    expect(data).toMatchObject({ headimgurl: '/demo/avatars/xiaoman.svg', phone_name: '199****0001' });
    expect(data.code).toMatch(/^[\w-]{32}$/);
    expect((await introduce('')).code).toBe(40400);
    expect((await introduce('b_session=made-up')).code).toBe(40400);
  });

  it('R15: the cookie of a merchant is read by no script and sent by no other site', async () => {
    const answer = await send('/dev/merchant', { phone: '19900000001' }, { label });
    const keptCookie = answer.cookies.find(({ name }) => name === 'b_session');
    expect(keptCookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('M192: one whom the shop knows logs in, once a code', async () => {
    const cookie = await merchant('19900000001');
    const { code } = (await introduce(cookie)).data;
    const answer = await press('login', code, cookie);
    expect(answer.json().code).toBe(0);
    const info = await read('/auth/user_info', sessionOf(answer), label);
    expect(info.data.user_info.phone).toBe('199****0001');
    expect((await press('login', code, cookie)).json().code).toBe(40108);
  });

  it('M137, D116: an expired shop asks no one to register, and known merchants log in', async () => {
    const stranger = await merchant('19900000008');
    const knownText = await merchant('19900000001');
    await whileExpired(test().database, label, async () => {
      const logIn = async (cookie: string) =>
        (await press('login', (await introduce(cookie)).data.code, cookie)).json().code;
      expect(await logIn(stranger)).toBe(40107);
      expect(await logIn(knownText)).toBe(0);
    });
  });

  it('M147, M277: one whom it does not know is asked to register, with the same code', async () => {
    const cookie = await merchant('19900000008');
    const { code } = (await introduce(cookie)).data;
    expect((await press('login', code, cookie)).json().code).toBe(9002);
    const answer = await press('register', code, cookie);
    expect(answer.json()).toMatchObject({ code: 0, data: { need_set_password: 1 } });
    const account = await test().database.stores.accounts.byPhone(appId, '19900000008');
    expect(account).toMatchObject({ roles: ['learner'], passwordHash: undefined });
    const { code: next } = (await introduce(cookie)).data;
    expect((await press('login', next, cookie)).json().code).toBe(0);
  });

  it('R20: registering does not change an existing account', async () => {
    const { accounts } = test().database.stores;
    const before = await accounts.byPhone(appId, '19900000001');
    const cookie = await merchant('19900000001');
    const { code } = (await introduce(cookie)).data;
    expect((await press('register', code, cookie)).json().code).toBe(0);
    expect(await accounts.byPhone(appId, '19900000001')).toEqual(before);
  });

  it('R21: a code is worth nothing without the merchant’s session, in another browser, or in another shop', async () => {
    const cookie = await merchant('19900000001');
    const { code } = (await introduce(cookie)).data;
    const other = await merchant('19900000008');
    const [session = ''] = cookie.split(';');
    for (const shownText of [
      '',
      `browser=${BROWSER}`,
      `${session}; browser=somebody-elses-browser-somebody1`,
      other,
    ])
      expect((await press('login', code, shownText)).json().code, shownText).toBe(40108);
    expect((await send('/auth/login_by_admin', { code }, { cookie })).json().code).toBe(4005);
    expect((await read('/auth/b_user_info', cookie)).code).toBe(40400);
    expect((await press('login', code, cookie)).json().code).toBe(0);
  });

  it('M192: the switchboard makes merchants in an operations school alone', async () => {
    expect((await send('/dev/merchant', { phone: '19900000001' })).json().code).toBe(4005);
    expect((await send('/dev/merchant', { phone: '18800000000' }, { label })).json().code).toBe(40400);
    const page = (await test().ask(label, '/dev/shops')).body;
    expect(page.match(/operations\.localhost:3000\/dev\/merchant/g)).toHaveLength(2);
    expect(page.match(/\/dev\/merchant/g)).toHaveLength(2);
  });
});
