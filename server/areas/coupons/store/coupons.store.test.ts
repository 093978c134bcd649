/** Coupons and claims, on the embedded database and on PostgreSQL. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CouponQuery } from '#schemas/content/coupon.ts';
import { couponsLeft, refuseClaim } from '../services/present-coupon.ts';
import type { ClaimOutcome } from './coupon-rows.ts';
import { buildCoupon, buildDemoShop } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';

const NOW = 1_800_000_000;
const SHOP = 'appknowledge';
const coupons = [
  buildCoupon({ id: 'plain', position: 2 }),
  buildCoupon({ id: 'twenty', position: 3, total: 20 }),
  buildCoupon({ id: 'last', position: 4, total: 20, claimed: 19 }),
  buildCoupon({ id: 'gone', position: 1, total: 5, claimed: 5 }),
  buildCoupon({ id: 'early', start_ts: NOW + 1 }),
  buildCoupon({ id: 'over', end_ts: NOW }),
  buildCoupon({ id: 'off', state: 'off' }),
];
const database = withDatabase({
  shops: [
    buildDemoShop({ coupons }),
    buildDemoShop({ label: 'training', coupons: [buildCoupon({ id: 'plain', amount: 7 })] }),
  ],
  clock: { now: () => NOW * 1000 },
});
const store = () => database().stores.coupons;
const idsOf = async (query: CouponQuery, appId = SHOP) =>
  (await store().find(appId, query)).map(({ id }) => id);
const claim = (couponId: string, userId: string, appId = SHOP) =>
  store().claim(appId, couponId, userId, (row) => refuseClaim(row, NOW));
const verdict = (outcome: ClaimOutcome) => (outcome.kind === 'refused' ? outcome.code : outcome.kind);

async function rowsOf(couponId: string): Promise<{ claimCount: unknown; claims: unknown }> {
  const { rows } = await database().db.execute(sql`
    select claimed, (select count(*) from coupon_claim where app_id = ${SHOP} and coupon_id = ${couponId})::int as claims
    from coupon where app_id = ${SHOP} and id = ${couponId}`);
  return { claimCount: rows[0]?.['claimed'], claims: rows[0]?.['claims'] };
}

describe('rows of coupons', () => {
  it('D36: running ones are those of this moment in the shop’s order, the used-up last', async () => {
    expect(await idsOf({ source: 'running', limit: 20 })).toEqual(['plain', 'twenty', 'last', 'gone']);
    expect(await idsOf({ source: 'running', limit: 1 })).toEqual(['plain']);
  });

  it('D36: picked ones keep their order whatever their time, without repeats and what is off', async () => {
    const ids = ['over', 'off', 'early', 'gone', 'over', 'none', 'a\0'];
    expect(await idsOf({ source: 'manual', ids, limit: 20 })).toEqual(['over', 'early', 'gone']);
    expect(await idsOf({ source: 'manual', limit: 20 })).toEqual([]);
  });

  it('D6: each shop has its own', async () => {
    expect(await store().find('apptraining', { source: 'running', limit: 9 })).toMatchObject([{ amount: 7 }]);
    expect(verdict(await claim('twenty', 'u_1', 'apptraining'))).toBe('missing');
  });
});

describe('a claim', () => {
  it('D101: is given once to each, told in the language of refusals otherwise', async () => {
    const first = await claim('plain', 'u_1');
    expect(first).toMatchObject({ kind: 'given', claimedAt: NOW * 1000, coupon: { claimed: 1 } });
    expect(verdict(await claim('plain', 'u_1'))).toBe('held');
    expect(verdict(await claim('gone', 'u_1'))).toBe('coupon-gone');
    expect(verdict(await claim('early', 'u_1'))).toBe('coupon-not-running');
    expect(verdict(await claim('over', 'u_1'))).toBe('coupon-not-running');
    expect(verdict(await claim('off', 'u_1'))).toBe('missing');
    expect(verdict(await claim('a\0', 'u_1'))).toBe('missing');
    const requests = ['plain', 'gone', 'a\0'];
    expect(await store().claimedBy(SHOP, 'u_1', requests)).toEqual([
      { couponId: 'plain', claimedAt: NOW * 1000 },
    ]);
    expect(await store().claimedBy(SHOP, 'u_2', requests)).toEqual([]);
    expect(await store().claimedBy('apptraining', 'u_1', requests)).toEqual([]);
  });

  it('R35: of 200 people who claim 20 pieces at once exactly 20 get one, and the others learn it is gone', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) => claim('twenty', `u_many_${index}`)),
    );
    const givenCoupons = outcomes.flatMap((outcome) => (outcome.kind === 'given' ? [outcome.coupon] : []));
    expect(givenCoupons.map(couponsLeft).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    );
    expect(outcomes.filter((outcome) => verdict(outcome) === 'coupon-gone')).toHaveLength(180);
    expect(await rowsOf('twenty')).toEqual({ claimCount: 20, claims: 20 });
  });

  it('R35: one learner who asks 50 times at once gets one, and the last piece is given once', async () => {
    const before = await rowsOf('plain');
    const tries = await Promise.all(Array.from({ length: 50 }, () => claim('plain', 'u_eager')));
    expect(tries.map(verdict).filter((kind) => kind !== 'held')).toEqual(['given']);
    expect(await rowsOf('plain')).toEqual({
      claimCount: Number(before.claimCount) + 1,
      claims: Number(before.claims) + 1,
    });
    const last = await Promise.all(['u_a', 'u_b', 'u_c'].map((user) => claim('last', user)));
    expect(last.map(verdict).sort()).toEqual(['coupon-gone', 'coupon-gone', 'given']);
  });
});
