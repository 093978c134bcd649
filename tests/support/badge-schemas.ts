/**
 * What Open Badges 3.0 and Bitstring Status List 1.0 demand of the credentials we write: the required members of their
 * schemas and the forms of those we use, written from the standards; the published files may not be copied here.
 */
import { Ajv2019 } from 'ajv/dist/2019.js';

const ajv = new Ajv2019({ strict: false });
ajv.addFormat('uri', /^[a-z][a-z0-9+.-]*:\S+$/i);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);

const URI = { type: 'string', format: 'uri' };
const MOMENT = { type: 'string', format: 'date-time' };
const typesWith = (...names: string[]) => ({
  type: 'array',
  items: { type: 'string' },
  allOf: names.map((name) => ({ contains: { const: name } })),
});
const contexts = (...first: string[]) => ({
  type: 'array',
  items: first.map((one) => ({ const: one })),
  minItems: first.length,
});
const VC = 'https://www.w3.org/ns/credentials/v2';
const BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

const ACHIEVEMENT = {
  type: 'object',
  required: ['id', 'type', 'criteria', 'description', 'name'],
  properties: {
    id: URI,
    type: typesWith('Achievement'),
    achievementType: { enum: ['Course', 'Certificate', 'Badge'] },
    name: { type: 'string', minLength: 1 },
    description: { type: 'string', minLength: 1 },
    criteria: {
      type: 'object',
      properties: { narrative: { type: 'string' } },
      minProperties: 1,
    },
  },
};

const IDENTITY = {
  type: 'object',
  required: ['type', 'hashed', 'identityHash', 'identityType'],
  properties: {
    type: { const: 'IdentityObject' },
    hashed: { type: 'boolean' },
    identityHash: { type: 'string' },
    identityType: { const: 'name' },
  },
};

export const isAchievementCredential = ajv.compile({
  type: 'object',
  required: [
    '@context',
    'id',
    'type',
    'credentialSubject',
    'issuer',
    'validFrom',
    'iss',
    'jti',
    'sub',
    'nbf',
  ],
  properties: {
    '@context': contexts(VC, BADGES),
    id: URI,
    type: typesWith('VerifiableCredential', 'OpenBadgeCredential'),
    name: { type: 'string' },
    validFrom: MOMENT,
    issuer: {
      type: 'object',
      required: ['id', 'type'],
      properties: { id: URI, type: typesWith('Profile'), url: URI },
    },
    credentialSubject: {
      type: 'object',
      required: ['type', 'achievement'],
      properties: {
        type: typesWith('AchievementSubject'),
        achievement: ACHIEVEMENT,
        identifier: { type: 'array', items: IDENTITY },
      },
    },
    credentialStatus: {
      type: 'object',
      required: ['type', 'statusPurpose', 'statusListIndex', 'statusListCredential'],
      properties: {
        id: URI,
        type: { const: 'BitstringStatusListEntry' },
        statusPurpose: { const: 'revocation' },
        statusListIndex: { type: 'string', pattern: '^\\d+$' },
        statusListCredential: URI,
      },
    },
    credentialSchema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'type'],
        properties: { id: URI, type: { const: '1EdTechJsonSchemaValidator2019' } },
      },
    },
    nbf: { type: 'integer' },
  },
});

export const isStatusList = ajv.compile({
  type: 'object',
  required: ['@context', 'type', 'issuer', 'validFrom', 'credentialSubject'],
  properties: {
    '@context': contexts(VC),
    id: URI,
    type: typesWith('VerifiableCredential', 'BitstringStatusListCredential'),
    issuer: URI,
    validFrom: MOMENT,
    credentialSubject: {
      type: 'object',
      required: ['type', 'statusPurpose', 'encodedList'],
      properties: {
        type: { const: 'BitstringStatusList' },
        statusPurpose: { const: 'revocation' },
        encodedList: { type: 'string', pattern: '^u[\\w-]+$' },
      },
    },
  },
});
