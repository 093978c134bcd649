/** Whose order is taken, and what the others are told (D72, D74). */
import { describe, expect, it } from 'vitest';
import type { Access } from '#server/areas/access/area.ts';
import { refusePurchase, type PurchaseRefusal } from './judge-purchase.ts';

const base: Access = { can_see: true, can_buy: false, can_study: false, is_own: false, reason: 'buy' };
const refusedFor = (reason: Access['reason']) => refusePurchase({ ...base, reason });
const studying = (change: Partial<Access>) =>
  refusePurchase({ ...base, can_study: true, reason: 'ok', ...change });

describe('an order for a good', () => {
  it('D72: accepts a person who may buy it, and one whose time has run out', () => {
    expect(refusePurchase({ ...base, can_buy: true })).toBeUndefined();
    expect(refusePurchase({ ...base, can_buy: true, reason: 'expired' })).toBeUndefined();
  });

  it('D74: a free good is ordered once, so that the learner owns it', () => {
    expect(studying({ source: 'free' })).toBeUndefined();
    expect(studying({ source: 'free', is_own: true })).toBe('already-bought');
  });

  it.each(['order', 'gift', 'manual', 'member', 'svip', 'designated', 'password'] as const)(
    'D72: a person who studies by a right of the kind %s pays nothing',
    (source) => {
      expect(studying({ source })).toBe('already-bought');
    },
  );

  it.each<[string, Access['reason'], PurchaseRefusal]>([
    ['taken down', 'delisted', 'delisted'],
    ['for designated people', 'not-designated', 'not-designated'],
    ['behind a password', 'password', 'course-password-needed'],
    ['for super members', 'super-vip', 'super-vip-only'],
    ['bought already, from a later day on', 'not-yet', 'already-bought'],
    ['no longer sold for now', 'stopped', 'state-conflict'],
    ['not sold yet', 'not-on-sale', 'state-conflict'],
    ['sold out', 'sold-out', 'sold-out'],
    ['over for them, and sold no more', 'expired', 'not-entitled'],
    ['shut to a disabled account', 'disabled', 'not-entitled'],
    ['shut to a stranger', 'login', 'not-entitled'],
  ])('D4, D72: of a good that is %s the answer says so', (_what, reason, refusal) => {
    expect(refusedFor(reason)).toBe(refusal);
  });
});
