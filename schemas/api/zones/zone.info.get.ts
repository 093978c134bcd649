/** What may be known of a zone before entering it (D37, M219). */
import { Type } from 'typebox';
import { ZoneInfoSchema } from '../../zone/zone.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ID_PATTERN } from '../../id.ts';

export const zoneInfoGet = defineEndpoint({
  name: 'zone.info.get',
  area: 'zones',
  summary: 'A zone’s name, mark and gate; its own navbar and footer only for who may enter.',
  input: Type.Object({ zone_id: Type.String({ pattern: ID_PATTERN }) }),
  data: ZoneInfoSchema,
  codes: ['zone-closed'],
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
