/** Whose messages are believed: a corpus of origins, windows and shapes. */
import { describe, expect, it } from 'vitest';
import {
  acceptLoginMessage,
  isMessageOrigin,
  readLoginMessage,
  type MessageDomains,
} from './message-origin.ts';

const DOMAINS: MessageDomains = ['shop.example', 'login.wecom.test'];
const TOKEN = 'a'.repeat(32);
const GOOD = { code: 0, message: '', token: TOKEN };

describe('origins of messages', () => {
  it.each([
    'https://shop.example',
    'https://a.shop.example',
    'https://a.b.shop.example',
    'https://login.wecom.test',
  ])('M222, R12: %s is believed', (origin) => expect(isMessageOrigin(origin, DOMAINS)).toBe(true));

  it.each([
    'https://evilshop.example',
    'https://shop.example.evil.test',
    'https://shop.example@evil.test',
    'https://evil.test/.shop.example',
    'https://evil.test#.shop.example',
    'https://evil.test?.shop.example',
    'https://evil.test\\.shop.example',
    'https://shop-example',
    'https://wecom.test',
    'https://example',
    'http://shop.example',
    'http://a.shop.example',
    'https://shop.example:8443',
    'https://shop.example:443',
    'https://shop.example/',
    'https://shop.example.',
    'https://SHOP.example',
    'https://ѕhop.example',
    'https://xn--hop-6cd.example',
    'ftp://shop.example',
    'data:text/html,https://shop.example',
    'blob:https://shop.example/1',
    'javascript:1',
    'https://[::1]',
    'https://127.0.0.1',
    'null',
    '',
    ' https://shop.example',
    'https:// shop.example',
    'https://%73hop.example',
  ])('M222, R12: %j is not', (origin) => expect(isMessageOrigin(origin, DOMAINS)).toBe(false));

  it.each([
    '',
    '.',
    'example',
    '*.shop.example',
    '.shop.example',
    'https://shop.example',
    '127.0.0.1',
    'Shop.example',
  ])('R12: a domain configured as %j lets nobody in', (domain) => {
    for (const origin of ['https://shop.example', 'https://a.example', 'https://127.0.0.1', 'https://x.'])
      expect(isMessageOrigin(origin, [domain, domain])).toBe(false);
  });
});

describe('messages', () => {
  it('M285: a code but 0 says why, and brings no token', () => {
    expect(readLoginMessage({ code: 40029, message: 'bad code', token: TOKEN })).toEqual({
      code: 40029,
      message: 'bad code',
      token: '',
    });
    expect(readLoginMessage({ code: -1 })).toEqual({ code: -1, message: '', token: '' });
  });

  it('B6: of a window’s words two hundred are shown, and none that nobody sees', () => {
    expect(readLoginMessage({ code: 1, message: 'x'.repeat(500) })?.message).toBe('x'.repeat(200));
    expect(readLoginMessage({ code: 1, message: 'bad\u202e\0 code\n' })?.message).toBe('bad code');
  });

  it.each([
    undefined,
    null,
    'hello',
    0,
    [],
    {},
    { code: '0', token: TOKEN },
    { code: 0.5, token: TOKEN },
    { code: Number.NaN },
    { code: 0 },
    { code: 0, token: 'short' },
    { code: 0, token: `${TOKEN}<script>` },
    { code: 1, message: ['x'] },
    { code: 1, message: 'x'.repeat(501) },
    { type: 'webpackOk' },
  ])('R12: %j is no message of a login', (data) => expect(readLoginMessage(data)).toBeUndefined());

  it('R12: only the window that was opened is heard', () => {
    const opening = { window: { name: 'opened' }, domains: DOMAINS };
    const event = { origin: 'https://a.shop.example', source: opening.window, data: GOOD };
    expect(acceptLoginMessage(event, opening)).toEqual(GOOD);
    expect(acceptLoginMessage({ ...event, source: {} }, opening)).toBeUndefined();
    expect(acceptLoginMessage({ ...event, source: null }, { ...opening, window: null })).toBeUndefined();
    expect(acceptLoginMessage({ ...event, origin: 'https://evil.test' }, opening)).toBeUndefined();
    expect(acceptLoginMessage({ ...event, data: {} }, opening)).toBeUndefined();
  });
});
