/** Pages of the demo on this machine: the switchboard and the dev mailbox (requirement 63). */
import type { LocaleText } from '#schemas/page/text.ts';
import { defineArea } from '#server/kernel/area.ts';
import { registerDev } from './http/routes.ts';

/** What the switchboard says of the demo's shops, by label. */
export interface DemoNotes {
  about: ReadonlyMap<string, LocaleText>;
  /** Passwords of zones, by label and zone. */
  zonePasswords: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Passwords of courses, by label and good. */
  coursePasswords: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

declare module '#server/kernel/area.ts' {
  interface Injected {
    demo?: DemoNotes;
  }
}

export const area = defineArea({ name: 'dev', routes: registerDev });
