/** Hashes of the passwords of zones. */
import { and, eq } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { ZonePasswordStore } from './zone-password-store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { zonePassword } from '../tables/zone-passwords.ts';
import { isStorable } from '#server/kernel/db/text.ts';

export function createZonePasswordStore(db: Database, clock: Clock): ZonePasswordStore {
  return {
    hashOf: async (appId, zoneId) => {
      if (!isStorable(zoneId)) return undefined;
      const rows = await db
        .select({ hash: zonePassword.hash })
        .from(zonePassword)
        .where(and(eq(zonePassword.appId, appId), eq(zonePassword.zoneId, zoneId)));
      return rows[0]?.hash;
    },
    set: async (appId, zoneId, hash) => {
      const updatedAt = clock.now();
      await db
        .insert(zonePassword)
        .values({ appId, zoneId, hash, updatedAt })
        .onConflictDoUpdate({
          target: [zonePassword.appId, zonePassword.zoneId],
          set: { hash, updatedAt },
        });
    },
  };
}
