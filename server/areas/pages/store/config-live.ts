/** Publication: a pointer moves to a stored version, and the move is written down (D42, D43). */
import { and, eq } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type {
  ConfigDocument,
  ConfigPointer,
  ConfigVersion,
  DocumentName,
  PublishOutcome,
  RestoreOutcome,
  WriteMark,
} from '../config-store.ts';
import {
  assertBase,
  at,
  keepVersion,
  markOf,
  readPointer,
  writeInShop,
  type Place,
} from './config-versions.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configDraft, configLive, configPublication, configVersion } from '../tables/configs.ts';
import { isStorable } from '#server/kernel/db/text.ts';

type Mark = ReturnType<typeof markOf>;

/** Makes a stored version the live one; one that is live already stays with its own mark. */
export async function moveLive(
  tx: Database,
  place: Place,
  { hash, body }: Pick<ConfigVersion, 'hash' | 'body'>,
  mark: Mark,
): Promise<ConfigVersion> {
  await tx.delete(configDraft).where(and(at(configDraft, place), eq(configDraft.hash, hash)));
  const current = await readPointer(tx, configLive, place);
  if (current?.hash === hash) return current;
  await tx
    .insert(configLive)
    .values({ ...place, hash, ...mark })
    .onConflictDoUpdate({
      target: [configLive.appId, configLive.kind, configLive.id],
      set: { hash, ...mark },
    });
  await tx.insert(configPublication).values({ ...place, hash, ...mark });
  return { kind: place.kind, id: place.id, hash, body, ...mark };
}

/**
 * `base` absent: whatever is live is replaced. `base` empty: the writer knows of no version. A body equal to the live
 * one is already published, whatever its base: a writer whose acknowledgement was lost may simply send it again.
 */
async function checkBase(tx: Database, place: Place, hash: string, base: string | undefined): Promise<void> {
  const current = await readPointer(tx, configLive, place);
  if (current?.hash !== hash) assertBase(base, current);
}

export function publish(
  db: Database,
  clock: Clock,
  appId: string,
  documents: readonly ConfigDocument[],
  by: WriteMark,
): Promise<PublishOutcome> {
  return writeInShop(db, appId, async (tx) => {
    const versions: ConfigVersion[] = [];
    for (const { kind, id, body, base } of documents) {
      const place = { appId, kind, id };
      const now = clock.now();
      await checkBase(tx, place, contentHash(body), base);
      const hash = await keepVersion(tx, place, body, now);
      versions.push(await moveLive(tx, place, { hash, body }, markOf(by, now)));
    }
    return versions;
  });
}

export async function readVersion(
  db: Database,
  appId: string,
  { kind, id, hash }: ConfigPointer,
): Promise<{ body: unknown; createdAt: number } | undefined> {
  if (!isStorable(id) || !isStorable(hash)) return undefined;
  const rows = await db
    .select({ body: configVersion.body, createdAt: configVersion.createdAt })
    .from(configVersion)
    .where(
      and(
        eq(configVersion.appId, appId),
        eq(configVersion.kind, kind),
        eq(configVersion.id, id),
        eq(configVersion.hash, hash),
      ),
    );
  return rows[0];
}

export async function restore(
  db: Database,
  clock: Clock,
  appId: string,
  pointers: readonly ConfigPointer[],
  by: WriteMark,
): Promise<RestoreOutcome> {
  // Versions are never removed, so what is there now is there inside the transaction too.
  const found: { document: DocumentName; hash: string; base: string | undefined; body: unknown }[] = [];
  for (const pointer of pointers) {
    const { kind, id, hash, base } = pointer;
    const version = await readVersion(db, appId, pointer);
    if (version === undefined) return { ok: false, missing: { kind, id } };
    found.push({ document: { kind, id }, hash, base, body: version.body });
  }
  return writeInShop(db, appId, async (tx) => {
    const versions: ConfigVersion[] = [];
    for (const { document, hash, base, body } of found) {
      const place = { appId, ...document };
      await checkBase(tx, place, hash, base);
      versions.push(await moveLive(tx, place, { hash, body }, markOf(by, clock.now())));
    }
    return versions;
  });
}
