/** Codes by SMS and e-mail, over HTTP: sent, judged, and worth a proof (M185, M205, M208, M228, M265, M268-M271, R16, R17, R26). */
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { findWork, passedCaptcha, readPicture } from '../support/captcha.ts';
import { withCodes, type Visit, wrongOf } from './codes-fixture.ts';

const { test, visit, post, get, beginThird, puzzle, ready, newest, sent, logIn, newPhone } = withCodes();

describe('codes by SMS', () => {
  it('M208, R17: six digits go to the phone alone, in the words of the shop; the answer says when to ask again', async () => {
    const by = visit();
    const phone = newPhone();
    const input = await ready(by, 'account_login');
    const answer = await post(by, '/auth/send_sms', {
      ...input,
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
    const input = await ready(by, 'account_login');
    expect((await post(by, '/auth/send_sms', { ...input, phone_name: phone, ...change })).code).toBe(code);
    expect(await newest(phone)).toBeUndefined();
  });

  it('M208, D136: the four specified fields are enough; the code belongs to the flow of this browser', async () => {
    const by = visit();
    const phone = newPhone();
    const { session_id, ...fields } = await ready(by, 'account_login');
    const answer = await post(by, '/auth/send_sms', { ...fields, phone_name: phone });
    expect(answer).toEqual(expect.objectContaining({ code: 0, data: { wait_s: 60, session_id } }));
    const { code = '' } = (await newest(phone)) ?? {};
    expect((await logIn(by, phone, { code, session_id })).code).toBe(0);
  });

  it('M208, D136: without any flow one is begun for the request, and its code logs in here alone', async () => {
    const by = visit();
    const phone = newPhone();
    const { session_id: elsewhere } = await ready(visit(), 'account_login');
    const code_key = 'noflow0001';
    const img_code = readPicture((await get(by, `/auth/image_code?code_key=${code_key}`)).data.img_url);
    const wrong = await post(by, '/auth/send_sms', {
      phone_name: phone,
      area_code: '86',
      code_key,
      img_code: 'zzzz',
    });
    expect(wrong.code).toBe(40100);
    const answer = await post(by, '/auth/send_sms', {
      phone_name: phone,
      area_code: '86',
      code_key,
      img_code,
    });
    expect(answer.code).toBe(0);
    expect(answer.data.session_id).not.toBe(elsewhere);
    const { code = '' } = (await newest(phone)) ?? {};
    const { session_id } = answer.data;
    expect((await logIn(visit(), phone, { code, session_id })).code).toBe(4);
    expect((await logIn(by, phone, { code, session_id })).code).toBe(0);
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
    const input = { ...(await ready(by, 'account_login')), session_id, phone_name: newPhone() };
    expect((await post(by, '/auth/send_sms', input)).code).toBe(40101);
  });

  it('M265: a second code within a minute is refused with 8503, from any address and however the phone is written', async () => {
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
    const requests = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const one = visit();
        const flow = await ready(one, 'bind_phone');
        return post({ ...one, ip: by.ip }, '/auth/send_sms', { ...flow, phone_name: newPhone() });
      }),
    );
    expect(requests.filter(({ code }) => code === 0)).toHaveLength(20);
    expect(requests.filter(({ code }) => code === 8503)).toHaveLength(5);
  });

  it('R17: of 50 tries at once five are checked; the sixth, right or not, needs a new code', async () => {
    const by = visit();
    const phone = newPhone();
    const { code, session_id } = await sent(by, phone);
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => logIn(by, phone, { code: wrongOf(code), session_id })),
    );
    expect(tries.every((one) => one.code === 4)).toBe(true);
    const verdicts = tries.filter(({ msg }) => msg === 'Please enter the correct SMS code');
    expect(verdicts).toHaveLength(5);
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
      const input = await ready(by, 'modify_password');
      const { session_id } = input;
      const send = await post(by, '/auth/send_sms', { ...input, phone_name: phone });
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

  it('M271: an invalid phone is refused in the server’s words before any code is checked', async () => {
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

describe('codes by e-mail', () => {
  /** Nobody's yet, then somebody's. */
  const email = 'Harbour@Example.com';
  const send = async (by: Visit, scene: string, to = email) => {
    const { code_key, img_code, session_id } = await ready(by, 'account_login');
    const captcha = { captcha_type: 2, captcha_ticket: img_code, captcha_randstr: code_key, session_id };
    return post(by, '/api/form.email_code.get/1.0.0', { email: to, scene, ...captcha });
  };
  const logInBy = (by: Visit, code: string) => post(by, '/auth/email_login', { email, code });

  it('R26, B26: one address learns thirty times an hour whether an e-mail address is known, then no more', async () => {
    const { ip } = visit();
    const { stores } = test().database;
    const owner = await stores.accounts.byPhone('appknowledge', '19900000004');
    await stores.accounts.change('appknowledge', owner?.id ?? '', { email: 'known@school.example' });
    let flows = 0;
    const ask = async (email: string, at = ip): Promise<number> => {
      const { cookie } = visit();
      flows += 1;
      const flow = { appId: 'appknowledge', sessionId: `flow-of-asking-${String(flows)}` };
      const captcha = await passedCaptcha(stores, { ...flow, browser: cookie.slice(8) });
      const request = { email, scene: 'login', ...captcha, captcha_type: 1 };
      return (await post({ cookie, ip: at }, '/api/form.email_code.get/1.0.0', request)).code;
    };
    for (let requestCount = 0; requestCount < 30; requestCount += 1)
      expect(await ask(`nobody-${String(requestCount)}@school.example`)).toBe(
        CODES['email-not-registered'].code,
      );
    expect(await ask('nobody@school.example')).toBe(CODES['too-frequent'].code);
    expect(await ask('known@school.example')).toBe(CODES['too-frequent'].code);
    expect(await ask('nobody@school.example', visit().ip)).toBe(CODES['email-not-registered'].code);
  });

  it('M185: an invalid address, an unknown one, a wrong code and a stale one each say so', async () => {
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

  it('R26: without a captcha no one learns whether an address is known', async () => {
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
  const request = { phone, area_code: '86', session_id };
  const sentTo = await post(by, '/api/form.phone_code.get/1.0.0', { ...request, img_code, code_key });
  expect(sentTo).toMatchObject({ code: 0, data: { wait_s: 60 } });
  const check = { ...request, code: (await newest(phone))?.code };
  expect((await post(by, '/api/form.phone_code.check/1.0.0', check)).code).toBe(0);
  expect((await post(by, '/api/form.phone_code.check/1.0.0', check)).code).toBe(4);
});
