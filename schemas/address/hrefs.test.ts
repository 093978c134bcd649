/** Addresses made of ids: a live room's, a preview's, and the page of what is not drawn. */
import { describe, expect, test } from 'vitest';
import { liveDetailHref, liveFormHref, liveHref } from './live-href.ts';
import { previewAddress } from './preview-address.ts';
import { unsupportHref } from './unsupport-href.ts';

describe('a live room', () => {
  test('D29: is entered by its own address, by a package where one says so', () => {
    expect(liveHref('l_1')).toBe('/live/l_1');
    expect(liveHref('l_1', 'p_1&x')).toBe('/live/l_1?product_id=p_1%26x');
  });

  test('D91: names the form that comes first', () => {
    expect(liveFormHref('l_1', 'f 1')).toBe('/live/l_1?form=f+1');
  });

  test('D29: is read about without being taken back into it', () => {
    expect(liveDetailHref('l_1')).toBe('/detail/l_1/4?stay=1');
  });
});

describe('an address in a preview', () => {
  test.each([
    ['/page/a', '/page/a?preview=tok'],
    ['/', '/?preview=tok'],
    ['/page/a?b=1&c=2', '/page/a?b=1&c=2&preview=tok'],
    ['/page/a?preview=old', '/page/a?preview=tok'],
    ['/page/a#part', '/page/a?preview=tok#part'],
    ['/page/a?b=1#part', '/page/a?b=1&preview=tok#part'],
    ['/page/a#', '/page/a?preview=tok#'],
  ])('D43: %s carries the token', (href, inside) => {
    expect(previewAddress(href, 'tok')).toBe(inside);
  });

  test.each([
    '#part',
    '',
    'page/a',
    'https://x.example/a',
    '//x.example/a',
    '/\\x.example/a',
    'mailto:a@b.c',
  ])('D43: %s is no path of this site and stays as it is', (href) => {
    expect(previewAddress(href, 'tok')).toBe(href);
  });
});

describe('what the shop does not draw', () => {
  test.each([
    ['g_1', 20, undefined, '/unsupport?id=g_1&type=20'],
    ['g_1', '7', undefined, '/unsupport?id=g_1&type=7'],
    ['g_1', 999, 'A & B', '/unsupport?id=g_1&type=999&name=A+%26+B'],
    ['g_1', 0, undefined, '/unsupport?id=g_1'],
    ['g_1', '07', undefined, '/unsupport?id=g_1'],
    ['g_1', 1000, undefined, '/unsupport?id=g_1'],
    ['g_1', '1x', undefined, '/unsupport?id=g_1'],
    ['g_1', 'x1', undefined, '/unsupport?id=g_1'],
    ['g_1', -1, '', '/unsupport?id=g_1&name='],
  ])('D21: %s of type %s named %s is told at its address', (id, type, name, href) => {
    expect(unsupportHref(id, type, name)).toBe(href);
  });
});
