/** A live room as its host runs it. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { CouponCardSchema } from '../../content/coupon.ts';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { MEDIA_SOURCES } from '../../live/kinds.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';
import { LiveReportSchema } from '../../live/report.ts';

/** A live room as its host sees it before and while it is on air. */
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
    /** Where the picture comes from: `loop` and `url` need no pushed stream (D106). */
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

/** Begins and ends a live room. */
export const liveHostSet = defineEndpoint({
  name: 'live.host.set',
  area: 'live',
  summary:
    'For the host. `live` begins it, `ended` ends it; with `is_lookback` it can be seen again, for good where no day is named. What runs in it is closed.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    alive_state: ChoiceSchema(['live', 'ended']),
    is_lookback: Type.Optional(Type.Boolean()),
    lookback_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  }),
  data: Type.Object({ alive_state: Type.Integer(), start_ts: Type.Integer(), end_ts: Type.Integer() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});

/** Gives a live room another stream key (D106). */
export const liveKeyChange = defineEndpoint({
  name: 'live.key.change',
  area: 'live',
  summary:
    'For who hosts the room: where to push to, with its key. Whoever pushes by the old one is cut; with `keep` the key stays and is only told. `address` is empty where this server takes no pushes. `piece_seconds` is the distance between key frames of what is pushed now, 0 for nothing.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, keep: Type.Optional(Type.Boolean()) }),
  data: Type.Object({ address: Type.String(), piece_seconds: Type.Number() }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'write',
  rate: 'live-moderate',
});

/** Changes what may be done in a live room (M243, D102). */
export const liveSwitchSet = defineEndpoint({
  name: 'live.switch.set',
  area: 'live',
  summary: 'For who moderates the room; what is not named stays. Words are compared without case or blanks.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    forbid_talk: Type.Optional(Type.Boolean()),
    slow_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
    is_pre_approved: Type.Optional(Type.Boolean()),
    allows_links: Type.Optional(Type.Boolean()),
    /** Whether a replay will be kept of it (M243). */
    can_record: Type.Optional(Type.Boolean()),
    filter_words: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 200 })),
  }),
  data: Type.Object({
    forbid_talk: Type.Boolean(),
    slow_seconds: Type.Integer(),
    is_pre_approved: Type.Boolean(),
    allows_links: Type.Boolean(),
    can_record: Type.Boolean(),
    filter_words: Type.Array(Type.String()),
  }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'write',
  rate: 'live-moderate',
});

/** What a live room came to: viewers over time, messages, sign-ins, prizes, votes, sales. */
export const liveReportGet = defineEndpoint({
  name: 'live.report.get',
  area: 'live',
  summary: 'For the host of the room.',
  input: Type.Object({ alive_id: GoodsId }),
  data: LiveReportSchema,
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
});
