/** A zone's home ready to draw, or the word of its gate (D37, D38, M219). */
import { Type } from 'typebox';
import { ZONE_CODES } from '../../zone/zone-gate.ts';
import { ZoneInfoSchema } from '../../zone/zone.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageMicroGet } from '../pages/page.micro.get.ts';
import { ID_PATTERN } from '../../id.ts';

export const zonePageGet = defineEndpoint({
  name: 'zone.page.get',
  area: 'zones',
  summary: 'The page document of a zone with the resolved data of its nodes, for who may enter.',
  input: Type.Object({ zone_id: Type.String({ pattern: ID_PATTERN }) }),
  data: Type.Object({
    ...pageMicroGet.data.properties,
    zone: ZoneInfoSchema,
    /** True where everybody may enter, so that one page serves all. */
    open: Type.Boolean(),
  }),
  codes: ZONE_CODES,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
  tags: (_input, data) => data.tags,
});
