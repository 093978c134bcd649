/** The answer to a slide captcha: where the piece was put and how it came there, or the proof of work; gives a ticket that works once. */
import { Type } from 'typebox';
import { SessionId } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authSlideVerify = defineEndpoint({
  name: 'auth.slide.verify',
  area: 'identity',
  summary: 'captcha_ticket and captcha_randstr for the call that follows.',
  method: 'POST',
  path: '/auth/slide',
  input: Type.Object({
    session_id: SessionId,
    /** CSS pixels from the left; absent with a proof of work. */
    x: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    /** Milliseconds and pixels of the movement. */
    track: Type.Optional(Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]), { maxItems: 300 })),
    work: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  data: Type.Object({ captcha_ticket: Type.String(), captcha_randstr: Type.String() }),
  codes: ['captcha-wrong', 'captcha-expired'],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});
