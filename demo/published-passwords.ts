/** Accounts anybody can enter by the password the demo publishes: found before a shop opens to others, and locked (requirement 63). */
import { and, count, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import { makePasswords } from '#server/areas/identity/rules/passwords.ts';
import { appSession, appUser } from '#server/areas/identity/tables/users.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { DEMO_PASSWORD } from './demo-shop.ts';
import { userId } from './seed.ts';
import { demoShops } from './shops.gen.ts';

class PublishedPasswords extends Error {
  override readonly name = 'PublishedPasswords';
}

function demoPeople(): string[] {
  return [...demoShops.values()].flatMap((build) => {
    const { info, people } = build(Date.now());
    return people.map((person) => userId(info.app_id, person));
  });
}

/** Each hash costs time to judge: only those of demo people, and those two people share, as none but the demo's do. */
async function findHashes(db: Database): Promise<string[]> {
  const sharedHashes = db
    .select({ hash: appUser.passwordHash })
    .from(appUser)
    .where(isNotNull(appUser.passwordHash))
    .groupBy(appUser.passwordHash)
    .having(gt(count(), 1));
  const rows = await db
    .selectDistinct({ hash: appUser.passwordHash })
    .from(appUser)
    .where(or(inArray(appUser.id, demoPeople()), inArray(appUser.passwordHash, sharedHashes)));
  const { matches } = makePasswords();
  const matchingHashes = await Promise.all(
    rows.flatMap(({ hash }) =>
      hash === null ? [] : matches(DEMO_PASSWORD, hash).then((isIt) => (isIt ? [hash] : [])),
    ),
  );
  return matchingHashes.flat();
}

/**
 * Ends a start that would let strangers in by the password everybody can read; the store is closed then.
 *
 * @param outside the variable by which others reach this installation
 * @throws PublishedPasswords with one plain line for the operator
 */
export async function refusePublishedPasswords(
  store: { db: Database; close: () => Promise<void> },
  outside: string,
): Promise<void> {
  const { db } = store;
  const hashes = await findHashes(db);
  if (hashes.length === 0) return;
  const shops = await db
    .select({ label: shop.label, people: count() })
    .from(appUser)
    .innerJoin(shop, eq(shop.appId, appUser.appId))
    .where(inArray(appUser.passwordHash, hashes))
    .groupBy(shop.label)
    .orderBy(shop.label);
  await store.close();
  const people = shops.reduce((sum, one) => sum + one.people, 0);
  throw new PublishedPasswords(
    `The database is that of a demo: ${people} ${people === 1 ? 'account' : 'accounts'} (shops ${shops.map(({ label }) => label).join(', ')}) can be entered with the password everybody can read, and more than this machine reaches the shop (by ${outside}). Take that password away with \`npm run shop -- lock-demo\`, or start on an empty database.`,
  );
}

/** How many accounts anybody can enter. */
export async function countPublished(db: Database): Promise<number> {
  const hashes = await findHashes(db);
  if (hashes.length === 0) return 0;
  const [row] = await db
    .select({ people: count() })
    .from(appUser)
    .where(inArray(appUser.passwordHash, hashes));
  return row?.people ?? 0;
}

/** Takes the published password off all who have it and logs them out; answers how many those were. */
export async function lockDemo(db: Database): Promise<number> {
  const hashes = await findHashes(db);
  if (hashes.length === 0) return 0;
  return db.transaction(async (tx) => {
    const people = await tx
      .update(appUser)
      .set({ passwordHash: null })
      .where(inArray(appUser.passwordHash, hashes))
      .returning({ appId: appUser.appId, id: appUser.id });
    for (const { appId, id } of people)
      await tx.delete(appSession).where(and(eq(appSession.appId, appId), eq(appSession.userId, id)));
    return people.length;
  });
}
