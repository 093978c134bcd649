/** The way on after a login, wish by wish. */
import { describe, expect, test } from 'vitest';
import { afterLogin } from './after-login.ts';

const origin = 'https://shop.example';
const after = (query: Record<string, string>, onLoginPage = true) =>
  afterLogin({
    search: `?${new URLSearchParams(query).toString()}`,
    origin,
    hosts: ['other.shop.example'],
    onLoginPage,
  });
const go = (to: string) => ({ kind: 'go', to });

describe('after a login', () => {
  test('M59: the page that asked for it comes back, query and all', () => {
    expect(after({ jumpfrom: '/detail/v_1/3?is_mall_course=1' })).toEqual(
      go('/detail/v_1/3?is_mall_course=1'),
    );
    expect(after({ jumpfrom: '/record' }, false)).toEqual(go('/record'));
  });

  test.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
    'x',
  ])('M59: a jumpfrom like %s leads to /index (D28)', (jumpfrom) => {
    expect(after({ jumpfrom })).toEqual(go('/index'));
  });

  test('M60: redirect_url wins over jumpfrom, within this origin and the hosts of the shop', () => {
    const jumpfrom = '/record';
    expect(after({ redirect_url: '/page/a', jumpfrom })).toEqual(go('/page/a'));
    expect(after({ redirect_url: `${origin}/page/a?b=1`, jumpfrom })).toEqual(go('/page/a?b=1'));
    expect(after({ redirect_url: 'https://other.shop.example/x' })).toEqual(
      go('https://other.shop.example/x'),
    );
    expect(after({ redirect_url: 'https://evil.example/x', jumpfrom })).toEqual(go('/index'));
  });

  test('M60: without a wish the page loads anew, and an empty wish is none', () => {
    expect(after({})).toEqual({ kind: 'reload' });
    expect(after({ redirect_url: '', jumpfrom: '' })).toEqual({ kind: 'reload' });
  });

  test('M60: a redirect_url counts on the login page alone', () => {
    expect(after({ redirect_url: '/page/a' }, false)).toEqual({ kind: 'reload' });
  });
});
