/** Where each tab leads, as a table. */
import { describe, expect, it } from 'vitest';
import { listAddress } from './list-address.ts';

describe('the whole list behind a tab', () => {
  it.each([
    [{ source: 'tag', tag_id: 'writing', limit: 4 }, '/all/writing'],
    [{ source: 'tag', tag_id: '写作/a', limit: 4 }, '/all/%E5%86%99%E4%BD%9C%2Fa'],
    [{ source: 'tag', limit: 4 }, '/all/0'],
    [{ source: 'new', limit: 4 }, '/all/0?sort=new'],
    [{ source: 'hot', type: 6, limit: 4 }, '/all/0?type=6&sort=hot'],
    [{ source: 'type', type: 50, limit: 4 }, '/all/0?type=50'],
    [{ source: 'manual', ids: ['a'], limit: 4 }, '/all/0'],
  ] as const)('D22: %o is %s', (query, expectedText) => {
    expect(listAddress({ query: { ...query, ids: [] } })).toBe(expectedText);
  });

  it('D36: is the merchant’s own link where there is one that may be followed', () => {
    const query = { source: 'hot', limit: 4 } as const;
    expect(listAddress({ query, link: { link_type: 3, link_id: 'shelf' } })).toBe('/page/shelf');
    expect(listAddress({ query, link: { link_type: 6, link_url: 'javascript:alert(1)' } })).toBe(
      '/all/0?sort=hot',
    );
  });
});
