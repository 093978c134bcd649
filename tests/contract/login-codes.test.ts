/** Captchas, codes by SMS and e-mail, and the logins they open, over HTTP (M204-M208, M211, M215, R16-R18, R20, R26, R50). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { makeTickets } from '#server/areas/identity/rules/tickets.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import { frankPainter, findWork, readPicture } from '../support/captcha.ts';
import { withApp } from './app.ts';

const test = withApp({
  labels: ['knowledge', 'training-internal', 'closed'],
  deps: () => ({ painter: frankPainter }),
});

let browsers = 0;
let addresses = 0;
const newAddress = () => `10.1.${String(Math.floor(++addresses / 200))}.${String((addresses % 200) + 1)}`;

interface Visit {
  cookie: string;
  ip: string;
}
/** A browser of its own at an address of its own: limits count by both. */
const visit = (): Visit => ({ cookie: `browser=${String(++browsers).padStart(32, 'b')}`, ip: newAddress() });

async function post(by: Visit, url: string, payload: object, label = 'knowledge') {
  const answer = await test().ask(label, {
    method: 'POST',
    url,
    headers: {
      cookie: by.cookie,
      'accept-language': 'en',
      'app-id': `app${label.replaceAll('-', '')}`,
      origin: `http://${label}.localhost:3000`,
    },
    payload,
    remoteAddress: by.ip,
  });
  return { ...answer.json(), cookies: [answer.headers['set-cookie']].flat().map(String) };
}

async function get(by: Visit, url: string, label = 'knowledge') {
  return (await test().ask(label, { url, headers: { cookie: by.cookie }, remoteAddress: by.ip })).json();
}

async function begin(
  by: Visit,
  purpose: string,
  body: object = {},
): Promise<{ types: number; session_id: string }> {
  return (await post(by, `/auth/get_do_verification_${purpose}`, body)).data;
}

/** A flow of an address that has begun two already: it needs a slide. */
async function beginThird(by: Visit, purpose: string, body: object = {}) {
  await begin(by, purpose);
  await begin(by, purpose);
  return begin(by, purpose, body);
}

const puzzle = (by: Visit, sessionId: string) => get(by, `/auth/slide?session_id=${sessionId}`);

describe('what has to be passed', () => {
  it.each(['bind_phone', 'account_login', 'modify_password', 'verify_login'])(
    'M204: the verification of %s asks for nothing twice, then for a slide, and names its flow',
    async (purpose) => {
      const by = visit();
      const answers = [await begin(by, purpose), await begin(by, purpose), await begin(by, purpose)];
      expect(answers.map(({ types }) => types)).toEqual([0, 0, 1]);
      expect(answers[0]).toEqual({
        CaptchaAppId: '',
        types: 0,
        session_id: expect.stringMatching(/^[\w-]{24}$/),
      });
      expect(new Set(answers.map(({ session_id: id }) => id)).size).toBe(3);
    },
  );

  it('M181: where a slide cannot be loaded an image is asked for', async () => {
    expect((await beginThird(visit(), 'account_login', { downgrade: 1 })).types).toBe(2);
  });

  it('M284: a closed shop begins nothing', async () => {
    expect((await post(visit(), '/auth/get_do_verification_account_login', {}, 'closed')).code).toBe(40107);
  });
});

describe('the slide', () => {
  it('R18: a piece in its place earns a ticket, and the puzzle is gone with the answer', async () => {
    const by = visit();
    const { session_id } = await beginThird(by, 'account_login');
    const { data } = await puzzle(by, session_id);
    expect(data).toMatchObject({ width: 300, height: 150, piece_width: 48, piece_top: 40 });
    const answer = {
      session_id,
      x: 139,
      track: [
        [0, 0],
        [30, 60],
        [900, 139],
      ],
    };
    const won = await post(by, '/auth/slide', answer);
    expect(won.data).toEqual({
      captcha_ticket: expect.stringMatching(/^[\w-]{32}$/),
      captcha_randstr: expect.stringMatching(/^[\w-]{8}$/),
    });
    expect((await post(by, '/auth/slide', answer)).code).toBe(40103);
  });

  it.each([
    [
      'beside its place',
      {
        x: 150,
        track: [
          [0, 0],
          [900, 150],
        ],
      },
    ],
    [
      'in no time',
      {
        x: 137,
        track: [
          [0, 0],
          [5, 137],
        ],
      },
    ],
    ['without a movement', { x: 137 }],
    ['with a work nobody did', { work: 'lazy' }],
  ])('D50: a piece %s is refused, and a second guess is at another puzzle', async (_name, answer) => {
    const by = visit();
    const { session_id } = await beginThird(by, 'account_login');
    await puzzle(by, session_id);
    expect((await post(by, '/auth/slide', { session_id, ...answer })).code).toBe(40102);
    expect(
      (
        await post(by, '/auth/slide', {
          session_id,
          x: 137,
          track: [
            [0, 0],
            [900, 137],
          ],
        })
      ).code,
    ).toBe(40103);
  });

  it('D50: a proof of work is as good as a slide', async () => {
    const by = visit();
    const { session_id } = await beginThird(by, 'account_login');
    const { data } = await puzzle(by, session_id);
    expect((await post(by, '/auth/slide', { session_id, work: findWork(data.work) })).code).toBe(0);
  });

  it("R18: a flow is nobody else's", async () => {
    const { session_id } = await beginThird(visit(), 'account_login');
    expect((await puzzle(visit(), session_id)).code).toBe(40103);
  });
});

describe('the image code', () => {
  const image = (by: Visit, key: string) => get(by, `/auth/image_code?code_key=${key}`);
  const check = (by: Visit, code_key: string, img_code: string) =>
    post(by, '/auth/identify_code', { code_key, img_code });

  it('M207: a key gets a picture of four letters, another each time', async () => {
    const by = visit();
    const first = readPicture((await image(by, 'abcdefgh01')).data.img_url);
    expect(first).toMatch(/^[A-Z0-9]{4}$/);
    const second = readPicture((await image(by, 'abcdefgh01')).data.img_url);
    expect((await check(by, 'abcdefgh01', second.toLowerCase())).code).toBe(0);
  });

  it('B23: a key belongs to the browser that used it first', async () => {
    const by = visit();
    const text = readPicture((await image(by, 'abcdefgh02')).data.img_url);
    const other = visit();
    expect((await image(other, 'abcdefgh02')).code).toBe(40400);
    expect((await check(other, 'abcdefgh02', text)).code).toBe(40100);
    expect((await check(by, 'abcdefgh02', text)).code).toBe(0);
  });

  it('R16: of 50 guesses at once three are judged, and the right one after them is not', async () => {
    const by = visit();
    const text = readPicture((await image(by, 'abcdefgh03')).data.img_url);
    const guesses = await Promise.all(Array.from({ length: 50 }, () => check(by, 'abcdefgh03', '0000')));
    expect(guesses.every(({ code }) => code === 40100)).toBe(true);
    expect((await check(by, 'abcdefgh03', text)).code).toBe(40100);
  });
});

/** A flow with its picture read: everything a message needs but the phone. */
async function ready(by: Visit, purpose: string) {
  const { session_id } = await begin(by, purpose);
  const code_key = `key${String(++browsers).padStart(7, '0')}`;
  const img_code = readPicture((await get(by, `/auth/image_code?code_key=${code_key}`)).data.img_url);
  return { session_id, code_key, img_code, area_code: '86' };
}

async function newest(to: string) {
  const messages: { to: string; code: string; text: string }[] = (
    await test().ask('knowledge', '/dev/outbox.json')
  ).json();
  return messages.find((message) => message.to === to);
}

/** A code that was sent to a phone, and the flow it belongs to. */
async function sent(by: Visit, phone: string, purpose = 'account_login') {
  const given = await ready(by, purpose);
  expect((await post(by, '/auth/send_sms', { ...given, phone_name: phone })).code).toBe(0);
  return { code: (await newest(phone))?.code ?? '', session_id: given.session_id };
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

function logIn(by: Visit, phone: string, proof: { code: string; session_id: string }, more: object = {}) {
  return post(by, '/auth/phone_login_v2', { ...proof, phone: `86-${phone}`, area_code: '86', ...more });
}

/** As if a minute had gone by for this phone. */
async function wait60(phone: string) {
  await test().database.limits.giveBack(`message sms to ${phone} 60000`);
}

let phones = 0;
/** Nobody's yet: one message a minute goes to a phone. */
const newPhone = () => `1330000${String(++phones).padStart(4, '0')}`;

describe('codes by SMS', () => {
  it('M208, R17: six digits go to the phone alone, in the words of the shop; the answer says when to ask again', async () => {
    const by = visit();
    const phone = newPhone();
    const given = await ready(by, 'account_login');
    const answer = await post(by, '/auth/send_sms', {
      ...given,
      phone_name: ` ${phone.slice(0, 3)} ${phone.slice(3)}`,
    });
    expect(answer).toMatchObject({ code: 0, data: { wait_s: 60 } });
    const message = await newest(phone);
    expect(message).toEqual({
      to: phone,
      channel: 'sms',
      purpose: 'accountLogin',
      code: expect.stringMatching(/^\d{6}$/),
      text: expect.stringContaining(message?.code ?? 'nothing'),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(JSON.stringify(answer)).not.toContain(message?.code);
  });

  it.each([
    ['without a picture', { img_code: undefined }, 40101],
    ['with a wrong one', { img_code: '0000' }, 40100],
    ['to what is no phone', { phone_name: '12345' }, 40109],
    ['in wide digits', { phone_name: '１３３００００００００' }, 40109],
    ['in the flow of somebody else', { session_id: 'a'.repeat(24) }, 40103],
  ])('M176: nothing is sent %s', async (_name, change, code) => {
    const by = visit();
    const phone = newPhone();
    const given = await ready(by, 'account_login');
    expect((await post(by, '/auth/send_sms', { ...given, phone_name: phone, ...change })).code).toBe(code);
    expect(await newest(phone)).toBeUndefined();
  });

  it('D50: a slide ticket stands for the picture, once', async () => {
    const by = visit();
    const { session_id } = await beginThird(by, 'account_login');
    const { data } = await puzzle(by, session_id);
    const { data: ticket } = await post(by, '/auth/slide', { session_id, work: findWork(data.work) });
    const body = { session_id, area_code: '86', captcha_type: 1, ...ticket };
    expect((await post(by, '/auth/send_sms', { ...body, phone_name: newPhone() })).code).toBe(0);
    expect((await post(by, '/auth/send_sms', { ...body, phone_name: newPhone() })).code).toBe(40102);
  });

  it('B22: a picture is no way around a slide', async () => {
    const by = visit();
    const { session_id } = await beginThird(by, 'account_login');
    const given = { ...(await ready(by, 'account_login')), session_id, phone_name: newPhone() };
    expect((await post(by, '/auth/send_sms', given)).code).toBe(40101);
  });

  it('M265: a second code within a minute is 8503, whoever asks and however the phone is written', async () => {
    const phone = newPhone();
    await sent(visit(), phone);
    const by = visit();
    const again = await post(by, '/auth/send_sms', {
      ...(await ready(by, 'verify_login')),
      phone_name: `${phone.slice(0, 3)}-${phone.slice(3)}`,
      area_code: '0086',
    });
    expect(again).toMatchObject({ code: 8503, msg: 'Please try again in one minute' });
  });

  it('R16: of 25 requests at once from one address no more than its limit are sent', async () => {
    const by = visit();
    const asked = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const one = visit();
        const flow = await ready(one, 'bind_phone');
        return post({ ...one, ip: by.ip }, '/auth/send_sms', { ...flow, phone_name: newPhone() });
      }),
    );
    expect(asked.filter(({ code }) => code === 0)).toHaveLength(20);
    expect(asked.filter(({ code }) => code === 8503)).toHaveLength(5);
  });

  it('R17: of 50 tries at once five are judged; the sixth, right or not, is told to get a new code', async () => {
    const by = visit();
    const phone = newPhone();
    const { code, session_id } = await sent(by, phone);
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => logIn(by, phone, { code: wrongOf(code), session_id })),
    );
    expect(tries.every((one) => one.code === 4)).toBe(true);
    const judged = tries.filter(({ msg }) => msg === 'Please enter the correct SMS code');
    expect(judged).toHaveLength(5);
    expect(await logIn(by, phone, { code, session_id })).toMatchObject({
      code: 4,
      msg: 'The code has expired. Please get a new one',
    });
  });

  it('R17: a code opens one thing, once: not another phone, purpose or browser', async () => {
    const by = visit();
    const phone = newPhone();
    const { code, session_id } = await sent(by, phone, 'modify_password');
    expect((await logIn(by, phone, { code, session_id })).code).toBe(4);
    const other = newPhone();
    const login = await sent(by, other);
    expect((await logIn(by, newPhone(), login)).code).toBe(4);
    expect((await logIn(visit(), other, login)).code).toBe(4);
    expect((await logIn(by, other, login)).code).toBe(0);
    expect((await logIn(by, other, login)).code).toBe(4);
  });

  it('R26: a known phone and an unknown one are answered alike', async () => {
    const strip = ({ code, data, msg }: { code: number; data: unknown; msg: string }) => ({
      code,
      data,
      msg,
    });
    const answers = [];
    for (const phone of ['19900000006', newPhone()]) {
      const by = visit();
      const given = await ready(by, 'modify_password');
      const { session_id } = given;
      const send = await post(by, '/auth/send_sms', { ...given, phone_name: phone });
      const wrong = {
        phone,
        area_code: '86',
        check_phone: 1,
        session_id,
        code: wrongOf((await newest(phone))?.code ?? ''),
      };
      answers.push([strip(send), strip(await post(by, '/auth/verify_phone_code', wrong))]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('proof of a phone', () => {
  const verify = (by: Visit, phone: string, proof: object) =>
    post(by, '/auth/verify_phone_code', { phone, area_code: '86', check_phone: 1, ...proof });

  it('M205, M268: the right code of a known phone is worth a token', async () => {
    const by = visit();
    const answer = await verify(by, '19900000002', await sent(by, '19900000002', 'modify_password'));
    expect(answer).toMatchObject({ code: 0, data: { token: expect.stringMatching(/^[\w-]{32}$/) } });
  });

  it('M269: a wrong code is 4, with its text', async () => {
    const by = visit();
    const phone = newPhone();
    const { code, session_id } = await sent(by, phone, 'modify_password');
    expect(await verify(by, phone, { code: wrongOf(code), session_id })).toMatchObject({
      code: 4,
      msg: 'Please enter the correct SMS code',
    });
  });

  it('M271: what is no phone is told in the words of the server, before any code is looked at', async () => {
    const answer = await verify(visit(), '12345', { code: '000000', session_id: 'a'.repeat(24) });
    expect(answer).toMatchObject({ code: 40109, msg: CODES['phone-wrong'].en });
  });

  it('M270, M278: only after the right code is an unknown phone called so', async () => {
    const by = visit();
    const phone = newPhone();
    expect(await verify(by, phone, await sent(by, phone, 'modify_password'))).toMatchObject({
      code: 2000,
      msg: 'This phone is not registered',
    });
  });
});

describe('login by phone', () => {
  const sessionOf = (cookies: string[]) =>
    cookies.find((one) => one.startsWith('shop_session='))?.split(';')[0] ?? '';
  const person = (phone: string) => test().database.stores.accounts.byPhone('appknowledge', phone);

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

  it('M190: an internal shop makes nobody of a stranger who proves a phone', async () => {
    const by = visit();
    const phone = newPhone();
    const label = 'training-internal';
    const { session_id } = (await post(by, '/auth/get_do_verification_account_login', {}, label)).data;
    const code_key = 'internal01';
    const picture = await get(by, `/auth/image_code?code_key=${code_key}`, label);
    const given = { session_id, code_key, img_code: readPicture(picture.data.img_url), area_code: '86' };
    expect((await post(by, '/auth/send_sms', { ...given, phone_name: phone }, label)).code).toBe(0);
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

    it('R20: who scanned in another browser has nothing to bind', async () => {
      const by = visit();
      const phone = newPhone();
      const { login_key } = await scan(visit());
      expect((await logIn(by, phone, await sent(by, phone, 'bind_phone'), { login_key })).code).toBe(9004);
      expect(await person(phone)).toBeUndefined();
    });

    it('M277: where the shop wants one, a phone without a scan is 9002 and makes nobody; with one it is let in', async () => {
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
        msg: 'Please scan to bind your account first',
      });
      expect(await person(phone)).toBeUndefined();
      await wait60(phone);
      const { login_key } = await scan(by);
      expect((await logIn(by, phone, await sent(by, phone, 'bind_phone'), { login_key })).code).toBe(0);
      await wait60(phone);
      expect((await logIn(by, phone, await sent(by, phone))).code).toBe(0);
      await want(0, row.revision + 2);
    });

    it('M206, M266: a phone with such an account is told before a code is sent, not too often, and to nobody else', async () => {
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
      const asked = await Promise.all(Array.from({ length: 20 }, () => ask(by, phone, login_key)));
      expect(asked.filter(({ code }) => code === 8503)).toHaveLength(13);
    });

    it('M279: what belongs to somebody else is 9005, and stays theirs', async () => {
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
        msg: 'Verification failed: this account is bound to another phone',
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
    const made = await person(phone);
    await wait60(phone);
    expect((await register(await sent(by, phone, 'verify_login'), 'another731')).code).toBe(1);
    expect((await person(phone))?.passwordHash).toBe(made?.passwordHash);
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
      const held = await sent(me, old, 'bind_phone');
      const verified = await post(me, '/auth/verify_phone_code', {
        phone: old,
        area_code: '86',
        check_phone: 1,
        ...held,
      });
      const { token } = verified.data;
      const bound = await bind(me, phone, { ...proof, token });
      expect(bound).toMatchObject({ code: 0, data: { phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` } });
      expect(await person(old)).toBeUndefined();
      const alive = async (cookie: string) => (await get({ ...by, cookie }, '/auth/user_info')).code;
      expect(await alive(sessionOf(bound.cookies))).toBe(0);
      expect(await alive(sessionOf(first.cookies))).toBe(8504);
      expect(await alive(`shop_session=${elsewhere.token}`)).toBe(8504);
    });

    it('M188: a phone of somebody else stays theirs', async () => {
      const by = visit();
      const phone = newPhone();
      const other = newPhone();
      const first = await logIn(by, phone, await sent(by, phone));
      const neighbour = visit();
      await logIn(neighbour, other, await sent(neighbour, other));
      const me = { ...by, cookie: `${by.cookie}; ${sessionOf(first.cookies)}` };
      await wait60(phone);
      const held = await sent(me, phone, 'bind_phone');
      const verified = await post(me, '/auth/verify_phone_code', {
        phone,
        area_code: '86',
        check_phone: 1,
        ...held,
      });
      const { token } = verified.data;
      await wait60(other);
      expect(await bind(me, other, { ...(await sent(me, other, 'bind_phone')), token })).toMatchObject({
        code: 1,
        msg: 'This phone number is already bound to another account. Please use another one',
      });
    });
  });
});

describe('codes by e-mail', () => {
  /** Nobody's yet, then somebody's. */
  const email = 'Harbour@Example.com';
  const send = async (by: Visit, scene: string, to = email) => {
    const { code_key, img_code, session_id } = await ready(by, 'account_login');
    const captcha = { captcha_type: 2, captcha_ticket: img_code, captcha_randstr: code_key, session_id };
    return post(by, '/api/form.email_code.get/1.0.0', { email: to, scene, ...captcha });
  };
  const logInBy = (by: Visit, code: string) => post(by, '/auth/email_login', { email, code });

  it('M185: an address that is none, one nobody has, a wrong code and a stale one each say so', async () => {
    const by = visit();
    expect((await send(by, 'login', 'harbour@')).msg).toBe(CODES['email-wrong'].en);
    expect((await send(visit(), 'login')).msg).toBe(CODES['email-not-registered'].en);
    const { accounts } = test().database.stores;
    const owner = await accounts.byPhone('appknowledge', '19900000005');
    await accounts.change('appknowledge', owner?.id ?? '', { email: 'harbour@example.com' });
    expect(await send(by, 'login')).toMatchObject({ code: 0, data: { wait_s: 60 } });
    const code = (await newest('harbour@example.com'))?.code ?? '';
    expect((await logInBy(by, wrongOf(code))).msg).toBe(CODES['email-code-wrong'].en);
    expect((await logInBy(visit(), code)).msg).toBe(CODES['email-code-expired'].en);
    expect((await logInBy(by, code)).code).toBe(0);
    expect((await logInBy(by, code)).msg).toBe(CODES['email-code-expired'].en);
  });

  it('R26: without a captcha nobody learns whether an address is known', async () => {
    for (const to of [email, 'nobody@example.com'])
      expect(
        (await post(visit(), '/api/form.email_code.get/1.0.0', { email: to, scene: 'login' })).code,
      ).toBe(40101);
  });

  it("M228: a form's e-mail code is right once", async () => {
    const by = visit();
    expect((await send(by, 'form', 'form@example.com')).code).toBe(0);
    const body = { email: 'form@example.com', code: (await newest('form@example.com'))?.code };
    expect((await post(by, '/api/form.email_code.check/1.0.0', body)).code).toBe(0);
    expect((await post(by, '/api/form.email_code.check/1.0.0', body)).code).toBe(4);
  });
});

it('M228: a form asks what to verify, sends a code to a phone and checks it', async () => {
  const by = visit();
  const phone = newPhone();
  expect((await get(by, '/api/form.sms_info.get/1.0.0')).data).toEqual({ wait_s: 60, area_code: '86' });
  const { types, session_id } = (await get(by, '/api/form.verify_type.get/1.0.0')).data;
  expect(types).toBe(0);
  const { img_code, code_key } = await ready(by, 'bind_phone');
  const asked = { phone, area_code: '86', session_id };
  const sentTo = await post(by, '/api/form.phone_code.get/1.0.0', { ...asked, img_code, code_key });
  expect(sentTo).toMatchObject({ code: 0, data: { wait_s: 60 } });
  const check = { ...asked, code: (await newest(phone))?.code };
  expect((await post(by, '/api/form.phone_code.check/1.0.0', check)).code).toBe(0);
  expect((await post(by, '/api/form.phone_code.check/1.0.0', check)).code).toBe(4);
});
