/** Deleting an account (D90): asked for, taken back within thirty days, then done (ADR-177). */
import { DELETION_AFTER_MS } from '../limits.ts';
import type { Deps, Person } from '#server/kernel/area.ts';
import { tryEach } from '#server/kernel/jobs/try-each.ts';
import type { Viewer } from './viewer.ts';

export type DeletionAsked =
  /** When it will be done; undefined where it will not. `isNew`: nobody had asked before. */
  | { ok: true; deleteAt: number | undefined; isNew: boolean }
  | { ok: false; code: 'owner-stays' | 'state-conflict' };

export async function askDeletion(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  { user: { appId, id, roles } }: Viewer,
  on: boolean,
): Promise<DeletionAsked> {
  // A shop whose owner is gone could be entered by nobody.
  if (on && roles.includes('owner')) return { ok: false, code: 'owner-stays' };
  const account = await stores.accounts.byId(appId, id);
  const before = account?.deleteAt;
  // Asking again does not put it off.
  if (on && before !== undefined) return { ok: true, deleteAt: before, isNew: false };
  // Their files may be going at this moment.
  if (before !== undefined && before <= clock.now()) return { ok: false, code: 'state-conflict' };
  const deleteAt = on ? clock.now() + DELETION_AFTER_MS : undefined;
  await stores.accounts.change(appId, id, { deleteAt: deleteAt ?? null });
  return { ok: true, deleteAt, isNew: on };
}

/** What deleting somebody takes. */
export interface DeletionDeps extends Pick<Deps, 'clock' | 'forget'> {
  stores: Pick<Deps['stores'], 'deletions'>;
  uploads: Pick<Deps['uploads'], 'removeFiles'>;
  bus: Pick<Deps['bus'], 'publish'>;
}

/** Files first: should this end half way, the next round finds the same person again. */
async function deleteOne(
  { stores, uploads, bus, forget }: DeletionDeps,
  person: Person,
  now: number,
): Promise<void> {
  const { appId, userId } = person;
  await uploads.removeFiles(appId, userId);
  for (const publicId of await stores.deletions.carryOut(person, now, forget))
    await bus.publish('session.revoked', { appId, publicId });
}

const AT_ONCE = 100;

/**
 * Deletes everybody whose time has come; one who cannot be deleted stands in nobody else's way.
 * @throws AggregateError where somebody could not be.
 */
export async function deleteDue(deps: DeletionDeps): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.stores.deletions.due(now, AT_ONCE);
  await tryEach(due, (person) => deleteOne(deps, person, now));
}
