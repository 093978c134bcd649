/** Which browsers a shop turns away. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

/** Whether the browser of the request is one the shop does not support; code 1 shows the notice (spec 7, D19). */
export const envUcCheck = defineEndpoint({
  name: 'env.uc.check',
  area: 'shop',
  summary: 'Code 0: the browser is fine. Code 1: show the browser-support notice.',
  input: Type.Object({}),
  data: Type.Object({ supported: Type.Boolean() }),
  codes: ['browser-unsupported'],
  access: 'anyone',
  gate: 'nothing',
  perLearner: true,
});
