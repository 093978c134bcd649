/** Publication: pointers move to stored versions, or are taken away, in one release (D42, D43). */
import { and, eq } from 'drizzle-orm';
import type { SaleChange } from '#schemas/goods-table/sale-change.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type {
  ConfigDocument,
  ConfigPointer,
  ConfigVersion,
  DocumentName,
  PublishOutcome,
  ReleaseOutcome,
  ReleasedVersion,
  RestoreOutcome,
  WriteMark,
} from './config-rows.ts';
import { inRelease, lastPublication, type ReleaseMark } from './config-releases.ts';
import { orSalesRefused, releaseSales } from './release-sales.ts';
import {
  assertBase,
  at,
  Conflict,
  inShop,
  keepVersion,
  readPointer,
  removePointer,
  writeInShop,
  type Place,
} from './config-versions.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configDraft, configLive, configPublication, configVersion } from '../tables/configs.ts';
import { isStorable } from '#server/kernel/db/text.ts';

/** Makes a stored version the live one; one that is live already stays with its own mark. */
export async function moveLive(
  tx: Database,
  place: Place,
  { hash, body }: Pick<ConfigVersion, 'hash' | 'body'>,
  { release, ...mark }: ReleaseMark,
): Promise<ReleasedVersion> {
  await tx.delete(configDraft).where(and(at(configDraft, place), eq(configDraft.hash, hash)));
  const current = await readPointer(tx, configLive, place);
  if (current?.hash === hash) return { ...current, change: 'unchanged' };
  await tx
    .insert(configLive)
    .values({ ...place, hash, ...mark })
    .onConflictDoUpdate({
      target: [configLive.appId, configLive.kind, configLive.id],
      set: { hash, ...mark },
    });
  await tx.insert(configPublication).values({ ...place, hash, ...mark, release });
  const change = current === undefined ? 'new' : 'replaced';
  return { kind: place.kind, id: place.id, hash, body, ...mark, change };
}

/** Takes a document down; its versions stay. Answers whether it was live. */
export async function takeDown(
  tx: Database,
  place: Place,
  { release, ...mark }: ReleaseMark,
): Promise<boolean> {
  const isGone = await removePointer(tx, configLive, place);
  if (isGone) await tx.insert(configPublication).values({ ...place, hash: null, ...mark, release });
  return isGone;
}

/**
 * `base` absent: whatever is live is replaced. `base` empty: the writer knows of no version. A body equal to the live
 * one is already published, whatever its base: a writer whose acknowledgement was lost may simply send it again. Who
 * started from a version that was taken down since does not bring it back unknowingly.
 */
async function checkBase(tx: Database, place: Place, hash: string, base: string | undefined): Promise<void> {
  const current = await readPointer(tx, configLive, place);
  if (current !== undefined && current.hash !== hash) assertBase(base, current);
  if (current !== undefined || base === undefined || base === '') return;
  const last = await lastPublication(tx, place);
  if (last !== undefined && last.hash === null) throw new Conflict(last);
}

export function publish(
  db: Database,
  clock: Clock,
  appId: string,
  documents: readonly ConfigDocument[],
  by: WriteMark,
  sales: readonly SaleChange[] = [],
): Promise<PublishOutcome> {
  const work = writeInShop(db, appId, (tx) =>
    inRelease(tx, { appId, by, now: clock.now() }, async (mark) => {
      const versions: ReleasedVersion[] = [];
      for (const { kind, id, body, base } of documents) {
        const place = { appId, kind, id };
        await checkBase(tx, place, contentHash(body), base);
        const hash = await keepVersion(tx, place, body, mark.at);
        versions.push(await moveLive(tx, place, { hash, body }, mark));
      }
      const changes = await releaseSales(tx, clock, { appId, release: mark.release }, sales);
      return { versions, gone: [], changes };
    }),
  );
  return orSalesRefused(work);
}

/** Takes documents down in one release; one that is not live is passed over. */
export function unpublish(
  db: Database,
  clock: Clock,
  appId: string,
  names: readonly DocumentName[],
  by: WriteMark,
): Promise<ReleaseOutcome> {
  return inShop(db, appId, (tx) =>
    inRelease(tx, { appId, by, now: clock.now() }, async (mark) => {
      const removals: DocumentName[] = [];
      for (const { kind, id } of names)
        if (await takeDown(tx, { appId, kind, id }, mark)) removals.push({ kind, id });
      return { versions: [], gone: removals };
    }),
  );
}

export async function readVersion(
  db: Database,
  appId: string,
  { kind, id, hash }: ConfigPointer,
): Promise<{ body: unknown; createdAt: number } | undefined> {
  if (!isStorable(id) || !isStorable(hash)) return undefined;
  // A draft is no version yet, and is looked at by its hash all the same.
  const draft = await readPointer(db, configDraft, { appId, kind, id });
  if (draft?.hash === hash) return { body: draft.body, createdAt: draft.at };
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
  sales: readonly SaleChange[] = [],
): Promise<RestoreOutcome> {
  // Bodies are kept once more inside the transaction: of a draft there is no version yet.
  const drafts: { document: DocumentName; hash: string; base: string | undefined; body: unknown }[] = [];
  for (const pointer of pointers) {
    const { kind, id, hash, base } = pointer;
    const version = await readVersion(db, appId, pointer);
    if (version === undefined) return { ok: false, missing: { kind, id } };
    drafts.push({ document: { kind, id }, hash, base, body: version.body });
  }
  const work = writeInShop(db, appId, (tx) =>
    inRelease(tx, { appId, by, now: clock.now() }, async (mark) => {
      const versions: ReleasedVersion[] = [];
      for (const { document, hash, base, body } of drafts) {
        const place = { appId, ...document };
        await checkBase(tx, place, hash, base);
        await keepVersion(tx, place, body, mark.at);
        versions.push(await moveLive(tx, place, { hash, body }, mark));
      }
      const changes = await releaseSales(tx, clock, { appId, release: mark.release }, sales);
      return { versions, gone: [], changes };
    }),
  );
  return orSalesRefused(work);
}
