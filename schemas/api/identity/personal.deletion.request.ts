/** Asks for the account to be deleted after 30 days, or takes the request back (D90). */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const personalDeletionRequest = defineEndpoint({
  name: 'personal.deletion.request',
  area: 'identity',
  summary: 'The day it will be done, 0 where none is asked for.',
  method: 'POST',
  input: Type.Object({ on: Flag }),
  data: Type.Object({ delete_at: Type.Integer() }),
  codes: ['owner-stays', 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'account-deletion',
});
