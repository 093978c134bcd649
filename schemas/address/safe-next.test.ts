/** Redirect safety over a corpus of hostile addresses (D28, requirements 10 and 11). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REDIRECT_CORPUS, REDIRECT_SAMPLE } from '../../tests/support/redirect-corpus.ts';
import { FALLBACK_NEXT, loginHref, safeNext, safeRedirectUrl } from './safe-next.ts';

const ORIGIN = 'https://shop.example';
describe('safeNext', () => {
  test('R10: the corpus and its sample have at least 300 strings', () => {
    expect(new Set(REDIRECT_CORPUS).size).toBeGreaterThanOrEqual(300);
    expect(new Set(REDIRECT_SAMPLE).size).toBeGreaterThanOrEqual(300);
  });

  test('R10: whatever the wish, the browser stays on the site', () => {
    for (const wish of REDIRECT_CORPUS) {
      const next = safeNext(wish);
      expect(new URL(next, ORIGIN).origin, wish).toBe(ORIGIN);
      expect(next, wish).toMatch(/^\/(?![/\\])/);
    }
  });

  test('R11: no wish leads back to a login or a logout', () => {
    for (const wish of [...REDIRECT_CORPUS, '/login#x', '/./login', '/x/../logout?y=1']) {
      expect(safeNext(wish).toLowerCase().split('?')[0], wish).not.toMatch(
        /^\/(?:login|logout|college_login)\/?$/,
      );
    }
  });

  test.each([
    '/%6cogout',
    '/log%6Fut',
    '/%256cogout',
    '/%25256cogout?x=1',
    '/%4C%4F%47%4F%55%54/',
    '/x/%2e%2e/logout',
    '/x/%252e%252e/logout',
    '/x%2f..%2flogout',
    '/x%5c..%5clogout',
    '/x%255c..%255clogout',
    '/.%2flogout',
    '/LoGoUt%2f',
    '/.%2f%2flogout',
    '/x/..%2f%2flogout',
    '/%65mail_auth/%65mail_login',
  ])('R11: %s is a logout or a login for whoever decodes it', (wish) => {
    expect(safeNext(wish)).toBe(FALLBACK_NEXT);
  });

  test('R11: however a login or a logout is written, nobody is sent there', () => {
    const nowhere = fc.constantFrom('/login', '/logout', '/college_login', '/email_auth/email_login');
    const letter = fc.record({ upper: fc.boolean(), depth: fc.nat(3), hex: fc.boolean() });
    const frame = fc.constantFrom(
      ['', ''],
      ['/.', ''],
      ['/x/..', ''],
      ['/x/%2e%2e', ''],
      ['/a/b/../..', '/'],
      ['', '/'],
      ['', '//'],
      ['', '?next=%2Fpage%2Fa'],
      ['', '#part'],
      ['', '/.'],
    );
    const buildText = (
      text: string,
      { upper, depth, hex }: { upper: boolean; depth: number; hex: boolean },
    ) => {
      let out = upper ? text.toUpperCase() : text;
      for (let level = 0; level < depth; level += 1) {
        const code = out.charCodeAt(0).toString(16);
        const first = `%${hex ? code.toUpperCase() : code}`;
        out = level === 0 ? first : out.replace('%', '%25');
      }
      return out;
    };
    fc.assert(
      fc.property(nowhere, fc.infiniteStream(letter), frame, (path, ways, [before = '', after = '']) => {
        const letters = Array.from(path.slice(1), (one) => buildText(one, ways.next().value));
        const wish = `${before}/${letters.join('')}${after}`;
        expect(safeNext(wish), wish).toBe(FALLBACK_NEXT);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['/search/100%25', '/search/100%25'],
    ['/search/%6cogout', '/search/%6cogout'],
    ['/page/login', '/page/login'],
    ['/logout2', '/logout2'],
    ['/page/%E0%A4%A', '/page/%E0%A4%A'],
    ['/detail/v_1/3?is_mall_course=1', '/detail/v_1/3?is_mall_course=1'],
    ['/search/%E4%BA%A7', '/search/%E4%BA%A7'],
    ['/page/a#part', '/page/a'],
    ['/login/change_password', '/login/change_password'],
    [undefined, FALLBACK_NEXT],
    [null, FALLBACK_NEXT],
  ])('D28: %s becomes %s', (wish, next) => {
    expect(safeNext(wish)).toBe(next);
  });
});

test('D28: a wish of 2048 characters is followed, a longer one is not', () => {
  const longest = `/search/${'a'.repeat(2040)}`;
  expect([safeNext(longest), safeNext(`${longest}a`)]).toEqual([longest, FALLBACK_NEXT]);
});

describe('safeRedirectUrl', () => {
  test('R10: nothing but this origin and the hosts of the shop is followed', () => {
    for (const wish of REDIRECT_CORPUS) {
      const next = safeRedirectUrl(wish, ORIGIN, ['school.example']);
      expect(new URL(next, ORIGIN).origin, wish).toBe(ORIGIN);
    }
  });

  test.each([
    ['https://shop.example/page/a?b=1', '/page/a?b=1'],
    ['https://school.example/page/a', 'https://school.example/page/a'],
    ['http://school.example/page/a', FALLBACK_NEXT],
    ['https://user:secret@school.example/', FALLBACK_NEXT],
    ['https://user@school.example/', FALLBACK_NEXT],
    ['https://:secret@school.example/', FALLBACK_NEXT],
    ['https://user@shop.example/page/a', FALLBACK_NEXT],
    ['HTTPS://school.example/a', 'https://school.example/a'],
    ['https://school.example\\a', FALLBACK_NEXT],
    ['https://', FALLBACK_NEXT],
    ['ftp://shop.example/a', FALLBACK_NEXT],
    ['xhttps://school.example/a', FALLBACK_NEXT],
    ['', FALLBACK_NEXT],
    [null, FALLBACK_NEXT],
    [undefined, FALLBACK_NEXT],
    ['https://xschool.example/', FALLBACK_NEXT],
    ['https://shop.example/login', FALLBACK_NEXT],
    ['/page/a', '/page/a'],
  ])('D28: %s becomes %s', (wish, next) => {
    expect(safeRedirectUrl(wish, ORIGIN, ['school.example'])).toBe(next);
  });
});

test('D28: a page served without https leads back to itself, and nowhere else', () => {
  const plain = 'http://shop.example';
  expect(safeRedirectUrl('http://shop.example/page/a', plain)).toBe('/page/a');
  expect(safeRedirectUrl('http://other.example/page/a', plain)).toBe(FALLBACK_NEXT);
  expect(safeRedirectUrl('https://other.example/page/a', plain)).toBe(FALLBACK_NEXT);
});

describe('loginHref', () => {
  test('M57: the way back is encoded whole', () => {
    expect(loginHref('/detail/v_1/3?is_mall_course=1')).toBe(
      '/login?jumpfrom=%2Fdetail%2Fv_1%2F3%3Fis_mall_course%3D1',
    );
  });
  test('M57, M17: the old name of the home is a way back like any other', () => {
    expect(loginHref('/index')).toBe('/login?jumpfrom=%2Findex');
    expect(loginHref('/index?from=mail')).toBe('/login?jumpfrom=%2Findex%3Ffrom%3Dmail');
    expect(loginHref('//evil.example')).toBe('/login');
  });
  test('R11: login never names itself as the way back', () => {
    expect(loginHref('/login?jumpfrom=%2F')).toBe('/login');
  });
});
