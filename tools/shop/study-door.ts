/** What `hours` and `certificates` ask of a shop, whichever way they reach it; undefined for a shop or a number nobody knows. */
import type { GivenCertificate } from '#server/areas/certificates/revoke-certificate.ts';
import type { Locale } from '#schemas/locale.ts';
import type { HoursFile } from '#server/areas/learning/hours/hours-file.ts';

interface HoursAsked {
  /** Days, both included; empty for no end. */
  from: string;
  to: string;
  /** A phone, or the name a learner has in the ledger; empty for everybody. */
  person: string;
  locale: Locale;
}

export interface StudyDoor {
  hours(shop: string, asked: HoursAsked): Promise<HoursFile | 'too-many' | undefined>;
  /** The newest. */
  certificates(shop: string, locale: Locale): Promise<GivenCertificate[] | undefined>;
  revokeCertificate(
    shop: string,
    number: string,
    why: { by: string; reason: string },
  ): Promise<GivenCertificate | undefined>;
}
