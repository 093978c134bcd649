/** Which addresses of data become a link, a picture or a film (requirement 6, hazard B12). */
import { describe, expect, test } from 'vitest';
import { isSitePath, safeImageUrl, safeMediaUrl, safeUrl } from './safe-url.ts';

const HOSTILE = [
  '',
  'page/a',
  './page/a',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/page\\a',
  '/page /a',
  '/page\ta',
  '/\u0085a',
  '/a\u2028b',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0D/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:https://x.example/1',
  'ftp://x.example/a',
  'https://',
  'https://a b.example',
  'https:\\\\evil.example',
  'https://x.example\\@evil.example',
  'tel :1',
];

describe('an address', () => {
  test.each(HOSTILE)('R6: %j leads nowhere', (address) => {
    expect([safeUrl(address), safeImageUrl(address), safeMediaUrl(address)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('R6: no address leads nowhere', () => {
    expect([safeUrl(undefined), safeImageUrl(undefined), safeMediaUrl(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    // address, link, picture, film
    ['/page/a?b=1#c', true, true, true],
    ['/', true, true, true],
    ['/a/%2fb', true, true, true],
    ['https://x.example/a', true, true, true],
    ['HTTPS://x.example/a', true, true, true],
    ['http://x.example/a', true, true, false],
    ['HTTP://x.example/a', true, true, false],
    ['mailto:a@b.example', true, false, false],
    ['MAILTO:a@b.example', true, false, false],
    ['mailto:a@b.example?body=https:', true, false, false],
    ['tel:+8610', true, false, false],
    ['#part', true, false, false],
    ['#part/', true, false, false],
  ])('R6: %s is a link: %s, a picture: %s, a film: %s', (address, link, picture, film) => {
    const buildExpectedText = (is: boolean) => (is ? address : undefined);
    expect(safeUrl(address)).toBe(buildExpectedText(link));
    expect(safeImageUrl(address)).toBe(buildExpectedText(picture));
    expect(safeMediaUrl(address)).toBe(buildExpectedText(film));
  });

  test('R6: 2048 characters are an address, one more is none', () => {
    const longest = `/${'a'.repeat(2047)}`;
    expect([safeUrl(longest), safeUrl(`${longest}a`)]).toEqual([longest, undefined]);
  });

  test.each([
    ['/page/a', true],
    ['/a%2fb', true],
    ['/a/%0ab', true],
    ['page', false],
    ['https://x.example', false],
    ['//x.example', false],
    ['/\\x.example', false],
    ['/a\u0000', false],
    ['/%2F', false],
  ])('R10: %j is a path of the site: %s', (path, is) => {
    expect(isSitePath(path)).toBe(is);
  });
});
