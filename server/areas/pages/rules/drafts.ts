/** What a merchant works on before shoppers see it: drafts, their publication, schedules, and the way back (D43). */
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { isFatal } from '#schemas/page/parse-document.ts';
import { SCHEDULE_AHEAD_MS } from '#schemas/moment.ts';
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts';
import { publishScheduled } from '../jobs/publish-scheduled.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { ConfigPointer, ConfigVersion, DocumentName, SaleRefusal } from '../store/config-rows.ts';
import type { SaleName } from '../store/scheduled-sales.ts';
import type { WrittenSale } from '#server/areas/goods-transfer/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import {
  announceWrites,
  checkDrafts,
  isRefused,
  purgeDocuments,
  refusalOf,
  reportOf,
  withoutBody,
  type Draft,
  type DraftFault,
  type PublishResult,
  type PublishOptions,
  type PublishRefused,
  type SalesNotWritten,
  type WithSales,
} from './publish.ts';

export interface PublishWorld {
  stores: Pick<Stores, 'configs'>;
  bus: Bus;
  renderers: Catalogue;
}

export type SaveDraftsResult =
  | { ok: true; versions: Omit<ConfigVersion, 'body'>[]; faults: DraftFault[] }
  | PublishRefused
  /** The writer names no base, or one of which nothing is there any more. */
  | { ok: false; reason: 'no-base'; document: DocumentName };

/** A draft may have faults, for it is work in progress; only what could not even be previewed is refused. */
export async function saveDrafts(
  world: PublishWorld,
  appId: string,
  drafts: readonly Draft[],
  by: { author: string; note: string },
): Promise<SaveDraftsResult> {
  const faults = checkDrafts(drafts, world.renderers);
  if (faults.some((fault) => isFatal(fault) || fault.rule === 'document-id'))
    return { ok: false, reason: 'invalid', faults };
  const outcome = await world.stores.configs.saveDraft(appId, drafts, by);
  if (outcome.ok) {
    await announceWrites(world.bus, appId, outcome.versions);
    return { ok: true, versions: outcome.versions.map(withoutBody), faults };
  }
  if (outcome.conflict === undefined) {
    const { document } = outcome;
    return { ok: false, reason: 'no-base', document };
  }
  return { ok: false, reason: 'conflict', current: withoutBody(outcome.conflict) };
}

export type RestoreResult = PublishResult | { ok: false; reason: 'missing'; documents: DocumentName[] };

async function restore(
  world: PublishWorld,
  appId: string,
  versions: readonly (ConfigPointer & { body: unknown })[],
  options: PublishOptions & WithSales,
): Promise<RestoreResult | SalesNotWritten> {
  const faults = checkDrafts(versions, world.renderers);
  if (faults.some((fault) => isRefused(fault, options.salvage)))
    return { ok: false, reason: 'invalid', faults };
  const { author, note, changes } = options;
  const outcome = await world.stores.configs.restore(appId, versions, { author, note }, changes);
  if (!outcome.ok && 'missing' in outcome)
    return { ok: false, reason: 'missing', documents: [outcome.missing] };
  if (!outcome.ok) return refusalOf(outcome);
  await purgeDocuments(world.bus, appId, versions, outcome.changes);
  return { ok: true, ...reportOf(outcome), hidden: faults };
}

function sameName(one: DocumentName, other: DocumentName): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** The drafts of these documents, or every draft of the shop; or the names that have none. */
async function findDrafts(
  { stores }: PublishWorld,
  appId: string,
  names: readonly DocumentName[] | undefined,
): Promise<{ drafts: ConfigVersion[]; missing: DocumentName[] }> {
  const all = await stores.configs.listDrafts(appId);
  if (names === undefined) return { drafts: all, missing: [] };
  return {
    drafts: all.filter((draft) => names.some((name) => sameName(name, draft))),
    missing: names.filter((name) => !all.some((draft) => sameName(name, draft))),
  };
}

/**
 * Publishes drafts as they are stored. A document published after its draft was saved is a conflict, for the draft
 * knows nothing of that; `force` replaces it.
 */
export async function publishSaved(
  world: PublishWorld,
  appId: string,
  names: readonly DocumentName[] | undefined,
  options: PublishOptions & WithSales & { force: boolean },
): Promise<RestoreResult | SalesNotWritten> {
  const { drafts, missing } = await findDrafts(world, appId, names);
  if (missing.length > 0) return { ok: false, reason: 'missing', documents: missing };
  const live = await world.stores.configs.listLive(appId);
  const versions = [];
  for (const { kind, id, hash, body, at } of drafts) {
    const current = live.find((version) => sameName(version, { kind, id }));
    if (!options.force && current !== undefined && current.at > at)
      return { ok: false, reason: 'conflict', current: withoutBody(current) };
    versions.push({ kind, id, hash, body, ...(options.force ? {} : { base: current?.hash ?? '' }) });
  }
  return restore(world, appId, versions, options);
}

/** An old version once more, without its body being sent: a publication of its own in the history. */
export async function rollBack(
  world: PublishWorld,
  appId: string,
  pointer: ConfigPointer,
  options: PublishOptions,
): Promise<RestoreResult | SalesNotWritten> {
  const version = await world.stores.configs.version(appId, pointer);
  if (version === undefined) return { ok: false, reason: 'missing', documents: [pointer] };
  return restore(world, appId, [{ ...pointer, body: version.body }], options);
}

export type ScheduleResult =
  // oxlint-disable-next-line names/no-bare-participle -- the name it has in the answer of the console
  | { ok: true; versions: Omit<ConfigVersion, 'body'>[]; changes?: WrittenSale[]; hidden: DraftFault[] }
  | Extract<RestoreResult, { ok: false }>
  | { ok: false; reason: 'moment' | 'end' | 'nothing-live' };

/** A document to schedule: with its body, or as its draft stands. */
export type ToSchedule = DocumentName & { body?: unknown; base?: string };

/** Puts documents on the calendar, checked as strictly as a publication: nobody watches when they go live. */
export async function scheduleDocuments(
  world: PublishWorld & { clock: Clock; queue: JobQueue },
  appId: string,
  requests: readonly ToSchedule[],
  options: PublishOptions & WithSales & { publishAt: number; takeBackAt?: number | undefined },
): Promise<ScheduleResult | SalesNotWritten> {
  const { publishAt, takeBackAt, author, note, changes = [] } = options;
  const now = world.clock.now();
  if (publishAt <= now || publishAt > now + SCHEDULE_AHEAD_MS) return { ok: false, reason: 'moment' };
  if (takeBackAt !== undefined && (takeBackAt <= publishAt || takeBackAt > now + SCHEDULE_AHEAD_MS))
    return { ok: false, reason: 'end' };
  if (takeBackAt !== undefined && !(await areLive(world, appId, requests)))
    return { ok: false, reason: 'nothing-live' };
  const { drafts, missing } = await findDrafts(
    world,
    appId,
    requests.filter(({ body }) => body === undefined),
  );
  if (missing.length > 0) return { ok: false, reason: 'missing', documents: missing };
  const documents = requests.map(({ kind, id, body, base }): Draft => {
    const draft = drafts.find((one) => sameName(one, { kind, id }));
    return { kind, id, body: body ?? draft?.body, ...(base === undefined ? {} : { base }) };
  });
  const faults = checkDrafts(documents, world.renderers);
  if (faults.some((fault) => isRefused(fault, options.salvage)))
    return { ok: false, reason: 'invalid', faults };
  const names = documents.map(({ kind, id }) => ({ kind, id }));
  const sales = changes.map(({ kind, id }) => ({ kind, id }));
  const enqueue = async (tx: Database) => {
    for (const runAt of [publishAt, ...(takeBackAt === undefined ? [] : [takeBackAt])])
      await world.queue.enqueue(tx, publishScheduled, { appId, documents: names, sales }, { runAt });
  };
  const request = { documents, changes, publishAt, takeBackAt };
  const outcome = await world.stores.configs.schedule(appId, request, { author, note }, enqueue);
  if (!outcome.ok) return refusalOf(outcome);
  return {
    ok: true,
    versions: outcome.versions.map(withoutBody),
    changes: outcome.changes,
    hidden: faults,
  };
}

/** Takes a price or a coupon off the calendar, or changes it whatever was edited since; what waited for it goes on at once. */
export function resolveSale(
  world: PublishWorld & { queue: JobQueue; clock: Clock },
  appId: string,
  sale: SaleName,
  action: 'cancel' | 'anyway',
): Promise<{ ok: boolean } | SaleRefusal> {
  const data = { appId, documents: [], sales: [sale] };
  return world.stores.configs.resolveSale(appId, sale, action, (tx) =>
    world.queue.enqueue(tx, publishScheduled, data, { runAt: world.clock.now() }),
  );
}

/** What comes back has to be there. */
async function areLive(
  { stores: { configs } }: PublishWorld,
  appId: string,
  names: readonly DocumentName[],
): Promise<boolean> {
  const live = await Promise.all(names.map(({ kind, id }) => configs.live(appId, kind, id)));
  return live.every((version) => version !== undefined);
}
