/** How long the shop asks to wait between two codes (M228). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const formSmsInfoGet = defineEndpoint({
  name: 'form.sms_info.get',
  area: 'forms',
  summary: 'Seconds, and the default area code.',
  input: Type.Object({}),
  data: Type.Object({ wait_s: Type.Integer(), area_code: Type.String() }),
  access: 'anyone',
  gate: 'visit',
});
