/** Forms of a shop: what they ask, and what a person answered. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { FIELD_KINDS, FormInput } from '../../form/form.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ANSWER_MAX, ANSWERS_MAX, REGION_PART_MAX } from '../../form/form-answers.ts';
import { CaptchaFields, SessionId } from '../../auth/login-fields.ts';

const InfoFieldSchema = Type.Object({
  id: Type.String(),
  kind: ChoiceSchema(FIELD_KINDS),
  label: Type.String(),
  hint: Type.String(),
  required: Type.Boolean(),
  /** A phone or e-mail that is taken only once form.phone_code.verify or form.email_code.verify has proven it in this browser. */
  verify: Type.Optional(Type.Boolean()),
  /** Most characters, or most choices of a checkbox. */
  max: Type.Integer(),
  options: Type.Array(Type.String()),
});
export type InfoField = Static<typeof InfoFieldSchema>;

const InfoFormSchema = Type.Object({
  id: Type.String(),
  /** Hash of the published version. */
  version: Type.String(),
  title: Type.String(),
  intro: Type.String(),
  submit: Type.String(),
  thanks: Type.String(),
  /** Only for learners who are logged in, once each. */
  login: Type.Boolean(),
  fields: Type.Array(InfoFieldSchema),
});
export type InfoForm = Static<typeof InfoFormSchema>;

/** A published information form in the caller's language (D91, M228). */
export const formInfoGet = defineEndpoint({
  name: 'form.info.get',
  area: 'forms',
  summary: 'One published information form with its fields, in the language of the request.',
  input: Type.Object(FormInput),
  data: InfoFormSchema,
  codes: ['not-found'],
  access: 'anyone',
  gate: 'read',
  tags: ({ id }) => [`document:form/${id}`],
});

/** Whether the learner still has a form to answer (D91): need_form 1 before a live room, goods or a page lets them on. */
export const formInfoCheck = defineEndpoint({
  name: 'form.info.check',
  area: 'forms',
  summary: 'need_form 1 while the learner has not answered the form; 0 afterwards.',
  input: Type.Object(FormInput),
  data: Type.Object({ need_form: Type.Integer({ minimum: 0, maximum: 1 }) }),
  codes: ['not-found'],
  access: 'learner',
  gate: 'read',
});

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

/** Answers to an information form (D91, M228): checked against what is published now, kept with its version. */
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

/** Companies whose names hold a text of two characters or more (M228, D91): those learners of this shop named. A form may be open to anyone, so anyone may ask; a stranger hears only what several named. */
export const formCompanySearch = defineEndpoint({
  name: 'form.company.search',
  area: 'forms',
  summary: 'At most ten; to who is not logged in only those several learners named.',
  input: Type.Object({ text: Type.String({ minLength: 2, maxLength: 50 }) }),
  data: Type.Object({ list: Type.Array(Type.String()) }),
  access: 'anyone',
  gate: 'read',
  rate: 'company-search',
  perLearner: true,
});
