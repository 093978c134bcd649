/** Decoration documents: immutable versions with draft, live and scheduled pointers (D42, D43). */
import { eq } from 'drizzle-orm';
import type { SaleChange } from '#schemas/goods-table/sale-change.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { saveDrafts } from './config-drafts.ts';
import { publish, readVersion, restore, unpublish } from './config-live.ts';
import { lastMoves, listReleases, readHistory } from './config-releases.ts';
import { listScheduled, promoteDue, schedule, shopsDue, type ScheduleRequest } from './config-schedule.ts';
import { listPointers, readPointer, removePointer } from './config-versions.ts';
import { salesBackTo, type SaleBack } from './release-sales.ts';
import { returnTo, stateAt, type ReturnRequest } from './release-state.ts';
import { countBlocked, listScheduledSales, resolveSale, type SaleName } from './scheduled-sales.ts';
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
  Promotion,
  Publication,
  DraftOutcome,
  SaleRefusal,
  ScheduledSale,
  ScheduledVersion,
  ScheduleOutcome,
} from './config-rows.ts';

export type ConfigStore = ReturnType<typeof createConfigStore>;

export function createConfigStore(db: Database, clock: Clock) {
  return {
    live: (appId: string, kind: ConfigKind, id: string): Promise<ConfigVersion | undefined> =>
      readPointer(db, configLive, { appId, kind, id }),
    listLive: (appId: string): Promise<ConfigVersion[]> => listPointers(db, configLive, appId),
    /** All or nothing, acknowledged only when stored. A draft of the same content has done its work and goes. */
    publish: (
      appId: string,
      documents: readonly ConfigDocument[],
      by: WriteMark,
      sales?: readonly SaleChange[],
    ): Promise<PublishOutcome> => publish(db, clock, appId, documents, by, sales),
    /** Publishes versions that are stored already: drafts, and old versions once more (rollback). */
    restore: (
      appId: string,
      pointers: readonly ConfigPointer[],
      by: WriteMark,
      sales?: readonly SaleChange[],
    ): Promise<RestoreOutcome> => restore(db, clock, appId, pointers, by, sales),
    /** Takes documents down, in one release; those that are not live are passed over. */
    unpublish: (appId: string, names: readonly DocumentName[], by: WriteMark): Promise<ReleaseOutcome> =>
      unpublish(db, clock, appId, names, by),
    /** The newest releases of a shop, newest first, or those before a number. */
    releases: (appId: string, page: { limit: number; before?: number }): Promise<Release[]> =>
      listReleases(db, appId, page),
    /** Undefined for a release the shop never had. */
    stateAt: (appId: string, release: number): Promise<ReleaseState | undefined> =>
      stateAt(db, appId, release),
    /** Changes of prices and coupons that lead back to how they stood after a release. */
    salesBackTo: (appId: string, release: number): Promise<SaleBack[]> => salesBackTo(db, appId, release),
    /** Makes a state live again, in one release; undefined where the newest release is not the one named any more. */
    returnTo: (
      appId: string,
      state: ReleaseState,
      by: WriteMark,
      request: ReturnRequest,
    ): Promise<ReleaseOutcome | SaleRefusal | undefined> => returnTo(db, clock, appId, state, by, request),
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
    /** Documents with a draft, those that go live by themselves, and prices that did not. */
    countWaiting: async (appId: string) => ({
      drafts: await db.$count(configDraft, eq(configDraft.appId, appId)),
      scheduled: await db.$count(configScheduled, eq(configScheduled.appId, appId)),
      blocked: await countBlocked(db, appId),
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
    /** All or nothing, one moment a document: a newer schedule takes the place of an older one. `base` as in publish. */
    schedule: (
      appId: string,
      request: ScheduleRequest,
      by: WriteMark,
      alongside: (tx: Database) => Promise<unknown>,
    ): Promise<ScheduleOutcome> => schedule(db, clock, appId, request, by, alongside),
    /** Prices and coupons that wait for their moment (ADR-770). */
    listScheduledSales: (appId: string): Promise<ScheduledSale[]> => listScheduledSales(db, appId),
    /** Takes one off the calendar, or lets it start from what is stored now; answers whether there was one. */
    resolveSale: (
      appId: string,
      name: SaleName,
      action: 'cancel' | 'anyway',
      alongside: (tx: Database) => Promise<unknown>,
    ): Promise<{ ok: boolean } | SaleRefusal> => resolveSale(db, clock, appId, name, { action, alongside }),
    cancelSchedule: (appId: string, kind: ConfigKind, id: string): Promise<boolean> =>
      removePointer(db, configScheduled, { appId, kind, id }),
    shopsDue: (now: number): Promise<string[]> => shopsDue(db, now),
    /** Makes live what is due in a shop, all or nothing; each once however many nodes ask. */
    promoteDue: (appId: string, now: number): Promise<Promotion> => promoteDue(db, appId, now),
  };
}
