/** The puzzle of a slide captcha (M181, D50): a picture with a hole, and the piece that fits. */
import { Type } from 'typebox';
import { SessionId } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authSlideGet = defineEndpoint({
  name: 'auth.slide.get',
  area: 'identity',
  summary: 'Pictures as data addresses; sizes in CSS pixels.',
  path: '/auth/slide',
  input: Type.Object({ session_id: SessionId }),
  data: Type.Object({
    background: Type.String(),
    piece: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    piece_width: Type.Integer(),
    piece_top: Type.Integer(),
    /** The third way, for those who cannot see: find a number whose hash begins so (proof of work). */
    work: Type.Object({ salt: Type.String(), bits: Type.Integer() }),
  }),
  codes: ['captcha-expired'],
  access: 'anyone',
  gate: 'visit',
  rate: 'captcha-picture',
  perLearner: true,
});
