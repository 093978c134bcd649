/** How a training shop or an enterprise school is entered. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

/** How a training shop is entered and whether this person may: entry_mode 1 open, 2 internal (M218, D107). */
export const trainingEntryCheck = defineEndpoint({
  name: 'training.entry.check',
  area: 'identity',
  summary: 'Entry mode of the shop and whether the viewer may enter it.',
  input: Type.Object({}),
  data: Type.Object({
    entry_mode: Type.Integer({ minimum: 1, maximum: 2 }),
    authorized: Type.Integer({ minimum: 0, maximum: 1 }),
  }),
  access: 'anyone',
  gate: 'nothing',
  perLearner: true,
});

/** Whether an enterprise school is an authenticated enterprise (M218, D107). */
export const enterpriseAuthCheck = defineEndpoint({
  name: 'enterprise.auth.check',
  area: 'identity',
  summary: 'Authentication of an enterprise school.',
  input: Type.Object({}),
  data: Type.Object({ is_auth: Type.Integer({ minimum: 0, maximum: 1 }) }),
  access: 'anyone',
  gate: 'nothing',
});
