/** Tells the shop that a live room does not play as it should (M250, D94). */
import { Type } from 'typebox';
import { PLAY_FEEDBACK } from '../../learning/play-feedback.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

const { resource_id: _id, resource_type: _type, ...SAID } = PLAY_FEEDBACK;

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
