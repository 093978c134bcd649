/** Single facts of a live room the storefront asks for by name. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { AT_THE_DOOR, IN_THE_ROOM } from '../../live/refusals.ts';
import { MarqueeSchema } from '../../live/room.ts';
import { ChoiceSchema } from '../../page/fragments.ts';

/** Whether a phone must be known before somebody takes part (M250). */
export const liveBindPhoneGet = defineEndpoint({
  name: 'live.bind_phone.get',
  area: 'live',
  summary: 'need_bind 1 where the shop asks for a phone and this person has none.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ need_bind: Type.Integer({ minimum: 0, maximum: 1 }) }),
  codes: AT_THE_DOOR,
  access: 'learner',
  gate: 'read',
});

/** The start shown for a recording that is played as live (M250, D105). */
export const liveFakeTimeGet = defineEndpoint({
  name: 'live.fake_time.get',
  area: 'live',
  summary: 'Unix seconds; 0 for a room that is live indeed.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ fake_start_ts: Type.Integer(), server_time: Type.Integer() }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Whether a form comes before the stage (D91, M250). */
export const liveFormCheck = defineEndpoint({
  name: 'live.form.check',
  area: 'live',
  summary:
    'need_form 1 while this person has not answered the form of the room; 0 for its host, and where none is asked for.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ need_form: Type.Integer({ minimum: 0, maximum: 1 }), form_id: Type.String() }),
  codes: AT_THE_DOOR,
  access: 'learner',
  gate: 'read',
});

/** The same room in the shop for phones (M250, D21). */
export const liveH5Url = defineEndpoint({
  name: 'live.h5.url',
  area: 'live',
  summary: 'Empty where the shop has none.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ url: Type.String() }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
});

/** Whether chat comes by a socket (D97). */
export const liveImGrayGet = defineEndpoint({
  name: 'live.im_gray.get',
  area: 'live',
  summary: '1 by a socket, 0 with the state.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ im_gray: Type.Integer({ minimum: 0, maximum: 1 }) }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Minutes this person watched the room (M250, D105). */
export const liveLearnTimeGet = defineEndpoint({
  name: 'live.learn_time.get',
  area: 'live',
  summary: 'What live.leave credited.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ minutes: Type.Integer({ minimum: 0 }), seconds: Type.Integer({ minimum: 0 }) }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
});

/** What moves over the picture (M250, D105). */
export const liveMarqueeGet = defineEndpoint({
  name: 'live.marquee.get',
  area: 'live',
  summary: 'Filled in for this person: their name and the end of their phone.',
  input: Type.Object({ alive_id: GoodsId }),
  data: MarqueeSchema,
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Other hosts a player may try where this one is far (M250, D105). */
export const liveOverseasGet = defineEndpoint({
  name: 'live.overseas.get',
  area: 'live',
  summary:
    '`is_overseas` is true where the room is set up for viewers abroad: where its merchant named other hosts. It says nothing of who asks.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ is_overseas: Type.Boolean(), hosts: Type.Array(Type.String()) }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** What a live room is shown to others by (M250, D105). */
export const liveShareGet = defineEndpoint({
  name: 'live.share.get',
  area: 'live',
  summary: 'Its address and a picture of it.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({
    title: Type.String(),
    url: Type.String(),
    cover: Type.String(),
    list: Type.Array(Type.Object({ kind: ChoiceSchema(['link', 'poster']), url: Type.String() })),
  }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
});

/** Asks to be told before a live room begins (M250). */
export const liveSubscribeArrival = defineEndpoint({
  name: 'live.subscribe.arrival',
  area: 'live',
  summary:
    'One message, ten minutes before, by e-mail or SMS, in the language of this request; `on` false takes it back. state-conflict once it has begun.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, on: Type.Boolean() }),
  data: Type.Object({ is_subscribed: Type.Boolean() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-act',
});
