/** Login by password, limits of guessing and what a login leaves, over HTTP (M209, M210, R14-R16, R26, R37). */
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/identity/rules/passwords.ts';
import { appSession } from '#server/areas/identity/tables/users.ts';
import { withLogin, SHOP, PASSWORD, cookiesOf, sessionOf } from './login-fixture.ts';

const { test, somebody, send, logIn, read, isIn, told, verifying, captcha, changeShop } = withLogin();

describe('login by password', () => {
  it('M210, M272: the right one starts a session and answers tickets for other hosts', async () => {
    const { phone } = await somebody();
    const answer = await logIn(phone, PASSWORD);
    expect(answer.json()).toMatchObject({ code: 0, data: { need_set_password: 0 } });
    const { code, token } = answer.json().data;
    expect([code, token]).toEqual([
      expect.stringMatching(/^[\w-]{32}$/),
      expect.stringMatching(/^[\w-]{32}$/),
    ]);
    expect([answer.headers['set-cookie']].flat().find((one) => one?.startsWith('shop_session='))).toMatch(
      /; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await isIn(sessionOf(answer))).toBe(true);
  });

  it('R14: the session is a new one, and the one before is dead', async () => {
    const { phone } = await somebody();
    const first = await logIn(phone, PASSWORD);
    const before = sessionOf(first);
    const second = await logIn(phone, PASSWORD, {}, { cookie: before });
    expect(sessionOf(second)).not.toBe(before);
    expect([await isIn(before), await isIn(sessionOf(second))]).toEqual([false, true]);
    const plantedText = 'shop_session=planted-by-somebody-else';
    const third = await logIn(phone, PASSWORD, {}, { cookie: plantedText });
    expect(sessionOf(third)).not.toBe(plantedText);
    expect(await isIn(plantedText)).toBe(false);
  });

  it('R15: no body of a login or of what follows holds what opens a session', async () => {
    const { phone } = await somebody();
    const answer = await logIn(phone, PASSWORD);
    const token = cookiesOf(answer)['shop_session'] ?? '';
    expect(token.length).toBeGreaterThan(40);
    const cookie = sessionOf(answer);
    const bodies = [answer.body, JSON.stringify(await read('/auth/user_info', cookie))];
    for (const body of bodies) expect(body).not.toContain(token);
    for (const ticket of [answer.json().data.code, answer.json().data.token])
      expect(await isIn(`shop_session=${String(ticket)}`)).toBe(false);
    const storedText = JSON.stringify(await test().database.db.select().from(appSession));
    expect(storedText).not.toContain(token);
  });

  it('M133, M210: the area code is taken without its plus and with it', async () => {
    const { phone } = await somebody();
    for (const area_code of ['86', '+86', '086'])
      expect((await logIn(phone, PASSWORD, { area_code })).json().code).toBe(0);
    for (const area_code of ['++86', '86+', '', 'cn'])
      expect((await logIn(phone, PASSWORD, { area_code })).json().code).toBe(40000);
  });

  it('M210, R28: the app_id of the body must be the shop of the host, or the login is refused', async () => {
    const { phone } = await somebody();
    expect((await logIn(phone, PASSWORD, { app_id: SHOP })).json().code).toBe(0);
    const elsewhere = await logIn(phone, PASSWORD, { app_id: 'apptraining' });
    expect([elsewhere.json().code, cookiesOf(elsewhere)['shop_session']]).toEqual([4005, undefined]);
  });

  it('M209: an account name logs in, in any case, and so do the digits of a phone', async () => {
    const { phone } = await somebody({ account: 'reader_one' });
    for (const name of ['reader_one', 'READER_One', phone]) {
      const answer = await send('/auth/account_login', { user_name: name, password: PASSWORD });
      expect(answer.json(), name).toMatchObject({
        code: 0,
        data: { code: expect.stringMatching(/./), token: expect.stringMatching(/./) },
      });
      expect(await isIn(sessionOf(answer))).toBe(true);
    }
    expect((await logIn('reader_one', PASSWORD)).json().code).toBe(0);
  });

  it('M274: what is no password at all stands under the password field', async () => {
    const { phone } = await somebody();
    const answer = await verifying(() => logIn(phone, 'with a space'));
    expect(answer.result.json()).toMatchObject({ code: 2512, data: null });
    expect(answer.all).toBe(0);
  });

  it('M273: an impossible phone or account is reported under the phone field', async () => {
    for (const phone of ['12345', '1', 'a', '１３８００００００００'])
      expect((await logIn(phone, PASSWORD)).json().code, phone).toBe(101104);
  });

  it('R26: a known account, an unknown one and one without a password get the same answer', async () => {
    const [knownValue, bare] = [await somebody(), await somebody()];
    await test().database.db.execute(`update app_user set password_hash = null where id = '${bare.id}'`);
    const tries = async (phone: string) => {
      const rounds = [];
      for (let index = 0; index < 3; index += 1) {
        const { result, all } = await verifying(() => logIn(phone, 'guess2718'));
        rounds.push({ ...told(result), all });
      }
      return rounds;
    };
    const rounds = await tries(knownValue.phone);
    expect(rounds.map(({ body, all }) => [body.code, all])).toEqual([
      [2511, 1],
      [2511, 1],
      [40101, 0],
    ]);
    expect(await tries('18811112222')).toEqual(rounds);
    expect(await tries(bare.phone)).toEqual(rounds);
  });

  it('M273, M274: after a captcha the answer says which of the two it was', async () => {
    const { phone } = await somebody();
    expect((await logIn(phone, 'guess2718', await captcha())).json()).toMatchObject({
      code: 2511,
      msg: 'Wrong phone, account or password',
    });
    const { result, all } = await verifying(async () => logIn('18811113333', 'guess2718', await captcha()));
    expect(result.json()).toMatchObject({ code: 101104, msg: 'Wrong phone number or password' });
    expect(all).toBe(1);
  });
});

describe('limits of guessing', () => {
  it('R16: from the third try on a captcha comes first, and one that fails is no way around it', async () => {
    const { phone } = await somebody();
    const code = async (more = {}) => (await logIn(phone, 'guess2718', more)).json().code;
    expect([await code(), await code()]).toEqual([2511, 2511]);
    expect(await code()).toBe(40101);
    // And the flow that comes next asks for one, at an address nothing was counted of.
    const flow = await send('/auth/get_do_verification_account_login', {}, { ip: '203.0.113.90' });
    expect(flow.json().data.types).toBe(1);
    expect(await code({ ...(await captcha()), captcha_ticket: 'made-up' })).toBe(40102);
    expect(await code({ ...(await captcha()), captcha_type: '0' })).toBe(40101);
    expect((await logIn(phone, PASSWORD)).json().code).toBe(40101);
    const passedValue = await captcha();
    expect((await logIn(phone, PASSWORD, passedValue)).json().code).toBe(0);
    expect((await logIn(phone, PASSWORD, passedValue)).json().code).toBe(40102);
    // The right one gave itself back.
    expect((await logIn(phone, PASSWORD, await captcha())).json().code).toBe(0);
  });

  it('R16: of fifty guesses at once five are judged; the lock says what a wrong password says', async () => {
    const own = await hashPassword(PASSWORD);
    const { phone } = await somebody({ passwordHash: own });
    const guesses = await verifying(
      () =>
        Promise.all(
          Array.from({ length: 50 }, async (_value, index) =>
            logIn(phone, `guess${String(index)}`, await captcha(), { ip: `198.51.100.${String(index)}` }),
          ),
        ),
      own,
    );
    expect(guesses.of).toBe(5);
    expect(guesses.all).toBe(50);
    expect(new Set(guesses.result.map((answer) => JSON.stringify(told(answer)))).size).toBe(1);
    const late = await verifying(
      async () => logIn(phone, PASSWORD, await captcha(), { ip: '198.51.100.60' }),
      own,
    );
    expect(told(late.result)).toEqual(told(guesses.result[0] ?? late.result));
    expect(late.result.json().code).toBe(2511);
    expect([late.all, late.of]).toEqual([1, 0]);
  }, 60_000);

  it('R16: fifty guesses without a captcha lock no one out', async () => {
    const { phone } = await somebody();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_value, index) =>
        logIn(phone, 'guess2718', {}, { ip: `198.51.100.${String(100 + index)}` }),
      ),
    );
    const codes = answers.map((answer) => Number(answer.json().code));
    expect(codes.filter((code) => code === 2511)).toHaveLength(2);
    expect(codes.filter((code) => code === 40101)).toHaveLength(48);
    expect((await logIn(phone, PASSWORD, await captcha())).json().code).toBe(0);
  });

  it('R16: an address has twenty guesses over all accounts; right passwords do not count', async () => {
    const ip = '203.0.113.77';
    const { phone } = await somebody();
    for (let index = 0; index < 3; index += 1)
      expect((await logIn(phone, PASSWORD, {}, { ip })).json().code).toBe(0);
    const answers = await verifying(() =>
      Promise.all(
        Array.from({ length: 24 }, (_value, index) =>
          logIn(`1877000${String(1000 + index)}`, 'guess2718', {}, { ip }),
        ),
      ),
    );
    const codes = answers.result.map((answer) => Number(answer.json().code));
    expect(codes.filter((code) => code === 2511)).toHaveLength(20);
    expect(codes.filter((code) => code === 42900)).toHaveLength(4);
    expect(answers.all).toBe(20);
    const refusedAnswer = (await logIn(phone, PASSWORD, {}, { ip })).json();
    expect(refusedAnswer.data.retry_at - Date.now() / 1000).toBeGreaterThan(500);
    expect((await logIn(phone, PASSWORD)).json().code).toBe(0);
  }, 60_000);
});

describe('who may log in', () => {
  it.each([
    ['closed', 'operations', { is_closed: 1 }, 'This shop is closed'],
    ['sealed', 'training', { status: { is_sealed: 1 } }, 'This shop has been suspended'],
  ])('M284, R37, D116: nobody enters a shop that is %s', async (_state, label, change, msg) => {
    const undo = await changeShop(label, change);
    const right = await verifying(() => logIn('19900000001', 'learn123', {}, { label }));
    expect(right.result.json()).toMatchObject({ code: 40107, msg });
    expect(right.all).toBe(0);
    expect(right.result.headers['set-cookie']).toBeUndefined();
    await undo();
    expect((await logIn('19900000001', 'learn123', {}, { label })).json().code).toBe(0);
  });

  it.each([
    ['expired knowledge', 'knowledge', { expiry_version: 2 }],
    ['expired training', 'training', { expiry_version: 2 }],
    ['closed training', 'training', { is_closed: 1 }],
    ['closed Tencent-type', 'knowledge', { is_closed: 1, isTxShop: true }],
  ])('M53, M128, D116: whom a shop that is %s knows, it lets in', async (_state, label, change) => {
    const undo = await changeShop(label, change);
    const enteredResponse = await logIn('19900000001', 'learn123', {}, { label });
    expect(enteredResponse.json().code).toBe(0);
    const home = '/api/page.micro.get/1.0.0?page_id=home';
    expect((await read(home, sessionOf(enteredResponse), label)).code).toBe(0);
    expect((await read('/auth/status', sessionOf(enteredResponse), label)).data).toEqual({ logged_in: 1 });
    await undo();
  });

  it('D116: a closed shop forgets its old sessions, and knows them again when it opens', async () => {
    const { cookie } = await test().login(SHOP, '19900000001');
    const undo = await changeShop('knowledge', { is_closed: 1 });
    expect(await read('/auth/user_info?need_account_email=0', cookie)).toMatchObject({ code: 8504 });
    expect(await read('/api/page.micro.get/1.0.0?page_id=home', cookie)).toMatchObject({ code: 40107 });
    await undo();
    expect(await isIn(cookie)).toBe(true);
  });

  it('M190, M275: an internal shop tells strangers so, who know their password', async () => {
    const label = 'training';
    const undo = await changeShop(label, { entry_mode: 2 });
    expect((await logIn('19900000001', 'guess2718', {}, { label })).json().code).toBe(2511);
    const stranger = await logIn('19900000001', 'learn123', {}, { label });
    expect(stranger.json()).toMatchObject({ code: 40105, data: null });
    expect(stranger.headers['set-cookie']).toBeUndefined();
    expect((await logIn('19900000004', 'learn123', {}, { label })).json().code).toBe(0);
    await undo();
  });

  it('M275: only the right password reveals that an account is disabled', async () => {
    const { phone } = await somebody({ disabledAt: Date.now() });
    expect((await logIn(phone, 'guess2718')).json().code).toBe(2511);
    expect((await logIn(phone, PASSWORD)).json().code).toBe(40106);
  });

  it('M124, M214: each shop says which ways it offers, and refuses the others', async () => {
    const ways = async (label: string) => (await read('/auth/login_ways', '', label)).data;
    expect(await ways('knowledge')).toEqual({ verify_code: 1, phone_password: 1, wx: 1, qq: 1 });
    expect(await ways('training')).toEqual({ verify_code: 0, phone_password: 1, wx: 1, qq: 0 });
    const undo = await changeShop('training', { login_by_password_enabled: '0' });
    expect(await ways('training')).toMatchObject({ phone_password: 0, wx: 1 });
    const enabledAnswer = await read('/api/shop.password_login.get/1.0.0', '', 'training');
    expect(enabledAnswer.data).toEqual({ login_by_password_enabled: '0' });
    expect((await logIn('19900000001', 'learn123', {}, { label: 'training' })).json().code).toBe(40104);
    await undo();
  });

  it('M231: a training shop shows nothing before a login', async () => {
    expect((await read('/auth/forced_login', '', 'training')).data).toEqual({ forced: 1 });
    expect((await read('/auth/forced_login')).data).toEqual({ forced: 0 });
  });

  it('M203: auth status is quiet about who is not there', async () => {
    expect(await read('/auth/status')).toMatchObject({ code: 0, data: { logged_in: 0 } });
    const { cookie } = await test().login(SHOP, '19900000001');
    expect(await read('/auth/status', cookie)).toMatchObject({ code: 0, data: { logged_in: 1 } });
  });
});

describe('what a login leaves', () => {
  it('M156: user info holds what the person says of themself, and a masked e-mail where it is asked for', async () => {
    const { id, phone } = await somebody({
      email: 'reader@school.example',
      realName: '林小满',
      company: '拾光书院',
      position: '编辑',
    });
    const { channels } = test().database.stores;
    // In one millisecond they go by their names, else by when they were bound: the same here.
    await channels.add(SHOP, { provider: 'qq', externalId: `qq-${id}`, userId: id, nickname: 'xm' });
    await channels.add(SHOP, { provider: 'wx', externalId: `wx-${id}`, userId: id, nickname: '小满' });
    await channels.add(SHOP, { provider: 'local', externalId: `lo-${id}`, userId: id, nickname: 'phone' });
    const cookie = sessionOf(await logIn(phone, PASSWORD));
    const { user_info: info } = (await read('/auth/user_info?need_account_email=1', cookie)).data;
    expect(info).toMatchObject({
      user_id: id,
      app_id: SHOP,
      pc_user_key: expect.stringMatching(/./),
      wx_avatar: '',
      wx_nickname: 'Somebody',
      wx_name: '林小满',
      job: '编辑',
      company: '拾光书院',
      channels: [
        { type: 'qq', nickname: 'xm' },
        { type: 'wechat', nickname: '小满', wx_nickname: '小满' },
      ],
      account_email: 'r***@school.example',
    });
    expect((await read('/auth/user_info', cookie)).data.user_info).not.toHaveProperty('account_email');
  });

  it('M151: its code starts a session elsewhere, once, while its own session lives', async () => {
    const { phone } = await somebody();
    const login = await logIn(phone, PASSWORD);
    const { code } = login.json().data;
    const answer = await send('/auth/cross_login', { code });
    expect(answer.json().code).toBe(0);
    expect(await isIn(sessionOf(answer))).toBe(true);
    expect(await isIn(sessionOf(login))).toBe(true);
    expect((await send('/auth/cross_login', { code })).json().code).toBe(40108);
    const { token } = (await logIn(phone, PASSWORD, {}, { cookie: sessionOf(login) })).json().data;
    expect((await send('/auth/cross_login', { code: login.json().data.token })).json().code).toBe(40108);
    expect((await send('/auth/cross_login', { code: token })).json().code).toBe(0);
  });

  it('M158, M159, M160: only super members get this answer, whomever the body names', async () => {
    const ask = async (phone: string, body = {}) => {
      const { cookie } = await test().login(SHOP, phone);
      return (await send('/api/svip.info.get/1.0.0', body, { cookie })).json();
    };
    const member = (await test().database.stores.users.list(SHOP)).find(
      ({ phone }) => phone === '19900000002',
    );
    expect(await ask('19900000002')).toMatchObject({
      code: 0,
      data: { url: '/page/svip', is_svip: 1, expire_at: '' },
    });
    expect(await ask('19900000001', { shop_id: SHOP, user_id: member?.id ?? '' })).toMatchObject({
      code: 3010,
      data: null,
    });
  });
});
