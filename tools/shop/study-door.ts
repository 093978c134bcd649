/** What `hours` asks of a shop, whichever way it reaches it; undefined for a shop nobody knows. */
import type { Locale } from '#schemas/locale.ts';
import type { HoursFile } from '#server/areas/learning/hours/hours-file.ts';

export interface HoursAsked {
  /** Days, both included; empty for no end. */
  from: string;
  to: string;
  /** A phone, or the name a learner has in the ledger; empty for everybody. */
  person: string;
  locale: Locale;
}

export interface StudyDoor {
  hours(shop: string, asked: HoursAsked): Promise<HoursFile | 'too-many' | undefined>;
}
