/** A certificate as an Open Badges 3.0 credential, and a list of what was revoked (Bitstring Status List 1.0). Pure. */
import { gzipSync } from 'node:zlib';
import { readText } from '#schemas/page/text.ts';
import { pathTo } from '#schemas/paths.ts';
import { secondsOf } from '#schemas/time.ts';
import type { CertificateRow } from '../store/certificates.store.ts';

/** Bits of one list: the least the standard allows, so that one bit tells little of who is meant. */
export const LIST_BITS = 131_072;

const VC = 'https://www.w3.org/ns/credentials/v2';
const BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
const SCHEMA =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

export interface Issuer {
  /** did:web of the shop's host. */
  did: string;
  /** scheme://host */
  origin: string;
  name: string;
}

const momentOf = (at: number) => new Date(at).toISOString().replace(/\.\d{3}Z$/, 'Z');

export const statusPath = (list: number): string => `/certificate-status/${String(list)}`;

function profileOf({ did, origin, name }: Issuer) {
  return { id: did, type: ['Profile'], name, url: origin };
}

/** What the badge says; the name stands in it in plain text, for its holder shows it. */
function subjectOf(row: CertificateRow) {
  const name = readText(row.title, 'cn');
  return {
    type: ['AchievementSubject'],
    identifier: [{ type: 'IdentityObject', hashed: false, identityHash: row.name, identityType: 'name' }],
    achievement: {
      id: `urn:lectern:${row.appId}:${row.goodsId}`,
      type: ['Achievement'],
      achievementType: 'Course',
      name,
      description: name,
      criteria: { narrative: `完成全部课时，计入学习 ${String(row.seconds)} 秒。Every lesson finished.` },
    },
  };
}

/** The payload of the JWT: the credential itself, with what a JWT says of it (VC-JWT of Open Badges 3.0, 8.2.4). */
export function credentialOf(row: CertificateRow, issuer: Issuer) {
  const { origin, did } = issuer;
  const id = `${origin}${pathTo('certificate', { number: row.number })}`;
  const list = `${origin}${statusPath(Math.floor(row.place / LIST_BITS))}`;
  const place = String(row.place % LIST_BITS);
  return {
    '@context': [VC, BADGES],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: readText(row.title, 'cn'),
    issuer: profileOf(issuer),
    validFrom: momentOf(row.issuedAt),
    credentialSubject: subjectOf(row),
    credentialStatus: {
      id: `${list}#${place}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: place,
      statusListCredential: list,
    },
    credentialSchema: [{ id: SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
    iss: did,
    jti: id,
    sub: id,
    nbf: secondsOf(row.issuedAt),
  };
}

/** Base64url of the gzipped bits, the first place leftmost, behind `u` (multibase). @param places within the list */
function encodeList(places: readonly number[]): string {
  const bits = Buffer.alloc(LIST_BITS / 8);
  for (const place of places) {
    const at = Math.floor(place / 8);
    bits[at] = (bits[at] ?? 0) | (0x80 >> (place % 8));
  }
  return `u${gzipSync(bits).toString('base64url')}`;
}

/** @param places of the whole shop, those of this list */
export function statusListOf(list: number, places: readonly number[], issuer: Issuer, now: number) {
  const id = `${issuer.origin}${statusPath(list)}`;
  return {
    '@context': [VC],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    validFrom: momentOf(now),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeList(places.map((place) => place - list * LIST_BITS)),
    },
    iss: issuer.did,
    jti: id,
    sub: `${id}#list`,
  };
}
