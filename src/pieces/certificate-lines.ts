/** The wording of a certificate, filled in, line by line. Pure. */
import { formatDay } from '#i18n/format-day.ts';
import {
  CERTIFICATE_PLACES,
  type CertificatePlace,
  type ShownDesign,
} from '#schemas/certificate/certificate-design.ts';
import type { CheckedCertificate } from '#schemas/certificate/certificate.ts';
import type { Locale } from '#schemas/locale.ts';
import { readPlaces } from '#schemas/text/places.ts';
import { HOUR_MS, MINUTE_MS, msOf } from '#schemas/time.ts';
import { certificateWords } from './certificate-words.ts';

export type CertificateFacts = Pick<
  CheckedCertificate,
  'state' | 'name' | 'title' | 'seconds' | 'issuer' | 'number' | 'issued_ts'
> & { design: ShownDesign };

export interface CertificatePart {
  text: string;
  /** Absent for words that stand as they are. */
  place?: CertificatePlace;
}

/** Whole hours from one hour on, minutes below; empty for less than a minute. */
function studyTime(seconds: number, locale: Locale): string {
  const t = certificateWords.in(locale);
  const ms = msOf(seconds);
  if (ms < MINUTE_MS) return '';
  return ms >= HOUR_MS
    ? t('hours', { count: Math.floor(ms / HOUR_MS) })
    : t('minutes', { count: Math.floor(ms / MINUTE_MS) });
}

/** Whose certificate it is, and for what: a line that says it always stays. */
const NAMING: readonly CertificatePlace[] = ['learner', 'course'];

/** Empty lines are left out, and those whose places have nothing to say. */
export function certificateLines(certificate: CertificateFacts, locale: Locale): CertificatePart[][] {
  const t = certificateWords.in(locale);
  const values: Readonly<Record<CertificatePlace, string>> = {
    learner: certificate.name,
    course: certificate.title,
    hours: studyTime(certificate.seconds, locale),
    date: formatDay(certificate.issued_ts, locale),
    shop: certificate.issuer,
  };
  return certificate.design.wording.split('\n').flatMap((line) => {
    const read = readPlaces(line.trim(), CERTIFICATE_PLACES);
    const isNaming = read.some((part) => typeof part !== 'string' && NAMING.includes(part.key));
    const shownValues = isNaming ? { ...values, hours: values.hours || t('moments') } : values;
    const parts = read.map((part) =>
      typeof part === 'string' ? { text: part } : { text: shownValues[part.key], place: part.key },
    );
    const hasWords = parts.some(({ text }) => text.trim() !== '');
    const isEmpty = parts.some(({ text, place }) => place !== undefined && text === '');
    return hasWords && (isNaming || !isEmpty) ? [parts] : [];
  });
}
