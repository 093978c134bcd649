/** What the pages of the demo say of its shops. */
import type { LocaleText } from '#schemas/page/text.ts';

/** What the switchboard says of the demo's shops, by label. */
export interface DemoNotes {
  about: ReadonlyMap<string, LocaleText>;
  /** Passwords of zones, by label and zone. */
  zonePasswords: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Passwords of courses, by label and good. */
  coursePasswords: ReadonlyMap<string, ReadonlyMap<string, string>>;
}
