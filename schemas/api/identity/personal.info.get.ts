/** The ten fields of the personal centre (M260), phone and e-mail masked, and what is bound (M261). */
import { Type } from 'typebox';
import { PersonalData } from '../../account/personal.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const personalInfoGet = defineEndpoint({
  name: 'personal.info.get',
  area: 'identity',
  summary: 'The person of this session.',
  input: Type.Object({}),
  data: Type.Object(PersonalData),
  access: 'learner',
  gate: 'read',
});
