/** Coupons to claim: those a merchant picked, or all that run now (D36, D101). */
import { Type } from 'typebox';
import { couponCardsGet, couponClaim, couponMineGet } from '#schemas/api/coupons/coupons.ts';
import { CouponIdSchema } from '#schemas/content/coupon.ts';
import { headingFields } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'coupon-row',
  family: 'page',
  title: { cn: '优惠券', en: 'Coupons' },
  description: {
    cn: '可领取的优惠券：手选，或自动展示全部进行中的。领取需登录，每人每种一张。',
    en: 'Coupons to claim: picked by hand, or all that run now. Claiming needs a login; one of each kind a person.',
  },
  offers: 'page-block',
  hydrate: 'visible',
  props: Type.Object(
    {
      ...headingFields('Heading above the coupons'),
      source: withDefault(
        ChoiceSchema(['running', 'manual'], 'All that can be claimed now, or some picked by hand'),
        'running',
      ),
      coupon_ids: withDefault(
        Type.Array(CouponIdSchema, { maxItems: 12, description: 'Ids of the coupons picked by hand' }),
        [],
      ),
      limit: withDefault(Type.Integer({ minimum: 1, maximum: 12, description: 'Coupons at most' }), 3),
    },
    { additionalProperties: false },
  ),
  data: ({ source, coupon_ids: ids, limit }) => ({
    coupons: request(couponCardsGet, {
      queries: [source === 'manual' ? { source, ids, limit } : { source, limit }],
    }),
  }),
  // What the learner has is asked for once somebody is logged in: strangers see the row without it.
  actions: { mine: { endpoint: couponMineGet }, claim: { endpoint: couponClaim } },
  intents: ['login.open', 'message.toast'],
});
