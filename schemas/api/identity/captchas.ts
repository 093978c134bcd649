/** Captchas: slide puzzle and picture of characters. */
import { Type } from 'typebox';
import { SessionId, CodeKey, ImageCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** The puzzle of a slide captcha (M181, D50): a picture with a hole, and the piece that fits. */
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

/** The answer to a slide captcha: where the piece was put and how it came there, or the proof of work; gives a ticket that works once. */
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

/** A picture of four characters for a key the browser made (M207, M187); the key belongs to the browser that used it first. */
export const authImageCodeGet = defineEndpoint({
  name: 'auth.image_code.get',
  area: 'identity',
  summary: 'A PNG as a data address; the same key asked again is another picture.',
  path: '/auth/image_code',
  input: Type.Object({ code_key: CodeKey }),
  data: Type.Object({ img_url: Type.String() }),
  access: 'anyone',
  gate: 'visit',
  rate: 'captcha-picture',
  perLearner: true,
});

/** Whether the typed characters are those of the picture (M231); a right answer is remembered for this key, once. */
export const authIdentifyCodeVerify = defineEndpoint({
  name: 'auth.identify_code.verify',
  area: 'identity',
  summary: 'Checks an image code.',
  method: 'POST',
  path: '/auth/identify_code',
  input: Type.Object({ code_key: CodeKey, img_code: ImageCode }),
  data: Type.Object({}),
  codes: ['image-code-wrong'],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});
