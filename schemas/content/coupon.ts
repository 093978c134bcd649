/** A coupon as the storefront shows it; text in the language of the request, money in fen (D10). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';

/** How many are left of a coupon there is any number of. */
export const ANY_NUMBER = -1;

/** Whether a coupon is given away and taken in payment; what a merchant turned off is neither. */
export type CouponStanding = 'on' | 'off';

export const CouponCardSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** Fen taken off. */
  amount: Type.Integer(),
  /** The least price it may be used at, in fen; 0 for any. */
  threshold: Type.Integer(),
  /** True where it is for some goods of the shop only. */
  some_goods: Type.Boolean(),
  /** How many are left, or ANY_NUMBER. Who claimed it, and how many did, stays private. */
  left: Type.Integer(),
  /** Unix seconds it can be claimed and used from (inclusive) and until (exclusive). */
  start_ts: Type.Integer(),
  end_ts: Type.Integer(),
});
export type CouponCard = Static<typeof CouponCardSchema>;

const COUPON_ID_PATTERN = '^[A-Za-z0-9_-]+$';
export const CouponIdSchema = Type.String({ minLength: 1, maxLength: 64, pattern: COUPON_ID_PATTERN });

/** One row of coupons a block asks for; `ids` only with manual. */
export const CouponQuerySchema = Type.Object(
  {
    source: ChoiceSchema(
      ['running', 'manual'],
      'All coupons that can be claimed now, or some picked by hand whatever their time',
    ),
    ids: Type.Optional(Type.Array(CouponIdSchema, { maxItems: 20 })),
    limit: Type.Integer({ minimum: 1, maximum: 20 }),
  },
  { additionalProperties: false },
);
export type CouponQuery = Static<typeof CouponQuerySchema>;
