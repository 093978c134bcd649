/** What tests of the personal centre share: a shop, its people in browsers of their own, and the calls they make. */
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { frankPainter, readPicture } from '../support/captcha.ts';
import { withApp } from './app.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const APP = 'appknowledge';
export const FACE = '/demo/avatars/xiaoman.svg';

export interface Me {
  id: string;
  phone: string;
  cookie: string;
  browser: string;
  ip: string;
}

export interface Message {
  to: string;
  purpose: string;
  code: string;
  text: string;
}
export const mp3 = (size: number, fill = 1) =>
  Buffer.concat([Buffer.from('ID3\u0004'), Buffer.alloc(size, fill)]);
export const face = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#3377aa' } })
    .png()
    .toBuffer();

export interface SignedUpload {
  sign: string;
  file_path: string;
  url: string;
  method: 'PUT';
  headers: Record<string, string>;
  expire: number;
}

/** A server of its own for the file that calls this, and what its people do there. */
export function withPersonal() {
  let shift = 0;
  const test = withApp({
    labels: ['knowledge', 'tencent', 'training'],
    deps: () => ({ painter: frankPainter, clock: { now: () => Date.now() + shift } }),
  });

  let people = 0;
  let keys = 0;

  /** Somebody nobody else in this file is, logged in in a browser of their own. */
  async function somebody(change: object = {}): Promise<Me> {
    people += 1;
    const phone = `1370000${String(people).padStart(4, '0')}`;
    const { stores } = test().database;
    const { account } = await stores.accounts.create(APP, { phone, nickname: `N${phone}`, avatar: FACE });
    await stores.accounts.change(APP, account.id, change);
    const { token } = await stores.sessions.create(APP, account.id, { userAgent: 'Chrome/1 Windows' });
    const browser = String(people).padStart(32, 'p');
    const ip = `10.7.${String(Math.floor(people / 250))}.${String((people % 250) + 1)}`;
    return { id: account.id, phone, cookie: `browser=${browser}; shop_session=${token}`, browser, ip };
  }

  async function another(me: Me, userAgent = 'Firefox/1 Linux'): Promise<Me> {
    const { token } = await test().database.stores.sessions.create(APP, me.id, { userAgent });
    people += 1;
    const browser = String(people).padStart(32, 'q');
    return { ...me, cookie: `browser=${browser}; shop_session=${token}`, browser };
  }

  const headersOf = (me: Me, locale = 'en') => ({
    cookie: me.cookie,
    'app-id': APP,
    'accept-language': locale,
    origin: 'http://knowledge.localhost:3000',
  });

  async function post(me: Me, url: string, payload: object = {}) {
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url,
      headers: headersOf(me),
      payload,
      remoteAddress: me.ip,
    });
    return { ...answer.json(), cookies: [answer.headers['set-cookie'] ?? []].flat().map(String) };
  }

  async function get(me: Me, url: string, locale = 'en') {
    const request = { url, headers: headersOf(me, locale), remoteAddress: me.ip };
    return (await test().ask('knowledge', request)).json();
  }

  const info = (me: Me) => get(me, '/api/personal.info.get/1.0.0');
  const update = (me: Me, change: object) => post(me, '/auth/update_user_info', change);
  const isIn = async (me: Me) => (await get(me, '/auth/user_info')).code === 0;

  async function outbox(to: string): Promise<Message[]> {
    const all: Message[] = (await test().ask('knowledge', '/dev/outbox.json')).json();
    return all.filter((message) => message.to === to);
  }
  const readToldMessage = (to: string, purpose: string) =>
    vi.waitFor(async () => {
      const foundMessage = (await outbox(to)).find((message) => message.purpose === purpose);
      expect(foundMessage, `${purpose} to ${to}`).toBeDefined();
      return foundMessage;
    }, 10_000);

  async function picture(me: Me) {
    keys += 1;
    const code_key = `key${String(keys).padStart(7, '0')}`;
    const { data } = await get(me, `/auth/image_code?code_key=${code_key}`);
    return { code_key, img_code: readPicture(data.img_url) };
  }

  /** The token of the person's own phone, proven in this browser. */
  async function proof(me: Me): Promise<string> {
    const { session_id } = (await post(me, '/auth/get_do_verification_bind_phone')).data;
    const input = { ...(await picture(me)), session_id, area_code: '86' };
    expect((await post(me, '/auth/send_sms', { ...input, phone_name: me.phone })).code).toBe(0);
    const code = (await outbox(me.phone)).find((message) => message.code !== '')?.code;
    const body = { phone: me.phone, area_code: '86', check_phone: 1, session_id, code };
    return (await post(me, '/auth/verify_phone_code', body)).data.token;
  }

  async function mailCode(me: Me, email: string, scene = 'bind'): Promise<string> {
    const { session_id } = (await post(me, '/auth/get_do_verification_bind_phone')).data;
    const { code_key, img_code } = await picture(me);
    const captcha = { captcha_type: 2, captcha_ticket: img_code, captcha_randstr: code_key };
    const request = { email, scene, session_id, ...captcha };
    expect((await post(me, '/api/form.email_code.get/1.0.0', request)).code).toBe(0);
    return (await outbox(email)).find((message) => message.code !== '')?.code ?? '';
  }

  /** Runs as if the login were this old. */
  async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
    shift = ms;
    try {
      return await work();
    } finally {
      shift = 0;
    }
  }

  async function readSignedUpload(me: Me, ending = 'png', kind = 'image'): Promise<SignedUpload> {
    const query = `sign_type=appSign&upload_type=${kind}&file_ext=${ending}`;
    return (await get(me, `/api/upload.sign.get/1.0.0?${query}`)).data;
  }

  async function put(me: Me, to: SignedUpload, bytes: Buffer | Readable, headers: object = {}) {
    const answer = await test().ask('knowledge', {
      method: to.method,
      url: to.url,
      headers: { ...headersOf(me), ...to.headers, ...headers },
      payload: bytes,
      remoteAddress: me.ip,
    });
    return answer.json();
  }

  async function upload(me: Me, bytes: Buffer, ending: string, kind = 'image') {
    const to = await readSignedUpload(me, ending, kind);
    const answer = await put(me, to, bytes);
    return { path: to.file_path, answer };
  }

  return {
    test,
    somebody,
    another,
    headersOf,
    post,
    get,
    info,
    update,
    isIn,
    outbox,
    told: readToldMessage,
    picture,
    proof,
    mailCode,
    later,
    signed: readSignedUpload,
    put,
    upload,
  };
}
