/** New passwords over HTTP: set, changed and refused (M213, M229, M282, M283, R16, R22-R24). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/identity/rules/passwords.ts';
import { makeTickets, type TicketPayloads } from '#server/areas/identity/rules/tickets.ts';
import { appSession } from '#server/areas/identity/tables/users.ts';
import { withLogin, SHOP, PASSWORD, NEW, BROWSER, cookiesOf, sessionOf } from './login-fixture.ts';

const { test, somebody, send, logIn, isIn, verifying, captcha } = withLogin();

describe('a new password', () => {
  const browser = `browser=${BROWSER}`;
  const proofOf = (user: { id: string; phone: string }, change: Partial<TicketPayloads['proof']> = {}) =>
    makeTickets(test().database.stores.tickets, { now: () => Date.now() }).make(
      SHOP,
      'proof',
      { purpose: 'modifyPwd', phone: user.phone, userId: user.id, browser: BROWSER, ...change },
      60_000,
    );
  const reset = (token: string, entries: Record<string, string> = NEW, cookie = browser) =>
    send('/auth/reset_password', { ...entries, token }, { cookie });

  it('M213, R22: the proof of a phone sets a password, ends every session and logs no one in', async () => {
    const user = await somebody();
    const [here, there] = [
      sessionOf(await logIn(user.phone, PASSWORD)),
      sessionOf(await logIn(user.phone, PASSWORD)),
    ];
    const { token: carriedValue } = (await logIn(user.phone, PASSWORD)).json().data;
    const answer = await reset(await proofOf(user), NEW, `${browser}; ${here}`);
    expect(answer.json()).toMatchObject({ code: 0, data: { phone: user.phone } });
    expect(cookiesOf(answer)['shop_session']).toBe('');
    expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
    expect((await send('/auth/cross_login', { code: carriedValue })).json().code).toBe(40108);
    expect((await logIn(user.phone, PASSWORD)).json().code).toBe(2511);
    expect((await logIn(user.phone, NEW.password)).json().code).toBe(0);
    const storedAccount = await test().database.stores.accounts.byId(SHOP, user.id);
    expect(storedAccount?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('M282, R22: a token works once, in its browser, for its purpose', async () => {
    const user = await somebody();
    const token = await proofOf(user);
    expect((await reset(token, NEW, 'browser=somebody-elses-browser-somebody1')).json()).toMatchObject({
      code: 10013,
      msg: 'The verification code has expired',
    });
    for (const change of [{ purpose: 'bindPhone' as const }, { phone: '18799999999' }])
      expect((await reset(await proofOf(user, change))).json().code).toBe(10013);
    const codes = (await Promise.all(Array.from({ length: 5 }, () => reset(token)))).map((answer) =>
      Number(answer.json().code),
    );
    expect(codes.sort((one, other) => one - other)).toEqual([0, 10013, 10013, 10013, 10013]);
    expect((await reset('a-token-nobody-ever-made')).json().code).toBe(10013);
  });

  it('M283, R23: one that will not do says why, and costs no token', async () => {
    const user = await somebody();
    const token = await proofOf(user);
    const code = async (password: string, again = password) =>
      (await reset(token, { password, re_password: again })).json().code;
    expect(await code('abc12')).toBe(40112);
    expect(await code('lettersonly')).toBe(40112);
    expect(await code('letters and 1')).toBe(40112);
    expect(await code('bridge31415', 'bridge31416')).toBe(40114);
    for (const common of ['Password123', 'woaini1314', '1q2w3e4r']) expect(await code(common)).toBe(40113);
    expect(await code('bridge31415')).toBe(0);
  });

  it('R16: a new password ends the lock of the old one', async () => {
    const user = await somebody();
    for (let index = 0; index < 5; index += 1) await logIn(user.phone, 'guess2718', await captcha());
    expect((await logIn(user.phone, PASSWORD, await captcha())).json().code).toBe(2511);
    await reset(await proofOf(user));
    expect((await logIn(user.phone, NEW.password, await captcha())).json().code).toBe(0);
  });

  it('R24: is set without another word only soon after a login, and only where there is none', async () => {
    const { id, phone } = await somebody();
    const { db, stores } = test().database;
    const { cookie } = await test().login(SHOP, '19900000006');
    const create = (by: string) => send('/auth/set_password', NEW, { cookie: by });
    expect((await create(cookie)).json().code).toBe(40900);
    await db.execute(`update app_user set password_hash = null where id = '${id}'`);
    const { token, session } = await stores.sessions.create(SHOP, id, { userAgent: 'test' });
    const fresh = `shop_session=${token}`;
    const age = (authenticatedAt: number) =>
      db.update(appSession).set({ authenticatedAt }).where(eq(appSession.publicId, session.publicId));
    await age(Date.now() - 11 * 60_000);
    expect((await create(fresh)).json().code).toBe(40116);
    await age(Date.now() - 9 * 60_000);
    expect((await create(fresh)).json().code).toBe(0);
    expect((await create(fresh)).json().code).toBe(40900);
    expect((await logIn(phone, NEW.password)).json().code).toBe(0);
  });

  it('R24: is changed by the present one or a fresh proof; other sessions end, this one stays', async () => {
    const user = await somebody();
    const [here, there] = [
      sessionOf(await logIn(user.phone, PASSWORD)),
      sessionOf(await logIn(user.phone, PASSWORD)),
    ];
    const change = (fields: Record<string, string>) =>
      send('/auth/change_password', { ...NEW, ...fields }, { cookie: `${browser}; ${here}` });
    expect((await change({})).json().code).toBe(40116);
    expect((await change({ old_password: 'guess2718' })).json().code).toBe(40115);
    expect((await change({ token: await proofOf(await somebody()) })).json().code).toBe(10013);
    expect(await isIn(there)).toBe(true);
    expect((await change({ old_password: PASSWORD })).json().code).toBe(0);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await change({ token: await proofOf(user) })).json().code).toBe(0);
  });

  it('R16, R24: a session is no place to guess the present one from', async () => {
    const own = await hashPassword(PASSWORD);
    const user = await somebody({ passwordHash: own });
    const cookie = sessionOf(await logIn(user.phone, PASSWORD));
    const change = (old_password: string) =>
      send('/auth/change_password', { ...NEW, old_password }, { cookie });
    const { of, result } = await verifying(
      () => Promise.all(Array.from({ length: 20 }, (_value, index) => change(`guess${String(index)}`))),
      own,
    );
    expect(of).toBe(5);
    expect(new Set(result.map((answer) => Number(answer.json().code)))).toEqual(new Set([40115]));
    expect((await change(PASSWORD)).json().code).toBe(40115);
  });

  it('M229: a training account changes its own with the present one', async () => {
    const user = await somebody({ account: 'trainee_one' }, 'apptraining');
    const options = { label: 'training' };
    const login = await send(
      '/auth/account_login',
      { user_name: 'trainee_one', password: PASSWORD },
      options,
    );
    const modify = (old_password: string) =>
      send(
        '/api/train.password.modify/1.0.0',
        { ...NEW, old_password },
        { ...options, cookie: sessionOf(login) },
      );
    expect((await modify('guess2718')).json().code).toBe(40115);
    expect((await modify(PASSWORD)).json().code).toBe(0);
    expect((await logIn(user.phone, NEW.password, {}, options)).json().code).toBe(0);
  });
});
