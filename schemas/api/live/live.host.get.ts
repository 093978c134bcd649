/** A live room as its host sees it before and while it is on air. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { CouponCardSchema } from '../../content/coupon.ts';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { MEDIA_SOURCES } from '../../live/kinds.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveHostGet = defineEndpoint({
  name: 'live.host.get',
  area: 'live',
  summary: 'Settings, what is offered, and what can be picked; not-entitled for anybody else.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({
    alive_state: Type.Integer(),
    members: Type.Integer(),
    slow_seconds: Type.Integer(),
    forbid_talk: Type.Boolean(),
    is_pre_approved: Type.Boolean(),
    allows_links: Type.Boolean(),
    can_record: Type.Boolean(),
    /** Where the picture comes from: `loop` and `url` need nobody to push (D106). */
    source: ChoiceSchema(MEDIA_SOURCES),
    /** Unix seconds: since when a picture is pushed to the node that answers, and how far apart its key frames are; 0 for none. */
    push_since_ts: Type.Integer(),
    piece_seconds: Type.Number(),
    filter_words: Type.Array(Type.String()),
    goods: Type.Array(GoodsCardSchema),
    coupons: Type.Array(CouponCardSchema),
    /** What this shop has beside those. */
    other_goods: Type.Array(GoodsCardSchema),
    other_coupons: Type.Array(CouponCardSchema),
  }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
});
