/** Captchas, codes by SMS and e-mail, and the logins they open, over HTTP (M204-M208, M211, M215, R16-R18, R20, R26, R50). */
import { describe, expect, it } from 'vitest';
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
