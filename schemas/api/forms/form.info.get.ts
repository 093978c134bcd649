/** A published information form in the caller's language (D91, M228). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { FIELD_KINDS, FormInput } from '../../form/form.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
