/** Decoration documents: immutable versions with draft, live and scheduled pointers (D42, D43). */
import type { Clock } from '#server/kernel/clock.ts';
import type { ConfigStore } from './config-store.ts';
import { saveDrafts } from './config-drafts.ts';
import { publish, readVersion, restore, unpublish } from './config-live.ts';
import { lastMoves, listReleases, readHistory } from './config-releases.ts';
import { listScheduled, promoteDue, schedule } from './config-schedule.ts';
import { listPointers, readPointer, removePointer } from './config-versions.ts';
import { returnTo, stateAt } from './release-state.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configDraft, configLive, configScheduled } from '../tables/configs.ts';

export function createConfigStore(db: Database, clock: Clock): ConfigStore {
  return {
    live: (appId, kind, id) => readPointer(db, configLive, { appId, kind, id }),
    listLive: (appId) => listPointers(db, configLive, appId),
    publish: (appId, documents, by) => publish(db, clock, appId, documents, by),
    restore: (appId, pointers, by) => restore(db, clock, appId, pointers, by),
    unpublish: (appId, names, by) => unpublish(db, clock, appId, names, by),
    releases: (appId, page) => listReleases(db, appId, page),
    stateAt: (appId, release) => stateAt(db, appId, release),
    returnTo: (appId, state, by, newest) => returnTo(db, clock, appId, state, by, newest),
    history: (appId, kind, id) => readHistory(db, { appId, kind, id }),
    lastMoves: (appId) => lastMoves(db, appId),
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
