/** Tells the shop that a lesson does not play as it should (D94, M233). */
import { Type } from 'typebox';
import { PLAY_FEEDBACK } from '../../learning/play-feedback.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const playFeedback = defineEndpoint({
  name: 'play.feedback',
  area: 'learning',
  summary:
    'Keeps for the merchant what this person says of how a good plays, with what their browser knows of it.',
  method: 'POST',
  input: Type.Object(PLAY_FEEDBACK),
  data: Type.Object({}),
  access: 'learner',
  gate: 'write',
  rate: 'play-feedback',
});
