/** Drafts: versions somebody is still working on, one pointer a document (D43). */
import type { Clock } from '#server/kernel/clock.ts';
import type { ConfigDocument, ConfigVersion, WriteMark } from '../config-store.ts';
import {
  assertBase,
  keepVersion,
  markOf,
  readPointer,
  removePointer,
  writeInShop,
  type Place,
} from './config-versions.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configDraft, configLive } from '../tables/configs.ts';

export function saveDrafts(
  db: Database,
  clock: Clock,
  appId: string,
  documents: readonly ConfigDocument[],
  by: WriteMark,
) {
  return writeInShop(db, appId, async (tx) => {
    const saved: ConfigVersion[] = [];
    for (const document of documents) saved.push(await saveOne(tx, clock.now(), appId, document, by));
    return { versions: saved };
  });
}

/** A draft equal to what is live is none: nothing is left to publish. */
async function saveOne(
  tx: Database,
  now: number,
  appId: string,
  { kind, id, body, base }: ConfigDocument,
  by: WriteMark,
): Promise<ConfigVersion> {
  const place: Place = { appId, kind, id };
  const live = await readPointer(tx, configLive, place);
  const draft = await readPointer(tx, configDraft, place);
  const hash = await keepVersion(tx, place, body, now);
  if (draft?.hash === hash) return draft;
  if (live?.hash !== hash) assertBase(base, draft ?? live);
  if (live?.hash === hash) {
    await removePointer(tx, configDraft, place);
    return live;
  }
  const mark = markOf(by, now);
  await tx
    .insert(configDraft)
    .values({ ...place, hash, ...mark })
    .onConflictDoUpdate({
      target: [configDraft.appId, configDraft.kind, configDraft.id],
      set: { hash, ...mark },
    });
  return { kind, id, hash, body, ...mark };
}
