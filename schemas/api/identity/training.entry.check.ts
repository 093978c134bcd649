/** How a training shop is entered and whether this person may: entry_mode 1 open, 2 internal (M218, D107). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

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
