/** Certificates as they are told: to anybody, and to whom they belong. Pure. */
import type { CheckedCertificate, OwnCertificate } from '#schemas/certificate/certificate.ts';
import type { ShownDesign } from '#schemas/certificate/certificate-design.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { pathTo } from '#schemas/paths.ts';
import { secondsOf } from '#schemas/time.ts';
import type { CertificateRow } from '../store/certificates.store.ts';

const badgePath = (number: string): string => `${pathTo('certificate', { number })}/badge`;

interface CheckedFacts {
  number: string;
  /** The shop's name. */
  issuer: string;
  design: ShownDesign;
  locale: Locale;
}

/** Only what its holder agreed to show. */
export function presentChecked(
  row: CertificateRow | undefined,
  { number, issuer, design, locale }: CheckedFacts,
): CheckedCertificate {
  const isShown = row?.isShown === true;
  return {
    number,
    state: row === undefined ? 'unknown' : row.revokedAt === null ? 'valid' : 'revoked',
    issued_ts: secondsOf(row?.issuedAt ?? 0),
    revoked_ts: secondsOf(row?.revokedAt ?? 0),
    is_shown: isShown ? 1 : 0,
    name: isShown ? row.name : '',
    title: isShown ? readText(row.title, locale) : '',
    seconds: isShown ? row.seconds : 0,
    issuer,
    badge: isShown ? badgePath(number) : '',
    badge_svg: isShown ? `${badgePath(number)}.svg` : '',
    design,
  };
}

export function presentOwn(row: CertificateRow, locale: Locale): OwnCertificate {
  return {
    number: row.number,
    goods_id: row.goodsId,
    title: readText(row.title, locale),
    name: row.name,
    seconds: row.seconds,
    issued_ts: secondsOf(row.issuedAt),
    revoked_ts: secondsOf(row.revokedAt ?? 0),
    is_shown: row.isShown ? 1 : 0,
    is_named: row.namedAt !== null || row.isShown ? 1 : 0,
  };
}
