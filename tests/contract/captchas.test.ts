/** What has to be passed before a code is sent, over HTTP: the slide, the picture, a proof of work (M181, M204, M207, R16, R18, B23, D50). */
import { describe, expect, it } from 'vitest';
import { findWork, readPicture } from '../support/captcha.ts';
import { withCodes, type Visit } from './codes-fixture.ts';

const { visit, post, get, begin, beginThird, puzzle } = withCodes();

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
    const wonAnswer = await post(by, '/auth/slide', answer);
    expect(wonAnswer.data).toEqual({
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

  it('D50, B22: work costs more with each one of an address; none in stock helps, and no slide counts', async () => {
    const { ip } = visit();
    const pose = async () => {
      const by = { ...visit(), ip };
      const { session_id } = await beginThird(by, 'account_login');
      return { by, session_id, work: (await puzzle(by, session_id)).data.work };
    };
    const answer = async ({ by, session_id }: Awaited<ReturnType<typeof pose>>, work: string) =>
      (await post(by, '/auth/slide', { session_id, work })).code;
    for (let free = 0; free < 3; free += 1) {
      const posedValue = await pose();
      expect(posedValue.work.bits).toBe(17);
      expect(await answer(posedValue, 'lazy')).toBe(40102);
    }
    const [first, stockedValue] = [await pose(), await pose()];
    expect([first.work.bits, stockedValue.work.bits]).toEqual([18, 18]);
    expect(await answer(first, 'lazy')).toBe(40102);
    // Right, and worth what a work cost when it was posed.
    expect(await answer(stockedValue, findWork(stockedValue.work))).toBe(40102);
    expect((await pose()).work.bits).toBe(20);
    const neighbour = visit();
    const { session_id } = await beginThird(neighbour, 'account_login');
    expect((await puzzle(neighbour, session_id)).data.work.bits).toBe(17);
  });

  it('D50, B22: each try in one flow costs more work, up to what a browser can still do', async () => {
    const by = visit();
    const { session_id } = await beginThird(by, 'account_login');
    const bits: number[] = [];
    for (let triedCount = 0; triedCount < 9; triedCount += 1) {
      bits.push((await puzzle(by, session_id)).data.work.bits);
      await post(by, '/auth/slide', { session_id, x: 1 });
    }
    expect(bits).toEqual([17, 18, 19, 20, 21, 22, 23, 23, 23]);
  });

  it('R18: a flow belongs to one browser', async () => {
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
