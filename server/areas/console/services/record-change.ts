/** Adds the change of a console call to the audit log, before the call is answered (D140). */
import { isObject } from '#schemas/page/json.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Actor, Change } from '#server/kernel/http/console-handler.ts';
import { STRETCH_PAUSE_MS } from '../limits.ts';
import type { AuditEntry } from '../store/audit.store.ts';

/** What is there after a stretch of changes, how many there were, and since when (unix seconds). */
function afterStretch(row: AuditEntry, after: unknown): unknown {
  if (!isObject(after)) return after;
  const before = isObject(row.after) ? row.after : {};
  const { changes = 1, since = secondsOf(row.at) } = before;
  return { ...after, changes: Number(changes) + 1, since };
}

/** The row a change goes on with: the newest of its subject, of the same person and call, and not long ago (ADR-587). */
async function findStretch(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  { appId, actor, call, change }: { appId: string; actor: Actor; call: string; change: Change },
): Promise<AuditEntry | undefined> {
  if (change.continues !== true) return undefined;
  const row = await stores.audit.newestOf(appId, change.subject, clock.now() - STRETCH_PAUSE_MS);
  const isOwn = row?.who === actor.name && row.userId === actor.userId && row.through === actor.through;
  return isOwn && row.call === call ? row : undefined;
}

/** @throws StoreError where the log cannot be written: the call is then answered as a fault, though its change stands */
export async function recordChange(
  deps: Pick<Deps, 'stores' | 'clock'>,
  entry: { appId: string; actor: Actor; call: string; change: Change },
): Promise<void> {
  const { stores, clock } = deps;
  const { appId, actor, call, change } = entry;
  const { name: who, userId, through } = actor;
  const { subject, before, after } = change;
  const at = clock.now();
  const row = await findStretch(deps, entry);
  if (row === undefined)
    await stores.audit.add(appId, { subject, before, after, at, who, userId, through, call });
  else await stores.audit.extend(appId, row.id, { at, after: afterStretch(row, after) });
}
