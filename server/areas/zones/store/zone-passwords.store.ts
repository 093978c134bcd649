/** Hashes of the passwords of zones. */
import { and, eq } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { zonePassword } from '../tables/zone-passwords.ts';
import { isStorable } from '#server/kernel/db/text.ts';

export type ZonePasswordStore = ReturnType<typeof createZonePasswordStore>;

export function createZonePasswordStore(db: Database, clock: Clock) {
  return {
    hashOf: async (appId: string, zoneId: string): Promise<string | undefined> => {
      if (!isStorable(zoneId)) return undefined;
      const rows = await db
        .select({ hash: zonePassword.hash })
        .from(zonePassword)
        .where(and(eq(zonePassword.appId, appId), eq(zonePassword.zoneId, zoneId)));
      return rows[0]?.hash;
    },
    set: async (appId: string, zoneId: string, hash: string): Promise<void> => {
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
