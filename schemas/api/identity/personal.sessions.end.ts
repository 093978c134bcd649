/** Logs out one browser, or all but this one. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const personalSessionsEnd = defineEndpoint({
  name: 'personal.sessions.end',
  area: 'identity',
  summary: 'How many ended.',
  method: 'POST',
  input: Type.Object({ id: Type.Optional(Type.String({ maxLength: 64 })) }),
  data: Type.Object({ ended: Type.Integer() }),
  codes: ['not-found'],
  access: 'learner',
  gate: 'write',
});
