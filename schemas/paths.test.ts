/** The table of addresses, and what is known of each. */
import { describe, expect, test } from 'vitest';
import {
  fillPath,
  isLoginPage,
  isLoginPath,
  isNoWayBack,
  isPersonalPage,
  pageAt,
  pathTo,
  PATHS,
  PHONE_DETAIL_PATH,
  prefixOf,
  uncrawledPaths,
} from './paths.ts';

describe('pathTo', () => {
  test('M21: every parameter is one segment, whatever it holds', () => {
    expect(pathTo('detail', { id: 'v_1', type: 3 })).toBe('/detail/v_1/3');
    expect(pathTo('detail', { id: 'a/b?c', type: '' })).toBe('/detail/a%2Fb%3Fc/');
    expect(pathTo('zone', { zoneId: '专区' })).toBe('/p/pc/zone/%E4%B8%93%E5%8C%BA');
  });

  test('M20: what may be absent goes with its slash', () => {
    expect(pathTo('tag-list', { tagId: 'new' })).toBe('/all/new');
    expect(pathTo('tag-list', { tagId: 'new', componentId: 'c1' })).toBe('/all/new/c1');
    expect(pathTo('search', {})).toBe('/search');
    expect(pathTo('search', { content: '' })).toBe('/search/');
    expect(fillPath(PHONE_DETAIL_PATH, { id: 'v_1' })).toBe('/detail/v_1');
  });

  test('an address without parameters is itself', () => {
    expect(pathTo('my-courses', {})).toBe('/my-courses');
    expect(prefixOf('zone-auth')).toBe('/zoneAuth/');
    expect(prefixOf('login')).toBe('/login');
  });
});

describe('kinds of pages', () => {
  const names = Object.keys(PATHS);

  test('M189, M41, M44, M45: one person’s own pages', () => {
    const personal = names.filter(isPersonalPage).map((name) => PATHS[name]);
    expect(personal).toEqual([
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
      '/order/:id',
      '/orders',
      '/learn/:id/:type',
      '/exam/:id',
      '/practice/:id',
      '/live/:id/host',
    ]);
    expect([pageAt('my-courses').access, pageAt('detail').access]).toEqual(['learner', 'anyone']);
  });

  test('M34, M35, M36: pages that are a login themselves', () => {
    expect(names.filter(isLoginPage)).toEqual(['login', 'college-login', 'email-login']);
  });

  test.each([
    ['/login', true],
    ['/college_login', true],
    ['/email_auth/email_login', true],
    ['/login/change_password', true],
    ['/auth/scan/wx', true],
    ['/auth/qr_confirm', false],
    ['/logout', false],
    ['/', false],
  ])('D66: somebody on %s is in the middle of a login: %s', (path, isExpected) => {
    expect(isLoginPath(path)).toBe(isExpected);
  });

  test.each([
    ['/login', true],
    ['/LOGIN//', true],
    ['/logout', true],
    ['/College_Login', true],
    ['/email_auth/email_login/', true],
    ['/login/change_password', false],
    ['/personal', false],
  ])('R11: nobody is sent back to %s: %s', (path, isExpected) => {
    expect(isNoWayBack(path)).toBe(isExpected);
  });

  test('R22: logins, personal pages and searches are nobody’s to find, everything else is', () => {
    for (const path of [
      '/login',
      '/college_login',
      '/my-courses',
      '/personal',
      '/search/',
      '/company_search/',
    ])
      expect(uncrawledPaths()).toContain(path);
    for (const path of ['/', '/detail/', '/page/', '/all/', '/p/pc/zone/'])
      expect(uncrawledPaths().filter((one) => path.startsWith(one))).toEqual([]);
  });
});
