/** Coupons to claim: those a merchant picked, or all that run now (D36, D101). */
import { Type } from 'typebox';
import { couponCardsGet, couponClaim, couponMineGet } from '#schemas/api/coupons/coupons.ts';
import { CouponIdSchema } from '#schemas/content/coupon.ts';
import { headingFields, limitField, pickedHelp } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';

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
      ...headingFields,
      source: field(
        { cn: '优惠券来源', en: 'Source' },
        withDefault(
          NamedSchema({
            running: { cn: '所有可领取的', en: 'All that can be claimed' },
            manual: { cn: '手动选择', en: 'Picked by hand' },
          }),
          'running',
        ),
      ),
      coupon_ids: field(
        { cn: '优惠券编号', en: 'Coupon IDs', help: pickedHelp, ref: 'coupon' },
        withDefault(Type.Array(CouponIdSchema, { maxItems: 12 }), []),
      ),
      limit: limitField({ cn: '优惠券张数', en: 'Coupons at most' }, { maximum: 12, value: 3 }),
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
