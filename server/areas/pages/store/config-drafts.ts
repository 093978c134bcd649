/** Drafts: what somebody is still working on, one row a document (D43, ADR-477). */
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ConfigDocument, ConfigVersion, DraftOutcome, WriteMark } from './config-rows.ts';
import {
  markOf,
  readPointer,
  removePointer,
  requireBase,
  UnknownBaseError,
  writeInShop,
  type Place,
} from './config-versions.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configDraft, configLive } from '../tables/configs.ts';

export async function saveDrafts(
  db: Database,
  clock: Clock,
  appId: string,
  documents: readonly ConfigDocument[],
  by: WriteMark,
): Promise<DraftOutcome> {
  try {
    return await writeInShop(db, appId, async (tx) => {
      const versions: ConfigVersion[] = [];
      for (const document of documents) versions.push(await saveOne(tx, clock.now(), appId, document, by));
      return { versions };
    });
  } catch (error) {
    if (error instanceof UnknownBaseError)
      return { ok: false, conflict: undefined, document: error.document };
    throw error;
  }
}

/**
 * One row a document, however often it is saved: a version is made when it is published. Who does not name the draft that is
 * there, or the live version where there is none, writes nothing (40900). A draft equal to what is live is none.
 */
async function saveOne(
  tx: Database,
  now: number,
  appId: string,
  document: ConfigDocument,
  by: WriteMark,
): Promise<ConfigVersion> {
  const { kind, id, body } = document;
  const place: Place = { appId, kind, id };
  const live = await readPointer(tx, configLive, place);
  const draft = await readPointer(tx, configDraft, place);
  const hash = contentHash(body);
  const current = draft ?? live;
  // What is there already was saved: a writer whose acknowledgement was lost may simply send it again.
  if (current?.hash === hash) return current;
  requireBase(document, current);
  if (live?.hash === hash) {
    await removePointer(tx, configDraft, place);
    return live;
  }
  const mark = markOf(by, now);
  await tx
    .insert(configDraft)
    .values({ ...place, hash, body, ...mark })
    .onConflictDoUpdate({
      target: [configDraft.appId, configDraft.kind, configDraft.id],
      set: { hash, body, ...mark },
    });
  return { kind, id, hash, body, ...mark };
}
