/** Logins by the code of a phone, after a scan too, and another phone (M190, M211, M215, M231, M276, D55, R20, R24). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { makeTickets } from '#server/areas/identity/rules/tickets.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import { readPicture } from '../support/captcha.ts';
import { withCodes, type Visit, wrongOf } from './codes-fixture.ts';
import { whileExpired } from './while-expired.ts';

const { test, visit, post, get, newest, sent, logIn, wait60, newPhone, sessionOf, person } = withCodes();

describe('login by phone', () => {
  it('M211: a first login makes the account, starts a session and asks for a password', async () => {
    const by = visit();
    const phone = newPhone();
    const answer = await logIn(by, phone, await sent(by, phone));
    const { code, token, need_set_password: mustSet } = answer.data;
    expect([answer.code, mustSet, code !== '', token !== '']).toEqual([0, 1, true, true]);
    expect(sessionOf(answer.cookies)).not.toBe('');
    expect(JSON.stringify(answer.data)).not.toContain(sessionOf(answer.cookies).slice(13));
    const account = await person(phone);
    expect(account?.nickname).toMatch(/^Learner [0-9a-f]{6}$/);
    const me = await get({ ...by, cookie: sessionOf(answer.cookies) }, '/auth/user_info');
    expect(me.data.user_info.user_id).toBe(account?.id);
  });

  it('M211: who is known is that person again, and has a password already', async () => {
    const by = visit();
    const answer = await logIn(by, '19900000003', await sent(by, '19900000003', 'verify_login'));
    expect(answer).toMatchObject({ code: 0, data: { need_set_password: 0 } });
  });

  it('M215: the whole number is area code, a dash and the phone, and the area is said twice alike', async () => {
    const by = visit();
    const phone = newPhone();
    const proof = await sent(by, phone);
    expect((await logIn(by, phone, proof, { area_code: '852' })).code).toBe(40109);
    expect((await logIn(by, phone, proof)).code).toBe(0);
  });

  it('M133, M211: a plus before the area changes nothing, and a body for another shop logs no one in', async () => {
    const by = visit();
    const phone = newPhone();
    const proof = await sent(by, phone);
    expect((await logIn(by, phone, proof, { app_id: 'apptraining' })).code).toBe(4005);
    const plus = { area_code: '+86', phone: `+86-${phone}`, app_id: 'appknowledge' };
    expect((await logIn(by, phone, proof, plus)).code).toBe(0);
  });

  it('M276: a wrong code is 4, with its text', async () => {
    const by = visit();
    const phone = newPhone();
    const { code, session_id } = await sent(by, phone);
    expect(await logIn(by, phone, { code: wrongOf(code), session_id })).toMatchObject({
      code: 4,
      msg: 'Please enter the correct SMS code',
    });
    expect(await person(phone)).toBeUndefined();
  });

  it('M190: an internal shop makes no account for a stranger who proves a phone', async () => {
    const by = visit();
    const phone = newPhone();
    const label = 'training-internal';
    const { session_id } = (await post(by, '/auth/get_do_verification_account_login', {}, label)).data;
    const code_key = 'internal01';
    const picture = await get(by, `/auth/image_code?code_key=${code_key}`, label);
    const input = { session_id, code_key, img_code: readPicture(picture.data.img_url), area_code: '86' };
    expect((await post(by, '/auth/send_sms', { ...input, phone_name: phone }, label)).code).toBe(0);
    const body = { session_id, code: (await newest(phone))?.code, phone: `86-${phone}`, area_code: '86' };
    expect((await post(by, '/auth/phone_login_v2', body, label)).code).toBe(40105);
    expect(await test().database.stores.accounts.byPhone('apptraininginternal', phone)).toBeUndefined();
  });

  describe('after a scan', () => {
    let scans = 0;
    /** What a first scan leaves behind in this browser. */
    async function scan(by: Visit, externalId = `wx-${String(++scans)}`) {
      const tickets = makeTickets(test().database.stores.tickets, { now: () => Date.now() });
      const payload = {
        provider: 'wx',
        externalId,
        nickname: 'Scanned',
        browser: by.cookie.slice(8),
      } as const;
      return { externalId, login_key: await tickets.make('appknowledge', 'qr-binding', payload, 60_000) };
    }
    const channelsOf = async (phone: string) =>
      test().database.stores.channels.of('appknowledge', (await person(phone))?.id ?? '');

    it('D55: a new phone gets an account that has what was scanned, and the scan is spent', async () => {
      const by = visit();
      const phone = newPhone();
      const { externalId, login_key } = await scan(by);
      expect((await logIn(by, phone, await sent(by, phone, 'bind_phone'), { login_key })).code).toBe(0);
      expect(await channelsOf(phone)).toMatchObject([{ provider: 'wx', externalId }]);
      expect((await person(phone))?.nickname).toBe('Scanned');
      const other = newPhone();
      expect((await logIn(by, other, await sent(by, other, 'bind_phone'), { login_key })).code).toBe(9004);
    });

    it('R26, B26: one address learns thirty times an hour whether a phone is bound, however often it scans', async () => {
      const by = visit();
      const ask = async (at: Visit, login_key: string) =>
        (await post(at, '/auth/check_phone', { phone: newPhone(), login_key })).code;
      for (let scannedCount = 0; scannedCount < 3; scannedCount += 1) {
        const { login_key } = await scan(by);
        for (let requestCount = 0; requestCount < 10; requestCount += 1)
          expect(await ask(by, login_key)).toBe(0);
      }
      const { login_key } = await scan(by);
      expect(await ask(by, login_key)).toBe(CODES['too-frequent'].code);
      const other = visit();
      expect(await ask(other, (await scan(other)).login_key)).toBe(0);
    });

    it('R20: who scanned in another browser has nothing to bind', async () => {
      const by = visit();
      const phone = newPhone();
      const { login_key } = await scan(visit());
      expect((await logIn(by, phone, await sent(by, phone, 'bind_phone'), { login_key })).code).toBe(9004);
      expect(await person(phone)).toBeUndefined();
    });

    it('M137, D116: an expired shop lets a known phone in, makes no account, and binds no first scan', async () => {
      await whileExpired(test().database, 'knowledge', async () => {
        const by = visit();
        const knownText = '19900000002';
        expect((await logIn(by, knownText, await sent(by, knownText, 'verify_login'))).code).toBe(0);
        const stranger = newPhone();
        const refusedAnswer = await logIn(by, stranger, await sent(by, stranger));
        expect(refusedAnswer).toMatchObject({ code: 40107, msg: 'This shop is closed' });
        expect(await person(stranger)).toBeUndefined();
        const { externalId, login_key } = await scan(by);
        const { code, session_id } = { code: '000000', session_id: 'a'.repeat(24) };
        expect((await logIn(by, '19900000003', { code, session_id }, { login_key })).code).toBe(40107);
        expect(await test().database.stores.channels.find('appknowledge', 'wx', externalId)).toBeUndefined();
      });
    });

    it('M277: where the shop requires a scan, a phone without one is refused with 9002 and makes no account; with one it is let in', async () => {
      const { stores, db, bus } = test().database;
      const row = await stores.shops.byLabel('knowledge');
      if (row === undefined) throw new Error('no shop knowledge');
      const want = async (need_bind_scan: 0 | 1, revision: number) => {
        await db
          .update(shop)
          .set({ info: { ...row.info, need_bind_scan }, revision })
          .where(eq(shop.appId, 'appknowledge'));
        await bus.publish('purge', { appId: 'appknowledge', tags: ['shop'] });
      };
      await want(1, row.revision + 1);
      const by = visit();
      const phone = newPhone();
      expect(await logIn(by, phone, await sent(by, phone))).toMatchObject({
        code: 9002,
        msg: 'Please scan to link your account first',
      });
      expect(await person(phone)).toBeUndefined();
      await wait60(phone);
      const { login_key } = await scan(by);
      expect((await logIn(by, phone, await sent(by, phone, 'bind_phone'), { login_key })).code).toBe(0);
      await wait60(phone);
      expect((await logIn(by, phone, await sent(by, phone))).code).toBe(0);
      await want(0, row.revision + 2);
    });

    it('M206, M266: whether a phone has such an account is answered before a code is sent, not too often, and to no one else', async () => {
      const by = visit();
      const phone = newPhone();
      await logIn(by, phone, await sent(by, phone, 'bind_phone'), { login_key: (await scan(by)).login_key });
      const ask = (who: Visit, number: string, login_key: string) =>
        post(who, '/auth/check_phone', { phone: number, login_key });
      const { login_key } = await scan(by);
      expect((await ask(by, phone, login_key)).code).toBe(1);
      expect((await ask(by, newPhone(), login_key)).code).toBe(0);
      expect((await ask(by, '19900000004', login_key)).code).toBe(0);
      expect((await ask(visit(), phone, login_key)).code).toBe(9004);
      const requests = await Promise.all(Array.from({ length: 20 }, () => ask(by, phone, login_key)));
      expect(requests.filter(({ code }) => code === 8503)).toHaveLength(13);
    });

    it('M279: what belongs to another person is refused with 9005, and stays theirs', async () => {
      const by = visit();
      const phone = newPhone();
      const { externalId, login_key } = await scan(by);
      await logIn(by, phone, await sent(by, phone, 'bind_phone'), { login_key });
      const thief = visit();
      const again = await scan(thief, externalId);
      const other = newPhone();
      const answer = await logIn(thief, other, await sent(thief, other, 'bind_phone'), again);
      expect(answer).toMatchObject({
        code: 9005,
        msg: 'Verification failed: this account is linked to another phone',
      });
      expect(answer.cookies.join()).not.toContain('shop_session');
      expect(await channelsOf(phone)).toMatchObject([{ externalId }]);
    });

    it('R20: a person with another such account keeps it', async () => {
      const by = visit();
      const phone = newPhone();
      const { externalId, login_key } = await scan(by);
      await logIn(by, phone, await sent(by, phone, 'bind_phone'), { login_key });
      await wait60(phone);
      const again = await scan(by);
      expect((await logIn(by, phone, await sent(by, phone, 'bind_phone'), again)).code).toBe(1);
      expect(await channelsOf(phone)).toMatchObject([{ externalId }]);
    });
  });

  it('M231: registering makes an account with its password, and never sets that of another', async () => {
    const by = visit();
    const phone = newPhone();
    const register = (proof: object, password: string) =>
      post(by, '/auth/register', { ...proof, phone: `86-${phone}`, area_code: '86', password });
    const proof = await sent(by, phone, 'verify_login');
    expect((await register(proof, 'letters')).code).toBe(CODES['password-format'].code);
    expect(await register(proof, 'harbour731')).toMatchObject({ code: 0, data: { need_set_password: 0 } });
    const madeAccount = await person(phone);
    await wait60(phone);
    expect((await register(await sent(by, phone, 'verify_login'), 'another731')).code).toBe(1);
    expect((await person(phone))?.passwordHash).toBe(madeAccount?.passwordHash);
  });

  describe('another phone', () => {
    const bind = (by: Visit, phone: string, proof: object) =>
      post(by, '/auth/bind_phone', { phone: `86-${phone}`, area_code: '86', ...proof });

    it('R24: the old phone has to be proven; the session is a new one and the others are over', async () => {
      const by = visit();
      const old = newPhone();
      const first = await logIn(by, old, await sent(by, old));
      const elsewhere = await test().database.stores.sessions.create(
        'appknowledge',
        (await person(old))?.id ?? '',
        {
          userAgent: 'elsewhere',
        },
      );
      const me = { ...by, cookie: `${by.cookie}; ${sessionOf(first.cookies)}` };
      const phone = newPhone();
      const proof = await sent(me, phone, 'bind_phone');
      expect((await bind(me, phone, proof)).msg).toBe(CODES['proof-needed'].en);
      expect((await bind(me, phone, { ...proof, token: 'a'.repeat(32) })).code).toBe(10013);
      await wait60(old);
      const heldValue = await sent(me, old, 'bind_phone');
      const verifiedAnswer = await post(me, '/auth/verify_phone_code', {
        phone: old,
        area_code: '86',
        check_phone: 1,
        ...heldValue,
      });
      const { token } = verifiedAnswer.data;
      const boundAnswer = await bind(me, phone, { ...proof, token });
      expect(boundAnswer).toMatchObject({
        code: 0,
        data: { phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` },
      });
      expect(await person(old)).toBeUndefined();
      const alive = async (cookie: string) => (await get({ ...by, cookie }, '/auth/user_info')).code;
      expect(await alive(sessionOf(boundAnswer.cookies))).toBe(0);
      expect(await alive(sessionOf(first.cookies))).toBe(8504);
      expect(await alive(`shop_session=${elsewhere.token}`)).toBe(8504);
    });

    it('M188: a phone of another person stays theirs', async () => {
      const by = visit();
      const phone = newPhone();
      const other = newPhone();
      const first = await logIn(by, phone, await sent(by, phone));
      const neighbour = visit();
      await logIn(neighbour, other, await sent(neighbour, other));
      const me = { ...by, cookie: `${by.cookie}; ${sessionOf(first.cookies)}` };
      await wait60(phone);
      const heldValue = await sent(me, phone, 'bind_phone');
      const verifiedAnswer = await post(me, '/auth/verify_phone_code', {
        phone,
        area_code: '86',
        check_phone: 1,
        ...heldValue,
      });
      const { token } = verifiedAnswer.data;
      await wait60(other);
      expect(await bind(me, other, { ...(await sent(me, other, 'bind_phone')), token })).toMatchObject({
        code: 1,
        msg: 'This phone number is already linked to another account. Please use another one',
      });
    });
  });
});
