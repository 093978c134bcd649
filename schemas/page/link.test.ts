/** Where each kind of link leads, and how it opens (D31, M87). */
import { describe, expect, test } from 'vitest';
import { LINK_NAMES, resolveLink, type Link } from './link.ts';

const hrefOf = (link: Link) => resolveLink(link)?.href;

describe('where a link leads', () => {
  const good = { link_type: 2, link_id: 'v_1' };
  test.each([
    ['none', { link_type: 0 }, undefined],
    ['none, whatever it names', { link_type: 0, link_url: 'https://example.com/', link_id: 'a' }, undefined],
    ['home', { link_type: 1 }, '/'],
    ['a good of its type', { ...good, type: 3 }, '/detail/v_1/3'],
    ['a good whose type nobody said', good, '/p/t_pc/goods_pc_detail/goods_detail/v_1'],
    [
      'a good of another shop whose type nobody said',
      { ...good, content_app_id: 'appx' },
      '/p/t_pc/goods_pc_detail/goods_detail/v_1?content_app_id=appx',
    ],
    [
      'a good of another shop',
      { ...good, type: 3, content_app_id: 'app x' },
      '/detail/v_1/3?content_app_id=app%20x',
    ],
    ['a good of this shop', { ...good, type: 3, content_app_id: '' }, '/detail/v_1/3'],
    ['a good without an id', { link_type: 2, type: 3 }, undefined],
    ['a page', { link_type: 3, link_id: 'about' }, '/page/about'],
    ['a page without an id', { link_type: 3, link_id: '' }, undefined],
    ['a zone', { link_type: 4, link_id: 'z_1' }, '/p/pc/zone/z_1'],
    ['a zone without an id', { link_type: 4 }, undefined],
    ['a tag', { link_type: 5, link_id: 't_1' }, '/all/t_1'],
    ['all tags', { link_type: 5 }, '/all/0'],
    ['an address', { link_type: 6, link_url: 'https://example.com/a' }, 'https://example.com/a'],
    ['an address of this site', { link_type: 6, link_url: '/page/a' }, '/page/a'],
    ['an address nobody may follow', { link_type: 6, link_url: 'javascript:alert(1)' }, undefined],
    ['no address', { link_type: 6 }, undefined],
    ['records', { link_type: 7 }, '/record'],
    ['purchases', { link_type: 8 }, '/bought'],
    ['tasks', { link_type: 9 }, '/taskBook'],
    ['my courses', { link_type: 10 }, '/my-courses'],
    ['search', { link_type: 11 }, '/search/'],
    ['search for a word', { link_type: 11, link_id: 'ink' }, '/search/ink'],
    ['super-VIP', { link_type: 12, link_id: 'vip' }, '/page/vip'],
    ['super-VIP without a page', { link_type: 12 }, undefined],
    ['the course list', { link_type: 13 }, '/all/0'],
    ['the course list of a tag', { link_type: 13, link_id: 't_1' }, '/all/t_1'],
    ['a number nobody knows', { link_type: 99, link_id: 'a', link_url: '/a' }, undefined],
    ['no number: its address', { link_url: '/page/a' }, '/page/a'],
    ['no number and no address', { link_id: 'a' }, undefined],
    ['no number and an empty address', { link_url: '' }, undefined],
  ])('D31: %s', (_name, link, href) => {
    expect(hrefOf(link)).toBe(href);
  });

  test('D31: no link leads nowhere', () => {
    expect(resolveLink(undefined)).toBeUndefined();
  });
});

describe('how it opens', () => {
  test.each([
    [{ link_url: '/page/a' }, false, false],
    [{ link_url: '/page/a', target: '_self' }, false, false],
    [{ link_url: '/page/a', target: '_blank' }, false, true],
    [{ link_url: '#part' }, false, false],
    [{ link_url: 'https://example.com/' }, true, true],
    [{ link_url: 'https://example.com/', target: '_self' }, true, true],
    [{ link_url: 'mailto:a@example.com' }, true, true],
    [{ link_url: 'tel:400' }, true, true],
  ] as const)('D31: %j is of another site: %s; opens beside: %s', (link, external, newTab) => {
    expect(resolveLink(link)).toMatchObject({ external, newTab });
  });

  test('M87: pages of one person, and no others, ask for a login', () => {
    const asking = LINK_NAMES.filter(
      (_name, link_type) => resolveLink({ link_type, link_id: 'a', link_url: '/a' })?.login === true,
    );
    expect(asking).toEqual(['records', 'purchases', 'tasks', 'my-courses']);
  });
});
