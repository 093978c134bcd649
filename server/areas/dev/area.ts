/** Pages of the demo on this machine: the switchboard and the dev mailbox (requirement 63). */
import { defineArea } from '#server/kernel/define-area.ts';
import type { DemoNotes } from './http/demo-notes.ts';
import { registerDev } from './http/routes.ts';

export type { DemoNotes } from './http/demo-notes.ts';

declare module '#server/kernel/area.ts' {
  interface Injections {
    demo?: DemoNotes;
  }
}

export const area = defineArea({ name: 'dev', routes: registerDev });
