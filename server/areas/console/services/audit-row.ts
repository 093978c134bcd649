/** The row of the audit log of one call: stored before the call changes anything, closed with what it changed (D140, ADR-686). */
import { isObject } from '#schemas/page/json.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Actor, Change } from '#server/kernel/http/console-handler.ts';
import { STRETCH_PAUSE_MS } from '../limits.ts';
import type { AuditEntry } from '../store/audit.store.ts';

interface CallRecord {
  appId: string;
  actor: Actor;
  call: string;
  input: unknown;
}

interface AuditRow {
  /** Says what was changed; without a change there is no row. */
  close: (change: Change | undefined) => Promise<void>;
}

/** What stands there for a call that was not closed: its server was killed, or the call broke off. */
const NOT_CLOSED = { before: null, after: { is_finished: false } };

/** Fields of an input that name what it is about, and nothing else of it. */
const NAMING = /^(?:id|kind|number)$|_id$/;

/** What the input names; a call that is closed says it in its own words. */
function subjectOf(input: unknown): string {
  if (!isObject(input)) return '';
  const names = Object.entries(input).filter(
    ([field, value]) => NAMING.test(field) && typeof value === 'string',
  );
  return names.map(([field, value]) => `${field} ${String(value)}`).join(', ');
}

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
  { appId, actor, call }: CallRecord,
  { continues, subject }: Change,
): Promise<AuditEntry | undefined> {
  if (continues !== true) return undefined;
  const row = await stores.audit.newestOf(appId, subject, clock.now() - STRETCH_PAUSE_MS);
  const isOwn = row?.who === actor.name && row.userId === actor.userId && row.through === actor.through;
  return isOwn && row.call === call ? row : undefined;
}

/** @throws StoreError where the log cannot be written: the call is then answered as a fault, and nothing is changed */
export async function openAuditRow(
  deps: Pick<Deps, 'stores' | 'clock'>,
  record: CallRecord,
): Promise<AuditRow> {
  const { stores, clock } = deps;
  const { appId, actor, call, input } = record;
  const { name: who, userId, through } = actor;
  const entry = { at: clock.now(), who, userId, through, call, subject: subjectOf(input), ...NOT_CLOSED };
  const id = await stores.audit.add(appId, entry);
  return {
    close: async (change) => {
      if (change === undefined) return stores.audit.remove(appId, id);
      const { subject, before, after } = change;
      const at = clock.now();
      const stretch = await findStretch(deps, record, change);
      if (stretch === undefined) return stores.audit.write(appId, id, { at, subject, before, after });
      return stores.audit.extend(appId, stretch.id, id, { at, after: afterStretch(stretch, after) });
    },
  };
}
