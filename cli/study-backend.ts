/** What `hours`, `certificates` and `study` ask of a shop, whichever way they reach it; undefined for a shop or a number nobody knows. */
import type { GivenCertificate } from '#schemas/certificate/certificate.ts';
import type { consoleHoursExport } from '#schemas/api/console/hours.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import type { StudyRules } from '#schemas/shop/study-rules.ts';

interface HoursRequest {
  /** Days, both included; empty for no end. */
  from: string;
  to: string;
  /** A phone, or the name a learner has in the ledger; empty for everybody. */
  person: string;
  locale: Locale;
}

/** Certificates that are listed, the newest. */
export const LISTED = 200;

export interface StudyBackend {
  studyRules(shop: string): Promise<StudyRules | undefined>;
  /** Answers what holds then. */
  changeStudyRules(shop: string, rules: StudyRules): Promise<StudyRules | undefined>;
  hours(
    shop: string,
    asked: HoursRequest,
  ): Promise<DataOf<typeof consoleHoursExport> | 'too-many' | undefined>;
  /** The newest. */
  certificates(shop: string, locale: Locale): Promise<GivenCertificate[] | undefined>;
  renameCertificate(
    shop: string,
    number: string,
    change: { name: string; by: string; reason: string },
  ): Promise<GivenCertificate | undefined>;
  revokeCertificate(
    shop: string,
    number: string,
    why: { by: string; reason: string },
  ): Promise<GivenCertificate | undefined>;
}
