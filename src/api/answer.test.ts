/** How an envelope becomes an answer. */
import { describe, expect, test } from 'vitest';
import { readEnvelope } from './answer.ts';

describe('readEnvelope', () => {
  test('M54: code 1 of the browser check is its own code, not the one of another call', () => {
    const body = { code: 1, data: null, msg: 'm' };
    expect(readEnvelope(body, 'cn', ['browser-unsupported'])).toMatchObject({ code: 'browser-unsupported' });
    expect(readEnvelope(body, 'cn', ['already-bound'])).toMatchObject({ code: 'already-bound' });
  });
  test('M200: code 0 is the data, a number nobody declared is unknown, anything else is the network', () => {
    expect(readEnvelope({ code: 0, data: { a: 1 }, msg: '' }, 'cn')).toEqual({ ok: true, data: { a: 1 } });
    expect(readEnvelope({ code: 987654, data: null, msg: 'm' }, 'cn')).toMatchObject({
      ok: false,
      code: 'unknown',
      msg: 'm',
    });
    expect(readEnvelope('<html>', 'cn')).toMatchObject({ ok: false, code: 'network' });
  });

  test.each([
    ['cn', '请求过于频繁，请1分钟后再试'],
    ['en', 'Please try again in one minute'],
  ] as const)(
    'M265, D113: a refusal the server says nothing of has the words of its code (%s)',
    (locale, words) => {
      for (const msg of ['', ' ', undefined, null])
        expect(readEnvelope({ code: 8503, data: null, msg }, locale)).toMatchObject({
          msg: words,
          isWordless: true,
        });
      expect(readEnvelope({ code: 8503, data: null, msg: 'wait' }, locale)).not.toHaveProperty('isWordless');
    },
  );

  test('M262: one nobody declared says that the network is busy', () => {
    expect(readEnvelope({ code: 987654, data: null, msg: '' }, 'en')).toMatchObject({
      code: 'unknown',
      msg: 'Network busy. Please try again later.',
    });
  });
});
