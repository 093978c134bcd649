/** People who work at one desk: who has which document open, and what they remark on its blocks (ADR-740, ADR-741). */
import { and, eq } from 'drizzle-orm';
import type { AppContext, Areas } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { remarkCalls } from './console/remarks.ts';
import { registerDeskSocket } from './http/socket.ts';
import { PRESENCE_LIFE_MS } from './limits.ts';
import { openPresence, type Presence, type TeamNews } from './services/presence.ts';
import { createPresenceStore, removeSilent, type PresenceStore } from './store/presence.store.ts';
import {
  createRemarkStore,
  forgetRemarks,
  removeOldResolved,
  type RemarkStore,
} from './store/remarks.store.ts';
import { teamPresence } from './tables/presence.ts';
import { teamRemark } from './tables/remarks.ts';

declare module '#server/kernel/bus/bus.ts' {
  interface BusEvents {
    'team.news': TeamNews;
  }
}
declare module '#server/kernel/area.ts' {
  interface Stores {
    teamPresence: PresenceStore;
    teamRemarks: RemarkStore;
  }
  interface Areas {
    team: { presence: Presence };
  }
}

export const area = defineArea({
  name: 'team',
  needs: ['identity', 'pages'],
  tables: { teamPresence, teamRemark },
  stores: (db) => ({ teamPresence: createPresenceStore(db), teamRemarks: createRemarkStore(db) }),
  events: {
    'team.news': ({ appId, document, subject }) => {
      const isNews = typeof appId === 'string' && typeof document === 'string';
      if (!isNews || (subject !== 'people' && subject !== 'remarks')) return undefined;
      return { appId, document, subject };
    },
  },
  open: (world: AppContext, areas: Pick<Areas, 'identity' | 'pages'>): Areas['team'] => ({
    presence: openPresence({ world, areas }),
  }),
  consoleCalls: remarkCalls,
  routes: registerDeskSocket,
  retention: [
    async (db, now) => {
      await removeSilent(db, now - PRESENCE_LIFE_MS);
      await removeOldResolved(db, now);
    },
  ],
  forget: async (tx, { appId, userId }) => {
    await tx.delete(teamPresence).where(and(eq(teamPresence.appId, appId), eq(teamPresence.userId, userId)));
    await forgetRemarks(tx, { appId, userId });
  },
});
