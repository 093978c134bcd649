/** The personal centre over HTTP: e-mail address, social accounts, phone, and the notices of each change (M261, D90, R24, B32). */
import { describe, expect, it, vi } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import { withPersonal, MINUTE, APP, type Me } from './personal-fixture.ts';

const { test, somebody, another, post, info, isIn, outbox, told, picture, proof, mailCode, later } =
  withPersonal();

describe('the e-mail address', () => {
  const bind = (me: Me, body: object) => post(me, '/api/personal.email.bind/1.0.0', body);

  it('D90, R24, B32: a first one needs a proof however fresh the login; the session is a new one', async () => {
    const me = await somebody();
    const email = `first-${me.phone}@school.example`;
    const code = await mailCode(me, email);
    expect((await bind(me, { email, code })).code).toBe(CODES['proof-needed'].code);
    const token = await proof(me);
    expect((await bind(me, { email, code: code === '000000' ? '000001' : '000000', token })).code).toBe(4);
    const boundAnswer = await bind(me, { email, code, token });
    expect(boundAnswer).toMatchObject({ code: 0, data: { email: 'f***@school.example' } });
    expect(boundAnswer.cookies.join()).toMatch(/shop_session=[\w-]{43}/);
    expect(await isIn(me)).toBe(false);
    expect((await told(me.phone, 'email-changed'))?.text).toContain('the e-mail address of your account');
  });

  it('R24, B32: a new address needs a fresh proof; the old one is notified and the other sessions end', async () => {
    const old = 'old@school.example';
    const me = await somebody({ email: old });
    const other = await another(me);
    const email = `new-${me.phone}@school.example`;
    const code = await mailCode(me, email);
    expect((await bind(me, { email, code })).code).toBe(CODES['proof-needed'].code);
    expect((await bind(me, { email, code, token: 'a'.repeat(32) })).code).toBe(10013);
    const thief = await somebody();
    expect((await bind(me, { email, code, token: await proof(thief) })).code).toBe(10013);
    const token = await proof(me);
    expect((await bind(me, { email, code: '12', token })).code).toBe(4);
    expect((await bind(me, { email, code, token })).code).toBe(0);
    expect(await isIn(other)).toBe(false);
    expect(await told(old, 'email-changed')).toMatchObject({ code: '' });
    const account = await test().database.stores.accounts.byId(APP, me.id);
    expect(account?.email).toBe(email);
  });

  it('R24: a login of yesterday is no proof', async () => {
    const me = await somebody();
    const email = `late-${me.phone}@school.example`;
    const code = await mailCode(me, email);
    const answer = await later(11 * MINUTE, () => bind(me, { email, code }));
    expect(answer.code).toBe(CODES['proof-needed'].code);
  });

  it('D90: another person’s address is refused, once its code is known', async () => {
    const email = 'taken@school.example';
    await somebody({ email });
    const me = await somebody();
    const answer = await bind(me, { email, code: await mailCode(me, email), token: await proof(me) });
    expect(answer).toMatchObject({ code: CODES['email-taken'].code, msg: CODES['email-taken'].en });
  });
});

describe('social accounts', () => {
  const unbind = (me: Me, provider: QrProviderName, more: object = {}) =>
    post(me, '/api/personal.channel.unbind/1.0.0', { provider, ...more });
  const readScannedValue = (me: Me, provider: QrProviderName) =>
    test().database.stores.channels.add(APP, {
      provider,
      externalId: `x-${provider}-${me.id}`,
      userId: me.id,
      nickname: 'Mira',
    });

  it('M261: one is taken off and told; one that is not there is not found', async () => {
    const me = await somebody();
    await readScannedValue(me, 'wx');
    expect((await info(me)).data.channels).toEqual([{ provider: 'wx', nickname: 'Mira' }]);
    expect((await unbind(me, 'qq')).code).toBe(CODES['not-found'].code);
    expect((await unbind(me, 'wx')).code).toBe(0);
    expect((await info(me)).data.channels).toEqual([]);
    await told(me.phone, 'channel-unbound');
  });

  it('D90: the last way to log in stays', async () => {
    const me = await somebody();
    await test().database.stores.accounts.change(APP, me.id, { phone: '' });
    await readScannedValue(me, 'wx');
    expect(await unbind(me, 'wx')).toMatchObject({ code: CODES['last-login-way'].code });
    await readScannedValue(me, 'qq');
    expect((await unbind(me, 'wx')).code).toBe(0);
    expect((await unbind(me, 'qq')).code).toBe(CODES['last-login-way'].code);
    await test().database.stores.accounts.change(APP, me.id, { phone: me.phone });
  });

  it('D90: of two taken off at once one stays, where nothing else lets the person in', async () => {
    const me = await somebody();
    const { accounts, channels } = test().database.stores;
    await accounts.change(APP, me.id, { phone: '' });
    await readScannedValue(me, 'wx');
    await readScannedValue(me, 'qq');
    const answers = await Promise.all([unbind(me, 'wx'), unbind(me, 'qq')]);
    const codes = answers.map(({ code }) => Number(code));
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, CODES['last-login-way'].code]);
    expect(await channels.of(APP, me.id)).toHaveLength(1);
    await accounts.change(APP, me.id, { phone: me.phone });
  });

  it('R24, B32: an old login needs a proof first', async () => {
    const me = await somebody();
    await readScannedValue(me, 'qq');
    const token = await proof(me);
    await later(11 * MINUTE, async () => {
      expect((await unbind(me, 'qq')).code).toBe(CODES['proof-needed'].code);
      expect((await unbind(me, 'qq', { token })).code).toBe(0);
    });
  });
});

describe('a first phone', () => {
  it('R24, B32: is not added by an old login, which may be stolen', async () => {
    const me = await somebody({ phone: '' });
    const body = { phone: '86-13799990001', area_code: '86', code: '000000', session_id: 'a'.repeat(24) };
    const bind = async (more: object = {}) => (await post(me, '/auth/bind_phone', { ...body, ...more })).code;
    await later(11 * MINUTE, async () => {
      expect(await bind()).toBe(CODES['proof-needed'].code);
      expect(await bind({ token: 'a'.repeat(32) })).toBe(CODES['reset-token-expired'].code);
    });
    // A fresh one is asked for the code alone.
    expect(await bind()).toBe(CODES['sms-code-expired'].code);
  });
});

describe('binding a social account', () => {
  const askToBind = (me: Me, more: object = {}) =>
    post(me, '/auth/get_bind_qr_code', { provider: 'wx', ...more });

  it('R24, B32: an old login needs a proof first, and only the person’s own counts', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const [token, theirs] = [await proof(me), await proof(other)];
    await later(11 * MINUTE, async () => {
      expect((await askToBind(me)).code).toBe(CODES['proof-needed'].code);
      expect((await askToBind(me, { token: theirs })).code).toBe(CODES['reset-token-expired'].code);
      expect((await askToBind({ ...me, cookie: (await another(me)).cookie }, { token })).code).toBe(
        CODES['reset-token-expired'].code,
      );
      expect((await askToBind(me, { token })).data.expire_in).toBe(120);
      expect((await askToBind(me, { token })).data.expire_in).toBe(120);
    });
  });
});

describe('notices', () => {
  it('R24, B32: the old phone is notified of the new one, in the language of the person who changed it', async () => {
    const me = await somebody();
    const token = await proof(me);
    const phone = `1371111${me.phone.slice(-4)}`;
    const { session_id } = (await post(me, '/auth/get_do_verification_bind_phone')).data;
    const input = { ...(await picture(me)), session_id, area_code: '86', phone_name: phone };
    await post(me, '/auth/send_sms', input);
    const code = (await outbox(phone))[0]?.code;
    const body = { phone: `86-${phone}`, area_code: '86', code, session_id, token };
    expect((await post(me, '/auth/bind_phone', body)).code).toBe(0);
    expect((await told(me.phone, 'phone-changed'))?.text).toContain('If this wasn’t you');
    expect((await outbox(phone)).some(({ purpose }) => purpose === 'phone-changed')).toBe(false);
  });

  it('R24, B32: phone and e-mail are notified of a new password', async () => {
    const email = 'pass@school.example';
    const me = await somebody({ email });
    const body = { password: 'harbour731', re_password: 'harbour731' };
    expect((await post(me, '/auth/set_password', body)).code).toBe(0);
    await told(me.phone, 'password-changed');
    await told(email, 'password-changed');
  });
});

describe('notices of two changes at once', () => {
  const body = { password: 'harbour731', re_password: 'harbour731' };

  it('R24, B32: a change is announced to the earlier phone and e-mail, whatever else changes at that moment', async () => {
    const { accounts } = test().database.stores;
    const changeWaysIn = accounts.changeWaysIn.bind(accounts);
    const [email, next] = ['was@school.example', 'next@school.example'];
    const me = await somebody({ email });
    const both = vi.spyOn(accounts, 'changeWaysIn').mockImplementation(async (...inputs) => {
      const changedValue = await changeWaysIn(...inputs);
      await accounts.change(APP, me.id, { email: next });
      return changedValue;
    });
    const { code } = await post(me, '/auth/set_password', body);
    both.mockRestore();
    expect(code).toBe(0);
    await told(email, 'password-changed');
    expect(await outbox(next)).toEqual([]);
  });

  it('R22: a change is refused where the person has changed since they were checked', async () => {
    const { accounts } = test().database.stores;
    const changeWaysIn = accounts.changeWaysIn.bind(accounts);
    const me = await somebody();
    const both = vi.spyOn(accounts, 'changeWaysIn').mockImplementation(async (...inputs) => {
      await accounts.change(APP, me.id, { email: 'other@school.example' });
      return changeWaysIn(...inputs);
    });
    const { code } = await post(me, '/auth/set_password', body);
    both.mockRestore();
    expect(code).toBe(CODES['state-conflict'].code);
    expect((await accounts.byId(APP, me.id))?.passwordHash).toBeUndefined();
  });
});
