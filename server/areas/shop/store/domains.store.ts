/** Hosts bound to a shop: added last, taken away, and one of them made the main one. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { shopDomain } from '../tables/shops.ts';

/** Hosts one shop may have. */
const HOSTS_MAX = 20;

export type DomainStore = ReturnType<typeof createDomainStore>;

export function createDomainStore(db: Database) {
  const hostsOf = (reader: Database, appId: string) =>
    reader
      .select({ host: shopDomain.host, position: shopDomain.position })
      .from(shopDomain)
      .where(eq(shopDomain.appId, appId))
      .orderBy(asc(shopDomain.position), asc(shopDomain.host));
  const number = async (tx: Database, hosts: readonly string[]) => {
    for (const [position, host] of hosts.entries())
      await tx.update(shopDomain).set({ position }).where(eq(shopDomain.host, host));
  };
  return {
    list: async (appId: string): Promise<string[]> => (await hostsOf(db, appId)).map(({ host }) => host),
    /** Taken: another shop has it. Of two shops that ask at once the second finds it taken. */
    add: (appId: string, host: string): Promise<'added' | 'there' | 'taken' | 'too-many'> =>
      db.transaction(async (tx) => {
        const rows = await hostsOf(tx, appId).for('update');
        if (rows.some((row) => row.host === host)) return 'there';
        if (rows.length >= HOSTS_MAX) return 'too-many';
        // Behind the last one: positions have gaps once a host was taken away.
        const position = (rows.at(-1)?.position ?? -1) + 1;
        const newRows = await tx
          .insert(shopDomain)
          .values({ host, appId, position })
          .onConflictDoNothing()
          .returning({ host: shopDomain.host });
        return newRows.length === 0 ? 'taken' : 'added';
      }),
    remove: async (appId: string, host: string): Promise<boolean> => {
      if (!isStorable(host)) return false;
      const rows = await db
        .delete(shopDomain)
        .where(and(eq(shopDomain.appId, appId), eq(shopDomain.host, host)))
        .returning({ host: shopDomain.host });
      return rows.length > 0;
    },
    /** The host that was the main one before; undefined where the shop has no such host. */
    setMain: (appId: string, host: string): Promise<string | undefined> =>
      db.transaction(async (tx) => {
        const hosts = (await hostsOf(tx, appId).for('update')).map((row) => row.host);
        if (!hosts.includes(host)) return undefined;
        await number(tx, [host, ...hosts.filter((one) => one !== host)]);
        return hosts[0];
      }),
  };
}
