/** What follows a login, in its order. */
import { describe, expect, test } from 'vitest';
import { afterLoginSteps, syncAddress, type LoginOutcome } from './after-login-steps.ts';

const outcome = (change: Partial<LoginOutcome> = {}): LoginOutcome => ({
  search: '',
  origin: 'https://www.shop.example',
  onLoginPage: false,
  code: 'ticket',
  needsPassword: false,
  isAgreed: true,
  subDomain: 'https://app1.shop.example',
  ...change,
});
const sync = { type: 'sync-session', origin: 'https://app1.shop.example', code: 'ticket' };

describe('after a login', () => {
  test('D63, D117: where nothing was pressed, nothing was agreed to', () => {
    const steps = afterLoginSteps(outcome({ isAgreed: false })).map(({ type }) => type);
    expect(steps).toEqual(['load-user', 'restart-polling', 'sync-session', 'reload']);
  });

  test('M143-M146, D63: user info, the agreement, polling, the sub-domain, the way on', () => {
    expect(afterLoginSteps(outcome({ search: '?jumpfrom=/record' }))).toEqual([
      { type: 'load-user' },
      { type: 'keep-consent' },
      { type: 'restart-polling' },
      sync,
      { type: 'go', to: '/record' },
    ]);
  });

  test.each([
    ['the shop has none', { subDomain: '' }],
    ['it is this host', { subDomain: 'https://www.shop.example' }],
    ['it is this host, written otherwise', { subDomain: 'https://WWW.shop.example:443/' }],
    ['the way is open to others', { subDomain: 'http://app1.shop.example' }],
    ['it is no address', { subDomain: 'app1' }],
    ['there is no ticket', { code: '' }],
  ])('M145: no other host is told where %s (D46)', (_name, change) => {
    expect(afterLoginSteps(outcome(change)).map((step) => step.type)).toEqual([
      'load-user',
      'keep-consent',
      'restart-polling',
      'reload',
    ]);
  });

  test('M145: the address carries the ticket and the key, and nothing else', () => {
    expect(syncAddress('https://app1.shop.example', 'a&b', 'k=1')).toBe(
      'https://app1.shop.example/auth/knowledge_login?code=a%26b&pc_user_key=k%3D1',
    );
  });

  test('M146: the interrupted action goes on, unless the address wishes otherwise (D28)', () => {
    const last = (change: Partial<LoginOutcome>) => afterLoginSteps(outcome(change)).at(-1);
    expect(last({ next: '/bought' })).toEqual({ type: 'go', to: '/bought' });
    expect(last({ next: '//evil.example' })).toEqual({ type: 'go', to: '/index' });
    expect(last({ next: '/bought', search: '?jumpfrom=/record' })).toEqual({ type: 'go', to: '/record' });
    expect(last({ onLoginPage: true, search: '?redirect_url=/page/a&jumpfrom=/record' })).toEqual({
      type: 'go',
      to: '/page/a',
    });
    expect(last({})).toEqual({ type: 'reload' });
  });

  test('M150: who has no password is offered one before going on (D58)', () => {
    expect(
      afterLoginSteps(outcome({ needsPassword: true }))
        .slice(-2)
        .map((step) => step.type),
    ).toEqual(['offer-password', 'reload']);
  });
});
