/** Help for a player that stutters. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { PLAY_FEEDBACK } from '../../learning/play-feedback.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

/** When a player offers help, and which (M250, D105). */
export const liveStutterTips = defineEndpoint({
  name: 'live.stutter.tips',
  area: 'live',
  summary: 'After so many stalls of so many seconds within so many.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({
    stalls: Type.Integer(),
    stall_seconds: Type.Integer(),
    within_seconds: Type.Integer(),
    actions: Type.Array(ChoiceSchema(['quality', 'refresh', 'feedback'])),
  }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
});

const { resource_id: _id, resource_type: _type, ...SAID } = PLAY_FEEDBACK;

/** Tells the shop that a live room does not play as it should (M250, D94). */
export const liveStutterFeedback = defineEndpoint({
  name: 'live.stutter.feedback',
  area: 'live',
  summary: 'As play.feedback, of the room: what this person says, with what their browser knows of it.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, ...SAID }),
  data: Type.Object({}),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'write',
  rate: 'play-feedback',
});
