/** Keys of providers as they are stored: sealed, with the moment each was set. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { providerSetting } from '../tables/provider-setting.ts';

export interface SealedSetting {
  name: string;
  ciphertext: string;
  setAt: number;
}
export interface SettingChange {
  name: string;
  /** Undefined where it is removed. */
  ciphertext: string | undefined;
}

export type ProviderSettingStore = ReturnType<typeof createProviderSettingStore>;

export function createProviderSettingStore(db: Database) {
  const list = (reader: Database): Promise<SealedSetting[]> =>
    reader.select().from(providerSetting).orderBy(providerSetting.name);
  return {
    list: () => list(db),
    /** All of them or none; of two that write at once the second sees what the first wrote, and may refuse. */
    change: (decide: (rows: SealedSetting[]) => SettingChange[] | undefined, now: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        // Rows alone cannot be locked: a first key has none yet.
        await tx.execute(sql`lock table ${providerSetting} in exclusive mode`);
        const changes = decide(await list(tx));
        if (changes === undefined) return false;
        for (const { name, ciphertext } of changes) {
          if (ciphertext === undefined) {
            await tx.delete(providerSetting).where(eq(providerSetting.name, name));
            continue;
          }
          await tx
            .insert(providerSetting)
            .values({ name, ciphertext, setAt: now })
            .onConflictDoUpdate({ target: providerSetting.name, set: { ciphertext, setAt: now } });
        }
        return true;
      }),
  };
}
