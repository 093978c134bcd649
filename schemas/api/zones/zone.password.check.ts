/** Gives a zone's password; the right one lets this browser in for a day (D38). */
import { Type } from 'typebox';
import { ZONE_CODES } from '../../zone/zone-gate.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ID_PATTERN } from '../../id.ts';

export const zonePasswordCheck = defineEndpoint({
  name: 'zone.password.check',
  area: 'zones',
  summary:
    'Checks a zone’s password. A wrong one answers 40302 with tries_left, too many 42900 with retry_at.',
  method: 'POST',
  input: Type.Object({
    zone_id: Type.String({ pattern: ID_PATTERN }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  data: Type.Object({}),
  codes: ['course-password-wrong', ...ZONE_CODES],
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
