/** Zones: facts, home, password. */
import { Type } from 'typebox';
import { ZoneInfoSchema } from '../../zone/zone.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ID_PATTERN } from '../../id.ts';
import { ZONE_CODES } from '../../zone/zone-gate.ts';
import { pageMicroGet } from '../pages/pages.ts';

/** What may be known of a zone before entering it (D37, M219). */
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

/** A zone's home ready to draw, or the word of its gate (D37, D38, M219). */
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

/** Gives a zone's password; the right one lets this browser in for a day (D38). */
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
