/** Every address of the specification finds its route, and no address breaks the match. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { routes } from '#app/routes.gen.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { matchRoute } from './match.ts';

const find = (url: string) => matchRoute(routes, url);

const TABLE: readonly (readonly [row: string, url: string, name: string])[] = [
  ['M16', '/', 'home'],
  ['M17', '/index', 'index'],
  ['M18', '/page/about', 'page'],
  ['M19', '/p/pc/zone/z_1', 'zone'],
  ['M20', '/all/t1', 'tag-list'],
  ['M20', '/all/t1/c1', 'tag-list'],
  ['M21', '/detail/v_1/3', 'detail'],
  [
    'M22',
    '/detail/v_1/3?content_app_id=a&course_content_app_id=b&is_mall_course=1&navIndex=2&from_tag=t',
    'detail',
  ],
  ['M23', '/study/v_1/3', 'study'],
  ['M24', '/record', 'record'],
  ['M25', '/bought', 'bought'],
  ['M26', '/personal', 'personal'],
  ['M27', '/logout', 'logout'],
  ['M28', '/taskBook', 'task-book'],
  ['M29', '/checkTask', 'check-task'],
  ['M30', '/unsupport?id=1', 'unsupport'],
  ['M31', '/middle/g_1/21', 'middle'],
  ['M32', '/search/%E4%BA%A7%E5%93%81', 'search'],
  ['M33', '/company_search/x', 'company-search'],
  ['M34', '/college_login', 'college-login'],
  ['M35', '/login?jumpfrom=%2F', 'login'],
  ['M36', '/email_auth/email_login', 'email-login'],
  ['M37', '/login/change_password', 'change-password'],
  ['M38', '/noPermissions/2', 'no-permissions'],
  ['M39', '/zoneAuth/1', 'zone-auth'],
  ['M40', '/shopBlocked?shop_state=1&page_type=1', 'shop-blocked'],
  ['M41', '/my-courses', 'my-courses'],
  ['M42', '/p/t_pc/goods_pc_detail/goods_detail/v_1', 'goods-jump'],
  ['M42', '/p/t_pc/goods_pc_detail/goods_detail/v_1/3', 'goods-jump'],
  ['M43', '/p/t_pc/course_pc_detail/camp_pro/camp_1', 'training-camp'],
  ['M44', '/p/t_pc/pc_training/my_course', 'training-my-course'],
  ['M45', '/p/t_pc/pc_training/my_tasks', 'training-my-tasks'],
  ['M46', '/health', 'health'],
  ['M47', '/404', 'not-found'],
  ['M47', '/nowhere/at/all', 'catch-all'],
];

describe('routes', () => {
  test.each(TABLE)('%s: %s is the route %s', (_row, url, name) => {
    expect(find(url).route.name).toBe(name);
  });

  test('M17: /index leads home with the query it was asked with', () => {
    const leads = (url: string) => {
      const { route, context } = find(url);
      return route.shows(context);
    };
    expect(leads('/index')).toEqual({ kind: 'redirect', to: '/', status: 301 });
    expect(leads('/index?x=1&y=%E4%BA%A7')).toEqual({
      kind: 'redirect',
      to: '/?x=1&y=%E4%BA%A7',
      status: 301,
    });
  });

  test('M32: a parameter arrives decoded', () => {
    expect(find('/search/%E4%BA%A7%E5%93%81').context.params).toEqual({ content: '产品' });
  });

  test('M23: study keeps its query on the way to the detail', () => {
    const { route, context } = find('/study/v_1/3?navIndex=2');
    expect(route.shows(context)).toEqual({ kind: 'redirect', to: '/detail/v_1/3?navIndex=2', status: 301 });
  });

  test.each([
    ['M42: the type in the path wins', '/p/t_pc/goods_pc_detail/goods_detail/x1/50', '/detail/x1/50'],
    ['M42: else the query names it', '/p/t_pc/goods_pc_detail/goods_detail/x1?type=6', '/detail/x1/6'],
    ['D20: else the prefix of the id tells it', '/p/t_pc/goods_pc_detail/goods_detail/v_1', '/detail/v_1/3'],
    [
      'M3: a type without a detail is named',
      '/p/t_pc/goods_pc_detail/goods_detail/g_1/21',
      '/unsupport?id=g_1&type=21',
    ],
    ['M30: so it is from a detail’s address', '/detail/g_1/21', '/unsupport?id=g_1&type=21'],
    ['M30: whatever stands for a type', '/detail/g_1/__proto__', '/unsupport?id=g_1'],
    [
      'D20: where it comes from is kept',
      '/p/t_pc/goods_pc_detail/goods_detail/v_1?product_id=p_2',
      '/detail/v_1/3?from_tag=p_2',
    ],
  ])('%s', (_title, url, to) => {
    const { route, context } = find(url);
    expect(route.shows(context)).toMatchObject({ kind: 'redirect', to });
  });

  const answering = (answer: unknown): Caller => vi.fn().mockResolvedValue(answer);
  const askAt = async (url: string, answer: unknown) => {
    const { route, context } = find(url);
    const shows = route.shows(context);
    if (shows.kind !== 'asked') throw new Error(`${url} asks nobody`);
    const askedAnswer = await shows.ask(answering(answer));
    return askedAnswer.kind === 'answered' ? askedAnswer.shows : askedAnswer;
  };

  test.each(['x1', 'p_1'])('D20: else the server knows the type of %s', async (id) => {
    const url = `/p/t_pc/goods_pc_detail/goods_detail/${id}?from=p_2`;
    const knownValue = await askAt(url, { ok: true, data: { goods_type: 8 } });
    expect(knownValue).toMatchObject({ kind: 'redirect', to: `/detail/${id}/8?from_tag=p_2` });
    const unknown = await askAt(url, { ok: false, code: 'not-found', msg: '' });
    expect(unknown).toMatchObject({ kind: 'fixed', status: 404 });
  });

  test.each([
    ['detail', '/detail/v_1/3', { kind: 'redirect', to: '/detail/v_1/3?from_tag=p_2' }],
    ['page', '/page/about', { kind: 'redirect', to: '/page/about' }],
    ['unsupport', '/unsupport?id=g_1', { kind: 'redirect', to: '/unsupport?id=g_1' }],
    ['h5', 'https://m.example.com/detail/x', { kind: 'redirect', to: 'https://m.example.com/detail/x' }],
    ['detail', 'https://evil.example/', { kind: 'fixed', status: 404 }],
    ['detail', '//evil.example/', { kind: 'fixed', status: 404 }],
    ['h5', 'javascript:alert(1)', { kind: 'fixed', status: 404 }],
    ['url', 'mailto:a@example.com', { kind: 'fixed', status: 404 }],
  ])('M31: /middle goes where an answer of kind %s says: %s', async (kind, to, shows) => {
    const url = '/middle/v_1/3?product_id=p_2';
    expect(await askAt(url, { ok: true, data: { kind, to } })).toMatchObject(shows);
  });

  test.each([
    ['not-found', 404],
    ['bad-parameters', 404],
    ['delisted', 410],
  ])('M31: /middle to what is %s says that it is gone, with status %i', async (code, status) => {
    const shows = await askAt('/middle/v_1/__PROTO__', { ok: false, code, msg: '' });
    expect(shows).toMatchObject({ kind: 'fixed', status });
  });

  test('R9: a segment that cannot be decoded is a page that is not there', () => {
    for (const url of ['/page/%E0%A4%A', '/%', '/search/%zz', '/detail/%ff/3', '/%E0%A4%A?x=%E0%A4%A']) {
      expect(find(url).route.name).toBe('catch-all');
    }
  });

  test('R9: no address whatever makes the match throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        expect(find(`/${path}?${query}`).route.name).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 300 },
    );
  });

  test('R3: parameters named like parts of every object stay plain values', () => {
    expect(find('/page/__proto__').context.params).toEqual({ id: '__proto__' });
    expect(find('/page/constructor').route.name).toBe('page');
  });
});
