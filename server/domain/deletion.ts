/** Deleting an account (D90): asked for, taken back within thirty days, then done (decision 177). */
import { DELETION_AFTER_MS } from '#server/security/limits.ts';
import type { Deps } from './deps.ts';
import type { Viewer } from './viewer.ts';

/** When it will be done; undefined where it will not. `isNew`: nobody had asked before. */
export async function askDeletion(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  { user: { appId, id } }: Viewer,
  on: boolean,
): Promise<{ deleteAt: number | undefined; isNew: boolean }> {
  const account = await stores.accounts.byId(appId, id);
  const before = account?.deleteAt;
  // Asking again does not put it off.
  if (on && before !== undefined) return { deleteAt: before, isNew: false };
  const deleteAt = on ? clock.now() + DELETION_AFTER_MS : undefined;
  await stores.accounts.change(appId, id, { deleteAt: deleteAt ?? null });
  return { deleteAt, isNew: on };
}

/** Files first: should this end half way, the next round finds the same person again. */
async function deleteOne(
  { stores, uploads, bus }: Pick<Deps, 'stores' | 'uploads' | 'bus'>,
  { appId, id }: { appId: string; id: string },
  now: number,
): Promise<void> {
  await uploads.removeFiles(appId, id);
  for (const publicId of await stores.deletions.carryOut(appId, id, now))
    await bus.publish('session.revoked', { appId, publicId });
}

const AT_ONCE = 100;

/** Deletes everybody whose time has come; answers how many. */
export async function deleteDue(deps: Pick<Deps, 'stores' | 'uploads' | 'bus' | 'clock'>): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.stores.deletions.due(now, AT_ONCE);
  for (const person of due) await deleteOne(deps, person, now);
  return due.length;
}
