/** What robots.txt closes, out of the table of addresses. */
import { describe, expect, it } from 'vitest';
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import { readContext } from '#server/areas/shop/services/shop-directory.ts';
import { robotsText } from './sitemap.ts';

const ORIGIN = 'https://shop.example';
const textOf = (change: Partial<typeof PLAIN_SHOP>) =>
  robotsText(
    ORIGIN,
    readContext({ label: 'plain', info: { ...PLAIN_SHOP, ...change }, hosts: [], revision: 1 }),
  );

describe('robots.txt', () => {
  it('closes calls, logins, every page of one person and searches, and names the sitemap', () => {
    const rows = textOf({}).trimEnd().split('\n');
    expect([rows[0], rows.at(-1)]).toEqual(['User-agent: *', `Sitemap: ${ORIGIN}/sitemap.xml`]);
    expect(rows.slice(1, -1).toSorted()).toEqual(
      [
        '/api/',
        '/auth/',
        '/console/',
        '/login',
        '/college_login',
        '/email_auth/email_login',
        '/learn/',
        '/exam/',
        '/practice/',
        '/live/*/host',
        '/certificate/',
        '/record',
        '/bought',
        '/personal',
        '/logout',
        '/taskBook',
        '/checkTask',
        '/my-courses',
        '/p/t_pc/pc_training/my_course',
        '/p/t_pc/pc_training/my_tasks',
        '/order/confirm',
        '/order/',
        '/orders',
        '/search/',
        '/company_search/',
      ]
        .map((path) => `Disallow: ${path}`)
        .toSorted(),
    );
  });

  it('closes every path of a shop that may not be browsed', () => {
    expect(textOf({ is_closed: 1 })).toBe('User-agent: *\nDisallow: /\n');
  });
});
