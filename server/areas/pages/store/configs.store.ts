/** Decoration documents: immutable versions with draft, live and scheduled pointers (D42, D43). */
import { and, desc, eq } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { ConfigStore } from '../config-store.ts';
import { saveDrafts } from './config-drafts.ts';
import { publish, readVersion, restore } from './config-live.ts';
import { listScheduled, promoteDue, schedule } from './config-schedule.ts';
import { listPointers, readPointer, removePointer, type Place } from './config-versions.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configDraft, configLive, configPublication, configScheduled } from '../tables/configs.ts';
import { isStorable } from '#server/kernel/db/text.ts';

export function createConfigStore(db: Database, clock: Clock): ConfigStore {
  return {
    live: (appId, kind, id) => readPointer(db, configLive, { appId, kind, id }),
    listLive: (appId) => listPointers(db, configLive, appId),
    publish: (appId, documents, by) => publish(db, clock, appId, documents, by),
    restore: (appId, pointers, by) => restore(db, clock, appId, pointers, by),
    history: (appId, kind, id) => readHistory(db, { appId, kind, id }),
    version: (appId, pointer) => readVersion(db, appId, pointer),
    draft: (appId, kind, id) => readPointer(db, configDraft, { appId, kind, id }),
    listDrafts: (appId) => listPointers(db, configDraft, appId),
    saveDraft: (appId, documents, by) => saveDrafts(db, clock, appId, documents, by),
    discardDraft: (appId, kind, id) => removePointer(db, configDraft, { appId, kind, id }),
    listScheduled: (appId) => listScheduled(db, appId),
    schedule: (appId, documents, publishAt, by, alongside) =>
      schedule(db, clock, appId, documents, publishAt, by, alongside),
    cancelSchedule: (appId, kind, id) => removePointer(db, configScheduled, { appId, kind, id }),
    promoteDue: (now, appId) => promoteDue(db, now, appId),
  };
}

/** Every publication of a document, newest first. */
async function readHistory(db: Database, { appId, kind, id }: Place) {
  if (!isStorable(id)) return [];
  return db
    .select({
      kind: configPublication.kind,
      id: configPublication.id,
      hash: configPublication.hash,
      author: configPublication.author,
      note: configPublication.note,
      at: configPublication.at,
    })
    .from(configPublication)
    .where(
      and(eq(configPublication.appId, appId), eq(configPublication.kind, kind), eq(configPublication.id, id)),
    )
    .orderBy(desc(configPublication.seq));
}
