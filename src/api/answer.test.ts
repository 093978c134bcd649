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
});
