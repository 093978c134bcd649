/** The merchant's console: roles, tokens and the audit log. Areas answer its calls themselves. */
import { defineArea } from '#server/kernel/define-area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { DeskHolder, DeskSessionChange } from './http/desk-cookie.ts';
import { limits } from './limits.ts';
import { auditCalls } from './console/audit.ts';
import { installationCalls } from './console/installation.ts';
import { jobCalls } from './console/jobs.ts';
import { todayCalls } from './console/today.ts';
import { tokenCalls } from './console/tokens.ts';
import { createAuditStore, forgetActor, removeOldEntries, type AuditStore } from './store/audit.store.ts';
import { createInstallationStore, type InstallationStore } from './store/installation.store.ts';
import { auditEntry } from './tables/audit.ts';

export {
  consoleActor,
  consoleCaller,
  consoleGuard,
  holdsScope,
  personOf,
  scopeGuard,
  findNamedShop,
} from './http/access.ts';
export { changeDeskSession, deskHolderOf } from './http/desk-cookie.ts';
export { signInAtDesk } from './services/sign-in-at-desk.ts';
export { openAuditRow } from './services/audit-row.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    audit: AuditStore;
    installation: InstallationStore;
  }
}

declare module '#server/kernel/http/define-handler.ts' {
  interface RequestContext {
    /** Who is at the desk of the shop in this browser. */
    desk: () => Promise<DeskHolder | undefined>;
    /** scheme://host[:port] of a shop, as this browser reaches it. */
    originOf: (shop: ShopContext) => string;
  }
  interface Effects {
    desk?: DeskSessionChange;
  }
}

export const area = defineArea({
  name: 'console',
  limits,
  tables: { auditEntry },
  stores: (db) => ({ audit: createAuditStore(db), installation: createInstallationStore(db) }),
  consoleCalls: [...auditCalls, ...installationCalls, ...jobCalls, ...todayCalls, ...tokenCalls],
  today: {
    jobs: async ({ stores }) => ({ failed: (await stores.installation.jobs()).failed }),
  },
  retention: [removeOldEntries],
  forget: (tx, { appId, userId }) => forgetActor(tx, appId, userId),
});
