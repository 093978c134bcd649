/** Where this account is logged in. */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const personalSessionsGet = defineEndpoint({
  name: 'personal.sessions.get',
  area: 'identity',
  summary: 'This browser first; newest first.',
  input: Type.Object({}),
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        id: Type.String(),
        device: Type.String(),
        /** Seconds since 1970. */
        created_at: Type.Integer(),
        seen_at: Type.Integer(),
        is_this: Flag,
      }),
    ),
  }),
  access: 'learner',
  gate: 'read',
});
