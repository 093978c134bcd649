/** Builds a certificate for tests: given, valid and shown, changed where the test cares. */
import type { CertificateRow } from '#server/areas/certificates/store/certificates.store.ts';

export function buildCertificate(change: Partial<CertificateRow> = {}): CertificateRow {
  return {
    appId: 'app1',
    number: '7K3M9QX2VBN4',
    userId: 'u_1',
    goodsId: 'course_1',
    title: { cn: '会计入门', en: 'First steps in accounting' },
    name: '林小满',
    seconds: 5400,
    issuedAt: Date.UTC(2026, 5, 30, 12, 34, 56, 789),
    namedAt: null,
    replaces: '',
    isShown: true,
    revokedAt: null,
    revokedBy: '',
    reason: '',
    place: 0,
    ...change,
  };
}
