/** Decoration documents: immutable versions with draft, live and scheduled pointers (D42, D43). */
import { eq } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import { saveDrafts } from './config-drafts.ts';
import { publish, readVersion, restore, unpublish } from './config-live.ts';
import { lastMoves, listReleases, readHistory } from './config-releases.ts';
import { listScheduled, promoteDue, schedule } from './config-schedule.ts';
import { listPointers, readPointer, removePointer } from './config-versions.ts';
import { returnTo, stateAt } from './release-state.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configDraft, configLive, configScheduled } from '../tables/configs.ts';
import type {
  ConfigKind,
  ConfigVersion,
  ConfigDocument,
  WriteMark,
  PublishOutcome,
  ConfigPointer,
  RestoreOutcome,
  DocumentName,
  ReleaseOutcome,
  Release,
  ReleaseState,
  Publication,
  SaveOutcome,
  DraftOutcome,
  ScheduledVersion,
} from './config-rows.ts';

export type ConfigStore = ReturnType<typeof createConfigStore>;

export function createConfigStore(db: Database, clock: Clock) {
  return {
    live: (appId: string, kind: ConfigKind, id: string): Promise<ConfigVersion | undefined> =>
      readPointer(db, configLive, { appId, kind, id }),
    listLive: (appId: string): Promise<ConfigVersion[]> => listPointers(db, configLive, appId),
    /** All or nothing, acknowledged only when stored. A draft of the same content has done its work and goes. */
    publish: (appId: string, documents: readonly ConfigDocument[], by: WriteMark): Promise<PublishOutcome> =>
      publish(db, clock, appId, documents, by),
    /** Publishes versions that are stored already: drafts, and old versions once more (rollback). */
    restore: (appId: string, pointers: readonly ConfigPointer[], by: WriteMark): Promise<RestoreOutcome> =>
      restore(db, clock, appId, pointers, by),
    /** Takes documents down, in one release; those that are not live are passed over. */
    unpublish: (appId: string, names: readonly DocumentName[], by: WriteMark): Promise<ReleaseOutcome> =>
      unpublish(db, clock, appId, names, by),
    /** The newest releases of a shop, newest first, or those before a number. */
    releases: (appId: string, page: { limit: number; before?: number }): Promise<Release[]> =>
      listReleases(db, appId, page),
    /** Undefined for a release the shop never had. */
    stateAt: (appId: string, release: number): Promise<ReleaseState | undefined> =>
      stateAt(db, appId, release),
    /** Makes a state live again, in one release; undefined where the newest release is not the one named any more. */
    returnTo: (
      appId: string,
      state: ReleaseState,
      by: WriteMark,
      newest: number,
    ): Promise<ReleaseOutcome | undefined> => returnTo(db, clock, appId, state, by, newest),
    /** Every publication of a document, newest first. */
    history: (appId: string, kind: ConfigKind, id: string): Promise<Publication[]> =>
      readHistory(db, { appId, kind, id }),
    /** The last move of each document that ever was live. */
    lastMoves: (appId: string): Promise<Publication[]> => lastMoves(db, appId),
    /** One stored body, whatever points at it. */
    version: (
      appId: string,
      pointer: ConfigPointer,
    ): Promise<{ body: unknown; createdAt: number } | undefined> => readVersion(db, appId, pointer),
    draft: (appId: string, kind: ConfigKind, id: string): Promise<ConfigVersion | undefined> =>
      readPointer(db, configDraft, { appId, kind, id }),
    /** Documents with a draft, and those that go live by themselves. */
    countWaiting: async (appId: string) => ({
      drafts: await db.$count(configDraft, eq(configDraft.appId, appId)),
      scheduled: await db.$count(configScheduled, eq(configScheduled.appId, appId)),
    }),
    listDrafts: (appId: string): Promise<ConfigVersion[]> => listPointers(db, configDraft, appId),
    /**
     * All or nothing; `base` is the draft the writer started from, or the live version where there is no draft, and empty where
     * there is neither. Without it, or with another, what is there is a conflict and stays.
     */
    saveDraft: (appId: string, documents: readonly ConfigDocument[], by: WriteMark): Promise<DraftOutcome> =>
      saveDrafts(db, clock, appId, documents, by),
    /** Answers whether there was one. */
    discardDraft: (appId: string, kind: ConfigKind, id: string): Promise<boolean> =>
      removePointer(db, configDraft, { appId, kind, id }),
    listScheduled: (appId: string): Promise<ScheduledVersion[]> => listScheduled(db, appId),
    /** All or nothing, one moment a document: a newer schedule takes the place of an older one. At `takeBackAt` what was live before comes back. `base` as in publish. */
    schedule: (
      appId: string,
      documents: readonly ConfigDocument[],
      publishAt: number,
      by: WriteMark,
      alongside: (tx: Database) => Promise<unknown>,
      takeBackAt?: number,
    ): Promise<SaveOutcome> =>
      schedule(db, clock, appId, documents, publishAt, by, alongside, takeBackAt ?? null),
    cancelSchedule: (appId: string, kind: ConfigKind, id: string): Promise<boolean> =>
      removePointer(db, configScheduled, { appId, kind, id }),
    /** Makes live what is due in all shops, or in one; each once however many nodes ask; shop by shop, all or nothing. */
    promoteDue: (now: number, appId?: string): Promise<{ appId: string; versions: ConfigVersion[] }[]> =>
      promoteDue(db, now, appId),
  };
}
