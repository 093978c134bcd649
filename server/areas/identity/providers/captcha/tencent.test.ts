/** Tencent's captcha against a stand-in of its published call: what it is asked, and every way of saying no (D50). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { signTc3 } from '#server/kernel/outgoing/tencent-cloud.ts';
import { openTencentCaptcha } from './tencent.ts';

const clock = { now: () => 1_551_113_065_000 };
const KEYS = { keyId: 'id', keySecret: 'a-secret' };
const SHOWN = { ticket: 't03ticket', randstr: '@abc', ip: '203.0.113.7' };

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function standIn(answer: unknown) {
  const events: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      events.push({ headers: request.headers, body });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const judge = openTencentCaptcha({ ...KEYS, appId: '190000000', appKey: 'app-key', endpoint }, clock);
  return { heard: events, endpoint, judge };
}

const buildCodedValue = (code: number) => ({
  Response: { CaptchaCode: code, CaptchaMsg: 'x', EvilLevel: 0, RequestId: 'r' },
});

describe('the captcha of Tencent', () => {
  it('D50: is asked as published, signed, with the address of the browser', async () => {
    const { heard, endpoint, judge } = await standIn(buildCodedValue(1));
    expect(await judge.judge(SHOWN)).toEqual({ ok: true });
    const [request] = heard;
    expect(JSON.parse(request?.body ?? '')).toEqual({
      CaptchaType: 9,
      Ticket: 't03ticket',
      UserIp: '203.0.113.7',
      Randstr: '@abc',
      CaptchaAppId: 190_000_000,
      AppSecretKey: 'app-key',
    });
    const { host } = new URL(endpoint);
    expect(request?.headers).toMatchObject({
      'x-tc-action': 'DescribeCaptchaResult',
      'x-tc-version': '2019-07-22',
      'x-tc-timestamp': '1551113065',
      authorization: signTc3(KEYS, {
        host,
        service: 'captcha',
        timestamp: 1_551_113_065,
        body: request?.body ?? '',
      }),
    });
  });

  it.each([
    ['another random string', buildCodedValue(7), 'captcha-7'],
    ['an old ticket', buildCodedValue(8), 'captcha-8'],
    ['a used ticket', buildCodedValue(9), 'captcha-9'],
    ['a made ticket', buildCodedValue(15), 'captcha-15'],
    ['a suspicious one', buildCodedValue(21), 'captcha-21'],
    [
      'a wrong key',
      { Response: { Error: { Code: 'AuthFailure.SignatureFailure' } } },
      'AuthFailure.SignatureFailure',
    ],
    ['an answer without a word', { Response: {} }, 'no-code'],
    ['nonsense', '<html>', 'unreachable'],
  ])('D50: %s is not passed', async (_name, answer, reason) => {
    const { judge } = await standIn(answer);
    expect(await judge.judge(SHOWN)).toEqual({ ok: false, reason });
  });

  it('D50: what a browser made up for itself is not even asked about', async () => {
    const { heard, judge } = await standIn(buildCodedValue(1));
    for (const ticket of ['terror_1001_190000000_1', 'trerror_1001_190000000_1'])
      expect(await judge.judge({ ...SHOWN, ticket })).toEqual({ ok: false, reason: 'made-up' });
    expect(heard).toEqual([]);
  });
});
