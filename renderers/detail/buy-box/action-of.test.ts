/** The one action of a page: its words and where it leads, for each state. */
import { describe, expect, test } from 'vitest';
import type { Display, PrimaryAction } from '#schemas/content/display-state.ts';
import { actionOf, labelOf } from './action-of.ts';

const FACTS = {
  goods: { id: 'course_1', type: 50 },
  offer: { goods_id: 'course_1', goods_type: 50 },
  first_lesson: { id: 'v_1', type: 3 },
  opened: {},
};
const NOBODY = { own: undefined, vipHref: undefined };
const display = (action: PrimaryAction, change: Partial<Display> = {}): Display => ({
  state: 'for-sale',
  live: '',
  action,
  is_enabled: true,
  needs_login: true,
  ...change,
});
const CONFIRM = '/order/confirm?goods_id=course_1&goods_type=50';

describe('the action of a detail page', () => {
  test.each([
    ['buy', { do: 'follow', href: CONFIRM, needsLogin: true }],
    ['free', { do: 'follow', href: '/learn/v_1/3?product_id=course_1&product_type=50', needsLogin: true }],
    ['password', { do: 'login' }],
    ['designated', { do: 'login' }],
    ['vip', { do: 'login' }],
    ['remind', { do: 'remind' }],
  ] as const)('M234: a stranger who presses %s', (action, deed) => {
    expect(actionOf(FACTS, display(action), NOBODY)).toEqual(deed);
  });

  test('ADR-488: what is sold out is waited for, by whoever looks', () => {
    const shut = display('soldout', { is_enabled: false, needs_login: false });
    expect(actionOf(FACTS, shut, NOBODY)).toEqual({ do: 'remind' });
  });

  test.each(['stopped', 'designated', 'study'] as const)('M234: %s that is shut does nothing', (action) => {
    expect(actionOf(FACTS, display(action, { is_enabled: false }), NOBODY)).toEqual({ do: 'nothing' });
  });

  test('D69: study begins with the first lesson, and in the page itself where there is none', () => {
    expect(actionOf(FACTS, display('study', { needs_login: false }), NOBODY)).toEqual({
      do: 'follow',
      href: '/learn/v_1/3?product_id=course_1&product_type=50',
      needsLogin: true,
    });
    const single = { ...FACTS, first_lesson: { id: '', type: 0 } };
    expect(actionOf(single, display('continue'), NOBODY)).toEqual({ do: 'study' });
    const lesson = { ...single, goods: { id: 'i_1', type: 1 }, opened: { product_id: 'p_1' } };
    expect(actionOf(lesson, display('continue'), NOBODY)).toEqual({
      do: 'follow',
      href: '/learn/i_1/1?product_id=p_1',
      needsLogin: true,
    });
  });

  test('D73: members are led to their membership once it is known', () => {
    const knownDisplay = display('vip', { needs_login: false });
    expect(actionOf(FACTS, knownDisplay, { own: undefined, vipHref: '/page/svip' })).toEqual({
      do: 'follow',
      href: '/page/svip',
      needsLogin: false,
    });
  });

  test.each([
    ['buy', {}, 'buy'],
    ['study', { live: 'live' }, 'enterLive'],
    ['study', { live: 'ended', is_enabled: false }, 'endedLive'],
    ['study', { live: 'replay-expired', is_enabled: false }, 'expiredReplay'],
    ['buy', { live: 'live' }, 'buy'],
    ['study', { is_enabled: false }, 'notYet'],
    ['designated', {}, 'designatedLogin'],
    ['designated', { is_enabled: false }, 'designated'],
  ] as const)('M236: %s with %j is called %s', (action, change, label) => {
    expect(labelOf(display(action, change))).toBe(label);
  });
});
