/** A certificate as a credential others verify, and the list that says which were revoked (ADR-326). */
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isAchievementCredential } from '../../../../tests/support/badge-schemas.ts';
import { buildCertificate } from '../../../../tests/support/certificate-samples.ts';
import { credentialOf, LIST_BITS, statusListOf, statusPath } from './credential.ts';

const SHOP = { did: 'did:web:shop.test', origin: 'https://shop.test', name: '知新书院' };

describe('the credential of a certificate', () => {
  const readNotice = () => credentialOf(buildCertificate(), SHOP);

  it('ADR-326: is one of Open Badges 3.0', () => {
    expect(isAchievementCredential(readNotice()), isAchievementCredential.errors?.[0]?.message).toBe(true);
  });

  it('ADR-326: says where the schema stands that it fits', () => {
    expect(readNotice().credentialSchema).toEqual([
      {
        id: expect.stringMatching(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/schema\//),
        type: '1EdTechJsonSchemaValidator2019',
      },
    ]);
  });

  it('ADR-326: names the page where the certificate is looked up, also as a JWT names it', () => {
    const page = 'https://shop.test/certificate/7K3M9QX2VBN4';
    const { id, jti, sub } = readNotice();
    expect([id, jti, sub]).toEqual([page, page, page]);
  });

  it('ADR-326: names the shop by its host, as who signs it too', () => {
    const { issuer, iss } = readNotice();
    expect(issuer).toEqual({
      id: 'did:web:shop.test',
      type: ['Profile'],
      name: '知新书院',
      url: 'https://shop.test',
    });
    expect(iss).toBe('did:web:shop.test');
  });

  it('ADR-326: holds from the second it was given', () => {
    const { validFrom, nbf } = readNotice();
    expect([validFrom, nbf]).toEqual(['2026-06-30T12:34:56Z', 1_782_822_896]);
  });

  it('ADR-326: says who finished which course and how long they studied, the name in plain text', () => {
    const { name, credentialSubject } = readNotice();
    expect(name).toBe('会计入门');
    expect(credentialSubject).toEqual({
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: '林小满', identityType: 'name' }],
      achievement: {
        id: 'urn:lectern:app1:course_1',
        type: ['Achievement'],
        achievementType: 'Course',
        name: '会计入门',
        description: '会计入门',
        criteria: { narrative: '完成全部课时，计入学习 5400 秒。Every lesson finished.' },
      },
    });
  });

  it.each([
    ['the first', 0, 0, '0'],
    ['the last of the first list', LIST_BITS - 1, 0, String(LIST_BITS - 1)],
    ['the first of the second', LIST_BITS, 1, '0'],
    ['one of the third', 2 * LIST_BITS + 77, 2, '77'],
  ])('ADR-326: its status stands at its own place of a list: %s', (_words, place, list, index) => {
    const address = `https://shop.test/certificate-status/${String(list)}`;
    expect(credentialOf(buildCertificate({ place }), SHOP).credentialStatus).toEqual({
      id: `${address}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: index,
      statusListCredential: address,
    });
  });
});

describe('the list of what was revoked', () => {
  const NOW = Date.UTC(2026, 10, 26, 8, 0, 0, 5);
  const buildListedValue = (list: number, places: readonly number[]) => statusListOf(list, places, SHOP, NOW);

  /** As a verifier reads it: the places whose bit is set, the first place leftmost. */
  function revokedIn({ credentialSubject }: ReturnType<typeof buildListedValue>): number[] {
    const { encodedList } = credentialSubject;
    expect(encodedList.startsWith('u')).toBe(true);
    const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
    expect(bits.length * 8).toBe(LIST_BITS);
    return Array.from({ length: LIST_BITS }, (_none, place) => place).filter(
      (place) => ((bits[Math.floor(place / 8)] ?? 0) & (0x80 >> (place % 8))) !== 0,
    );
  }

  it.each([
    ['nobody', 0, [], []],
    ['the first and the last', 0, [0, LIST_BITS - 1], [0, LIST_BITS - 1]],
    ['several of one byte, each for itself', 0, [8, 9, 15], [8, 9, 15]],
    ['those of a later list by their places in it', 2, [2 * LIST_BITS, 2 * LIST_BITS + 77], [0, 77]],
  ])('ADR-326: says of %s', (_words, list, places, revokedNumbers) => {
    expect(revokedIn(buildListedValue(list, places))).toEqual(revokedNumbers);
  });

  it('ADR-326: is a Bitstring Status List 1.0 of this shop, at the address its credentials name', () => {
    const { credentialSubject, ...notice } = buildListedValue(1, []);
    const address = `${SHOP.origin}${statusPath(1)}`;
    expect(notice).toEqual({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: address,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: SHOP.did,
      validFrom: '2026-11-26T08:00:00Z',
      iss: SHOP.did,
      jti: address,
      sub: `${address}#list`,
    });
    expect(credentialSubject).toMatchObject({
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
    });
    const { credentialStatus } = credentialOf(buildCertificate({ place: LIST_BITS }), SHOP);
    expect(credentialStatus.statusListCredential).toBe(notice.id);
  });
});
