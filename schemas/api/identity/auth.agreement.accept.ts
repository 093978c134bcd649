/** Keeps what was ticked at a login with the account (D63): the version of all texts under the box, and when. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const authAgreementAccept = defineEndpoint({
  name: 'auth.agreement.accept',
  area: 'identity',
  summary: 'Nothing; the moment a version was accepted first is kept, and an older version changes nothing.',
  method: 'POST',
  path: '/auth/accept_agreement',
  input: Type.Object({ version: Type.String({ pattern: '^\\d{1,4}$' }) }),
  data: Type.Object({}),
  codes: ['state-conflict'],
  access: 'learner',
  gate: 'write',
});
