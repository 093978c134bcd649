/**
 * Changes what a person says of themself (D90, M260): only what is sent, all of it or nothing. answers-invalid names each
 * field and the rule it breaks in data.fields.
 */
import { Type } from 'typebox';
import { PersonalChange, PersonalData } from '../../account/personal.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authUpdateUserInfo = defineEndpoint({
  name: 'auth.update_user_info',
  area: 'identity',
  summary: 'The personal centre as it is now.',
  method: 'POST',
  path: '/auth/update_user_info',
  input: Type.Object(PersonalChange),
  data: Type.Object(PersonalData),
  codes: ['nickname-empty', 'answers-invalid', 'upload-refused'],
  access: 'learner',
  gate: 'write',
});
