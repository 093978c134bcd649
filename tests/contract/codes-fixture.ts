/** What tests of captchas and codes share: browsers at addresses of their own, flows, and the code last sent. */
import { expect } from 'vitest';
import { frankPainter, readPicture } from '../support/captcha.ts';
import { withApp, type TestAppOptions } from './app.ts';

export interface Visit {
  cookie: string;
  ip: string;
}
export const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

/** A server of its own for the file that calls this, and what its visitors do there. */
export function withCodes(more: TestAppOptions['deps'] = () => ({})) {
  const test = withApp({
    labels: ['knowledge', 'training-internal', 'closed'],
    deps: (givenDeps) => ({ painter: frankPainter, ...more(givenDeps) }),
  });

  let browsers = 0;
  let addresses = 0;
  const newAddress = () => `10.1.${String(Math.floor(++addresses / 200))}.${String((addresses % 200) + 1)}`;

  /** A browser of its own at an address of its own: limits count by both. */
  const visit = (): Visit => ({
    cookie: `browser=${String(++browsers).padStart(32, 'b')}`,
    ip: newAddress(),
  });

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
  async function readSentValue(by: Visit, phone: string, purpose = 'account_login') {
    const input = await ready(by, purpose);
    expect((await post(by, '/auth/send_sms', { ...input, phone_name: phone })).code).toBe(0);
    return { code: (await newest(phone))?.code ?? '', session_id: input.session_id };
  }

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

  const sessionOf = (cookies: string[]) =>
    cookies.find((one) => one.startsWith('shop_session='))?.split(';')[0] ?? '';
  const person = (phone: string) => test().database.stores.accounts.byPhone('appknowledge', phone);

  return {
    test,
    visit,
    post,
    get,
    begin,
    beginThird,
    puzzle,
    ready,
    newest,
    sent: readSentValue,
    logIn,
    wait60,
    newPhone,
    sessionOf,
    person,
  };
}
