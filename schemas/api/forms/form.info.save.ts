/** Answers to an information form (D91, M228): checked against what is published now, kept with its version. */
import { Type } from 'typebox';
import { ANSWER_MAX, ANSWERS_MAX, REGION_PART_MAX } from '../../form/form-answers.ts';
import { CaptchaFields, SessionId } from '../../auth/login-fields.ts';
import { FormInput } from '../../form/form.ts';
import { defineEndpoint } from '../define-endpoint.ts';

const AnswerSchema = Type.Union([
  Type.String({ maxLength: ANSWER_MAX }),
  Type.Integer({ minimum: 0, maximum: 1000 }),
  Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { maxItems: 50 }),
  Type.Object(
    {
      province: Type.String({ maxLength: 6 }),
      city: Type.String({ maxLength: REGION_PART_MAX * 2 }),
      district: Type.Optional(Type.String({ maxLength: REGION_PART_MAX * 2 })),
    },
    { additionalProperties: false },
  ),
]);

export const formInfoSave = defineEndpoint({
  name: 'form.info.save',
  area: 'forms',
  summary:
    'Keeps one set of answers to a published form. answers-invalid names each field and the rule it breaks in data.fields.',
  method: 'POST',
  input: Type.Object({
    ...FormInput,
    /** By field id; choices by their place in the options. */
    answers: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,31}$' }), AnswerSchema, {
      additionalProperties: false,
      maxProperties: ANSWERS_MAX,
    }),
    /** A captcha passed in a flow of form.verify_type.get: asked for where too many answers come (captcha-needed). */
    session_id: Type.Optional(SessionId),
    ...CaptchaFields,
    /** Made once by the writer: the same answers sent again under it are kept once. */
    key: Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]{16,64}$' })),
  }),
  data: Type.Object({ saved: Type.Literal(1) }),
  codes: [
    'not-found',
    'answers-invalid',
    'already-answered',
    'captcha-needed',
    'captcha-wrong',
    'captcha-expired',
    'image-code-wrong',
  ],
  access: 'anyone',
  gate: 'write',
  rate: 'form-answer',
  perLearner: true,
});
