/** The address at which the owner of a knowledge shop enters its back end (M91, D109). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const authCooperateUrlGet = defineEndpoint({
  name: 'auth.cooperate_url.get',
  area: 'identity',
  summary: 'Back-end address for the owner of the shop.',
  path: '/login_cooperate/get_cooperate_login_url',
  input: Type.Object({}),
  data: Type.Object({ login_url: Type.String() }),
  codes: ['no-permission'],
  access: 'owner',
  gate: 'read',
});
